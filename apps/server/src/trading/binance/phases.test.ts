import type { MarketEvent } from '@tessera/domain/trading/markets/market.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeKey, type TestKey } from '#testing/api-keys.ts'
import {
  type Answer,
  limitOrder,
  type Method,
  type Params,
  sendBinance,
  signedQuery,
  textOf,
} from '#testing/binance.ts'
import { type Floor, PAIR, tradingFloor } from '#testing/trading-floor.ts'
import { moveMarket } from '#trading/markets/move-market.sql.ts'

let floor: Floor
let key: TestKey
beforeAll(async () => {
  floor = await tradingFloor()
  key = await makeKey(floor.exchange, await floor.trader('1000', 20))
  await floor.start()
})
afterEach(() => floor.clearBook())
afterAll(() => floor.exchange.close())

async function move(...events: readonly MarketEvent[]): Promise<void> {
  for (const event of events) await floor.exchange.deps.inTx('operator:test')((tx) => moveMarket(tx, PAIR, event))
  await floor.core.submit({ kind: 'take_transfers' })
}
const ask = (method: Method, path: string, params: Params = {}): Promise<Answer> =>
  sendBinance(floor.exchange, { method, path, query: signedQuery(params, key), by: key })
const place = (over: Params = {}): Promise<Answer> => ask('POST', '/api/v3/order', limitOrder(over))
const open = (path: string): Promise<Answer> =>
  sendBinance(floor.exchange, { method: 'GET', path, query: textOf({ symbol: 'AURBTUSD' }), by: null })
const status = async (): Promise<unknown> =>
  ((await open('/api/v3/exchangeInfo')).body as { symbols: { status: string }[] }).symbols[0]?.status

test('accepts only limit orders while an auction collects, and shows no crossing prices', async () => {
  await move('restrict', 'call')
  expect(await status()).toBe('AUCTION_MATCH')
  expect(await place({ side: 'BUY', price: '12.60' })).toMatchObject({ status: 200, body: { status: 'NEW' } })
  const stranger = await floor.trader('1000', 20)
  await floor.place(stranger, 'sell 1 @ 12.50')
  const market = { symbol: 'AURBTUSD', side: 'BUY', type: 'MARKET', quantity: '1' }
  const refused = { status: 400, body: { code: -2010 } }
  expect(await ask('POST', '/api/v3/order', market)).toMatchObject(refused)
  expect(await place({ timeInForce: 'IOC' })).toMatchObject(refused)
  const nothing = { bidPrice: '0', bidQty: '0', askPrice: '0', askQty: '0' }
  for (const path of ['/api/v3/ticker/bookTicker', '/api/v3/ticker/24hr'])
    expect((await open(path)).body).toMatchObject(nothing)
  await move('open')
  expect(await status()).toBe('TRADING')
})

test('allows cancels but no orders in a break, and refuses cancels in a halt without closing the order', async () => {
  await place({ newClientOrderId: 'kept' })
  const saved = { symbol: 'AURBTUSD', origClientOrderId: 'kept' }
  await move('restrict')
  expect(await status()).toBe('BREAK')
  expect(await place()).toMatchObject({ status: 400, body: { code: -2010, msg: 'Market is closed.' } })
  await move('halt')
  expect(await status()).toBe('HALT')
  expect(await place()).toMatchObject({ status: 400, body: { code: -2010 } })
  expect(await ask('DELETE', '/api/v3/order', saved)).toMatchObject({ status: 400, body: { code: -2011 } })
  expect(await ask('DELETE', '/api/v3/openOrders', { symbol: 'AURBTUSD' })).toMatchObject({ body: { code: -2011 } })
  expect((await ask('GET', '/api/v3/order', saved)).body).toMatchObject({ status: 'NEW' })
  await move('restrict', 'open')
  expect(await ask('DELETE', '/api/v3/order', saved)).toMatchObject({ status: 200 })
})
