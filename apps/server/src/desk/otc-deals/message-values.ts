import { numberFor } from '@tessera/domain/platform/text/record-number.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import type { DealRow } from './otc-deals.sql.ts'

export const dealNumber = (d: Pick<DealRow, 'created_at' | 'number'>): string => numberFor('PP', d.created_at, d.number)

/** Returns the values for a message about a deal. */
export const messageValues = (d: DealRow) => ({
  number: dealNumber(d),
  amount: formatAmount(d.amount, d.coin_scale),
  coin: d.coin,
  fiatAmount: formatAmount(d.fiat_amount, d.fiat_scale),
  fiat: d.fiat,
})
