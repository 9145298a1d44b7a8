import { apiKeys } from '@tessera/contract/access/api-keys/api-keys.ts'
import { sql } from 'kysely'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeKey, type TestKey } from '#testing/api-keys.ts'
import { limitOrder, type Params, sendBinance, signedParams, textOf } from '#testing/binance.ts'
import type { Person, TestExchange } from '#testing/exchange.ts'
import { type Floor, tradingFloor } from '#testing/trading-floor.ts'
import { type ApiSocket, openApiSocket, type WsParams } from '#testing/ws-api.ts'
import { configuredChain } from '#payments/chain/configured-chain.ts'
import { binanceRoutes } from './routes.ts'
import { routesByMethod, wsMethods } from './ws-methods.ts'

let floor: Floor
let exchange: TestExchange
let who: Person
let key: TestKey
let address = ''
const open: ApiSocket[] = []
beforeAll(async () => {
  floor = await tradingFloor()
  exchange = floor.exchange
  who = await floor.trader('1000', 100)
  key = await makeKey(exchange, who)
  await floor.start()
  address = await exchange.server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(async () => {
  for (const line of open.splice(0)) line.close()
  await floor.clearBook()
})
afterAll(() => exchange.close())

const connect = async (): Promise<ApiSocket> => {
  const line = await openApiSocket(address)
  open.push(line)
  return line
}

const signed = (params: Params, by = key): WsParams => signedParams(params, by)
const pair = { symbol: 'AURBTUSD' }
const SUBSCRIBE = 'userDataStream.subscribe.signature'

test('has an HTTP call for every method', () => {
  const routeOf = routesByMethod(binanceRoutes(exchange.deps, floor.core, configuredChain(exchange.deps.config)))
  expect(Object.keys(wsMethods).filter((method) => routeOf(method) === undefined)).toEqual([])
})

test('places, finds, replaces, trades and cancels orders through one socket', async () => {
  const { ask } = await connect()
  const placed = await ask('order.place', signed(limitOrder({ newClientOrderId: 'by-socket' })))
  expect(placed).toMatchObject({ status: 200, result: { ...pair, clientOrderId: 'by-socket', status: 'NEW' } })
  const { orderId } = placed.result as { orderId: number }
  expect(await ask('order.status', signed({ ...pair, orderId }))).toMatchObject({ result: { orderId, status: 'NEW' } })
  expect(await ask('openOrders.status', signed(pair))).toMatchObject({ result: [{ orderId }] })
  const replacing = { cancelReplaceMode: 'STOP_ON_FAILURE', cancelOrderId: orderId }
  const replaced = await ask('order.cancelReplace', signed({ ...limitOrder({ price: '12.45' }), ...replacing }))
  expect(replaced).toMatchObject({ result: { cancelResult: 'SUCCESS', newOrderResponse: { price: '12.45' } } })
  const other = await makeKey(exchange, await floor.trader('1000', 100))
  const taken = await ask('order.place', signed(limitOrder({ side: 'SELL', price: '12.45' }), other))
  expect(taken).toMatchObject({ result: { status: 'FILLED', fills: [{ qty: '1', isBuyer: false, isMaker: false }] } })
  expect(await ask('myTrades', signed(pair))).toMatchObject({ result: [{ price: '12.45', isBuyer: true }] })
  await ask('order.place', signed(limitOrder({ price: '12.20' })))
  expect(await ask('openOrders.cancelAll', signed(pair))).toMatchObject({ result: [{ status: 'CANCELED' }] })
  expect(await ask('order.cancel', signed({ ...pair, orderId }))).toMatchObject({ status: 400, error: { code: -2011 } })
  expect(await ask('allOrders', signed(pair))).toMatchObject({ result: [{ orderId }, {}, {}] })
  expect(await ask('account.status', signed({}))).toMatchObject({ result: { accountType: 'SPOT' } })
})

test('responds to public calls without a key', async () => {
  const { ask } = await connect()
  expect(await ask('ping')).toMatchObject({ status: 200, result: {} })
  expect(await ask('exchangeInfo', { symbols: ['AURBTUSD'] })).toMatchObject({ result: { symbols: [pair] } })
  expect(await ask('depth', { ...pair, limit: 5 })).toMatchObject({ result: { bids: [], asks: [] } })
  expect(await ask('ticker.price', pair)).toMatchObject({ result: pair })
  expect(await ask('klines', { ...pair, interval: '1M' })).toMatchObject({ status: 200 })
})

test('returns the use of limits in each response, unless the request turns it off', async () => {
  const trader = await floor.trader('1000', 0)
  const owner = await makeKey(exchange, trader)
  const { ask } = await connect()
  const weight = { rateLimitType: 'REQUEST_WEIGHT', interval: 'MINUTE', count: 1 }
  const placed = await ask('order.place', signed(limitOrder(), owner))
  expect(placed).toMatchObject({
    rateLimits: [weight, { interval: 'SECOND', count: 1 }, { interval: 'DAY', count: 1 }],
  })
  const quiet = { ...signed({ ...pair, returnRateLimits: 'false' }, owner), returnRateLimits: false }
  expect(await ask('openOrders.status', quiet)).not.toHaveProperty('rateLimits')
  await sql`update rate_limit set points = 100 where key = ${`api-orders-10s:customer:${trader.id}`}`.execute(
    exchange.deps.db,
  )
  expect(await ask('order.place', signed(limitOrder(), owner))).toMatchObject({
    status: 429,
    error: { code: -1015, data: { retryAfter: expect.any(Number) as number } },
  })
})

test('API-05 a signature is valid for no other call, by socket or by HTTP, and a placement is accepted once', async () => {
  const { ask } = await connect()
  const order = signed(limitOrder({ newClientOrderId: 'once' }))
  const { orderId } = (await ask('order.place', order)).result as { orderId: number }
  expect(await ask('order.place', order)).toMatchObject({ status: 400, error: { code: -1021 } })
  const reading = signed({ ...pair, orderId })
  for (const _ of [1, 2]) expect(await ask('order.status', reading)).toMatchObject({ status: 200 })
  expect(await ask('order.cancel', reading)).toMatchObject({ status: 400, error: { code: -1021 } })
  const { signature, ...rest } = reading
  const inOrder = Object.fromEntries(Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1))) as Params
  const query = `${textOf(inOrder)}&signature=${String(signature)}`
  const byHttp = await sendBinance(exchange, { method: 'DELETE', path: '/api/v3/order', query, by: key })
  expect(byHttp).toMatchObject({ status: 400, body: { code: -1021 } })
})

test('returns errors in Binance’s form, and keeps the socket', async () => {
  const { ask, send, closedWith } = await connect()
  const reads = await makeKey(exchange, who, { scopes: ['read'] })
  send('not json')
  const refusals = [
    [await ask('order.amend.keepPriority', signed(pair)), 400, -1020],
    [await ask('order.place', { ...signed(limitOrder()), price: '12.30' }), 400, -1022],
    [await ask('order.place', signed(limitOrder(), reads)), 401, -2015],
    [await ask('account.status'), 401, -2014],
    [await ask('account.status', { apiKey: key.apiKey }), 400, -1102],
    [await ask('order.place', signed(limitOrder({ price: '12.405' }))), 400, -1013],
    [await ask('depth', { symbol: 'NONETUSD' }), 400, -1121],
    [await ask('klines', { ...pair, interval: '7m' }), 400, -1120],
  ] as const
  for (const [reply, status, code] of refusals) expect(reply).toMatchObject({ status, error: { code } })
  expect(await ask('time')).toMatchObject({ status: 200 })
  expect(closedWith()).toBeUndefined()
})

test('API-07 ends a socket with only streams when the key of the last one is deleted, and keeps a socket with calls', async () => {
  const gone = await makeKey(exchange, who)
  const [streams, both] = [await connect(), await connect()]
  for (const [at, { ask }] of [streams, both].entries())
    expect(await ask(SUBSCRIBE, signed({ recvWindow: 5_000 + at }, gone))).toMatchObject({
      result: { subscriptionId: 0 },
    })
  expect(await both.ask('openOrders.status', signed(pair))).toMatchObject({ status: 200 })
  await exchange.api(apiKeys, who).delete({ id: gone.id })
  const ended = { subscriptionId: 0, event: { e: 'eventStreamTerminated' } }
  for (const { got } of [streams, both]) await expect.poll(() => got.at(-1)).toMatchObject(ended)
  await expect.poll(streams.closedWith).toBe(1008)
  expect(await both.ask('order.place', signed(limitOrder()))).toMatchObject({ status: 200, result: { status: 'NEW' } })
  expect(both.closedWith()).toBeUndefined()
  await floor.place(who, 'buy 1 @ 12.30')
  expect(await both.ask('ping')).toMatchObject({ status: 200 })
  expect(both.got.filter((each) => 'event' in each)).toMatchObject([ended])
})

test('API-07 closes the oldest stream for a new one on an older socket, and ends that one when its key is deleted', async () => {
  const trader = await floor.trader('1000', 100)
  const gone = await makeKey(exchange, trader)
  const first = await connect()
  await first.ask('ping')
  const later: ApiSocket[] = []
  for (let at = 0; at < 20; at += 1) {
    const line = await connect()
    expect(await line.ask(SUBSCRIBE, signed({ recvWindow: 5_000 + at }, gone))).toMatchObject({ status: 200 })
    later.push(line)
  }
  expect(await first.ask(SUBSCRIBE, signed({ recvWindow: 6_000 }, gone))).toMatchObject({
    result: { subscriptionId: 0 },
  })
  await expect.poll(() => later[0]?.closedWith()).toBe(1008)
  expect(later.slice(1).filter(({ closedWith }) => closedWith() !== undefined)).toEqual([])
  const events = () => first.got.filter((each) => 'event' in each)
  await floor.place(trader, 'buy 1 @ 12.30')
  await expect
    .poll(events)
    .toMatchObject([
      { subscriptionId: 0, event: { e: 'executionReport' } },
      { event: { e: 'outboundAccountPosition' } },
    ])
  await exchange.api(apiKeys, trader).delete({ id: gone.id })
  await expect.poll(() => events().at(-1)).toMatchObject({ event: { e: 'eventStreamTerminated' } })
  const received = events().length
  await floor.place(trader, 'buy 1 @ 12.30')
  expect(await first.ask('ping')).toMatchObject({ status: 200 })
  expect(events()).toHaveLength(received)
})

test('responds to each of too many requests in a second by its id, and keeps the socket', async () => {
  const owner = await makeKey(exchange, await floor.trader('1000', 0))
  const { ask, closedWith } = await connect()
  const pings = Array.from({ length: 45 }, () => ask('ping'))
  const orders = Array.from({ length: 15 }, (_, at) => signed(limitOrder({ newClientOrderId: `many-${at}` }), owner))
  const replies = await Promise.all(orders.map((order) => ask('order.place', order)))
  const placed = replies.filter(({ status }) => status === 200)
  expect(placed.length).toBeGreaterThanOrEqual(5)
  for (const reply of replies.filter(({ status }) => status !== 200))
    expect(reply).toMatchObject({
      status: 429,
      error: { code: -1003, data: { retryAfter: expect.any(Number) as number } },
    })
  for (const { status } of await Promise.all(pings)) expect(status).toBe(200)
  expect(closedWith()).toBeUndefined()
  // Waits for another second.
  await pause(1_000)
  const resting = await ask('openOrders.status', signed(pair, owner))
  expect(resting.result).toHaveLength(placed.length)
})

test('disconnects a client that floods, and reports the results of its orders', async () => {
  const owner = await makeKey(exchange, await floor.trader('1000', 0))
  const { ask, send, closedWith } = await connect()
  const placing = ask('order.place', signed(limitOrder(), owner))
  for (let at = 0; at < 5_000; at += 1) send('{"id":"more","method":"ping"}')
  const { status } = await placing
  await expect.poll(closedWith).toBe(1008)
  const { ask: later } = await connect()
  const { result } = await later('openOrders.status', signed(pair, owner))
  expect([
    [200, 1],
    [429, 0],
  ]).toContainEqual([status, (result as object[]).length])
})

test('rejects an unreadable message by its id, if that is readable', async () => {
  const { send, got } = await connect()
  send(JSON.stringify({ id: 'a', method: 'depth', params: { symbol: null } }))
  send(JSON.stringify({ id: 7, method: ['depth'] }))
  send('[')
  await expect
    .poll(() => got)
    .toMatchObject([
      { id: 'a', status: 400, error: { code: -1102, msg: expect.stringContaining("'symbol'") as string } },
      { id: 7, status: 400, error: { code: -1000 } },
      { id: null, status: 400, error: { code: -1000 } },
    ])
})

test('responds to fifty concurrent calls on one socket', async () => {
  const { ask, closedWith } = await connect()
  const replies = await Promise.all(Array.from({ length: 50 }, () => ask('ping')))
  expect(replies.filter(({ status }) => status !== 200)).toEqual([])
  expect(closedWith()).toBeUndefined()
})
