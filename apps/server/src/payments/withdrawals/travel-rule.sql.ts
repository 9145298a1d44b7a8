import { ZERO } from '@tessera/domain/books/money/amount.ts'
import { type CountedUse, usedIn } from '@tessera/domain/books/limits/withdrawal-limits.ts'
import { type Unidentified, unidentifiedCap } from '@tessera/domain/payments/withdrawals/travel-rule.ts'
import { sql } from 'kysely'
import { many } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { referenceCurrency } from '#books/rates/reference-currency.ts'
import { limitPrices, thresholdPrices } from './limit-prices.ts'
import { readSetting } from '#platform/settings/settings.sql.ts'

/**
 * Returns a customer's payments to unidentified beneficiaries that were not returned, and the cap of the settings, at
 * this moment and in the reference currency. The rest is zero if an earlier amount has no current price.
 */
export async function unidentifiedOf(tx: Tx, customerId: string): Promise<Unidentified> {
  const counted = await many(
    tx,
    sql<CountedUse>`
      select limit_currency as currency, sum(limit_value)::numeric as "last24Hours", 0::numeric as "calendarDay", 0::numeric as month from withdrawal
       where customer_id = ${customerId} and not identified and status not in ('refused', 'cancelled', 'lapsed', 'refunded')
         and requested_at > ${tx.now}::timestamptz - interval '24 hours'
       group by limit_currency`,
  )
  const { unidentifiedDollars } = await readSetting(tx, 'travelRule')
  const used = usedIn(await referenceCurrency(tx), counted, await limitPrices(tx))
  if (used === undefined) return { before: ZERO, cap: ZERO }
  return {
    before: used.last24Hours,
    cap: unidentifiedCap(unidentifiedDollars, (await thresholdPrices(tx)).get('SGD')),
  }
}
