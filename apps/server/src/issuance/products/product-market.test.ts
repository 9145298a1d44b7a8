import { products } from '@tessera/contract/issuance/products/products.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#testing/exchange.ts'
import { primaryMarket } from '#testing/offering.ts'
import { type Floor, PAIR, tradingFloor } from '#testing/trading-floor.ts'

let floor: Floor
let maker: Person
let taker: Person
beforeAll(async () => {
  floor = await tradingFloor()
  maker = await floor.trader('10000', 1_000)
  taker = await floor.trader('10000', 1_000)
  await floor.start()
  const { symbol } = await (await primaryMarket(floor.exchange)).published()
  await sql`update product set symbol = 'AURB' where symbol = ${symbol}`.execute(floor.exchange.deps.db)
})
afterAll(() => floor.exchange.close())

const trade = async (price: string, quantity: number): Promise<void> => {
  await floor.place(maker, `sell ${quantity} @ ${price}`)
  await floor.place(taker, `buy ${quantity} @ ${price}`)
}
const listed = async () => {
  const { rows } = await floor.exchange.api(products).list({ search: 'AURB' })
  const detail = await floor.exchange.api(products).detail({ symbol: 'AURB' })
  expect(rows[0]?.market).toEqual(detail.market)
  return detail.market
}

test('a product whose pair never traded has no price, no change and no chart line', async () => {
  expect(await listed()).toEqual({
    symbol: PAIR,
    quote: 'tUSD',
    price: null,
    change24h: null,
    volume24h: '0',
    sparkline: [],
  })
})

test('the chart line and the volume of a product come from its trades of the last 24 hours', async () => {
  await trade('12.50', 5)
  floor.exchange.passTime(30 * HOUR_MS)
  await trade('12.40', 2)
  await trade('12.60', 3)
  floor.exchange.passTime(2 * HOUR_MS)
  await trade('12.75', 4)
  const market = await listed()
  expect(market).toMatchObject({ price: '12.750000', change24h: '0.020000', volume24h: '9' })
  const turns = market?.sparkline.filter((price, at, all) => price !== all[at - 1])
  expect(turns).toEqual(['12.500000', '12.600000', '12.750000'])
  expect(market?.sparkline).toHaveLength(48)
})

test('a day without a trade has a flat line and no volume', async () => {
  floor.exchange.passTime(30 * HOUR_MS)
  const market = await listed()
  expect(market).toMatchObject({ change24h: '0.000000', volume24h: '0' })
  expect(new Set(market?.sparkline)).toEqual(new Set(['12.750000']))
})
