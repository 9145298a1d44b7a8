import type { Dealer } from '@tessera/contract/desk/otc-ads/otc-ads.ts'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { many, type Source } from '#platform/database/rows.ts'

/** Figures of a customer `c` over the last 30 days. */
export type DealerRow = {
  readonly uid: bigint
  readonly nickname: string | null
  readonly finished: number
  readonly failed: number
  readonly release_seconds: number | null
}

const gone = sql`(d.status = 'released' or d.outcome = 'release')`
/**
 * Joins the figures as `s`. A failed deal counts against the party at fault. That is a buyer who did not pay in time or
 * paid too little, or a seller whom operators forced to release.
 */
export const dealerFigures = (now: Date): RawBuilder<unknown> => sql`
  left join lateral (
    select count(*) filter (where d.status = 'released' or (d.outcome = 'release' and d.buyer_id = c.id))::int as finished,
           count(*) filter (where (d.buyer_id = c.id and (d.status = 'cancelled' or d.outcome = 'return'))
                               or (d.seller_id = c.id and d.outcome = 'release'))::int as failed,
           percentile_cont(0.5) within group (order by extract(epoch from d.ended_at - d.paid_at))
             filter (where d.seller_id = c.id and ${gone})::int as release_seconds
      from otc_deal d
     where (d.seller_id = c.id or d.buyer_id = c.id) and d.ended_at > ${now}::timestamptz - interval '30 days') s on true`
export const dealerColumns = sql`c.number as uid, c.nickname, s.finished, s.failed, s.release_seconds`

export const dealerView = (row: DealerRow): z.output<typeof Dealer> => ({
  uid: String(row.uid),
  nickname: row.nickname ?? '',
  finishedDeals: row.finished,
  finishedPpm:
    row.finished + row.failed === 0 ? null : Math.floor((row.finished * 1_000_000) / (row.finished + row.failed)),
  releaseMinutes: row.release_seconds === null ? null : Math.ceil(row.release_seconds / 60),
})

type Named = DealerRow & { readonly id: string }
/** Figures of several customers by id. */
export async function figuresOfDealers(
  source: Source,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Named>> {
  const rows = await many(
    source,
    sql<Named>`
      select c.id, ${dealerColumns} from customer c ${dealerFigures(now)} where c.id = any(${[...new Set(ids)]}::uuid[])`,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** Figures of several customers as other customers see them. */
export const dealersOf = async (
  source: Source,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, z.output<typeof Dealer>>> =>
  new Map([...(await figuresOfDealers(source, ids, now))].map(([id, row]) => [id, dealerView(row)]))
