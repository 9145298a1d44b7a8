import { DAY_MS, MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Person } from '#testing/exchange.ts'
import { type Floor, PAIR, spotOf, tradingFloor } from '#testing/trading-floor.ts'
import type { OrderFacts } from './order-view.ts'

let floor: Floor
let next: () => Person

beforeAll(async () => {
  floor = await tradingFloor()
  next = await floor.crowd(40)
  await floor.start()
})
afterEach(async () => {
  await floor.tablesMatchState()
  await floor.clearBook()
  await floor.booksAreSound()
})
afterAll(() => floor.exchange.close())

async function placed(who: Person, order: string, over: Parameters<Floor['place']>[2] = {}): Promise<OrderFacts> {
  const answer = await floor.place(who, order, over)
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.order
}
/** Returns the result of an order as `status filled cause`. */
async function became({ id }: OrderFacts): Promise<string> {
  const { rows } = await sql<{ status: number; filled_lots: bigint; cancel_cause: string | null }>`
    select status, filled_lots, cancel_cause from trading_order where id = ${id}`.execute(floor.exchange.deps.db)
  return rows.map((row) => [row.status, row.filled_lots, row.cancel_cause].join(' ')).join()
}
const inMinutes = (minutes: number) => new Date(Date.parse('2100-01-01') + minutes * MINUTE_MS)
const nowOfBase = async (): Promise<Date> => {
  const { rows } = await sql<{ now: Date }>`select now()`.execute(floor.exchange.deps.db)
  return rows[0]?.now ?? inMinutes(0)
}

test('fills a market order up to its worst price, and cancels the rest', async () => {
  const [maker, taker] = [next(), next()]
  await floor.place(maker, 'sell 4 @ 12.50')
  await floor.place(maker, 'sell 4 @ 13.12')
  const far = await placed(maker, 'sell 4 @ 13.13')
  // Five percent above 12.50, rounded to the tick, is 13.12.
  const order = await placed(taker, 'buy 20 market')
  expect(order).toMatchObject({ type: 'market', ticks: 1312, filledLots: 8, status: 4, cancelCause: 'market' })
  expect(await became(far)).toBe('0 0 ')
  expect(await spotOf(floor, taker, 'tUSD')).toMatchObject({ held: 0n })
})

test('holds the cost of a market order at its worst price, and rejects a customer who has less', async () => {
  const [maker, poor] = [next(), next()]
  await floor.place(maker, 'sell 1000 @ 12.50')
  // 10,000 pays for 799 at 12.50, and for 761 at 13.12 with the fee.
  expect(await floor.place(poor, 'buy 762 market')).toMatchObject({ code: 'INSUFFICIENT_AVAILABLE_BALANCE' })
  expect(await floor.place(poor, 'buy 761 market')).toMatchObject({
    ok: true,
    value: { order: { status: 3, filledValue: 9_512_500_000n } },
  })
})

test('TRD-15 fills a market order only inside the band, and rejects it without an opposite order', async () => {
  const [maker, taker] = [next(), next()]
  expect(await floor.place(taker, 'buy 1 market')).toMatchObject({ code: 'ORDER_NOBODY_ACROSS' })
  const resting = await placed(maker, 'sell 5 @ 14.80')
  await sql`update market_reference set price = 12000000`.execute(floor.exchange.deps.db)
  expect(await became(await placed(taker, 'buy 1 market'))).toBe('4 0 band')
  await sql`update market_reference set price = 12500000`.execute(floor.exchange.deps.db)
  expect(await became(resting)).toBe('0 0 ')
})

test('the same key returns the same market order, whatever the book is now', async () => {
  const [maker, taker] = [next(), next()]
  await floor.place(maker, 'sell 5 @ 12.50')
  const first = await placed(taker, 'buy 2 market', { clientOrderId: 'market-order' })
  await floor.place(maker, 'sell 1 @ 12.40')
  expect(await floor.place(taker, 'buy 2 market', { clientOrderId: 'market-order' })).toMatchObject({
    value: { hit: true, order: { id: first.id } },
  })
  expect(await floor.place(taker, 'buy 3 market', { clientOrderId: 'market-order' })).toMatchObject({
    code: 'IDEMPOTENCY_KEY_REUSED',
  })
})

test('the same key returns the same market order, even if its worst price was just above the minimum value', async () => {
  const [maker, taker] = [next(), next()]
  const min = (minor: bigint) => sql`update market set min_value = ${minor}`.execute(floor.exchange.deps.db)
  await floor.place(maker, 'buy 9 @ 12.50')
  // Two at 5 % below 12.50 are worth 23.75, and at another 5 % below that less than the minimum.
  await min(23_700_000n)
  const first = await placed(taker, 'sell 2 market', { clientOrderId: 'hardly-enough' })
  expect(await floor.place(taker, 'sell 2 market', { clientOrderId: 'hardly-enough' })).toMatchObject({
    value: { hit: true, order: { id: first.id } },
  })
  await min(1_000_000n)
})

test('fills a fill-or-kill order completely or not at all', async () => {
  const [maker, taker] = [next(), next()]
  await floor.place(maker, 'sell 5 @ 12.50')
  expect(await placed(taker, 'buy 6 @ 12.50 fok')).toMatchObject({ status: 4, filledLots: 0, cancelCause: 'fok' })
  expect(await placed(taker, 'buy 5 @ 12.50 fok')).toMatchObject({ status: 3, filledLots: 5 })
  expect(await spotOf(floor, taker, 'tUSD')).toMatchObject({ held: 0n })
})

test('keeps a stop outside the book until a trade reaches it, then enters and trades it', async () => {
  const [maker, waiting, taker] = [next(), next(), next()]
  await floor.place(maker, 'sell 1 @ 12.40')
  await floor.place(taker, 'buy 1 @ 12.40')
  const stop = await placed(waiting, 'buy 10 @ 12.70 stop 12.60')
  expect(stop).toMatchObject({ type: 'stop_limit', status: 0, stopTicks: 1260, triggeredAt: null })
  expect(await spotOf(floor, waiting, 'tUSD')).toMatchObject({ held: 127_190_500n })
  expect(floor.core.bookOf(PAIR)?.snapshot(9)).toMatchObject({ bids: [] })
  await floor.place(maker, 'sell 2 @ 12.60')
  await floor.place(maker, 'sell 4 @ 12.65')
  await floor.place(taker, 'buy 1 @ 12.59 ioc')
  expect(await became(stop)).toBe('0 0 ')
  await floor.place(taker, 'buy 2 @ 12.60')
  expect(await became(stop)).toBe('1 4 ')
  expect(floor.core.bookOf(PAIR)?.snapshot(9)).toMatchObject({ bids: [['12.70', '6']] })
})

test('a stop that the last trade has reached enters at once, and is cancelled if it would take but may not', async () => {
  const [maker, other, taker] = [next(), next(), next()]
  await floor.place(maker, 'sell 1 @ 12.50')
  await floor.place(taker, 'buy 1 @ 12.50')
  expect(await placed(other, 'buy 1 @ 12.60 stop 12.45')).toMatchObject({ status: 0 })
  expect(floor.core.bookOf(PAIR)?.snapshot(9)).toMatchObject({ bids: [['12.60', '1']] })
  const postOnlyStop = await placed(other, 'sell 3 @ 12.30 stop 12.40 post_only')
  await floor.place(taker, 'buy 5 @ 12.40')
  await floor.place(maker, 'sell 2 @ 12.40')
  expect(await became(postOnlyStop)).toBe('4 0 post_only')
})

test('queues a triggered stop behind earlier orders, even after a restart', async () => {
  const [early, late, maker, taker] = [next(), next(), next(), next()]
  const stop = await placed(early, 'buy 5 @ 12.70 stop 12.65')
  const resting = await placed(late, 'buy 5 @ 12.70')
  await floor.place(maker, 'sell 2 @ 12.70')
  expect(floor.core.bookOf(PAIR)?.snapshot(9)).toMatchObject({ bids: [['12.70', '8']] })
  await floor.core.stop()
  await floor.core.start()
  await floor.place(taker, 'sell 3 @ 12.70')
  expect([await became(resting), await became(stop)]).toEqual(['3 5 ', '0 0 '])
})

test('releases the hold of a cancelled stop, and does not change the book', async () => {
  const who = next()
  const stop = await placed(who, 'buy 5 @ 12.90 stop 12.85')
  expect(await floor.cancel(who, stop.id)).toMatchObject({ ok: true, value: { status: 4, cancelCause: 'requested' } })
  expect(await spotOf(floor, who, 'tUSD')).toMatchObject({ held: 0n })
})

test('ends an order at its good-till date, before any later command', async () => {
  const [who, taker] = [next(), next()]
  const now = await nowOfBase()
  const ends = new Date(now.getTime() + 61_000)
  const order = await placed(who, 'sell 5 @ 12.50', { until: ends })
  expect(order).toMatchObject({ until: ends, status: 0 })
  const { view } = floor.core
  const { expiries } = view?.state.markets.get(PAIR)?.book ?? {}
  // As if a minute had passed for the book.
  if (expiries !== undefined) expiries.until[0] = now.getTime()
  expect(await placed(taker, 'buy 5 @ 12.50 ioc')).toMatchObject({ status: 4, filledLots: 0 })
  expect(await became(order)).toBe('4 0 expired')
  expect(await floor.cancel(who, order.id)).toMatchObject({ code: 'ORDER_NOT_FOUND' })
})

test.each([
  [59_000, 'ORDER_EXPIRY_OUT_OF_RANGE'],
  [367 * DAY_MS, 'ORDER_EXPIRY_OUT_OF_RANGE'],
])('TRD-05 rejects an order that ends in %d ms with %s', async (wait, code) => {
  const now = await nowOfBase()
  expect(await floor.place(next(), 'buy 5 @ 12', { until: new Date(now.getTime() + wait) })).toMatchObject({ code })
})

test.each([
  ['buy 5', 'ORDER_TERMS_CONFLICT'],
  ['buy 5 market @ 12', 'ORDER_TERMS_CONFLICT'],
  ['buy 5 market fok', 'ORDER_TERMS_CONFLICT'],
  ['buy 5 stop 12', 'ORDER_TERMS_CONFLICT'],
  ['buy 5 @ 12 stop 12.005', 'ORDER_STOP_OFF_TICK'],
  ['buy 5 @ 12 stop 20', 'ORDER_PRICE_OUT_OF_BAND'],
])('TRD-05 rejects %s with %s', async (order, code) =>
  expect(await floor.place(next(), order)).toMatchObject({ ok: false, code }),
)
