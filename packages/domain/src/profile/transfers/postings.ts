import type { CustomerAccount, Transfer } from '#books/ledger/transfer.ts'
import type { Amount } from '#books/money/amount.ts'

export type Moved = { readonly account: CustomerAccount; readonly coin: string; readonly amount: Amount }

/** Takes money out of an account into clearing, until the target side takes it in. */
export const transferSent = ({ account, coin, amount }: Moved): Transfer[] => [
  { debit: account, credit: { exchange: 'clearing' }, coin, amount },
]

/** Moves money from clearing to the target account. */
export const transferTaken = ({ account, coin, amount }: Moved): Transfer[] => [
  { debit: { exchange: 'clearing' }, credit: account, coin, amount },
]
