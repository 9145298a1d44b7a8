import type { Amount } from '@tessera/domain/books/money/amount.ts'
import type { ReferenceSource } from '@tessera/domain/trading/markets/reference.ts'
import { PRICE_FIGURES } from '@tessera/domain/trading/markets/price-figures.ts'
import { sql } from 'kysely'
import { changed, many, maybeOne, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

/** A reference price in minor quote units for one whole base unit. */
type SavedReference = { readonly price: bigint; readonly source: ReferenceSource }

/** Stores the current reference of a market, or that it has none. Every change is recorded. */
export async function saveReference(tx: Tx, market: string, reference: SavedReference | undefined): Promise<void> {
  const { price, source } = reference ?? { price: null, source: null }
  await changed(
    tx,
    sql`insert into reference_change (market, price, source, at) values (${market}, ${price === null ? null : String(price)}::numeric, ${source}, ${tx.now})`,
  )
  if (reference === undefined) await changed(tx, sql`delete from market_reference where market = ${market}`)
  else
    await changed(
      tx,
      sql`insert into market_reference (market, price, source, since) values (${market}, ${String(price)}::numeric, ${source}, ${tx.now})
          on conflict (market) do update set price = excluded.price, source = excluded.source, since = excluded.since`,
    )
}

export type ListedMarket = {
  readonly symbol: string
  readonly base: string
  readonly quote: string
  readonly tick: bigint
  readonly quote_scale: number
  readonly price: bigint | null
  readonly source: ReferenceSource | null
}
const listed = sql`
  select m.symbol, m.base, m.quote, m.tick, q.scale as quote_scale, r.price, r.source
    from market m join coin q on q.code = m.quote left join market_reference r on r.market = m.symbol`
export const listMarkets = (source: Source): Promise<ListedMarket[]> =>
  many(source, sql<ListedMarket>`${listed} order by m.symbol`)

type AuctionRow = {
  readonly market: string
  readonly at: Date
  readonly ticks: bigint
  readonly pairs: number
  readonly value: bigint
  readonly before: bigint | null
}
/**
 * Returns auctions with trades up to this age, newest first. `before` is the reference one day before each, or after
 * its last change since then that no auction caused.
 */
export const readRecentAuctions = (tx: Tx, ageMs: number): Promise<AuctionRow[]> =>
  many(
    tx,
    sql<AuctionRow>`
      select t.market, t.at, t.ticks, x.pairs, x.value,
             coalesce((select c.price from reference_change c
                        where c.market = t.market and c.at < t.at and c.price is not null
                          and (c.source <> 'auction' or c.at <= t.at - make_interval(secs => ${PRICE_FIGURES.auctionMoveMs / 1_000}))
                        order by c.id desc limit 1),
                      (select c.price from reference_change c where c.market = t.market and c.at < t.at and c.price is not null order by c.id limit 1)) as before
        from book_turn t
       cross join lateral (
         select count(distinct (least(a.person_id, b.person_id), greatest(a.person_id, b.person_id)))::int as pairs, coalesce(sum(f.value), 0)::numeric as value
           from fill f join trading_order a on a.id = f.maker_order join trading_order b on b.id = f.taker_order
          where f.market = t.market and f.at = t.at and f.auction and not f.connected) x
       where t.at > ${tx.now}::timestamptz - make_interval(secs => ${ageMs / 1_000}) and t.lots > 0 order by t.number desc`,
  )

type DayRow = { readonly market: string; readonly price: bigint; readonly value: bigint; readonly pairs: number }
/** Returns the price, value and pairs of each of the five UTC days before today, if unconnected people traded on it. */
export const readDays = (tx: Tx): Promise<DayRow[]> =>
  many(
    tx,
    sql<DayRow>`
      select market, price, value, pairs from market_day
       where day >= (${tx.now}::timestamptz at time zone 'UTC')::date - ${PRICE_FIGURES.days}::int and price is not null`,
  )

/** Computes the finished days of each market that are not computed yet. Later trades change no finished day. */
export const computeDays = (tx: Tx): Promise<bigint> =>
  changed(
    tx,
    sql`insert into market_day (market, day, price, value, pairs)
        select m.symbol, d.day, round(x.weighted / nullif(x.quantity, 0)), coalesce(x.value, 0), x.pairs
          from market m
         cross join lateral (select (${tx.now}::timestamptz at time zone 'UTC')::date - n as day from generate_series(1, ${PRICE_FIGURES.days}::int) n) d
         cross join lateral (
           select sum(f.price::numeric * f.quantity) as weighted, sum(f.quantity) as quantity, sum(f.value) as value,
                  count(distinct (least(a.person_id, b.person_id), greatest(a.person_id, b.person_id)))::int as pairs
             from fill f join trading_order a on a.id = f.maker_order join trading_order b on b.id = f.taker_order
            where f.market = m.symbol and f.at >= d.day::timestamp at time zone 'UTC' and f.at < (d.day + 1)::timestamp at time zone 'UTC'
              and not f.connected) x
         where not exists (select 1 from market_day k where k.market = m.symbol and k.day = d.day)
        on conflict do nothing`,
  )

type ValuationRow = {
  readonly coin: string
  readonly as_of: Date
  readonly price: Amount
  readonly currency: string
  readonly scale: number
}
/** Returns the newest valuation of each product; if a day has several, the last one published. */
export const readNewestValuations = (source: Source): Promise<ValuationRow[]> =>
  many(
    source,
    sql<ValuationRow>`
      select distinct on (p.symbol) p.symbol as coin, v.as_of::timestamp at time zone 'UTC' as as_of, v.price, p.currency, c.scale
        from product p join product_valuation v on v.product_id = p.id join coin c on c.code = p.currency
       where p.status <> 'draft' order by p.symbol, v.as_of desc, v.number desc`,
  )

/** Stores a price that two operators set, in minor quote units; undefined withdraws the one before. */
export const insertSetPrice = (tx: Tx, market: string, price: bigint | undefined): Promise<bigint> =>
  changed(
    tx,
    sql`insert into reference_set (market, price, at) values (${market}, ${price === undefined ? null : String(price)}::numeric, ${tx.now})`,
  )

/** Returns a market with its reference, locked before a price is set. */
export const lockReference = (tx: Tx, symbol: string): Promise<ListedMarket | undefined> =>
  maybeOne(tx, sql<ListedMarket>`${listed} where m.symbol = ${symbol} for update of m`)

type SetRow = { readonly market: string; readonly at: Date; readonly price: bigint | null }
/** Returns prices that two operators set, newest first: the last one of each market, and all up to this age. */
export const readSetPrices = (tx: Tx, ageMs: number): Promise<SetRow[]> =>
  many(
    tx,
    sql<SetRow>`
      select s.market, s.at, s.price from reference_set s
       where s.at > ${tx.now}::timestamptz - make_interval(secs => ${ageMs / 1_000})
          or s.id = (select max(id) from reference_set x where x.market = s.market)
       order by s.id desc`,
  )

/** Stores the minimum value of the price rules in a quote coin, or undefined if no agreed rate gives one. */
export const saveLeastValue = (tx: Tx, quote: string, value: bigint | undefined): Promise<bigint> =>
  value === undefined
    ? changed(tx, sql`delete from least_value where quote = ${quote}`)
    : changed(
        tx,
        sql`insert into least_value (quote, value, at) values (${quote}, ${String(value)}::numeric, ${tx.now})
            on conflict (quote) do update set value = excluded.value, at = excluded.at where least_value.value <> excluded.value`,
      )
