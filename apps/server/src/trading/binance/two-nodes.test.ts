import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#testing/exchange.ts'
import { type LocalNats, localNats } from '#testing/nats.ts'
import { secondNode } from '#testing/second-node.ts'
import { type Floor, PAIR, tradingFloor } from '#testing/trading-floor.ts'
import type { Server } from '#server.ts'
import type { TradingCore } from '#trading/trading/core.ts'
import { MarketStreams } from './market-streams.ts'

// Two nodes share a database and an address. A client's socket is on one, and its calls go to the other.
let nats: LocalNats
let floor: Floor
let other: Server
let who: Person
const patience = { timeout: 20_000, interval: 50 }

beforeAll(async () => {
  nats = await localNats()
  floor = await tradingFloor({ NATS_URL: nats.url })
  who = (await floor.crowd(1))()
  await floor.start()
  for (const price of ['12.30', '12.31', '12.32']) await floor.place(who, `buy 1 @ ${price}`)
  other = await secondNode(floor.exchange)
  await other.trading.start()
})
afterAll(async () => {
  await other.stop()
  await floor.exchange.close()
  await nats.close()
})

type Depth = { readonly lastUpdateId: number; readonly bids: readonly (readonly [string, string])[] }
async function depthOf({ app }: Server): Promise<Depth> {
  const { body } = await app.inject('/api/v3/depth?symbol=AURBTUSD')
  const depth: Depth = JSON.parse(body)
  return depth
}
const bidsOf = (core: TradingCore) => core.bookOf(PAIR)?.snapshot(20).bids
/** Expects the same book with the same number on both nodes. */
async function expectSameBook(): Promise<number> {
  await expect.poll(() => bidsOf(other.trading), patience).toEqual(bidsOf(floor.core))
  const [here, there] = [await depthOf(floor.exchange.server), await depthOf(other)]
  expect(there).toMatchObject({ lastUpdateId: here.lastUpdateId, bids: here.bids })
  return here.lastUpdateId
}

test("numbers a pair's book equally on every node, even one that started later", async () => {
  const before = await expectSameBook()
  const streams = [floor.core, other.trading].map((core) => new MarketStreams(floor.exchange.deps, core))
  const received: number[][] = [[], []]
  for (const [at, each] of streams.entries())
    for (const [stream, name] of await each.find(['aurbtusd@depth'])) {
      const send = (frames: Buffer): void =>
        void received[at]?.push(...[...frames.toString().matchAll(/"u":(\d+)/g)].map(([, u]) => Number(u)))
      each.subscribe({ named: false, send, disconnect: () => expect.unreachable('lost') }, stream, name)
    }
  for (const price of ['12.33', '12.34']) await floor.place(who, `buy 1 @ ${price}`)
  await expect.poll(() => received, patience).toEqual([1, 2].map(() => [before + 1, before + 2]))
  expect(await expectSameBook()).toBe(before + 2)
  for (const each of streams) each.close()
})

test('a node that missed messages returns to the same number', async () => {
  const before = await expectSameBook()
  nats.cut()
  for (const price of ['12.35', '12.36']) await floor.place(who, `buy 1 @ ${price}`)
  nats.mend()
  expect(await expectSameBook()).toBe(before + 2)
})

test('starts another leadership with a higher number on every node', async () => {
  const before = await expectSameBook()
  await floor.core.stop()
  await expect.poll(() => other.trading.view, patience).toBeDefined()
  await floor.core.start()
  await floor.clearBook()
  await expect.poll(() => floor.core.fence, patience).toBe(other.trading.fence)
  expect(await expectSameBook()).toBeGreaterThan(before)
  expect(bidsOf(floor.core)).toEqual([])
})
