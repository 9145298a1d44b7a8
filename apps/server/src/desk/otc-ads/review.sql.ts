import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { otcAdsReview } from '@tessera/contract/desk/otc-ads/otc-ads-review.ts'
import { sql } from 'kysely'
import { type Page, pageByTime } from '#platform/database/page.sql.ts'
import { maybeOne, type Source } from '#platform/database/rows.ts'
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

/** Records of all customers, newest first. */
export function listReviewedAds(
  source: Source,
  { status, ...page }: InputOf<typeof otcAdsReview.list>,
  now: Date,
): Promise<Page<ReviewedAdRow>> {
  const chosen = sql`${adsJoined(now)} where (${status ?? null}::text is null or a.status = ${status ?? null})`
  return pageByTime(source, { columns, chosen, at: sql`a.created_at`, id: sql`a.id` }, page)
}

export const findReviewedAd = (source: Source, id: string, now: Date): Promise<ReviewedAdRow | undefined> =>
  maybeOne(source, sql<ReviewedAdRow>`select ${columns} ${adsJoined(now)} where a.id = ${id}`)
