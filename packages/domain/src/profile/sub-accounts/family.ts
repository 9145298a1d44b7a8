import type { TransferPlace } from '#profile/transfers/transfer.ts'
import { homeOf } from '#profile/transfers/transfer.ts'

/** Maximum number of open sub-accounts of one owner. Source: decision G16. */
export const MAX_SUB_ACCOUNTS = 10

/**
 * True if a coin can move between two accounts of a family: from its home account or spot to the other's home account
 * or spot.
 */
export const familyRouteExists = (kind: 'crypto' | 'fiat' | 'token', from: TransferPlace, to: TransferPlace): boolean =>
  [from, to].every((place) => place === 'spot' || place === homeOf(kind))
