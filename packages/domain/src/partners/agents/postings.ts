import type { CustomerAccount, Transfer } from '#books/ledger/transfer.ts'
import type { Amount } from '#books/money/amount.ts'

type Paid = {
  readonly customer: string
  readonly coin: string
  readonly kind: 'crypto' | 'fiat' | 'token'
  readonly amount: Amount
}
/**
 * Returns the token or fiat account of the payee. Spot accounts cannot be paid here, because the trading core owns
 * them.
 */
const paidTo = ({ customer, kind }: Paid): CustomerAccount => ({ customer, kind: kind === 'fiat' ? 'fiat' : 'token' })

/** Pays one payee's rebates of a month in one coin from fee income. */
export const rebatePaid = (paid: Paid): Transfer[] => [
  { debit: { exchange: 'fees' }, credit: paidTo(paid), coin: paid.coin, amount: paid.amount },
]
