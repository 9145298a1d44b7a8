import { markets } from '@tessera/contract/trading/markets/markets.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalNats, localNats } from '#testing/nats.ts'
import { pairDesk } from '#testing/pairs.ts'
import { type Floor, PAIR, tradingFloor } from '#testing/trading-floor.ts'
import { startNode, type TradingNode } from '#testing/trading-nodes.ts'

// One node leads in its own process. The exchange itself follows it, and shows its pairs to visitors.
let nats: LocalNats
let floor: Floor
let leader: TradingNode
let desk: Awaited<ReturnType<typeof pairDesk>>
const patience = { timeout: 10_000, interval: 20 }
const NEW = 'SOL-tUSD'

beforeAll(async () => {
  nats = await localNats()
  floor = await tradingFloor({ NATS_URL: nats.url })
  await floor.exchange.coin('SOL', 'crypto', 9)
  desk = await pairDesk(floor.exchange)
  await floor.open()
  leader = await startNode(floor.exchange.deps.config, floor.exchange.database.appUrl)
})
afterAll(async () => {
  leader.signal('SIGKILL')
  await floor.exchange.close()
  await nats.close()
})

test('a following node gets new rules and a new pair', async () => {
  await expect.poll(leader.leads, patience).toBe(true)
  await floor.core.start()
  await expect.poll(() => floor.core.bookOf(PAIR) !== undefined, patience).toBe(true)
  const termsOf = (symbol: string) => floor.core.known?.markets.get(symbol)?.terms
  await desk.agree(PAIR, { takerFee: 3_000, tick: '0.05' })
  await expect.poll(() => termsOf(PAIR)?.takerFee, patience).toBe(3_000)
  expect(termsOf(PAIR)?.priceTicks).toBe(5)
  await desk.agree(NEW, { lot: '0.001', listingPrice: '150' })
  await expect.poll(() => termsOf(NEW)?.symbol, patience).toBe(NEW)
  await expect.poll(() => floor.core.bookOf(NEW)?.snapshot(1).bids, patience).toEqual([])
  const { rows } = await floor.exchange.api(markets).list({})
  expect(rows.map(({ symbol, tick, takerFeePpm }) => ({ symbol, tick, takerFeePpm }))).toEqual([
    { symbol: PAIR, tick: '0.05', takerFeePpm: 3_000 },
    { symbol: NEW, tick: '0.01', takerFeePpm: 1_500 },
  ])
  expect(await floor.exchange.api(markets).book({ symbol: NEW, limit: 5 })).toMatchObject({ bids: [], asks: [] })
})
