import type { Transfer } from '#books/ledger/transfer.ts'
import type { Amount } from '#books/money/amount.ts'
import type { TransferPlace } from '#profile/transfers/transfer.ts'

export type SentInternally = {
  readonly sender: string
  readonly recipient: string
  /** Where the coin is at home, on both sides. */
  readonly place: TransferPlace
  readonly coin: string
  readonly amount: Amount
}

/** From one customer to another: what the house owes changes hands, nothing leaves it and it costs nothing. */
export const internalTransfer = ({ sender, recipient, place, coin, amount }: SentInternally): Transfer[] => [
  { debit: { customer: sender, kind: place }, credit: { customer: recipient, kind: place }, coin, amount },
]
