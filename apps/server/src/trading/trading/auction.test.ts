import type { marketMachine, MarketEvent } from '@tessera/domain/trading/markets/market.ts'
import { markets } from '@tessera/contract/trading/markets/markets.ts'
import { orders } from '@tessera/contract/trading/orders/orders.ts'
import { MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Person } from '#testing/exchange.ts'
import { type Floor, PAIR, spotOf, tradingFloor } from '#testing/trading-floor.ts'
import { endAuctions } from '#trading/markets/end-auctions.sql.ts'
import { moveMarket } from '#trading/markets/move-market.sql.ts'
import { loadState } from './load.sql.ts'
import { replayState } from './replay.sql.ts'
import { stateHash } from './state-hash.ts'
import { ordersOfBlocked } from './watch.sql.ts'

let floor: Floor
let next: () => Person
const move = (event: MarketEvent) => floor.exchange.deps.inTx('operator:test')((tx) => moveMarket(tx, PAIR, event))
/** Runs a batch with only a heartbeat, in which the book follows its market. */
const tick = () => floor.core.submit({ kind: 'take_transfers' })
const phase = () => floor.core.view?.state.markets.get(PAIR)?.book.phase
const same = async () => {
  const { db } = floor.exchange.deps
  const { view } = floor.core
  const living = view === undefined ? 'paused' : stateHash(view.state)
  return [stateHash(await loadState(db)) === living, stateHash(await replayState(db)) === living]
}
const call = async () => {
  await move('restrict')
  await move('call')
  await tick()
}

beforeAll(async () => {
  floor = await tradingFloor()
  next = await floor.crowd(21)
  await floor.start()
})
afterEach(async () => {
  const { rows } = await sql<{ status: keyof (typeof marketMachine)['table'] }>`select status from market`.execute(
    floor.exchange.deps.db,
  )
  if (rows[0]?.status === 'halted') await move('restrict')
  if (rows[0]?.status !== 'open') await move('open')
  await tick()
  await floor.clearBook()
  await floor.booksAreSound()
})
afterAll(() => floor.exchange.close())

test('collects crossing orders in an auction, and trades them all at one price at its end', async () => {
  const [a, b, c, d] = [next(), next(), next(), next()]
  await call()
  expect(phase()).toBe('auction')
  await floor.place(a, 'buy 10 @ 12.70')
  await floor.place(b, 'sell 6 @ 12.40')
  await floor.place(c, 'sell 6 @ 12.50')
  await floor.place(d, 'buy 5 @ 12.30')
  expect(await same()).toEqual([true, true])
  const auction = await floor.exchange.api(markets).auction({ symbol: PAIR })
  expect(auction).toMatchObject({
    state: 'auction',
    indication: { price: '12.50', quantity: '10', imbalance: '2', imbalanceSide: 'sell' },
  })
  await move('open')
  await tick()
  const { rows } = await sql<{ price: bigint; quantity: bigint; auction: boolean }>`
    select price, quantity, auction from fill order by seq`.execute(floor.exchange.deps.db)
  expect(rows).toEqual([
    { price: 12_500_000n, quantity: 6n, auction: true },
    { price: 12_500_000n, quantity: 4n, auction: true },
  ])
  expect((await floor.exchange.api(markets).auctions({ symbol: PAIR })).rows).toMatchObject([
    { price: '12.50', quantity: '10' },
  ])
  expect(await spotOf(floor, a, 'AURB')).toEqual({ posted: 1_010n, held: 0n })
  // 125 and its fee, out of a hold at 12.70: the difference is released.
  expect(await spotOf(floor, a, 'tUSD')).toMatchObject({ held: 0n })
  expect(floor.core.bookOf(PAIR)?.snapshot(9)).toMatchObject({ bids: [['12.30', '5']], asks: [['12.50', '2']] })
  expect(await same()).toEqual([true, true])
})

test('an order that expired during the auction is left out of its price, even if it was found only at the end', async () => {
  const [a, b] = [next(), next()]
  const { rows } = await sql<{ now: Date }>`select now()`.execute(floor.exchange.deps.db)
  const now = rows[0]?.now.getTime() ?? 0
  await floor.place(a, 'sell 3 @ 12.40', { until: new Date(now + 61_000) })
  await call()
  await floor.place(b, 'buy 3 @ 12.60')
  const { expiries } = floor.core.view?.state.markets.get(PAIR)?.book ?? {}
  // As if a minute had passed for the book.
  if (expiries !== undefined) expiries.until[0] = now
  await move('open')
  await tick()
  expect(await spotOf(floor, a, 'AURB')).toEqual({ posted: 1_000n, held: 0n })
  expect(floor.core.bookOf(PAIR)?.snapshot(9)).toMatchObject({ bids: [['12.60', '3']], asks: [] })
})

test('collects further after a restart within an auction, and executes an end that was due in the meantime', async () => {
  const [a, b] = [next(), next()]
  await call()
  await floor.place(a, 'buy 3 @ 12.60')
  await floor.place(b, 'sell 3 @ 12.40')
  await floor.core.stop()
  await move('open')
  await floor.core.start()
  await tick()
  expect(phase()).toBe('open')
  expect(await spotOf(floor, b, 'AURB')).toEqual({ posted: 997n, held: 0n })
  expect(await same()).toEqual([true, true])
})

test.each([
  ['buy 1 market', 'ORDER_NOT_IN_AUCTION'],
  ['buy 1 @ 12.50 ioc', 'ORDER_NOT_IN_AUCTION'],
  ['buy 1 @ 12.50 post_only', 'ORDER_NOT_IN_AUCTION'],
  ['buy 1 @ 12.60 stop 12.55', 'ORDER_NOT_IN_AUCTION'],
  ['buy 1 @ 17.60', 'ORDER_PRICE_OUT_OF_BAND'],
])('TRD-13 rejects %s in an auction with %s', async (text, code) => {
  await call()
  expect(await floor.place(next(), text)).toMatchObject({ code })
})

test('TRD-15 an auction accepts prices up to twice as far away as in the open market', async () => {
  const who = next()
  expect(await floor.place(who, 'buy 1 @ 15.50')).toMatchObject({ code: 'ORDER_PRICE_OUT_OF_BAND' })
  await call()
  expect(await floor.place(who, 'buy 1 @ 15.50')).toMatchObject({ ok: true })
})

test('TRD-13 rejects orders and cancels in a halted market, with that reason', async () => {
  const who = next()
  const placed = await floor.place(who, 'buy 1 @ 12')
  assert(placed.ok, 'the order was not accepted')
  await move('restrict')
  await move('halt')
  expect(await floor.cancel(who, placed.value.order.id)).toMatchObject({ code: 'MARKET_HALTED' })
  expect(await floor.place(who, 'buy 1 @ 12')).toMatchObject({ code: 'MARKET_NOT_OPEN' })
  await move('restrict')
  expect(await floor.cancel(who, placed.value.order.id)).toMatchObject({ ok: true })
})

test('I31 repeats the end of an order at its number that expired while its pair was stopped', async () => {
  const { rows } = await sql<{ now: Date }>`select now()`.execute(floor.exchange.deps.db)
  const now = rows[0]?.now.getTime() ?? 0
  await floor.place(next(), 'buy 1 @ 12', { until: new Date(now + 61_000) })
  await move('restrict')
  await move('halt')
  await tick()
  const { expiries } = floor.core.view?.state.markets.get(PAIR)?.book ?? {}
  if (expiries !== undefined) expiries.until[0] = now
  await tick()
  expect(floor.core.bookOf(PAIR)?.snapshot(9)).toMatchObject({ bids: [], asks: [] })
  expect(await same()).toEqual([true, true])
})

test("TRD-13 requests cancels of a blocked customer's orders only where their market allows cancels", async () => {
  const who = next()
  const placed = await floor.place(who, 'buy 1 @ 12')
  assert(placed.ok, 'the order was not accepted')
  const { db } = floor.exchange.deps
  await move('restrict')
  await move('halt')
  await sql`update customer set status = 'frozen' where id = ${who.id}`.execute(db)
  expect(await ordersOfBlocked(db)).toEqual([])
  await floor.core.stop()
  await move('restrict')
  expect(await ordersOfBlocked(db)).toMatchObject([{ order: placed.value.order.id, cause: 'barred' }])
  await floor.core.start()
})

test('ends an auction within half a minute after the published time, and not before', async () => {
  await call()
  const when = async () => {
    const { rows } = await sql<{ until: Date; ends: Date }>`
      select auction_until as until, auction_ends_at as ends from market where symbol = ${PAIR}`.execute(
      floor.exchange.deps.db,
    )
    assert(rows[0], 'no auction is running')
    return rows[0].ends.getTime() - rows[0].until.getTime()
  }
  const wait = await when()
  expect(wait >= 0 && wait <= 30_000).toBe(true)
  await endAuctions(floor.exchange.deps)
  expect((await floor.exchange.api(markets).auction({ symbol: PAIR })).state).toBe('auction')
  floor.exchange.passTime(11 * MINUTE_MS)
  await endAuctions(floor.exchange.deps)
  expect((await floor.exchange.api(markets).auction({ symbol: PAIR })).state).toBe('open')
})

test('TRD-11 everybody sees the same indication, computed every ten seconds at most', async () => {
  const [a, b] = [next(), next()]
  await call()
  const first = await floor.exchange.api(markets).auction({ symbol: PAIR })
  await floor.place(a, 'buy 3 @ 12.60')
  await floor.place(b, 'sell 3 @ 12.40')
  const second = await floor.exchange.api(markets).auction({ symbol: PAIR })
  expect(second.at === first.at).toBe(second.indication === null)
})

test('previews an order in an auction as resting, whatever orders it crosses', async () => {
  const [maker, who] = [next(), next()]
  await call()
  await floor.place(maker, 'sell 6 @ 12.40')
  const api = floor.exchange.api(orders, who)
  const orderRequest = { symbol: PAIR, side: 'buy', price: '12.60', quantity: '10' } as const
  const rests = { fillsNow: '0', average: null, slippagePpm: null, others: 'rest' }
  expect(await api.preview(orderRequest)).toMatchObject({ ...rests, eligible: true })
  expect(await api.preview({ ...orderRequest, quantity: '6' })).toMatchObject({ ...rests, eligible: true })
  expect(await api.preview({ ...orderRequest, type: 'market', price: undefined })).toMatchObject({
    ...rests,
    reasons: ['ORDER_NOT_IN_AUCTION'],
  })
  expect(await floor.place(who, 'buy 10 @ 12.60')).toMatchObject({ value: { order: { status: 0, filledLots: 0 } } })
})
