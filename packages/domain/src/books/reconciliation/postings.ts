import type { HouseAccount, Transfer } from '#books/ledger/transfer.ts'
import { amount } from '#books/money/amount.ts'

/** Where money of a coin lies, and with it the account that stands for it. */
export const places = ['chain', 'bank'] as const
export type Place = (typeof places)[number]

const outside: Record<Place, HouseAccount> = { chain: { house: 'custody' }, bank: { house: 'bank' } }
/** Kept apart from what waits for its owner otherwise: nothing but a reversal takes from it. */
const surplus: HouseAccount = { house: 'suspense', of: 'reconciliation' }

type Booked = { readonly coin: string; readonly where: Place; readonly by: bigint }

/**
 * What makes the books say what the outside holds. A surplus is kept safe and is not ours; what is missing is borne by the
 * house, out of what it earned.
 */
export const differenceBooked = ({ coin, where, by }: Booked): Transfer[] => [
  by > 0n
    ? { debit: outside[where], credit: surplus, coin, amount: amount(by) }
    : { debit: { house: 'fees' }, credit: outside[where], coin, amount: amount(-by) },
]
