import { VOLUME_DAYS } from '@tessera/domain/books/fees/trading-rates.ts'
import { RATE_SCALE } from '@tessera/domain/books/rates/rate.ts'
import { sql } from 'kysely'
import { changed } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

/** Returns false if another run has already counted the day. */
export const insertVolumeDay = async (tx: Tx, day: string): Promise<boolean> =>
  (await changed(
    tx,
    sql`insert into volume_day (day, counted_at) values (${day}, ${tx.now}) on conflict do nothing`,
  )) === 1n

/** Writes the value that each customer traded on a day. Trades between connected people do not count. */
export const insertTradedDay = (tx: Tx, day: string): Promise<bigint> =>
  changed(
    tx,
    sql`insert into traded_day (customer_id, day, coin, value)
        select coalesce(c.parent_id, c.id), ${day}::date, m.quote, sum(f.value::numeric)
          from market m
          join fill f on f.market = m.symbol and f.at >= ${day}::timestamp at time zone 'UTC'
                     and f.at < (${day}::date + 1)::timestamp at time zone 'UTC' and not f.connected
         cross join lateral (values (f.buyer_quote), (f.seller_quote)) as side(account)
          join account a on a.id = side.account join customer c on c.id = a.customer_id
         group by 1, 3`,
  )

/**
 * Replaces the volume of every customer by that of the 30 days that end with `through`, at the last agreed rates. Coins
 * without a rate do not count.
 */
export async function replaceVolumes(tx: Tx, through: string, currency: string): Promise<void> {
  const isOver = sql`day <= ${through}::date - ${VOLUME_DAYS}::int`
  await changed(tx, sql`delete from traded_day where ${isOver}`)
  await changed(tx, sql`delete from trading_volume`)
  await changed(
    tx,
    sql`insert into trading_volume (customer_id, through, volume)
        select d.customer_id, ${through}::date,
               trunc(sum(d.value::numeric * case d.coin when ${currency} then 10::numeric ^ ${RATE_SCALE}::int else r.price::numeric end
                         / 10::numeric ^ (c.scale + ${RATE_SCALE}::int)))::bigint
          from traded_day d join coin c on c.code = d.coin left join rate r on r.coin = d.coin and r.fiat = ${currency}
         where d.coin = ${currency} or r.price is not null
         group by d.customer_id`,
  )
}
