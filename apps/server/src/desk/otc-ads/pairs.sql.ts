import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { RATE_FRESH_SECONDS } from '@tessera/domain/books/rates/rate.ts'
import { type RawBuilder, sql } from 'kysely'
import { many, maybeOne, type Source } from '#platform/database/rows.ts'
import { stopRuns } from '#platform/settings/running-stops.sql.ts'
import { otcCoinUnsupported, otcFiatUnsupported } from './refusals.ts'

/** A coin and the fiat currency that pays for it, with current settings. */
export type Pair = {
  readonly coin: string
  readonly kind: string
  readonly coin_scale: number
  readonly fiat: string
  readonly fiat_scale: number
  /** The current rate; null without one. */
  readonly rate: Amount | null
}

/** Joins the current rate `r` of a coin in a currency. A stale rate is ignored (threat TRF-06). */
export const freshRate = (coin: RawBuilder<unknown>, fiat: RawBuilder<unknown>, now: Date): RawBuilder<unknown> => sql`
  left join rate r on r.coin = ${coin} and r.fiat = ${fiat}
                  and r.as_of >= ${now}::timestamptz - make_interval(secs => ${RATE_FRESH_SECONDS})`

const pairs = (now: Date): RawBuilder<Pair> => sql<Pair>`
  select c.code as coin, c.kind, c.scale as coin_scale, f.code as fiat, f.scale as fiat_scale, r.price as rate
    from coin c cross join coin f ${freshRate(sql`c.code`, sql`f.code`, now)}
   where c.kind = 'crypto' and f.kind = 'fiat' and not ${stopRuns('coin', sql`c.code`)} and not ${stopRuns('coin', sql`f.code`)}`

/** Returns coins and stablecoins with every listed fiat currency, but never tokens of products (decision G48). */
export const listPairs = (source: Source, now: Date): Promise<Pair[]> =>
  many(source, sql<Pair>`${pairs(now)} order by c.code, f.code`)

export async function findPair(
  source: Source,
  requested: { readonly coin: string; readonly fiat: string },
  now: Date,
): Promise<Outcome<Pair, 'OTC_COIN_UNSUPPORTED' | 'OTC_FIAT_UNSUPPORTED'>> {
  const pair = await maybeOne(
    source,
    sql<Pair>`${pairs(now)} and c.code = ${requested.coin} and f.code = ${requested.fiat}`,
  )
  if (pair !== undefined) return ok(pair)
  const known = await maybeOne(
    source,
    sql`select 1 from coin where code = ${requested.coin} and kind = 'crypto' and not ${stopRuns('coin', sql`code`)}`,
  )
  return known === undefined ? otcCoinUnsupported : otcFiatUnsupported
}

/** Returns the available balance of a customer in each coin. */
export const availableCoins = (source: Source, customerId: string): Promise<{ coin: string; available: Amount }[]> =>
  many(
    source,
    sql<{ coin: string; available: Amount }>`
      select c.code as coin, coalesce(a.posted - a.held, 0)::numeric as available
        from coin c left join account a on a.customer_id = ${customerId} and a.kind = 'token' and a.purpose = 'own' and a.coin = c.code
       where c.kind = 'crypto' order by c.code`,
  )
