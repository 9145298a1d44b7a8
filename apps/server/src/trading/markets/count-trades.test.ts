import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#testing/exchange.ts'
import { type Floor, PAIR, tradingFloor } from '#testing/trading-floor.ts'
import { countTrades } from './count-trades.sql.ts'

let floor: Floor
let maker: Person
let taker: Person
beforeAll(async () => {
  floor = await tradingFloor()
  maker = await floor.trader('10000', 1_000)
  taker = await floor.trader('10000', 1_000)
  await floor.start()
})
afterAll(() => floor.exchange.close())

const SECOND = 1_000
const trade = async (price: string, side: 'buy' | 'sell'): Promise<void> => {
  await floor.place(maker, `${side === 'buy' ? 'sell' : 'buy'} 2 @ ${price}`)
  await floor.place(taker, `${side} 2 @ ${price}`)
}

const sums = sql`
  (array_agg(open order by first_seq))[1] as open, max(high) as high, min(low) as low, (array_agg(close order by last_seq desc))[1] as close,
  sum(quantity) as quantity, sum(value) as value, sum(bought_quantity) as bought, sum(bought_value) as paid, sum(trades)::int as trades,
  min(first_seq) as first, max(last_seq) as last`
const added = async (since: Date): Promise<unknown> =>
  (await sql`select ${sums} from traded_since(${PAIR}, ${since})`.execute(floor.exchange.deps.db)).rows
const oneByOne = async (since: Date): Promise<unknown> =>
  (
    await sql`select ${sums} from single_trade where market = ${PAIR} and at >= ${since}`.execute(
      floor.exchange.deps.db,
    )
  ).rows

async function expectSame(): Promise<void> {
  const { rows } = await sql<{ at: Date }>`select distinct at from fill order by at`.execute(floor.exchange.deps.db)
  const moments = rows.flatMap(({ at }) => [at, new Date(at.getTime() - 1), new Date(at.getTime() + 1)])
  for (const moment of [new Date(0), ...moments, new Date('2999-01-01')])
    expect(await added(moment)).toEqual(await oneByOne(moment))
}

test('counted minutes and uncounted trades together are every trade since any moment, whenever they are counted', async () => {
  expect(await added(new Date(0))).toMatchObject([{ trades: null }])
  await countTrades(floor.exchange.deps)
  const prices = ['12.50', '12.70', '12.40', '12.60', '12.55', '12.30', '12.80', '12.50', '12.45', '12.65']
  for (const [at, price] of prices.entries()) {
    await trade(price, at % 3 === 0 ? 'sell' : 'buy')
    // Several trades in one minute, none in another; counted in the middle of a minute and at its end.
    floor.exchange.passTime((at % 4 === 3 ? 190 : 14) * SECOND)
    if (at === 2 || at === 6) await countTrades(floor.exchange.deps)
    if (at % 2 === 0) await expectSame()
  }
  await countTrades(floor.exchange.deps)
  await expectSame()
})

test('two concurrent runs count each trade once', async () => {
  for (const price of ['12.50', '12.60', '12.40']) await trade(price, 'buy')
  await Promise.all([1, 2, 3].map(() => countTrades(floor.exchange.deps)))
  expect(await added(new Date(0))).toEqual(await oneByOne(new Date(0)))
})
