import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import type { Deps } from '#platform/http/deps.ts'
import { changed, many, one } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

/** Maximum number of trades counted in one transaction. */
const BATCH_SIZE = 20_000

/**
 * Adds the trades since the last run to their minutes, pair by pair. Readers add uncounted trades from the trades
 * themselves (`traded_since`), so none is ever missing.
 */
export async function countTrades({ db, inTx }: Pick<Deps, 'db' | 'inTx'>): Promise<void> {
  const behind = await many(
    { db },
    sql<{ symbol: string }>`
      select m.symbol from market m
        join lateral (select seq from fill where market = m.symbol order by seq desc limit 1) f on f.seq > trades_counted_of(m.symbol)`,
  )
  for (const { symbol } of behind)
    while ((await inTx('job:count_trades')(async (tx) => ok(await countBatch(tx, symbol)))).value === BATCH_SIZE);
}

/** Returns the number of counted trades. */
async function countBatch(tx: Tx, symbol: string): Promise<number> {
  await changed(tx, sql`insert into trades_counted (market, seq) values (${symbol}, 0) on conflict do nothing`)
  const { seq } = await one(
    tx,
    sql<{ seq: bigint }>`select seq from trades_counted where market = ${symbol} for update`,
  )
  // The single writer commits trades in the order of their numbers, so no lower number follows.
  const { counted } = await one(
    tx,
    sql<{ counted: number }>`
      with fresh as materialized (select * from fill where market = ${symbol} and seq > ${seq} order by seq limit ${BATCH_SIZE}),
           added as (
             insert into trade_minute as m
               (market, at, first_seq, last_seq, open, high, low, close, quantity, value, bought_quantity, bought_value, trades)
             select market, date_bin('1 minute', at, timestamptz '2024-01-01 00:00+00') as minute, min(seq), max(seq),
                    (array_agg(price order by seq))[1], max(price), min(price), (array_agg(price order by seq desc))[1],
                    sum(quantity), sum(value),
                    coalesce(sum(quantity) filter (where taker_side = 'buy'), 0),
                    coalesce(sum(value) filter (where taker_side = 'buy'), 0), count(*)
               from fresh where not connected group by market, minute
             on conflict (market, at) do update
               set last_seq = excluded.last_seq, high = greatest(m.high, excluded.high), low = least(m.low, excluded.low),
                   close = excluded.close, quantity = m.quantity + excluded.quantity, value = m.value + excluded.value,
                   bought_quantity = m.bought_quantity + excluded.bought_quantity,
                   bought_value = m.bought_value + excluded.bought_value, trades = m.trades + excluded.trades)
      update trades_counted set seq = coalesce((select max(seq) from fresh), seq) where market = ${symbol}
      returning (select count(*)::int from fresh) as counted`,
  )
  return counted
}
