import { orders } from '@tessera/contract/trading/orders/orders.ts'
import { randomUUID } from 'node:crypto'
import { serialize } from 'node:v8'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#testing/exchange.ts'
import { type LocalNats, localNats } from '#testing/nats.ts'
import { type Floor, PAIR, tradingFloor } from '#testing/trading-floor.ts'
import { startNode, type TradingNode } from '#testing/trading-nodes.ts'
import { type Bus, openBus } from '#platform/revocation/bus.ts'
import { createLog } from '#platform/observing/log.ts'
import { moveMarket } from '#trading/markets/move-market.sql.ts'
import { privateBus } from '#platform/revocation/private-bus.ts'

// Two nodes share a database. One leads in its own process, and customers use the other.
let nats: LocalNats
let floor: Floor
let leader: TradingNode
let stranger: Bus
let next: () => Person
const orderRequest = { symbol: PAIR, side: 'buy', price: '12.40', quantity: '2' } as const
const as = (who: Person) => floor.exchange.api(orders, who)
const key = () => ({ idempotencyKey: randomUUID() })

beforeAll(async () => {
  nats = await localNats()
  floor = await tradingFloor({ NATS_URL: nats.url })
  next = await floor.crowd(10)
  await floor.open()
  leader = await startNode(floor.exchange.deps.config, floor.exchange.database.appUrl)
  await floor.core.start()
  stranger = await openBus(nats.url, createLog('silent'))
})
afterAll(async () => {
  leader.signal('SIGKILL')
  await stranger.close()
  await floor.booksAreSound()
  await floor.exchange.close()
  await nats.close()
})

test('places, finds, trades and cancels an order on a node that does not lead', async () => {
  const [seller, buyer] = [next(), next()]
  const made = await as(seller).place({ ...orderRequest, side: 'sell', until: soon() }, key())
  expect(made).toMatchObject({ status: 0, quantity: '2', price: '12.40' })
  expect(Date.parse(made.until ?? '')).toBeGreaterThan(Date.parse(made.placedAt))
  expect(await as(buyer).place({ ...orderRequest, quantity: '1' }, key())).toMatchObject({
    status: 3,
    average: '12.400000',
  })
  expect(await as(seller).cancel({ id: made.id })).toMatchObject({ status: 4, filled: '1' })
  await expect(as(seller).cancel({ id: made.id })).rejects.toMatchObject({ code: 'ORDER_ALREADY_CANCELED' })
  expect(floor.core.view).toBeUndefined()
})

const soon = (): string => new Date(Date.now() + HOUR_MS).toISOString()

test('previews the cost of an order on a node that does not lead, from the state that it follows', async () => {
  const who = next()
  const request = () => as(who).preview(orderRequest)
  const first = await request()
  expect(first).toMatchObject({ eligible: true, reasons: [], quantity: '2', holdCoin: 'tUSD' })
  await as(who).test({ ...orderRequest, price: '12.30' })
  // Until this node has read the cancel of the test before, a price above the band would trade first.
  const tooHigh = () => as(who).test({ ...orderRequest, price: '30' })
  await expect.poll(() => tooHigh().catch((error: unknown) => error)).toMatchObject({ code: 'ORDER_PRICE_OUT_OF_BAND' })
  const made = await as(who).place({ ...orderRequest, price: '12.00' }, key())
  await expect.poll(async () => (await request()).available).not.toBe(first.available)
  const move = (event: 'restrict' | 'open') =>
    floor.exchange.deps.inTx('operator:test')((tx) => moveMarket(tx, PAIR, event))
  await move('restrict')
  await expect.poll(async () => (await request()).reasons).toEqual(['MARKET_NOT_OPEN'])
  await move('open')
  await expect.poll(async () => (await request()).eligible).toBe(true)
  await as(who).cancel({ id: made.id })
  expect(floor.core.view).toBeUndefined()
})

test("returns the leader's refusal with its reason, and one order for the same key on either node", async () => {
  const who = next()
  await expect(as(who).place({ ...orderRequest, price: '30' }, key())).rejects.toMatchObject({
    code: 'ORDER_PRICE_OUT_OF_BAND',
  })
  const once = key()
  const both = await Promise.all([as(who).place(orderRequest, once), as(who).place(orderRequest, once)])
  expect(both[0]?.id).toBe(both[1]?.id)
  expect(await as(who).cancelAll({})).toEqual({ canceled: 1 })
})

test("TRD-01 places no order for a NATS client without the exchange's key", async () => {
  const who = next()
  const place = {
    kind: 'place',
    customer: who.id,
    clientOrderId: randomUUID(),
    market: PAIR,
    side: 'buy',
    flag: 'gtc',
    price: '12.40',
    quantity: '1',
  } as const
  const text = serialize({ from: 'stranger', number: 1, command: place }).toString('base64')
  const publishAs = (secret: string): unknown =>
    privateBus(stranger, { SECRET_KEY: secret }, createLog('silent')).publish('tessera.commands', text)
  publishAs('another exchange')
  stranger.publish('tessera.commands', text)
  await as(next()).place(orderRequest, key())
  expect((await as(who).current({})).total).toBe(0)
  publishAs(floor.exchange.deps.config.SECRET_KEY)
  await expect.poll(async () => (await as(who).current({})).total).toBe(1)
})

test("KYC-09 reveals nothing to a NATS client without the exchange's key", async () => {
  const who = next()
  const read: string[] = []
  for (const subject of ['tessera.events', 'tessera.commands'])
    stranger.subscribe(subject, (text) => void read.push(text))
  const once = key()
  await as(who).place(orderRequest, once)
  await expect.poll(() => read.length).toBeGreaterThan(1)
  for (const secret of [who.id, once.idempotencyKey, PAIR]) expect(read.join('\n')).not.toContain(secret)
})

test('OPS-03 rejects an order with 503 while NATS is unreachable, and accepts it with the same key afterwards', async () => {
  const who = next()
  const once = key()
  nats.cut()
  await expect.poll(() => stranger.publish('tessera.hints', '')).toBe(false)
  const refused = await floor.exchange.server.app.inject({
    method: 'POST',
    url: `/${orders.place.path}`,
    headers: { token: who.token, 'idempotency-key': once.idempotencyKey },
    payload: orderRequest,
  })
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toMatchObject([
    503,
    '1',
    { code: 'TRADING_PAUSED' },
  ])
  nats.mend()
  await expect.poll(() => as(who).place(orderRequest, once).catch(String)).toMatchObject({ status: 0 })
  expect((await as(who).current({})).total).toBe(1)
})

test('TRD-08 the relaying node takes over when the leader is killed, and accepts the same order once', async () => {
  const who = next()
  const once = key()
  const before = await as(who).place(orderRequest, once)
  leader.signal('SIGKILL')
  await expect
    .poll(
      () =>
        as(who)
          .place({ ...orderRequest, quantity: '3' }, key())
          .catch(String),
      { timeout: 20_000 },
    )
    .toMatchObject({ status: 0 })
  expect(floor.core.view).toBeDefined()
  expect((await as(who).place(orderRequest, once)).id).toBe(before.id)
})
