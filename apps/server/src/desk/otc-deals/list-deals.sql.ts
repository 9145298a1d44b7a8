import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { otcDeals } from '@tessera/contract/desk/otc-deals/otc-deals.ts'
import { openDeals } from '@tessera/domain/desk/otc-deals/machine.ts'
import { sql } from 'kysely'
import { behindTime, nextOf, skipped, timeKey } from '#platform/database/keyset.ts'
import { many, one, type Source } from '#platform/database/rows.ts'
import { dealColumns, type DealRow, dealsJoined } from './otc-deals.sql.ts'

/** A customer's own on either side, newest first. */
export async function listOwnDeals(
  source: Source,
  customerId: string,
  { open, status, side, adId, ...asked }: InputOf<typeof otcDeals.list>,
): Promise<{ total: number; rows: DealRow[]; next: string | null }> {
  const ofSide = {
    sell: sql`d.seller_id = ${customerId}`,
    buy: sql`d.buyer_id = ${customerId}`,
    either: sql`(d.seller_id = ${customerId} or d.buyer_id = ${customerId})`,
  }[side ?? 'either']
  const chosen = sql`${dealsJoined} where ${ofSide}
    and (${open ?? null}::boolean is null or (d.status = any(${[...openDeals]})) = ${open ?? null})
    and (${status ?? null}::text is null or d.status = ${status ?? null}) and (${adId ?? null}::uuid is null or d.ad_id = ${adId ?? null})`
  const { total } = await one(source, sql<{ total: number }>`select count(*)::int as total ${chosen}`)
  const [at, id] = [sql`d.created_at`, sql`d.id`]
  const rows = await many(
    source,
    sql<DealRow & { readonly key: string }>`
      select ${dealColumns}, ${timeKey(at, id)} as key ${chosen} ${behindTime(at, id, asked)}
       order by d.created_at desc, d.id limit ${asked.pageSize} offset ${skipped(asked)}`,
  )
  return { total, rows, next: nextOf(rows, asked) }
}
