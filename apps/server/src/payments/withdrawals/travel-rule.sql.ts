import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { type Unidentified, unidentifiedCap } from '@tessera/domain/payments/withdrawals/travel-rule.ts'
import { sql } from 'kysely'
import { one } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { thresholdPrices } from './limit-prices.ts'

/**
 * A customer's payments to unidentified beneficiaries that were not given back, and the cap of `dollars` Singapore
 * dollars, at this moment.
 */
export async function unidentifiedOf(tx: Tx, customerId: string, dollars: number): Promise<Unidentified> {
  const { before } = await one(
    tx,
    sql<{ before: Amount }>`
      select coalesce(sum(limit_value), 0)::numeric as before from withdrawal
       where customer_id = ${customerId} and not identified and status not in ('refused', 'cancelled', 'lapsed', 'refunded')
         and requested_at > ${tx.now}::timestamptz - interval '24 hours'`,
  )
  return { before, cap: unidentifiedCap(dollars, (await thresholdPrices(tx)).get('SGD')) }
}
