import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { type Unidentified, unidentifiedCap } from '@tessera/domain/payments/withdrawals/travel-rule.ts'
import { sql } from 'kysely'
import { one } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { thresholdPrices } from './limit-prices.ts'
import { readSetting } from '#platform/settings/settings.sql.ts'

/**
 * A customer's payments to unidentified beneficiaries that were not given back, and the cap of the
 * settings, at this moment.
 */
export async function unidentifiedOf(tx: Tx, customerId: string): Promise<Unidentified> {
  const { before } = await one(
    tx,
    sql<{ before: Amount }>`
      select coalesce(sum(limit_value), 0)::numeric as before from withdrawal
       where customer_id = ${customerId} and not identified and status not in ('refused', 'cancelled', 'lapsed', 'refunded')
         and requested_at > ${tx.now}::timestamptz - interval '24 hours'`,
  )
  const { unidentifiedDollars } = await readSetting(tx, 'travelRule')
  return { before, cap: unidentifiedCap(unidentifiedDollars, (await thresholdPrices(tx)).get('SGD')) }
}
