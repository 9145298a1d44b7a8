import type { CustomerAccount, Transfer } from '#books/ledger/transfer.ts'
import { type Amount, minus } from '#books/money/amount.ts'

export type Paid = { readonly customer: string; readonly coin: string; readonly amount: Amount; readonly fee: Amount }

/** The account that holds and pays withdrawals: the token account. */
export const withdrawnFrom = (customer: string): CustomerAccount => ({ customer, kind: 'token' })

/**
 * Books a withdrawal that was paid on the chain, in two transfers, so that fee income has its own account. `fee` is
 * below `amount`.
 */
export const withdrawalPaid = ({ customer, coin, amount, fee }: Paid): Transfer[] => [
  { debit: withdrawnFrom(customer), credit: { exchange: 'custody' }, coin, amount: minus(amount, fee) },
  ...(fee > 0n ? [{ debit: withdrawnFrom(customer), credit: { exchange: 'fees' }, coin, amount: fee } as const] : []),
]
