import type { ExchangeAccount, Transfer } from '#books/ledger/transfer.ts'
import { amount } from '#books/money/amount.ts'

/** The places where money of a coin is held, each with its own account. */
export const places = ['chain', 'bank'] as const
export type Place = (typeof places)[number]

const outside: Record<Place, ExchangeAccount> = { chain: { exchange: 'custody' }, bank: { exchange: 'bank' } }
/** Separate from other suspense: only a reversal takes from it. */
const surplus: ExchangeAccount = { exchange: 'suspense', of: 'reconciliation' }

type Booked = { readonly coin: string; readonly where: Place; readonly by: bigint }

/**
 * The postings that make the books equal the external holdings. A surplus goes to suspense and is not ours. The
 * exchange pays a shortfall from its fee income.
 */
export const differenceBooked = ({ coin, where, by }: Booked): Transfer[] => [
  by > 0n
    ? { debit: outside[where], credit: surplus, coin, amount: amount(by) }
    : { debit: { exchange: 'fees' }, credit: outside[where], coin, amount: amount(-by) },
]
