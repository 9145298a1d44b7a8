import { orders } from '@tessera/contract/trading/orders/orders.ts'
import { transfers } from '@tessera/contract/profile/transfers/transfers.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeKey, send, sign, type TestKey } from '#testing/api-keys.ts'
import { type Answer, limitOrder, type Params, sendBinance, signedQuery } from '#testing/binance.ts'
import type { Person } from '#testing/exchange.ts'
import { type Floor, PAIR, tradingFloor } from '#testing/trading-floor.ts'

let floor: Floor
let who: Person
let key: TestKey
beforeAll(async () => {
  floor = await tradingFloor()
  who = await floor.trader('1000', 100)
  key = await makeKey(floor.exchange, who)
  await floor.start()
})
afterAll(() => floor.exchange.close())

const binance = (path: string, params: Params): Promise<Answer> =>
  sendBinance(floor.exchange, { method: 'POST', path, query: signedQuery(params, key), by: key })
const counted = (scope: string, points: number) =>
  sql`update rate_limit set points = ${points} where key = ${`${scope}:customer:${who.id}`}`.execute(
    floor.exchange.deps.db,
  )
const order = { symbol: PAIR, side: 'buy', price: '12.40', quantity: '1' } as const

test('API-08 counts orders by key on both API surfaces together', async () => {
  const own = () => send(floor.exchange, sign(key, orders.place, order, { nonce: randomUUID() }))
  expect(await own()).toMatchObject({
    code: 'SUCCESS',
    headers: { 'x-ch-order-count-10s': '1', 'x-ch-order-count-1d': '1' },
  })
  expect((await binance('/api/v3/order', limitOrder())).headers).toMatchObject({ 'x-mbx-order-count-10s': '2' })
  await send(floor.exchange, sign(key, orders.test, order))
  await counted('api-orders-10s', 99)
  expect((await own()).headers).toMatchObject({ 'x-ch-order-count-10s': '100' })
  expect(await own()).toMatchObject({ code: 'TOO_MANY_REQUESTS', headers: { 'retry-after': expect.any(String) } })
  expect(await binance('/api/v3/order', limitOrder())).toMatchObject({ status: 429, body: { code: -1015 } })
  await floor.clearBook()
})

test('API-08 counts transfers on the Binance API and on our own together', async () => {
  const transfer = () => binance('/sapi/v1/asset/transfer', { type: 'MAIN_FUNDING', asset: 'TUSD', amount: '1' })
  const { path } = transfers.create
  expect((await transfer()).status).toBe(200)
  await counted(path, 60)
  expect(await transfer()).toMatchObject({
    status: 429,
    body: { code: -1003, msg: 'Too many requests; current limit is 60 requests per 60 SECOND.' },
    headers: { 'retry-after': expect.any(String) },
  })
  const own = { coin: 'tUSD', amount: '1', from: 'spot', to: 'token' } as const
  expect(await send(floor.exchange, sign(key, transfers.create, own))).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})

/**
 * Returns the responses to requests that are sent while the customer's row is locked for `ms`, which delays the trading
 * core.
 */
async function withDelay<T>(ms: number, sent: () => Promise<T>): Promise<T> {
  const blocker = new pg.Client(floor.exchange.database.ownerUrl)
  await blocker.connect()
  await blocker.query(`begin; select 1 from customer where id = '${who.id}' for update`)
  const answer = sent()
  await pause(ms)
  await blocker.query('rollback')
  await blocker.end()
  return answer
}

test('API-05 refuses an order whose window ended while it waited for its turn, on both API surfaces', async () => {
  await counted('api-orders-10s', 0)
  const open = () => floor.exchange.api(orders, who).current({})
  const own = (window: string) => send(floor.exchange, sign(key, orders.place, order, { window, nonce: randomUUID() }))
  expect(await withDelay(1_500, () => own('1200'))).toMatchObject({ code: 'API_TIMESTAMP_OUT_OF_WINDOW', status: 401 })
  const late = await withDelay(1_500, () => binance('/api/v3/order', { ...limitOrder(), recvWindow: 1_200 }))
  expect(late).toMatchObject({ status: 400, body: { code: -1021 } })
  expect((await open()).rows).toEqual([])
  const placed = await withDelay(1_500, () => own('30000'))
  expect(placed).toMatchObject({ code: 'SUCCESS' })
  const { id } = placed.data as { id: string }
  // A window of three seconds, so that the request arrives in time on a busy machine too.
  const out = () => send(floor.exchange, sign(key, orders.cancel, { id }, { window: '3000' }))
  expect(await withDelay(3_500, out)).toMatchObject({ code: 'SUCCESS' })
})
