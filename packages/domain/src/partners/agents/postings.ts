import type { CustomerAccount, Transfer } from '#books/ledger/transfer.ts'
import type { Amount } from '#books/money/amount.ts'

type Paid = {
  readonly customer: string
  readonly coin: string
  readonly kind: 'crypto' | 'fiat' | 'token'
  readonly amount: Amount
}
/** On the wallet side: spot accounts are the trading core's. */
const paidTo = ({ customer, kind }: Paid): CustomerAccount => ({ customer, kind: kind === 'fiat' ? 'fiat' : 'token' })

/** A month's rebates of one payee in one coin, out of the fees that they are a share of. */
export const rebatePaid = (paid: Paid): Transfer[] => [
  { debit: { house: 'fees' }, credit: paidTo(paid), coin: paid.coin, amount: paid.amount },
]
