import { apiKeys } from '@tessera/contract/access/api-keys/api-keys.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
import type { Person, TestExchange } from '#testing/exchange.ts'
import { type Floor, tradingFloor } from '#testing/trading-floor.ts'
import { binanceRoutes } from './routes.ts'
import { configuredChain } from '#payments/chain/configured-chain.ts'
import { weights } from './weights.ts'

let floor: Floor
let exchange: TestExchange
let who: Person
let key: TestKey
beforeAll(async () => {
  floor = await tradingFloor()
  exchange = floor.exchange
  who = await floor.trader('1000', 100)
  key = await makeKey(exchange, who)
  await floor.start()
})
afterAll(() => exchange.close())

const text = textOf
const limit = limitOrder
const signed = (params: Params, by = key): string => signedQuery(params, by)
const send = (method: Method, path: string, query: string, by: TestKey | null = key, ip?: string): Promise<Answer> =>
  sendBinance(exchange, { method, path, query, by, ...(ip !== undefined && { ip }) })
const ask = (method: Method, path: string, params: Params = {}, by = key): Promise<Answer> =>
  send(method, path, signed(params, by), by)
const open = (path: string, params: Params = {}): Promise<Answer> => send('GET', path, text(params), null)
const place = (over: Params = {}, by = key): Promise<Answer> => ask('POST', '/api/v3/order', limit(over), by)
const numberOf = ({ body }: Answer): number => (body as { orderId: number }).orderId

test('has a weight for every call, and a call for every weight', () => {
  const chain = configuredChain(exchange.deps.config)
  const routes = binanceRoutes(exchange.deps, floor.core, chain).map(({ method, path }) => `${method} ${path}`)
  const weighed = Object.keys(weights).filter((name) => !name.startsWith('WS '))
  expect(routes.toSorted()).toEqual(weighed.toSorted())
})

test('places an order, finds it by number and by name, lists it and cancels it', async () => {
  const placed = await place({ newClientOrderId: 'a' })
  expect(placed).toMatchObject({
    status: 200,
    body: { symbol: 'AURBTUSD', clientOrderId: 'a', status: 'NEW', fills: [] },
  })
  const name = { symbol: 'AURBTUSD', orderId: numberOf(placed) }
  const found = { body: { orderId: name.orderId, price: '12.40', origQty: '1', executedQty: '0', isWorking: true } }
  expect(await ask('GET', '/api/v3/order', name)).toMatchObject(found)
  expect(await ask('GET', '/api/v3/order', { symbol: 'AURBTUSD', origClientOrderId: 'a' })).toMatchObject(found)
  expect((await ask('GET', '/api/v3/openOrders')).body).toMatchObject([found.body])
  expect(await ask('DELETE', '/api/v3/order', name)).toMatchObject({ body: { status: 'CANCELED' } })
  expect((await ask('GET', '/api/v3/openOrders', { symbol: 'AURBTUSD' })).body).toEqual([])
  expect(await ask('DELETE', '/api/v3/order', name)).toMatchObject({ status: 400, body: { code: -2011 } })
})

test('shows a trade to both sides, in the recent trades, in the candle and in the day ticker', async () => {
  const other = await floor.trader('1000', 100)
  const theirs = await makeKey(exchange, other)
  await place({ side: 'SELL', price: '12.50', quantity: '3' }, theirs)
  const taken = await place({ price: '12.60', quantity: '2.00', timeInForce: 'IOC' })
  expect(taken.body).toMatchObject({
    status: 'FILLED',
    executedQty: '2',
    cummulativeQuoteQty: '25.000000',
    fills: [{ price: '12.50', qty: '2', commission: '0.037500', commissionAsset: 'tUSD', tradeId: 1 }],
  })
  const mine = await ask('GET', '/api/v3/myTrades', { symbol: 'AURBTUSD' })
  expect(mine.body).toMatchObject([{ orderId: numberOf(taken), isBuyer: true, isMaker: false, quoteQty: '25.000000' }])
  const made = await ask('GET', '/api/v3/myTrades', { symbol: 'AURBTUSD' }, theirs)
  expect(made.body).toMatchObject([{ isBuyer: false, isMaker: true, commission: '0.025000' }])
  expect((await open('/api/v3/trades', { symbol: 'AURBTUSD' })).body).toMatchObject([{ id: 1, isBuyerMaker: false }])
  expect((await open('/api/v3/aggTrades', { symbol: 'AURBTUSD', fromId: 1 })).body).toMatchObject([{ a: 1, q: '2' }])
  const [candle] = (await open('/api/v3/klines', { symbol: 'AURBTUSD', interval: '5m' })).body as unknown[][]
  expect(candle?.slice(1, 6)).toEqual(['12.50', '12.50', '12.50', '12.50', '2'])
  expect((await open('/api/v3/ticker/24hr', { symbol: 'AURBTUSD' })).body).toMatchObject({
    lastPrice: '12.50',
    volume: '2',
    quoteVolume: '25.000000',
    weightedAvgPrice: '12.500000',
    count: 1,
    askPrice: '12.50',
  })
  expect((await open('/api/v3/depth', { symbol: 'AURBTUSD' })).body).toMatchObject({ bids: [], asks: [['12.50', '1']] })
  await floor.clearBook()
  await floor.booksAreSound()
})

test.each([
  [{ price: '12.405' }, -1013, /PRICE_FILTER/],
  [{ quantity: '0.5' }, -1013, /LOT_SIZE/],
  [{ quantity: '0' }, -1013, /LOT_SIZE/],
  [{ price: '1000' }, -1013, /PERCENT_PRICE/],
  [{ quantity: '1000' }, -2010, /insufficient balance/],
  [{ symbol: 'NONETUSD' }, -1121, /symbol/],
  [{ side: 'HOLD' }, -1117, /side/],
  [{ type: 'TAKE_PROFIT_LIMIT', stopPrice: '12' }, -1116, /orderType/],
  [{ type: 'STOP_LOSS_LIMIT' }, -1102, /stopPrice/],
  [{ stopPrice: '12' }, -1106, /stopPrice/],
  [{ type: 'STOP_LOSS_LIMIT', stopPrice: '12.605' }, -1013, /PRICE_FILTER/],
  [{ timeInForce: 'GTX' }, -1115, /timeInForce/],
  [{ type: 'LIMIT_MAKER' }, -1106, /timeInForce/],
  [{ price: '' }, -1102, /price/],
  [{ price: '1e3' }, -1100, /price/],
  [{ quantity: '-1' }, -1100, /quantity/],
  [{ newClientOrderId: 'a b' }, -1100, /newClientOrderId/],
  [{ icebergQty: '1' }, -1104, /Not all sent parameters/],
])('rejects an order with %j with Binance’s error', async (over, code, msg) => {
  for (const path of ['/api/v3/order', '/api/v3/order/test'])
    expect(await ask('POST', path, limit(over))).toMatchObject({
      status: 400,
      body: { code, msg: expect.stringMatching(msg) as string },
    })
})

test('accepts market, fill-or-kill and stop orders in Binance’s form', async () => {
  const market = { symbol: 'AURBTUSD', side: 'BUY', type: 'MARKET', quantity: '2' }
  expect(await ask('POST', '/api/v3/order', market)).toMatchObject({ status: 400, body: { code: -1112 } })
  const other = await floor.trader('1000', 100)
  const theirs = await makeKey(exchange, other)
  await place({ side: 'SELL', price: '12.50', quantity: '3' }, theirs)
  expect((await place({ price: '12.50', quantity: '4', timeInForce: 'FOK' })).body).toMatchObject({
    status: 'EXPIRED',
    timeInForce: 'FOK',
    executedQty: '0',
  })
  expect((await ask('POST', '/api/v3/order', market)).body).toMatchObject({
    status: 'FILLED',
    type: 'MARKET',
    price: '0',
  })
  const stop = await place({ type: 'STOP_LOSS_LIMIT', price: '12.70', stopPrice: '12.60' })
  expect(stop.body).toMatchObject({ status: 'NEW', type: 'STOP_LOSS_LIMIT', stopPrice: '12.60', price: '12.70' })
  expect((await ask('GET', '/api/v3/order', { symbol: 'AURBTUSD', orderId: numberOf(stop) })).body).toMatchObject({
    isWorking: false,
    workingTime: -1,
  })
  await floor.clearBook()
})

test('rejects a duplicate client order id, and changes nothing with a test order', async () => {
  expect((await place({ newClientOrderId: 'twice' })).status).toBe(200)
  expect(await place({ newClientOrderId: 'twice' })).toMatchObject({
    body: { code: -2010, msg: 'Duplicate order sent.' },
  })
  expect(await ask('POST', '/api/v3/order/test', limit())).toMatchObject({ status: 200, body: {} })
  expect((await ask('GET', '/api/v3/openOrders', { symbol: 'AURBTUSD' })).body).toHaveLength(1)
  await floor.clearBook()
})

test('replaces an order, or keeps it if the other half must not fail', async () => {
  const first = numberOf(await place({ newClientOrderId: 'first' }))
  const replace = { cancelReplaceMode: 'STOP_ON_FAILURE' }
  const done = await ask('POST', '/api/v3/order/cancelReplace', {
    ...limit({ price: '12.30' }),
    ...replace,
    cancelOrderId: first,
  })
  expect(done.body).toMatchObject({
    cancelResult: 'SUCCESS',
    cancelResponse: { orderId: first, status: 'CANCELED' },
    newOrderResponse: { price: '12.30', status: 'NEW' },
  })
  const failed = await ask('POST', '/api/v3/order/cancelReplace', { ...limit(), ...replace, cancelOrderId: first })
  expect(failed).toMatchObject({ status: 400, body: { code: -2022 } })
  expect((await ask('GET', '/api/v3/openOrders', { symbol: 'AURBTUSD' })).body).toHaveLength(1)
  await floor.clearBook()
})

test('API-05 rejects a signed call that is changed, late, early or sent to another endpoint', async () => {
  const order = limit({ newClientOrderId: 'spoil' })
  const right = signed(order)
  const refusals = [
    [await send('POST', '/api/v3/order', right.replace('quantity=1', 'quantity=2')), -1022],
    [await send('POST', '/api/v3/order', right.replace('side=BUY', 'side=SELL')), -1022],
    [await send('POST', '/api/v3/order', right.replace('signature=', 'signature=0')), -1022],
    [await send('POST', '/api/v3/order', `${right}&quantity=2`), -1101],
    [await send('POST', '/api/v3/order', `${right}&recvWindow=60000`), -1022],
    [await send('POST', '/api/v3/order', `${right}&recvWindow=600000`), -1131],
    [await send('POST', '/api/v3/order', `${right}&recvWindow=60001`), -1131],
    [await send('POST', '/api/v3/order', signed({ ...order, timestamp: (Date.now() - 31_000) * 1_000 })), -1021],
    [await send('POST', '/api/v3/order', right.replace(/&signature=.*/, '')), -1102],
    [await send('POST', '/api/v3/order', text(order)), -1102],
    [await send('POST', '/api/v3/order', signed({ ...order, timestamp: Date.now() - 31_000 })), -1021],
    [await send('POST', '/api/v3/order', signed({ ...order, timestamp: Date.now() + 5_000 })), -1021],
    [await send('POST', '/api/v3/order', right, { ...key, apiKey: `tsk_${randomUUID()}` }), -2015],
    [await send('POST', '/api/v3/order', right, key, '198.51.100.7'), -2015],
  ] as const
  expect(refusals.map(([{ body }]) => (body as { code: number }).code)).toEqual(refusals.map(([, code]) => code))
  expect((await send('POST', '/api/v3/order', right)).status).toBe(200)
  expect(await send('POST', '/api/v3/order', right)).toMatchObject({ status: 400, body: { code: -1021 } })
})

test('API-05 does not cancel an order with a signature for reading it', async () => {
  const name = { symbol: 'AURBTUSD', orderId: numberOf(await place({ newClientOrderId: 'read-only' })) }
  const reading = signed(name)
  expect((await send('GET', '/api/v3/order', reading)).status).toBe(200)
  expect((await send('GET', '/api/v3/order', reading)).status).toBe(200)
  expect(await send('DELETE', '/api/v3/order', reading)).toMatchObject({ status: 400, body: { code: -1021 } })
  await floor.clearBook()
})

test('lists every coin that trades in an account, with zero balances unless they are omitted by request', async () => {
  const owner = await makeKey(exchange, await exchange.customer())
  const zero = { free: '0.000000', locked: '0.000000' }
  const both = [
    { asset: 'AURB', free: '0', locked: '0' },
    { asset: 'tUSD', ...zero },
  ]
  expect(await ask('GET', '/api/v3/account', {}, owner)).toMatchObject({ body: { balances: both } })
  const none = await ask('GET', '/api/v3/account', { omitZeroBalances: 'true' }, owner)
  expect(none).toMatchObject({ body: { balances: [] } })
})

test('opens exactly the calls of a permission', async () => {
  const owner = await floor.trader('1000', 0)
  const [reads, trades] = [
    await makeKey(exchange, owner, { scopes: ['read'] }),
    await makeKey(exchange, owner, { scopes: ['trade'] }),
  ]
  expect(await place({}, reads)).toMatchObject({ status: 401, body: { code: -2015 } })
  expect((await ask('GET', '/api/v3/account', {}, reads)).status).toBe(200)
  expect((await ask('GET', '/api/v3/account', {}, trades)).status).toBe(401)
  expect((await place({}, trades)).status).toBe(200)
  const withdrawal = { coin: 'tUSD', address: 'x', amount: '10' }
  expect((await ask('POST', '/sapi/v1/capital/withdraw/apply', withdrawal, trades)).status).toBe(401)
  await floor.clearBook()
})

test('accepts a time in microseconds', async () => {
  expect((await send('GET', '/api/v3/account', signed({ timestamp: Date.now() * 1_000 }))).status).toBe(200)
})

test('API-08 counts weight and orders per customer, over all keys, and reports them in the headers', async () => {
  const owner = await floor.trader('1000', 0)
  const [one, two] = [await makeKey(exchange, owner), await makeKey(exchange, owner)]
  const { headers } = await ask('GET', '/api/v3/account', {}, one)
  expect(headers['x-mbx-used-weight-1m']).toBe('20')
  expect((await place({}, two)).headers).toMatchObject({
    'x-mbx-used-weight-1m': '21',
    'x-mbx-order-count-10s': '1',
    'x-mbx-order-count-1d': '1',
  })
  await sql`update rate_limit set points = 100 where key = ${`api-orders-10s:customer:${owner.id}`}`.execute(
    exchange.deps.db,
  )
  const msg = 'Too many new orders; current limit is 100 orders per 10 SECOND.'
  for (const by of [one, two]) expect(await place({}, by)).toMatchObject({ status: 429, body: { code: -1015, msg } })
  await floor.clearBook()
})

test('API-07 disables a deleted key, and its listen key, at once', async () => {
  const owner = await exchange.customer()
  const gone = await makeKey(exchange, owner)
  const bare = (method: Method, query = '') => send(method, '/api/v3/userDataStream', query, gone)
  const { listenKey } = (await bare('POST')).body as { listenKey: string }
  expect((await bare('POST')).body).toEqual({ listenKey })
  expect((await bare('PUT', text({ listenKey }))).status).toBe(200)
  const stolen = await send('PUT', '/api/v3/userDataStream', text({ listenKey }), key)
  expect(stolen).toMatchObject({ status: 400, body: { code: -1125 } })
  await exchange.api(apiKeys, owner).delete({ id: gone.id })
  expect((await bare('POST')).status).toBe(401)
  expect((await ask('GET', '/api/v3/account', {}, gone)).status).toBe(401)
})

test('rejects unsupported calls of Binance in its own form', async () => {
  for (const path of ['/api/v3/orderList', '/sapi/v1/margin/account', '/fapi/v1/order'])
    expect(await open(path)).toMatchObject({ status: 404, body: { code: -1020 } })
  expect(await open('/api/v3/klines', { symbol: 'AURBTUSD', interval: '7m' })).toMatchObject({ body: { code: -1120 } })
  expect(await open('/api/v3/depth')).toMatchObject({ status: 400, body: { code: -1102 } })
  expect(await send('GET', '/api/v3/account', signed({}), null)).toMatchObject({
    status: 401,
    body: { code: -2014 },
  })
})
