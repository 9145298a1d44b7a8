import type { CustomerAccount, Transfer } from '#books/ledger/transfer.ts'
import type { Amount } from '#books/money/amount.ts'

export type Moved = { readonly account: CustomerAccount; readonly coin: string; readonly amount: Amount }

/** Out of an account, on its way: clearing holds it until the other side takes it in. */
export const transferSent = ({ account, coin, amount }: Moved): Transfer[] => [
  { debit: account, credit: { house: 'clearing' }, coin, amount },
]

/** Out of clearing, arrived. */
export const transferTaken = ({ account, coin, amount }: Moved): Transfer[] => [
  { debit: { house: 'clearing' }, credit: account, coin, amount },
]
