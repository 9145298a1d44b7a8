import type { AlertSide } from '@tessera/domain/trading/price-alerts/price-alert.ts'
import { sql } from 'kysely'
import { changed, many, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

/** Maximum number of trades compared in one transaction. */
export const BATCH_SIZE = 20_000

/** Pairs with waiting alerts and with trades that were not compared with them. */
export const marketsToCheck = (source: Source): Promise<{ readonly market: string }[]> =>
  many(
    source,
    sql<{ market: string }>`
      select w.market from (select distinct market from price_alert where reached_at is null) w
        join lateral (select seq from fill where market = w.market order by seq desc limit 1) f on true
        left join price_alert_check c on c.market = w.market
       where f.seq > coalesce(c.seq, 0)`,
  )

const startCheck = (tx: Tx, market: string): Promise<bigint> =>
  changed(tx, sql`insert into price_alert_check (market, seq) values (${market}, 0) on conflict do nothing`)

/**
 * Locks the check of a pair and returns the trades to compare: those after `from`, up to `to`. Trades before the oldest
 * waiting alert are skipped. The single writer commits trades in the order of their numbers, so no lower number
 * follows.
 */
export async function lockCheck(tx: Tx, market: string): Promise<{ readonly from: bigint; readonly to: bigint }> {
  await startCheck(tx, market)
  // Waits for alerts that are being added; the next statement sees them.
  await one(tx, sql<{ seq: bigint }>`select seq from price_alert_check where market = ${market} for update`)
  const { from } = await one(
    tx,
    sql<{ from: bigint }>`
      select greatest(seq, (select min(after_seq) from price_alert where market = ${market} and reached_at is null)) as from
        from price_alert_check where market = ${market}`,
  )
  const { to } = await one(
    tx,
    sql<{ to: bigint }>`
      select coalesce(max(seq), ${from}) as to from (
        select seq from fill where market = ${market} and seq > ${from} order by seq limit ${BATCH_SIZE}) f`,
  )
  return { from, to }
}

/** Keeps the check of a pair from running until the transaction ends, so that it sees the alert of this transaction. */
export async function holdCheck(tx: Tx, market: string): Promise<void> {
  await startCheck(tx, market)
  await one(tx, sql<{ seq: bigint }>`select seq from price_alert_check where market = ${market} for share`)
}

export const setChecked = (tx: Tx, market: string, to: bigint): Promise<bigint> =>
  changed(tx, sql`update price_alert_check set seq = ${to} where market = ${market} and seq < ${to}`)

export type ReachedAlert = {
  readonly id: string
  readonly customer_id: string
  readonly side: AlertSide
  readonly price: bigint
  readonly reached_price: bigint
}

/**
 * Marks the alerts that one of these trades reaches, each by the first such trade. Trades between connected people
 * change no price, so they reach none. The highest and the lowest price select the alerts by their index.
 */
export const markReached = (
  tx: Tx,
  market: string,
  { from, to }: { readonly from: bigint; readonly to: bigint },
): Promise<ReachedAlert[]> =>
  many(
    tx,
    sql<ReachedAlert>`
      with trades as materialized (
             select seq, price, at from fill
              where market = ${market} and seq > ${from} and seq <= ${to} and not connected),
           bounds as materialized (select max(price) as high, min(price) as low from trades),
           hit as (
             select a.id, f.seq, f.price, f.at
               from bounds b
               join price_alert a on a.market = ${market} and a.reached_at is null
                and (a.side = 'above' and a.price <= b.high or a.side = 'below' and a.price >= b.low)
              cross join lateral (
                select t.* from trades t
                 where t.seq > a.after_seq and (case a.side when 'above' then t.price >= a.price else t.price <= a.price end)
                 order by t.seq limit 1) f
                for update of a)
      update price_alert p set reached_seq = hit.seq, reached_price = hit.price, reached_at = hit.at
        from hit where p.id = hit.id
      returning p.id, p.customer_id, p.side, p.price, p.reached_price`,
  )
