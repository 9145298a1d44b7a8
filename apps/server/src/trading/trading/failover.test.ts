import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Person } from '#testing/exchange.ts'
import { type Floor, PAIR, tradingFloor } from '#testing/trading-floor.ts'
import { startNode, type TradingNode } from '#testing/trading-nodes.ts'
import type { Place } from './command.ts'

let floor: Floor
let owner: pg.Client
const people: Person[] = []
const nodes: TradingNode[] = []

beforeAll(async () => {
  floor = await tradingFloor()
  for (let at = 0; at < 10; at++) people.push(await floor.trader('100000', 10_000))
  await floor.open()
  owner = new pg.Client(floor.exchange.database.ownerUrl)
  await owner.connect()
})
afterEach(async () => {
  for (const node of nodes.splice(0)) node.signal('SIGKILL')
  await floor.booksAreSound()
})
afterAll(async () => {
  await owner.end()
  await floor.exchange.close()
})

const patience = { timeout: 20_000, interval: 100 }

/** Returns a leader, and a follower that recognizes it as the leader. */
async function twoNodes(): Promise<[leader: TradingNode, follower: TradingNode]> {
  const { deps, database } = floor.exchange
  const start = async (): Promise<TradingNode> => {
    const node = await startNode(deps.config, database.appUrl)
    nodes.push(node)
    return node
  }
  const leader = await start()
  await expect.poll(leader.leads, patience).toBe(true)
  const follower = await start()
  expect(await follower.leads()).toBe(false)
  return [leader, follower]
}

const orderRequest = (at: number): Place => ({
  kind: 'place',
  customer: people[at % people.length]?.id ?? '',
  clientOrderId: randomUUID(),
  market: PAIR,
  side: at % 2 === 0 ? 'buy' : 'sell',
  flag: 'gtc',
  price: `12.${String(40 + (at % 7))}`,
  quantity: '3',
})

/**
 * Places orders from several customers, one after the other, until the node stops responding. Returns the orders that
 * it acknowledged.
 */
async function flood(node: TradingNode, hands: number, until: () => boolean): Promise<Map<string, string>> {
  const acknowledged = new Map<string, string>()
  let at = 0
  const hand = async (): Promise<void> => {
    while (!until()) {
      const order = orderRequest(at++)
      const answer = await node.submit(order)
      if (answer === undefined || answer.code === 'TRADING_PAUSED') return
      if (answer.order !== undefined) acknowledged.set(order.clientOrderId, answer.order)
    }
  }
  await Promise.all(Array.from({ length: hands }, hand))
  return acknowledged
}

const found = async (): Promise<Map<string, string>> => {
  const { rows } = await owner.query<{ id: string; client_order_id: string }>(
    'select id, client_order_id from trading_order',
  )
  return new Map(rows.map((row) => [row.client_order_id, row.id]))
}

test('TRD-09 loses nothing that a killed leader acknowledged, and continues with a follower', async () => {
  const [leader, follower] = await twoNodes()
  let acknowledged = 0
  const flooding = flood(leader, 16, () => {
    acknowledged += 1
    if (acknowledged === 300) leader.signal('SIGKILL')
    return false
  })
  const known = await flooding
  expect(known.size).toBeGreaterThan(100)
  await expect.poll(follower.leads, patience).toBe(true)
  const there = await found()
  for (const [key, order] of known) expect(there.get(key)).toBe(order)
  expect((await follower.submit(orderRequest(1)))?.order).toBeDefined()
})

test('TRD-08 a leader that was paused commits nothing after another took over', async () => {
  const [leader, follower] = await twoNodes()
  const ordersWhilePaused = Array.from({ length: 20 }, (_, at) => orderRequest(at))
  const before = await leader.submit(orderRequest(0))
  expect(before?.order).toBeDefined()
  leader.signal('SIGSTOP')
  const request = ordersWhilePaused.map((order) => leader.submit(order))
  await expect.poll(follower.leads, patience).toBe(true)
  expect((await follower.submit(orderRequest(3)))?.order).toBeDefined()
  leader.signal('SIGCONT')
  const answers = await Promise.all(request)
  expect(new Set(answers.map((answer) => answer?.code))).toEqual(new Set(['TRADING_PAUSED']))
  const there = await found()
  expect(ordersWhilePaused.filter((order) => there.has(order.clientOrderId))).toEqual([])
  expect(await leader.leads()).toBe(false)
})

test('TRD-09 rejects or finds orders if all database connections break at once, and trading recovers automatically', async () => {
  const [leader] = await twoNodes()
  let sent = 0
  const kill = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
  const known = await flood(leader, 16, () => {
    sent += 1
    if (sent === 100) void owner.query(kill)
    return sent > 400
  })
  await expect.poll(async () => (await leader.submit(orderRequest(2)))?.order, patience).toBeDefined()
  const there = await found()
  for (const [key, order] of known) expect(there.get(key)).toBe(order)
})
