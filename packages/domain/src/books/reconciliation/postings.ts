import type { ExchangeAccount, Transfer } from '#books/ledger/transfer.ts'
import { type Amount, amount } from '#books/money/amount.ts'

/** The places where money of a coin is held, each with its own account. */
export const places = ['chain', 'bank'] as const
export type Place = (typeof places)[number]

const outside: Record<Place, ExchangeAccount> = { chain: { exchange: 'custody' }, bank: { exchange: 'bank' } }
/** Separate from other suspense, so that only a reversal debits it. */
const surplus: ExchangeAccount = { exchange: 'suspense', of: 'reconciliation' }

const deficit: ExchangeAccount = { exchange: 'deficit' }

type Booked = {
  readonly coin: string
  readonly where: Place
  readonly by: bigint
  /** The losses that the company still owes, in minor units. */
  readonly owedByCompany: bigint
}

/**
 * The postings that make the books equal the external holdings. A surplus first covers losses that the company owes,
 * because it pays them in. The rest goes to suspense and is not ours. The exchange pays a shortfall from its fee income.
 */
export function differenceBooked({ coin, where, by, owedByCompany }: Booked): Transfer[] {
  if (by <= 0n) return [{ debit: { exchange: 'fees' }, credit: outside[where], coin, amount: amount(-by) }]
  const covered = by < owedByCompany ? by : owedByCompany
  return [
    { debit: outside[where], credit: deficit, coin, amount: amount(covered) },
    { debit: outside[where], credit: surplus, coin, amount: amount(by - covered) },
  ].filter((transfer) => transfer.amount > 0n)
}

type Loss = { readonly coin: string; readonly where: Place; readonly amount: Amount; readonly fees: Amount }

/** The postings of a loss: the fee income pays it as far as it can, and the company owes the rest. */
export function lossBooked({ coin, where, amount: lost, fees }: Loss): Transfer[] {
  const paid = fees < lost ? fees : lost
  const parts: [ExchangeAccount, bigint][] = [
    [{ exchange: 'fees' }, paid],
    [deficit, lost - paid],
  ]
  return parts
    .filter(([, part]) => part > 0n)
    .map(([debit, part]) => ({ debit, credit: outside[where], coin, amount: amount(part) }))
}
