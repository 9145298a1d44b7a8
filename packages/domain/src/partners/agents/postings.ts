import type { CustomerAccount, Transfer } from '#books/ledger/transfer.ts'
import type { Amount } from '#books/money/amount.ts'

type Paid = {
  readonly customer: string
  readonly coin: string
  readonly kind: 'crypto' | 'fiat' | 'token'
  readonly amount: Amount
}
/** The token or fiat account of the payee, because the trading core owns spot accounts. */
const paidTo = ({ customer, kind }: Paid): CustomerAccount => ({ customer, kind: kind === 'fiat' ? 'fiat' : 'token' })

/** Pays a month's rebates of one payee in one coin from fee income. */
export const rebatePaid = (paid: Paid): Transfer[] => [
  { debit: { exchange: 'fees' }, credit: paidTo(paid), coin: paid.coin, amount: paid.amount },
]
