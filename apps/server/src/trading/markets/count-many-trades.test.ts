import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#testing/database.ts'
import { connect, type Database } from '#platform/database/database.ts'
import { databaseClock, makeInTx } from '#platform/database/tx.ts'
import { countTrades } from './count-trades.sql.ts'

const PAIR = 'AURB-tUSD'
const TRADES = 50_000
/** One trade every three seconds. */
const DAYS = (TRADES * 3) / 86_400

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await testDatabase()
  db = connect(database.appUrl, { onError: (error) => expect.fail(error.message) }).db
  const owner = new pg.Client(database.ownerUrl)
  await owner.connect()
  // Disables triggers, because these trades belong to no orders.
  await owner.query('set session_replication_role = replica')
  await owner.query(`
    insert into market (symbol, base, quote, tick, lot, min_value, max_value, maker_fee_ppm, taker_fee_ppm, band_ppm, listing_price, status, listed_at)
    values ('${PAIR}', 'AURB', 'tUSD', 10000, 1, 1000000, 1000000000000, 1000, 1500, 200000, 12500000, 'open', now())`)
  await owner.query(
    `insert into fill (id, market, seq, maker_order, maker_step, maker_status, taker_order, taker_step, taker_status,
                       taker_side, price, quantity, value, maker_fee, taker_fee, at, auction, connected, buyer_quote, seller_quote, fees, seller_base,
                       buyer_base, buyer_quote_balance, seller_quote_balance, seller_base_balance, buyer_base_balance, journal_id, journal_seq,
                       prev_hash, hash)
     select gen_random_uuid(), '${PAIR}', n, gen_random_uuid(), 2, 3, gen_random_uuid(), 2, 3, case when n % 3 = 0 then 'sell' else 'buy' end,
            12500000 + n % 100 * 10000, 1 + n % 7, (1 + n % 7) * 12500000, 0, 0, now() - ($1::int - n) * interval '3 seconds', false, false, 1, 2, 3, 4,
            5, 0, 0, 0, 0, gen_random_uuid(), n, decode(repeat('00', 32), 'hex'), decode(repeat('00', 32), 'hex')
       from generate_series(1, $1::int) n`,
    [TRADES],
  )
  await owner.query('analyze')
  await owner.end()
})
afterAll(async () => {
  await db.destroy()
  await database.dropUnverified()
})

const sums = sql`sum(trades)::int as trades, sum(quantity) as quantity, sum(value) as value, max(high) as high, min(low) as low`
const back = (days: number) => sql`now() - make_interval(secs => ${Math.round(days * 86_400)})`
const added = async (days: number): Promise<unknown> =>
  (await sql`select ${sums} from traded_since(${PAIR}, ${back(days)})`.execute(db)).rows
const oneByOne = async (days: number): Promise<unknown> =>
  (await sql`select ${sums} from single_trade where market = ${PAIR} and at >= ${back(days)}`.execute(db)).rows

/** Returns the number of rows of `fill` that a query reads. */
async function read(days: number): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain (analyze, costs off, timing off, summary off, buffers off) select ${sums} from traded_since(${PAIR}, ${back(days)})`.execute(
    db,
  )
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  const each = [...plan.matchAll(/ on fill[^\n]*actual rows=(\S+)[^]*?(?=->|$)/g)]
  expect(each).toHaveLength(2)
  const removed = each.map(([node]) => Number(/Rows Removed by Filter: (\d+)/.exec(node)?.[1] ?? 0))
  return each.reduce((sum, [, given], at) => sum + Number(given) + (removed[at] ?? 0), 0)
}

test('reads counted minutes and only the trades of one minute, however many trades there are', async () => {
  expect(await read(2 * DAYS)).toBe(TRADES)
  await countTrades({ db, inTx: (actor) => makeInTx(db, databaseClock, actor) })
  for (const days of [2 * DAYS, 1, 0.5, 0.01]) {
    expect(await added(days)).toEqual(await oneByOne(days))
    expect(await read(days)).toBeLessThanOrEqual(20)
  }
})
