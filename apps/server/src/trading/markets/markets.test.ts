import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { marketsDesk } from '@tessera/contract/trading/markets/markets-desk.ts'
import { markets } from '@tessera/contract/trading/markets/markets.ts'
import { randomUUID } from 'node:crypto'
import { MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Person } from '#testing/exchange.ts'
import { type Floor, PAIR, tradingFloor } from '#testing/trading-floor.ts'
import { countTrades } from './count-trades.sql.ts'

let floor: Floor
let maker: Person
let taker: Person
beforeAll(async () => {
  floor = await tradingFloor()
  maker = await floor.trader('10000', 1_000)
  taker = await floor.trader('10000', 1_000)
  await floor.start()
})
afterEach(() => floor.booksAreSound())
afterAll(() => floor.exchange.close())

const api = () => floor.exchange.api(markets)
const trade = async (price: string, quantity: number): Promise<void> => {
  await floor.place(maker, `sell ${quantity} @ ${price}`)
  await floor.place(taker, `buy ${quantity} @ ${price}`)
}

test('shows rules but no prices of a listed pair that never traded', async () => {
  expect((await api().list({})).rows).toMatchObject([
    {
      symbol: PAIR,
      last: null,
      change: null,
      high: null,
      volume: '0',
      turnover: '0.000000',
      reference: '12.50',
      tick: '0.01',
      lot: '1',
      minValue: '1.000000',
      takerFeePpm: 1_500,
    },
  ])
  expect((await api().candles({ symbol: PAIR, interval: '1h' })).rows).toEqual([])
})

test('opens candles with the first trade, closes them with the last, and leaves empty intervals out', async () => {
  // Moves to the next minute, because four trades take less than the rest of it.
  floor.exchange.passTime(MINUTE_MS - (Date.now() % MINUTE_MS))
  for (const price of ['12.50', '12.70', '12.40', '12.60']) await trade(price, 2)
  floor.exchange.passTime(2 * MINUTE_MS)
  await trade('12.55', 3)
  const minutes = (await api().candles({ symbol: PAIR, interval: '1m' })).rows
  expect(minutes).toMatchObject([
    { open: '12.50', high: '12.70', low: '12.40', close: '12.60', volume: '8', turnover: '100.400000' },
    { open: '12.55', high: '12.55', low: '12.55', close: '12.55', volume: '3' },
  ])
  expect(Date.parse(minutes[1]?.at ?? '') - Date.parse(minutes[0]?.at ?? '')).toBe(2 * MINUTE_MS)
  const older = await api().candles({ symbol: PAIR, interval: '1m', before: minutes[1]?.at })
  expect(older.rows).toEqual(minutes.slice(0, 1))
  expect((await api().candles({ symbol: PAIR, interval: '1m', limit: 1 })).rows).toEqual(minutes.slice(1))
  const { rows: day } = await api().list({})
  await countTrades(floor.exchange.deps)
  expect((await api().candles({ symbol: PAIR, interval: '1m' })).rows).toEqual(minutes)
  expect((await api().list({})).rows).toEqual(day)
})

test('rejects a pair that is not listed', async () => {
  await expect(api().candles({ symbol: 'NO-tUSD', interval: '1m' })).rejects.toMatchObject({ code: 'MARKET_UNKNOWN' })
  await expect(api().book({ symbol: 'NO-tUSD' })).rejects.toMatchObject({ code: 'MARKET_UNKNOWN' })
  await expect(api().auctions({ symbol: 'NO-tUSD' })).rejects.toMatchObject({ code: 'MARKET_UNKNOWN' })
})

test('TRD-13 lets one operator stop a pair at once, and requires a second person to open it again', async () => {
  const [first, second] = [await floor.exchange.operator('listing'), await floor.exchange.operator('listing')]
  const desk = (who: Person) => floor.exchange.api(marketsDesk, who)
  const queue = (who: Person) => floor.exchange.api(approvals, who)
  const support = await floor.exchange.operator('support')
  await expect(desk(support).restrict({ symbol: PAIR, reason: 'curious' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect(await desk(first).restrict({ symbol: PAIR, reason: 'odd prices' })).toEqual({
    symbol: PAIR,
    state: 'cancel_only',
  })
  expect(await floor.place(maker, 'sell 1 @ 12.50')).toMatchObject({ code: 'MARKET_NOT_OPEN' })
  await expect(desk(first).restrict({ symbol: PAIR, reason: 'again' })).rejects.toMatchObject({
    code: 'MARKET_WRONG_STATE',
  })
  const proposed = await queue(first).propose(
    {
      kind: 'market_state',
      subjectId: PAIR,
      verdict: 'approve',
      reason: 'prices are sound',
      proposal: { event: 'open' },
    },
    { idempotencyKey: randomUUID() },
  )
  const decision = {
    requestId: proposed.id,
    verdict: 'approve',
    note: 'agreed',
    contentHash: proposed.contentHash,
  } as const
  await expect(queue(first).decide(decision, { idempotencyKey: randomUUID() })).rejects.toMatchObject({
    code: 'APPROVAL_OWN_PROPOSAL',
  })
  await queue(second).decide(decision, { idempotencyKey: randomUUID() })
  expect(await floor.place(maker, 'sell 1 @ 12.50')).toMatchObject({ ok: true })
})

test('TRD-13 requires a second person to move a halted pair back to cancel-only', async () => {
  const listing = [await floor.exchange.operator('listing'), await floor.exchange.operator('listing')] as const
  const desk = floor.exchange.api(marketsDesk, listing[0])
  const byBoth = async (event: 'restrict' | 'halt' | 'open') => {
    const request = { kind: 'market_state', subjectId: PAIR, verdict: 'approve', reason: 'agreed' } as const
    const { id: requestId, contentHash } = await floor.exchange
      .api(approvals, listing[0])
      .propose({ ...request, proposal: { event } })
    await floor.exchange
      .api(approvals, listing[1])
      .decide({ requestId, verdict: 'approve', note: 'agreed', contentHash })
  }
  const state = async () => (await api().list({})).rows[0]?.state
  await desk.restrict({ symbol: PAIR, reason: 'odd prices' })
  await byBoth('halt')
  await expect(desk.restrict({ symbol: PAIR, reason: 'alone' })).rejects.toMatchObject({ code: 'MARKET_WRONG_STATE' })
  expect(await state()).toBe('halted')
  await byBoth('restrict')
  expect(await state()).toBe('cancel_only')
  await byBoth('open')
})
