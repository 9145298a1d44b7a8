import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { otcAdsReview } from '@tessera/contract/desk/otc-ads/otc-ads-review.ts'
import { sql } from 'kysely'
import { behindTime, nextOf, skipped, timeKey } from '#platform/database/keyset.ts'
import { many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import { adColumns, type AdRow, adsJoined } from './otc-ads.sql.ts'

export type ReviewedAdRow = AdRow & {
  readonly owner: {
    readonly id: string
    readonly number: string
    readonly name: string | null
    readonly nickname: string | null
  }
}
const columns = sql`${adColumns},
  (select jsonb_build_object('id', u.id, 'number', u.number::text, 'name', u.real_name, 'nickname', u.nickname)
     from customer u where u.id = a.customer_id) as owner`

/** Everybody's, newest first. */
export async function listReviewedAds(
  source: Source,
  { status, ...asked }: InputOf<typeof otcAdsReview.list>,
  now: Date,
): Promise<{ total: number; rows: ReviewedAdRow[]; next: string | null }> {
  const chosen = sql`${adsJoined(now)} where (${status ?? null}::text is null or a.status = ${status ?? null})`
  const { total } = await one(source, sql<{ total: number }>`select count(*)::int as total ${chosen}`)
  const [at, id] = [sql`a.created_at`, sql`a.id`]
  const rows = await many(
    source,
    sql<ReviewedAdRow & { readonly key: string }>`
      select ${columns}, ${timeKey(at, id)} as key ${chosen} ${behindTime(at, id, asked)}
       order by a.created_at desc, a.id limit ${asked.pageSize} offset ${skipped(asked)}`,
  )
  return { total, rows, next: nextOf(rows, asked) }
}

export const findReviewedAd = (source: Source, id: string, now: Date): Promise<ReviewedAdRow | undefined> =>
  maybeOne(source, sql<ReviewedAdRow>`select ${columns} ${adsJoined(now)} where a.id = ${id}`)
