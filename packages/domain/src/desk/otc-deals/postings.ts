import type { Transfer } from '#books/ledger/transfer.ts'
import { type Amount, minus } from '#books/money/amount.ts'

export type ReleasedDeal = {
  readonly seller: string
  readonly buyer: string
  readonly coin: string
  readonly amount: Amount
  readonly fee: Amount
}

/**
 * Postings that move the reserved coins from the seller to the buyer, and the fee to the exchange. `fee` is below
 * `amount`.
 */
export const dealReleased = ({ seller, buyer, coin, amount, fee }: ReleasedDeal): Transfer[] => {
  const from = { customer: seller, kind: 'token' } as const
  return [
    { debit: from, credit: { customer: buyer, kind: 'token' }, coin, amount: minus(amount, fee) },
    ...(fee > 0n ? [{ debit: from, credit: { exchange: 'fees' }, coin, amount: fee } as const] : []),
  ]
}
