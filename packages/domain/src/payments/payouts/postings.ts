import type { CustomerAccount, Transfer } from '#books/ledger/transfer.ts'
import { minus } from '#books/money/amount.ts'
import type { Paid } from '#payments/withdrawals/postings.ts'

/** Returns the account whose money a payout holds and pays: the fiat account. */
export const paidOutFrom = (customer: string): CustomerAccount => ({ customer, kind: 'fiat' })

/**
 * Posts a payout that the bank paid, as two transfers, so that fee income has its own account. `fee` is below `amount`.
 */
export const payoutPaid = ({ customer, coin, amount, fee }: Paid): Transfer[] => [
  { debit: paidOutFrom(customer), credit: { exchange: 'bank' }, coin, amount: minus(amount, fee) },
  ...(fee > 0n ? [{ debit: paidOutFrom(customer), credit: { exchange: 'fees' }, coin, amount: fee } as const] : []),
]
