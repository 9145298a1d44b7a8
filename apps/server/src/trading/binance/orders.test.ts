import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { makeKey, type TestKey } from '#testing/api-keys.ts'
import { type Answer, limitOrder, type Method, type Params, sendBinance, signedQuery } from '#testing/binance.ts'
import type { Person } from '#testing/exchange.ts'
import { type Floor, tradingFloor } from '#testing/trading-floor.ts'
import type { TradingCore } from '#trading/trading/core.ts'
import { UserFeeds } from './user-feeds.ts'

let floor: Floor
let who: Person
let maker: Person
let key: TestKey
beforeAll(async () => {
  floor = await tradingFloor()
  who = await floor.trader('100', 10)
  maker = await floor.trader('1000', 10)
  key = await makeKey(floor.exchange, who)
  await floor.start()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await floor.clearBook()
})
afterAll(() => floor.exchange.close())

const ask = (method: Method, path: string, params: Params = {}): Promise<Answer> =>
  sendBinance(floor.exchange, { method, path, query: signedQuery(params, key), by: key })
const place = (over: Params = {}): Promise<Answer> => ask('POST', '/api/v3/order', limitOrder(over))
const replace = (order: number, over: Params): Promise<Answer> =>
  ask('POST', '/api/v3/order/cancelReplace', {
    cancelReplaceMode: 'STOP_ON_FAILURE',
    ...limitOrder(over),
    cancelOrderId: order,
  })
const numberOf = ({ body }: Answer): number => (body as { orderId: number }).orderId
const openOrderIdsNow = async (): Promise<number[]> =>
  ((await ask('GET', '/api/v3/openOrders')).body as { orderId: number }[]).map(({ orderId }) => orderId)
const pause = () => vi.spyOn(floor.core, 'submit').mockResolvedValue(refuse('TRADING_PAUSED'))
/** Pauses only the first command of this kind, because the core also submits its own commands. */
function pauseOnce(kind: 'place' | 'cancel'): void {
  const carryOut = floor.core.submit.bind(floor.core)
  const spy = vi.spyOn(floor.core, 'submit').mockImplementation((command) => {
    if (command.kind !== kind) return carryOut(command)
    spy.mockRestore()
    return Promise.resolve(refuse('TRADING_PAUSED'))
  })
}

test('reports an unknown result of cancelling all orders if that of one of them is unknown', async () => {
  await place()
  await place({ price: '12.30' })
  const all = () => ask('DELETE', '/api/v3/openOrders', { symbol: 'AURBTUSD' })
  pauseOnce('cancel')
  expect(await all()).toMatchObject({ status: 503, body: { code: -1007 } })
  const [left] = await openOrderIdsNow()
  expect(await all()).toMatchObject({ status: 200, body: [{ orderId: left, status: 'CANCELED' }] })
})

test('reports an unknown result for an order or cancel without a response', async () => {
  const order = numberOf(await place())
  pause()
  expect(await place()).toMatchObject({ status: 503, body: { code: -1007 } })
  const out = await ask('DELETE', '/api/v3/order', { symbol: 'AURBTUSD', orderId: order })
  expect(out).toMatchObject({ status: 503, body: { code: -1007 } })
})

test.each(['STOP_ON_FAILURE', 'ALLOW_FAILURE'])(
  'reports an unknown result for a replacement with one unknown half, %s',
  async (mode) => {
    const unknown = { status: 503, body: { code: -1007 } }
    const order = numberOf(await place())
    const over = { cancelReplaceMode: mode, price: '12.30' }
    pauseOnce('cancel')
    expect(await replace(order, over)).toMatchObject(unknown)
    expect(await openOrderIdsNow()).toEqual([order])
    pauseOnce('place')
    expect(await replace(order, over)).toMatchObject(unknown)
    expect(await openOrderIdsNow()).toEqual([])
  },
)

test('cancels no order for a replacement that would be rejected', async () => {
  await place({ newClientOrderId: 'taken' })
  const order = numberOf(await place())
  for (const [over, code] of [
    [{ price: '12.405' }, -1013],
    [{ type: 'STOP_LOSS_LIMIT' }, -1102],
    [{ side: 'HOLD' }, -1117],
    [{ newClientOrderId: 'taken' }, -2010],
  ] as const) {
    expect(await replace(order, over)).toMatchObject({ status: 400, body: { code } })
    expect(await openOrderIdsNow()).toContain(order)
  }
})

test('returns the id of a cancel beside that of the order', async () => {
  await place({ newClientOrderId: 'one' })
  const gone = await ask('DELETE', '/api/v3/order', {
    symbol: 'AURBTUSD',
    origClientOrderId: 'one',
    newClientOrderId: 'out',
  })
  expect(gone).toMatchObject({
    status: 200,
    body: { status: 'CANCELED', clientOrderId: 'out', origClientOrderId: 'one' },
  })
  expect(await openOrderIdsNow()).toEqual([])
  const order = numberOf(await place({ newClientOrderId: 'two' }))
  const replaced = await replace(order, { newClientOrderId: 'three', cancelNewClientOrderId: 'out' })
  expect(replaced.body).toMatchObject({
    cancelResponse: { clientOrderId: 'out', origClientOrderId: 'two' },
    newOrderResponse: { clientOrderId: 'three' },
  })
  const found = await ask('GET', '/api/v3/order', { symbol: 'AURBTUSD', orderId: order })
  expect(found.body).toMatchObject({ clientOrderId: 'two' })
})

test('pays for the new order with the hold of the replaced one', async () => {
  const order = numberOf(await place({ quantity: '8', price: '12.30' }))
  expect(await replace(order, { quantity: '8', price: '12.40' })).toMatchObject({ status: 200 })
})

test('cancels an order that would meet one of the same customer, and reports it in every response', async () => {
  const { body } = await sendBinance(floor.exchange, {
    method: 'GET',
    path: '/api/v3/exchangeInfo',
    query: '',
    by: null,
  })
  const mode = 'EXPIRE_TAKER'
  expect(body).toMatchObject({
    symbols: [{ defaultSelfTradePreventionMode: mode, allowedSelfTradePreventionModes: [mode] }],
  })
  const resting = numberOf(await place({ selfTradePreventionMode: mode }))
  const met = await place({ side: 'SELL', price: '12.40', selfTradePreventionMode: mode })
  expect(met.body).toMatchObject({ status: 'EXPIRED_IN_MATCH', selfTradePreventionMode: mode })
  expect(await openOrderIdsNow()).toEqual([resting])
  expect(await place({ selfTradePreventionMode: 'EXPIRE_MAKER' })).toMatchObject({ status: 400, body: { code: -1100 } })
})

test('rejects a time beyond the range of dates', async () => {
  const path = '/api/v3/allOrders'
  const from = (startTime: string) => ask('GET', path, { symbol: 'AURBTUSD', startTime })
  expect((await from('9'.repeat(16))).status).toBe(200)
  expect(await from('9'.repeat(17))).toMatchObject({ status: 400, body: { code: -1100 } })
})

const market = (over: Params): Promise<Answer> =>
  ask('POST', '/api/v3/order', { symbol: 'AURBTUSD', side: 'BUY', type: 'MARKET', ...over })

test('buys and sells by the cash quantity of a market order, and returns it in every response and the stream', async () => {
  const received: object[] = []
  const feeds = new UserFeeds(floor.exchange.deps, floor.core)
  await feeds.join(who.id, {
    receive: (event) => void received.push(event),
    disconnect: () => expect.unreachable('lost'),
  })
  await floor.place(maker, 'sell 5 @ 12.50')
  await floor.place(maker, 'buy 5 @ 12.40')
  const bought = await market({ quoteOrderQty: '30' })
  expect(bought).toMatchObject({
    status: 200,
    body: {
      type: 'MARKET',
      status: 'FILLED',
      origQty: '2',
      executedQty: '2',
      origQuoteOrderQty: '30.000000',
      cummulativeQuoteQty: '25.000000',
      fills: [{ price: '12.50', qty: '2' }],
    },
  })
  const sold = await market({ side: 'SELL', quoteOrderQty: '24.9', newOrderRespType: 'RESULT' })
  expect(sold.body).toMatchObject({ origQty: '2', origQuoteOrderQty: '24.900000', cummulativeQuoteQty: '24.800000' })
  const found = await ask('GET', '/api/v3/order', { symbol: 'AURBTUSD', orderId: numberOf(bought) })
  expect(found.body).toMatchObject({ origQuoteOrderQty: '30.000000' })
  const reports = () => received.filter((event) => 'Q' in event)
  await expect.poll(() => reports().length).toBe(4)
  expect(reports()).toMatchObject([
    { x: 'NEW', Q: '30.000000', q: '2' },
    { x: 'TRADE', X: 'FILLED', Q: '30.000000', Z: '25.000000' },
    { x: 'NEW', Q: '24.900000', q: '2' },
    { x: 'TRADE', X: 'FILLED', Q: '24.900000', Z: '24.800000' },
  ])
  feeds.close()
})

test('TRD-05 requires exactly one of quantity and, for a market order, cash quantity', async () => {
  await floor.place(maker, 'sell 5 @ 12.50')
  for (const [over, code, msg] of [
    [{ quantity: '1', quoteOrderQty: '30' }, -1106, /quoteOrderQty/],
    [{}, -1102, /quantity/],
    [{ quoteOrderQty: '0.5' }, -1013, /NOTIONAL/],
    [{ quoteOrderQty: '5' }, -1013, /LOT_SIZE/],
    [{ quoteOrderQty: '30.0000001' }, -1111, /quoteOrderQty/],
    [{ quoteOrderQty: '1000' }, -2010, /insufficient balance/],
    [{ type: 'LIMIT', timeInForce: 'GTC', price: '12.50', quoteOrderQty: '30' }, -1106, /quoteOrderQty/],
  ] as const)
    for (const path of ['/api/v3/order', '/api/v3/order/test']) {
      const answer = await ask('POST', path, { symbol: 'AURBTUSD', side: 'BUY', type: 'MARKET', ...over })
      expect(answer).toMatchObject({ status: 400, body: { code } })
      expect(answer.body).toHaveProperty('msg', expect.stringMatching(msg))
    }
  expect(
    await ask('POST', '/api/v3/order/test', { symbol: 'AURBTUSD', side: 'BUY', type: 'MARKET', quoteOrderQty: '30' }),
  ).toMatchObject({ status: 200, body: {} })
})

test("returns the fees of a test order, and the account's rates", async () => {
  const tryOut = (over: Params) => ask('POST', '/api/v3/order/test', limitOrder(over))
  const used = ({ headers }: Answer) => Number(headers['x-mbx-used-weight-1m'])
  const plain = await tryOut({ computeCommissionRates: 'false' })
  expect(plain).toMatchObject({ status: 200, body: {} })
  const tested = await tryOut({ computeCommissionRates: 'true' })
  const nothing = { maker: '0.000000', taker: '0.000000' }
  expect(tested.body).toEqual({
    standardCommissionForOrder: { maker: '0.001000', taker: '0.001500' },
    specialCommissionForOrder: nothing,
    taxCommissionForOrder: nothing,
    discount: { enabledForAccount: false, enabledForSymbol: false, discountAsset: '', discount: '0.000000' },
  })
  expect(used(tested) - used(plain)).toBe(20)
  expect(await tryOut({ computeCommissionRates: 'true', quantity: '1000' })).toMatchObject({ status: 400 })
  expect(await ask('GET', '/api/v3/account')).toMatchObject({
    body: { commissionRates: { maker: '0.001000', taker: '0.001500', buyer: '0.000000', seller: '0.000000' } },
  })
})

test('rejects a strategy number instead of ignoring it', async () => {
  for (const strategy of [{ strategyId: 1 }, { strategyType: 1_000_000 }])
    expect(await place(strategy)).toMatchObject({ status: 400, body: { code: -1104 } })
  expect(await openOrderIdsNow()).toEqual([])
})

test('API-08 weighs trades of one order less than those of a pair', async () => {
  const used = ({ headers }: Answer) => Number(headers['x-mbx-used-weight-1m'])
  const request = { symbol: 'AURBTUSD' }
  const [all, one] = [
    await ask('GET', '/api/v3/myTrades', request),
    await ask('GET', '/api/v3/myTrades', { ...request, orderId: 1 }),
  ]
  expect(used(one) - used(all)).toBe(5)
})

test('publishes the end of an order once, even if two batches report it', async () => {
  type Listener = Parameters<TradingCore['listen']>[0]
  const listeners: Listener[] = []
  const trading: Pick<TradingCore, 'listen'> = {
    listen: (each) => {
      listeners.push(each)
      return () => undefined
    },
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of the core as is asked for
  const feeds = new UserFeeds(floor.exchange.deps, trading as TradingCore)
  const received: object[] = []
  await feeds.join(who.id, {
    receive: (event) => void received.push(event),
    disconnect: () => expect.unreachable('lost'),
  })
  const committed: Parameters<Listener['committed']>[0][] = []
  // Commands of the core itself belong to no customer.
  const stop = floor.core.listen({
    committed: (each) => void (each.customers.has(who.id) && committed.push(each)),
    reset: () => undefined,
  })
  const placed = await floor.place(who, 'buy 1 @ 12.00')
  if (!placed.ok) throw new Error(placed.code)
  await floor.cancel(who, placed.value.order.id)
  stop()
  expect(committed).toHaveLength(2)
  for (const each of committed) for (const { committed: committedBy } of listeners) committedBy(each)
  const events = () => received.filter((event) => 'x' in event)
  await expect.poll(() => received.filter((event) => 'B' in event)).toHaveLength(2)
  expect(events()).toMatchObject([{ x: 'NEW' }, { x: 'CANCELED' }])
  feeds.close()
})
