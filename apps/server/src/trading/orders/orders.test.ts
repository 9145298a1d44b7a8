import { markets } from '@tessera/contract/trading/markets/markets.ts'
import { orders } from '@tessera/contract/trading/orders/orders.ts'
import { trades } from '@tessera/contract/trading/trades/trades.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Person } from '#testing/exchange.ts'
import { type Floor, PAIR, tradingFloor } from '#testing/trading-floor.ts'

let floor: Floor
let next: () => Person
const as = (who?: Person) => ({
  orders: floor.exchange.api(orders, who),
  markets: floor.exchange.api(markets, who),
  trades: floor.exchange.api(trades, who),
})
const key = () => ({ idempotencyKey: randomUUID() })
const buy = { symbol: PAIR, side: 'buy', price: '12.40', quantity: '10' } as const
const sell = { ...buy, side: 'sell' } as const

beforeAll(async () => {
  floor = await tradingFloor()
  next = await floor.crowd(20)
  await floor.start()
})
afterEach(async () => await floor.booksAreSound())
afterAll(() => floor.exchange.close())

test('places an order, shows it in the book and among the open orders, and cancels it', async () => {
  const who = next()
  const placed = await as(who).orders.place({ ...buy, price: '12.1' }, key())
  expect(placed).toMatchObject({
    status: 0,
    price: '12.10',
    quantity: '10',
    filled: '0',
    value: '121.000000',
    average: null,
  })
  expect((await as().markets.book({ symbol: PAIR })).bids).toContainEqual(['12.10', '10'])
  expect((await as(who).orders.current({})).rows).toEqual([placed])
  expect(await as(who).orders.cancel({ id: placed.id })).toMatchObject({ status: 4, cancelCause: 'requested' })
  expect((await as().markets.book({ symbol: PAIR })).bids).not.toContainEqual(['12.10', '10'])
  expect((await as(who).orders.current({})).total).toBe(0)
  expect((await as(who).orders.history({ status: [4] })).rows).toMatchObject([{ id: placed.id }])
})

test('finds an order whose response was lost by its key, and returns it for the same key', async () => {
  const who = next()
  const options = key()
  const placed = await as(who).orders.place({ ...buy, price: '12.05' }, options)
  expect(await as(who).orders.one({ clientOrderId: options.idempotencyKey })).toEqual(placed)
  expect(await as(who).orders.place({ ...buy, price: '12.05' }, options)).toEqual(placed)
  const again = await floor.exchange.server.app.inject({
    method: 'POST',
    url: `/${orders.place.path}`,
    headers: { token: who.token, 'idempotency-key': options.idempotencyKey },
    payload: { ...buy, price: '12.05' },
  })
  expect(again.headers['idempotency-hit']).toBe('true')
  await as(who).orders.cancel({ id: placed.id })
})

test('shows a trade in the recent trades, the ticker, the candles and the trade lists of both', async () => {
  const [maker, taker] = [next(), next()]
  const made = await as(maker).orders.place({ ...sell, price: '12.30' }, key())
  const took = await as(taker).orders.place({ ...buy, price: '12.35', quantity: '4' }, key())
  expect(took).toMatchObject({
    status: 3,
    average: '12.300000',
    filledValue: '49.200000',
    fee: '0.073800',
    feeCoin: 'tUSD',
  })
  expect(await as(maker).orders.one({ id: made.id })).toMatchObject({ status: 1, filled: '4', fee: '0.049200' })
  const [last] = (await as().trades.list({ symbol: PAIR })).rows
  expect(last).toMatchObject({ side: 'buy', price: '12.30', quantity: '4' })
  const [market] = (await as().markets.list({})).rows
  expect(market).toMatchObject({ symbol: PAIR, last: '12.30', reference: '12.50', state: 'open', pricePrecision: 2 })
  const { rows: candles } = await as().markets.candles({ symbol: PAIR, interval: '1m' })
  expect(candles.at(-1)).toMatchObject({ close: '12.30' })
  expect((await as(taker).trades.mine({})).rows).toMatchObject([{ liquidity: 'taker', fee: '0.073800', side: 'buy' }])
  expect((await as(maker).trades.mine({ orderId: made.id })).rows).toMatchObject([{ liquidity: 'maker', side: 'sell' }])
  await as(maker).orders.cancel({ id: made.id })
})

test('TRD-03 reports the result of an order that ended before its cancel', async () => {
  const [maker, taker, other] = [next(), next(), next()]
  const filled = await as(maker).orders.place({ ...sell, price: '12.20' }, key())
  await as(taker).orders.place({ ...buy, price: '12.20' }, key())
  await expect(as(maker).orders.cancel({ id: filled.id })).rejects.toMatchObject({ code: 'ORDER_ALREADY_FILLED' })
  await expect(as(other).orders.cancel({ id: filled.id })).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' })
  await expect(as(other).orders.one({ id: filled.id })).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' })
  const open = await as(maker).orders.place({ ...sell, price: '13' }, key())
  await as(maker).orders.cancel({ id: open.id })
  await expect(as(maker).orders.cancel({ id: open.id })).rejects.toMatchObject({ code: 'ORDER_ALREADY_CANCELED' })
})

test('previews the cost of an order, with every reason against it', async () => {
  const [maker, who] = [next(), next()]
  const resting = await as(maker).orders.place({ ...sell, price: '12.25', quantity: '3' }, key())
  expect(await as(who).orders.preview({ ...buy, price: '12.30' })).toEqual({
    eligible: true,
    reasons: [],
    why: [],
    worst: '12.30',
    value: '123.000000',
    fee: '0.184500',
    total: '123.184500',
    hold: '123.184500',
    holdCoin: 'tUSD',
    available: '10000.000000',
    leaves: '9876.815500',
    fillsNow: '3',
    average: '12.250000',
    slippagePpm: 0,
    quantity: '10',
    others: 'rest',
  })
  expect(await as(who).orders.preview({ ...sell, price: '12.30' })).toMatchObject({ total: '122.815500', hold: '10' })
  expect(await as(who).orders.preview({ ...buy, price: '30', quantity: '2000' })).toMatchObject({
    eligible: false,
    reasons: ['INSUFFICIENT_AVAILABLE_BALANCE'],
    value: '60000.000000',
  })
  await sql`update customer set kyc_status = 'pending' where id = ${who.id}`.execute(floor.exchange.deps.db)
  expect(await as(who).orders.preview({ ...buy, quantity: '2000' })).toMatchObject({
    reasons: ['KYC_REQUIRED', 'INSUFFICIENT_AVAILABLE_BALANCE'],
  })
  await as(maker).orders.cancel({ id: resting.id })
})

test('TRD-13 checks session and identity before the core: no token, no KYC, no order', async () => {
  const unverified = await floor.exchange.customer({ kyc: 'pending' })
  await expect(as(unverified).orders.place(buy, key())).rejects.toMatchObject({ code: 'KYC_REQUIRED' })
  await expect(as().orders.place(buy, key())).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})

test('TRD-01 rejects a body with extra fields, so that nobody can choose an account or a coin', async () => {
  const who = next()
  const answer = await floor.exchange.server.app.inject({
    method: 'POST',
    url: `/${orders.place.path}`,
    headers: { token: who.token, 'idempotency-key': randomUUID() },
    payload: { ...buy, account: 'token', coin: 'AURB' },
  })
  expect(answer.json()).toMatchObject({ code: 'PARAM_INVALID' })
})

test('filters the history by pair, side, status and day, twenty per page', async () => {
  const who = next()
  for (let at = 0; at < 23; at++)
    await as(who).orders.place({ ...buy, price: '12.00', quantity: at % 2 === 0 ? '1' : '2' }, key())
  const first = await as(who).orders.history({})
  const second = await as(who).orders.history({ page: 2 })
  expect([first.total, first.rows.length, second.rows.length]).toEqual([23, 20, 3])
  expect(new Set([...first.rows, ...second.rows].map((row) => row.id)).size).toBe(23)
  expect((await as(who).orders.history({ side: 'sell' })).total).toBe(0)
  expect((await as(who).orders.history({ status: [0, 2] })).total).toBe(23)
  expect((await as(who).orders.history({ to: '2020-01-01' })).total).toBe(0)
  expect((await as(who).orders.history({ symbol: 'XX-YY' })).total).toBe(0)
})

test('previews, tests and places a market order by its cash quantity as the same order', async () => {
  const [maker, taker] = [next(), next()]
  const made = [
    await as(maker).orders.place({ ...sell, price: '12.30', quantity: '4' }, key()),
    await as(maker).orders.place({ ...sell, price: '12.35', quantity: '4' }, key()),
  ]
  const orderRequest = { symbol: PAIR, side: 'buy', type: 'market', cashQuantity: '75' } as const
  expect(await as(taker).orders.preview(orderRequest)).toMatchObject({
    eligible: true,
    quantity: '6',
    fillsNow: '6',
    others: null,
    // Four at 12.30 and two at 12.35: 73.90.
    value: '73.900000',
    fee: '0.110850',
    total: '74.010850',
    hold: '75.112500',
    average: '12.316666',
  })
  expect(await as(taker).orders.test(orderRequest)).toEqual({})
  expect(await as(taker).orders.place(orderRequest, key())).toMatchObject({
    status: 3,
    quantity: '6',
    cashQuantity: '75.000000',
    filledValue: '73.900000',
    fee: '0.110850',
  })
  await expect(as(taker).orders.place({ ...orderRequest, quantity: '1' }, key())).rejects.toMatchObject({
    code: 'ORDER_TERMS_CONFLICT',
  })
  for (const { id } of made.slice(1)) await as(maker).orders.cancel({ id })
})

test('previews the worst price, the average cost and the remainder of a market order', async () => {
  const [maker, who] = [next(), next()]
  const first = await as(maker).orders.place({ ...sell, price: '12.20', quantity: '4' }, key())
  const second = await as(maker).orders.place({ ...sell, price: '12.30', quantity: '4' }, key())
  const orderRequest = { symbol: PAIR, side: 'buy', type: 'market', quantity: '8' } as const
  expect(await as(who).orders.preview(orderRequest)).toMatchObject({
    eligible: true,
    worst: '12.81',
    value: '102.480000',
    hold: '102.633720',
    leaves: '9897.366280',
    fillsNow: '8',
    average: '12.250000',
    slippagePpm: 4099,
    others: null,
  })
  expect(await as(who).orders.preview({ ...orderRequest, quantity: '9' })).toMatchObject({
    fillsNow: '8',
    others: 'dropped',
  })
  expect(await as(who).orders.preview({ ...buy, price: '12.25', flag: 'fok' })).toMatchObject({
    fillsNow: '0',
    average: null,
    others: 'dropped',
  })
  expect(await as(who).orders.preview({ ...buy, price: '12.25', type: 'stop_limit', stop: '14' })).toMatchObject({
    fillsNow: '0',
    others: 'wait',
  })
  expect(await as(who).orders.place(orderRequest, key())).toMatchObject({
    type: 'market',
    status: 3,
    average: '12.250000',
  })
  expect((await as(maker).orders.current({})).total).toBe(0)
  expect([first.type, second.flag]).toEqual(['limit', 'gtc'])
})

test('a test rejects the same orders as a placement, and places nothing', async () => {
  const who = next()
  expect(await as(who).orders.test({ ...buy, price: '12.00' })).toEqual({})
  // There are no sellers, so it would rest outside the band.
  await expect(as(who).orders.test({ ...buy, price: '30' })).rejects.toMatchObject({ code: 'ORDER_PRICE_OUT_OF_BAND' })
  await expect(as(who).orders.test({ symbol: PAIR, side: 'buy', quantity: '1' })).rejects.toMatchObject({
    code: 'ORDER_TERMS_CONFLICT',
  })
  const until = '2020-01-01T00:00:00.000Z'
  await expect(as(who).orders.test({ ...buy, until })).rejects.toMatchObject({ code: 'ORDER_EXPIRY_OUT_OF_RANGE' })
  expect((await as(who).orders.history({})).total).toBe(0)
})

test('TRD-03 cancels all own open orders at once, optionally of one side, and no order of another customer', async () => {
  const [who, other] = [next(), next()]
  for (const price of ['11.00', '11.10', '11.20']) await as(who).orders.place({ ...buy, price, quantity: '1' }, key())
  await as(who).orders.place({ ...sell, price: '14.00', quantity: '1' }, key())
  await as(who).orders.place({ ...buy, price: '12.60', quantity: '1', type: 'stop_limit', stop: '14.50' }, key())
  const saved = await as(other).orders.place({ ...buy, price: '11.00', quantity: '1' }, key())
  expect(await as(who).orders.cancelAll({ side: 'sell' })).toEqual({ canceled: 1 })
  expect((await as(who).orders.current({ type: 'stop_limit' })).rows).toMatchObject([
    { stop: '14.50', triggeredAt: null },
  ])
  expect(await as(who).orders.cancelAll({ symbol: PAIR })).toEqual({ canceled: 4 })
  expect(await as(who).orders.cancelAll({})).toEqual({ canceled: 0 })
  expect((await as(who).orders.current({})).total).toBe(0)
  expect((await as(other).orders.one({ id: saved.id })).status).toBe(0)
  await as(other).orders.cancel({ id: saved.id })
})
