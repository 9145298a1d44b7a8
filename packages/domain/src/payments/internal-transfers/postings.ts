import type { Transfer } from '#books/ledger/transfer.ts'
import type { Amount } from '#books/money/amount.ts'
import type { TransferPlace } from '#profile/transfers/transfer.ts'

export type SentInternally = {
  readonly sender: string
  readonly recipient: string
  /** The kind of account of the coin, for both customers. */
  readonly place: TransferPlace
  readonly coin: string
  readonly amount: Amount
}

/** Moves a coin from one customer to another. Nothing leaves the exchange, and there is no fee. */
export const internalTransfer = ({ sender, recipient, place, coin, amount }: SentInternally): Transfer[] => [
  { debit: { customer: sender, kind: place }, credit: { customer: recipient, kind: place }, coin, amount },
]
