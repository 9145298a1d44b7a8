import type { Transfer } from '#books/ledger/transfer.ts'
import { type Amount, minus } from '#books/money/amount.ts'
import type { TransferPlace } from '#profile/transfers/transfer.ts'

export type SentInternally = {
  readonly sender: string
  readonly recipient: string
  /** The kind of account of the coin, the same for both customers. */
  readonly place: TransferPlace
  readonly coin: string
  /** The amount that leaves the sender, fee included. */
  readonly amount: Amount
  readonly fee: Amount
}

/** Moves a coin from one customer to another, and the fee to the exchange. No coin leaves the exchange. */
export const internalTransfer = ({ sender, recipient, place, coin, amount, fee }: SentInternally): Transfer[] => {
  const debit = { customer: sender, kind: place } as const
  const sent = { debit, credit: { customer: recipient, kind: place }, coin, amount: minus(amount, fee) } as const
  return fee === 0n ? [sent] : [sent, { debit, credit: { exchange: 'fees' }, coin, amount: fee }]
}
