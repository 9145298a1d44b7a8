import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { otcDeals } from '@tessera/contract/desk/otc-deals/otc-deals.ts'
import { openDeals } from '@tessera/domain/desk/otc-deals/machine.ts'
import { sql } from 'kysely'
import { type Page, pageByTime } from '#platform/database/page.sql.ts'
import type { Source } from '#platform/database/rows.ts'
import { dealColumns, type DealRow, dealsJoined } from './otc-deals.sql.ts'

/** Deals of one customer on either side, newest first. */
export function listOwnDeals(
  source: Source,
  customerId: string,
  { open, status, side, adId, ...page }: InputOf<typeof otcDeals.list>,
): Promise<Page<DealRow>> {
  const ofSide = {
    sell: sql`d.seller_id = ${customerId}`,
    buy: sql`d.buyer_id = ${customerId}`,
    either: sql`(d.seller_id = ${customerId} or d.buyer_id = ${customerId})`,
  }[side ?? 'either']
  const chosen = sql`${dealsJoined} where ${ofSide}
    and (${open ?? null}::boolean is null or (d.status = any(${[...openDeals]})) = ${open ?? null})
    and (${status ?? null}::text is null or d.status = ${status ?? null}) and (${adId ?? null}::uuid is null or d.ad_id = ${adId ?? null})`
  return pageByTime(source, { columns: dealColumns, chosen, at: sql`d.created_at`, id: sql`d.id` }, page)
}
