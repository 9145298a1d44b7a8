import { sql } from 'kysely'
import { ownerMay } from '#desk/otc-ads/otc-ads.sql.ts'
import { haveBlocked } from '#desk/otc-ads/search.sql.ts'
import { maybeOne } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

/**
 * True if a customer may take an ad that the search lists: it is open, its owner may deal, and neither has blocked the
 * other. `decide` checks if each may buy or sell.
 */
export const mayBeTaken = async (tx: Tx, adId: string, takerId: string): Promise<boolean> =>
  (await maybeOne(
    tx,
    sql`
      select 1 from otc_ad a join customer c on c.id = a.customer_id
       where a.id = ${adId} and a.status in ('published', 'trading') and ${ownerMay(tx.now)}
         and not ${haveBlocked(takerId)}`,
  )) !== undefined
