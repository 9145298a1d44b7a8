import type { CustomerAccount, Transfer } from '#books/ledger/transfer.ts'
import type { Amount } from '#books/money/amount.ts'

export type Moved = { readonly account: CustomerAccount; readonly coin: string; readonly amount: Amount }

/** Moves money from an account to clearing, until the target side credits it. */
export const transferSent = ({ account, coin, amount }: Moved): Transfer[] => [
  { debit: account, credit: { exchange: 'clearing' }, coin, amount },
]

/** Moves money from clearing to the target account. */
export const transferTaken = ({ account, coin, amount }: Moved): Transfer[] => [
  { debit: { exchange: 'clearing' }, credit: account, coin, amount },
]
