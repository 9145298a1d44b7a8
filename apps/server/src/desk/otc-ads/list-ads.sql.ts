import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { otcAds } from '@tessera/contract/desk/otc-ads/otc-ads.ts'
import { AD_DAYS } from '@tessera/domain/desk/otc-ads/machine.ts'
import { sql } from 'kysely'
import { type Page, pageByTime } from '#platform/database/page.sql.ts'
import { many, maybeOne, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { adColumns, type AdRow, adsJoined, ownerMay, usableKinds } from './otc-ads.sql.ts'

/** Ads of one customer, newest first. */
export function listOwnAds(
  source: Source,
  customerId: string,
  { status, side, ...page }: InputOf<typeof otcAds.myList>,
  now: Date,
): Promise<Page<AdRow>> {
  const chosen = sql`${adsJoined(now)} where a.customer_id = ${customerId}
    and (${status ?? null}::text is null or a.status = ${status ?? null}) and (${side ?? null}::text is null or a.side = ${side ?? null})`
  return pageByTime(source, { columns: adColumns, chosen, at: sql`a.created_at`, id: sql`a.id` }, page)
}

export type AdState = {
  readonly id: string
  readonly customer_id: string
  readonly coin: string
  readonly fiat: string
  readonly status: AdRow['status']
  readonly looked_at: Date
  readonly owner_may: boolean
  readonly methods_usable: boolean
}
const state = (now: Date) => sql<AdState>`
  select a.id, a.customer_id, a.coin, a.fiat, a.status, a.looked_at, ${ownerMay(now)} as owner_may,
         cardinality(${usableKinds(now)}) > 0 as methods_usable
    from otc_ad a join customer c on c.id = a.customer_id`

/** Returns open ads that can no longer be taken. */
export const listLapsing = (tx: Tx, max: number): Promise<AdState[]> =>
  many(
    tx,
    sql<AdState>`
      select * from (${state(tx.now)} where a.status in ('published', 'trading')) s
       where not owner_may or not methods_usable or looked_at <= ${tx.now}::timestamptz - make_interval(days => ${AD_DAYS})
       limit ${max}`,
  )

/** Returns the current state of one ad. */
export const stateOf = (tx: Tx, id: string): Promise<AdState | undefined> =>
  maybeOne(tx, sql<AdState>`${state(tx.now)} where a.id = ${id}`)
