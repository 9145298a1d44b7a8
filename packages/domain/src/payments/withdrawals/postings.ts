import type { CustomerAccount, Transfer } from '#books/ledger/transfer.ts'
import { type Amount, minus } from '#books/money/amount.ts'

export type Paid = { readonly customer: string; readonly coin: string; readonly amount: Amount; readonly fee: Amount }

/** Returns the account whose money a withdrawal holds and pays: the token account. */
export const withdrawnFrom = (customer: string): CustomerAccount => ({ customer, kind: 'token' })

/**
 * Posts a withdrawal that was paid on the chain, as two transfers, so that fee income has its own account. `fee` is
 * below `amount`.
 */
export const withdrawalPaid = ({ customer, coin, amount, fee }: Paid): Transfer[] => [
  { debit: withdrawnFrom(customer), credit: { exchange: 'custody' }, coin, amount: minus(amount, fee) },
  ...(fee > 0n ? [{ debit: withdrawnFrom(customer), credit: { exchange: 'fees' }, coin, amount: fee } as const] : []),
]
