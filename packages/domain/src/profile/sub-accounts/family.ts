import type { TransferPlace } from '#profile/transfers/transfer.ts'
import { homeOf } from '#profile/transfers/transfer.ts'

/** Sub-accounts of one owner that are not closed. Source: decision G16. */
export const MOST_SUB_ACCOUNTS = 10

/** Between two accounts of a family a coin moves from where it is to where it can be: its home or spot, on either side. */
export const familyRouteExists = (kind: 'crypto' | 'fiat' | 'token', from: TransferPlace, to: TransferPlace): boolean =>
  [from, to].every((place) => place === 'spot' || place === homeOf(kind))
