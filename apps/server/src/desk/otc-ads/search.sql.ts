import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { otcAds } from '@tessera/contract/desk/otc-ads/otc-ads.ts'
import { otherSide } from '@tessera/domain/desk/otc-ads/ad.ts'
import { PRICE_DECIMALS } from '@tessera/domain/desk/otc-ads/price.ts'
import type { Amount } from '@tessera/domain/books/money/amount.ts'
import type { MethodKind } from '@tessera/domain/desk/payment-methods/method.ts'
import { RATE_SCALE } from '@tessera/domain/books/rates/rate.ts'
import { type RawBuilder, sql } from 'kysely'
import { many, type Source } from '#platform/database/rows.ts'
import { dealerColumns, dealerFigures, type DealerRow } from './dealers.sql.ts'
import { type AdRow, ownerMay, usableKinds } from './otc-ads.sql.ts'
import { freshRate } from './pairs.sql.ts'
import { ownerEligible } from './owner-eligible.sql.ts'

export type OfferRow = DealerRow &
  Pick<AdRow, 'id' | 'side' | 'coin' | 'coin_scale' | 'fiat' | 'fiat_scale' | 'remaining' | 'fiat_min' | 'terms'> &
  Pick<AdRow, 'window_minutes' | 'margin_ppm'> & {
    readonly price_now: Amount
    readonly max_now: Amount
    readonly kinds: MethodKind[]
    readonly key: string
  }

const step = 10n ** BigInt(RATE_SCALE - PRICE_DECIMALS)
/**
 * SQL of the price by the formula of domain/otc-ads/price.ts, in whole numbers; null if a floating price has no current
 * rate.
 */
const priceNow = sql`
  coalesce(a.price::numeric, div(r.price::numeric * (1000000 + a.margin_ppm), 1000000 * ${String(step)}::numeric) * ${String(step)}::numeric)`

/**
 * True if one of two customers has blocked the other; a block works in both directions (decision G15, threat AZ-15).
 */
export const haveBlocked = (mine: string): RawBuilder<boolean> => sql<boolean>`
  exists (select 1 from blacklist_entry b join customer me on me.id = ${mine}
           where (b.customer_id = me.id and b.blocked_number = c.number)
              or (b.customer_id = c.id and b.blocked_number = me.number))`

type OfferFilter = Omit<InputOf<typeof otcAds.search>, 'amount'> & { readonly amount?: Amount | undefined }

/**
 * Returns the ads that a customer may take now. In each, the owner may deal, the ad has a payment method and a price,
 * and its remaining quantity covers the smallest deal. Leaves out the customer's own ads, and those of customers on
 * either side of a block.
 */
export function findOffers(source: Source, customerId: string, filter: OfferFilter, now: Date): Promise<OfferRow[]> {
  const { side, coin, fiat, method, sort, pageSize, after } = filter
  const amount = filter.amount === undefined ? null : String(filter.amount)
  const [last, id] = after?.split('_') ?? []
  const beyond = last === undefined ? sql`` : sql`and (o.sorted, o.id) > (${last}::numeric, ${id}::uuid)`
  const rank = {
    price: side === 'buy' ? sql`p.price_now` : sql`-p.price_now`,
    deals: sql`-s.finished`,
    share: sql`case when s.finished + s.failed = 0 then 1 else -div(s.finished * 1000000, s.finished + s.failed) end`,
  }[sort]
  return many(
    source,
    sql<OfferRow>`
      select o.*, o.sorted::text || '_' || o.id as key from (
        select a.id, a.side, a.coin, k.scale as coin_scale, a.fiat, f.scale as fiat_scale, a.remaining, a.fiat_min, a.terms,
               a.window_minutes, a.margin_ppm, p.price_now, w.max_now, u.kinds, ${dealerColumns}, (${rank})::numeric as sorted
          from otc_ad a join coin k on k.code = a.coin join coin f on f.code = a.fiat join customer c on c.id = a.customer_id
          ${freshRate(sql`a.coin`, sql`a.fiat`, now)}
          cross join lateral (select ${priceNow} as price_now) p
          cross join lateral (
            select least(a.fiat_max::numeric,
                         div(a.remaining::numeric * p.price_now * power(10::numeric, f.scale), power(10::numeric, k.scale + ${RATE_SCALE}::int))) as max_now) w
          cross join lateral (select ${usableKinds(now)} as kinds) u
          ${dealerFigures(now)}
         where a.status in ('published', 'trading') and a.side = ${otherSide(side)} and a.coin = ${coin} and a.fiat = ${fiat}
           and p.price_now > 0 and w.max_now >= a.fiat_min and a.customer_id <> ${customerId} and ${ownerMay(now)}
           and cardinality(u.kinds) > 0 and (${method ?? null}::text is null or ${method ?? null} = any(u.kinds))
           and (${amount}::numeric is null or ${amount}::numeric between a.fiat_min and w.max_now)
           and not ${haveBlocked(customerId)} and ${ownerEligible}) o
       where true ${beyond} order by o.sorted, o.id limit ${pageSize}`,
  )
}

type OfferedPair = { readonly side: AdRow['side']; readonly coin: string; readonly fiat: string }
/** The coins and currencies in which other customers have open ads, by the side of the ad. */
export const offeredPairs = (source: Source, customerId: string): Promise<OfferedPair[]> =>
  many(
    source,
    sql<OfferedPair>`
      select distinct side, coin, fiat from otc_ad
       where status in ('published', 'trading') and customer_id <> ${customerId} order by coin, fiat, side`,
  )

export type LastDeal = { readonly at: Date; readonly price: Amount; readonly amount: Amount }
/** Returns the last completed deals of a pair, newest first. */
export const lastDeals = (
  source: Source,
  { coin, fiat }: { readonly coin: string; readonly fiat: string },
  max: number,
): Promise<LastDeal[]> =>
  many(
    source,
    sql<LastDeal>`
      select ended_at as at, price, amount from otc_deal
       where coin = ${coin} and fiat = ${fiat} and status = 'released' order by ended_at desc limit ${max}`,
  )
