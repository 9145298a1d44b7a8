import { peopleIn } from '#profile/members/record-acts.ts'
import { Turns } from '#platform/database/turns.ts'
import { keyReadsIn } from '#access/api-keys/authenticate.sql.ts'
import { transfers } from '@tessera/contract/profile/transfers/transfers.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { makeKey, type TestKey } from '#testing/api-keys.ts'
import { type Params, signedParams } from '#testing/binance.ts'
import { fakeSocket } from '#testing/fake-socket.ts'
import type { Person, TestExchange } from '#testing/exchange.ts'
import { type Floor, tradingFloor } from '#testing/trading-floor.ts'
import type { Database } from '#platform/database/database.ts'
import { configuredChain } from '#payments/chain/configured-chain.ts'
import { OpenStreams } from './open-streams.ts'
import { binanceRoutes } from './routes.ts'
import { UserFeeds } from './user-feeds.ts'
import { WsApiConnection, type WsApiDeps } from './ws-api.ts'
import { routesByMethod } from './ws-methods.ts'

let floor: Floor
let exchange: TestExchange
let who: Person
let another: () => Person
let key: TestKey
beforeAll(async () => {
  floor = await tradingFloor()
  exchange = floor.exchange
  who = await floor.trader('1000', 100)
  key = await makeKey(exchange, who)
  another = await floor.crowd(6)
  await floor.start()
})
afterEach(() => floor.clearBook())
afterAll(() => exchange.close())

type Line = {
  readonly connection: WsApiConnection
  readonly ask: (id: number, method: string, params?: Params) => Promise<void>
  readonly replies: () => unknown[]
}
function connect(feeds: UserFeeds, opened: WsApiDeps['opened'] = new OpenStreams(exchange.deps)): Line {
  const { wire, socket } = fakeSocket()
  const connection = new WsApiConnection(socket, {
    services: {
      deps: exchange.deps,
      turns: new Turns(),
      weigh: async () => ({ used: 1, waitSeconds: undefined }),
      keys: keyReadsIn(exchange.deps),
      pulse: { within: (work) => work },
      people: peopleIn(exchange.deps),
    },
    routeOf: routesByMethod(binanceRoutes(exchange.deps, floor.core, configuredChain(exchange.deps.config))),
    feeds,
    opened,
    from: { ip: '127.0.0.1', userAgent: '' },
  })
  return {
    connection,
    ask: (id, method, params = {}) => connection.answer(JSON.stringify({ id, method, params })),
    replies: () => wire.sent.map((text) => JSON.parse(text) as unknown),
  }
}
const SUBSCRIBE = 'userDataStream.subscribe.signature'
const UNSUBSCRIBE = 'userDataStream.unsubscribe'
let windows = 5_000
/** Signed again each time, because the same text is accepted once. */
const subscribe = ({ ask }: Line, id: number): Promise<void> =>
  ask(id, SUBSCRIBE, signedParams({ recvWindow: (windows += 1) }, key))

/** Returns a database that fails at its first query. */
function failingOnce(): Database {
  let fails = true
  return exchange.deps.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (fails) {
        fails = false
        throw new Error('the database connection was lost')
      }
      return result
    },
  })
}

test('a stream that could not begin leaves nothing behind, and the next one opens normally', async () => {
  const feeds = new UserFeeds({ ...exchange.deps, db: failingOnce() }, floor.core)
  const line = connect(feeds)
  const { connection, replies } = line
  await subscribe(line, 1)
  expect(replies()).toMatchObject([{ id: 1, status: 503, error: { code: -1007 } }])
  expect(connection.subscriptions.size).toBe(0)
  await subscribe(line, 2)
  expect(replies()[1]).toMatchObject({ id: 2, status: 200, result: { subscriptionId: 1 } })
  expect(connection.subscriptions.size).toBe(1)
  await floor.place(who, 'buy 1 @ 12.40')
  await expect.poll(() => replies().length).toBe(4)
  expect(replies().slice(2)).toMatchObject([
    { subscriptionId: 1, event: { e: 'executionReport', x: 'NEW' } },
    { subscriptionId: 1, event: { e: 'outboundAccountPosition' } },
  ])
  connection.leave()
  feeds.close()
})

test('notifies readers of a feed that could not begin, and opens a new one for the next reader', async () => {
  const feeds = new UserFeeds({ ...exchange.deps, db: failingOnce() }, floor.core)
  const received: object[] = []
  const reader = () => ({
    receive: (event: object) => void received.push(event),
    disconnect: () => expect.unreachable('lost'),
  })
  const together = await Promise.allSettled([feeds.join(who.id, reader()), feeds.join(who.id, reader())])
  expect(together.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await feeds.join(who.id, reader())
  await floor.place(who, 'buy 1 @ 12.40')
  await expect.poll(() => received.length).toBe(2)
  expect(received).toMatchObject([{ x: 'NEW' }, { e: 'outboundAccountPosition' }])
  feeds.close()
})

test('API-07 rejects a stream that ends while it begins, and publishes nothing', async () => {
  const feeds = new UserFeeds(exchange.deps, floor.core)
  const leave = vi.spyOn(feeds, 'leave')
  const line = connect(feeds, { add: ({ end }) => queueMicrotask(end), delete: () => undefined })
  await line.ask(1, 'time')
  await subscribe(line, 2)
  expect(leave).toHaveBeenCalledOnce()
  expect(line.replies().slice(1)).toMatchObject([
    { subscriptionId: 0, event: { e: 'eventStreamTerminated' } },
    { id: 2, status: 400, error: { code: -1000 } },
  ])
  feeds.close()
})

test('ends one subscription by its number, or all without one, and rejects an unknown one', async () => {
  const feeds = new UserFeeds(exchange.deps, floor.core)
  const line = connect(feeds)
  const { ask, replies, connection } = line
  const left = () => [...connection.subscriptions.keys()]
  for (const id of [1, 2, 3]) await subscribe(line, id)
  await ask(4, UNSUBSCRIBE, { subscriptionId: 1 })
  expect(left()).toEqual([0, 2])
  for (const subscriptionId of [1, 7, -1, 'all']) await ask(5, UNSUBSCRIBE, { subscriptionId })
  expect(left()).toEqual([0, 2])
  await ask(6, UNSUBSCRIBE)
  expect(left()).toEqual([])
  expect(replies().slice(3)).toMatchObject([
    { id: 4, status: 200, result: {} },
    { status: 400, error: { code: -1130 } },
    { status: 400, error: { code: -1130 } },
    { status: 400, error: { code: -1100 } },
    { status: 400, error: { code: -1100 } },
    { id: 6, status: 200, result: {} },
  ])
  feeds.close()
})

/** Returns a new feed of one customer with its events: those of orders, and all. */
async function listening(person: Person) {
  const feeds = new UserFeeds(exchange.deps, floor.core)
  const received: object[] = []
  await feeds.join(person.id, {
    receive: (event) => void received.push(event),
    disconnect: () => expect.unreachable('lost'),
  })
  return { received, events: () => received.filter((event) => 'x' in event), end: () => feeds.close() }
}

test('publishes each further trade of a partly filled order once, up to the last', async () => {
  const seller = another()
  await floor.place(who, 'buy 10 @ 12.40')
  await floor.place(seller, 'sell 3 @ 12.40')
  const { events, end } = await listening(who)
  await floor.place(seller, 'sell 2 @ 12.40')
  await floor.place(seller, 'sell 5 @ 12.40')
  const filled = (l: string, z: string, X: string) => ({ x: 'TRADE', X, l, z, q: '10' })
  await expect.poll(events).toMatchObject([filled('2', '5', 'PARTIALLY_FILLED'), filled('5', '10', 'FILLED')])
  end()
})

test('publishes no earlier event of an order that ends while a client subscribes, and every event of the next order', async () => {
  const seller = another()
  await floor.place(who, 'buy 10 @ 12.40')
  await floor.place(seller, 'sell 3 @ 12.40')
  const received: object[] = []
  const reader = { receive: (event: object) => void received.push(event), disconnect: () => expect.unreachable('lost') }
  const joined: Promise<void>[] = []
  // Runs before the feeds handle the same committed batch.
  const stop = floor.core.listen({
    committed: ({ customers }) => void (customers.has(who.id) && joined.push(feeds.join(who.id, reader))),
    reset: () => undefined,
  })
  const feeds = new UserFeeds(exchange.deps, floor.core)
  await floor.place(seller, 'sell 7 @ 12.40')
  await expect.poll(() => joined.length).toBe(1)
  stop()
  await Promise.all(joined)
  await floor.place(who, 'buy 1 @ 12.30')
  await expect.poll(() => received.filter((event) => 'x' in event)).toMatchObject([{ x: 'NEW', q: '1', p: '12.30' }])
  feeds.close()
})

test('numbers each event of an order, and ends an order that would meet its own customer with that cause', async () => {
  const seller = another()
  const { events, end } = await listening(who)
  await floor.place(who, 'buy 4 @ 12.40')
  await floor.place(seller, 'sell 1 @ 12.40')
  await floor.place(seller, 'sell 1 @ 12.40')
  await floor.place(who, 'sell 1 @ 12.40')
  await expect.poll(() => events().length).toBe(5)
  expect(events()).toMatchObject([
    { x: 'NEW' },
    { x: 'TRADE' },
    { x: 'TRADE' },
    { x: 'NEW' },
    { x: 'TRADE_PREVENTION' },
  ])
  const numbers = events().map((event) => Number(Reflect.get(event, 'I')))
  expect(new Set(numbers).size).toBe(5)
  expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers)
  end()
})

test('publishes a stop outside the book until it is triggered, and then the trigger', async () => {
  const [seller, buyer] = [another(), another()]
  const early = await listening(who)
  await floor.place(who, 'buy 1 @ 12.70 stop 12.60')
  await expect.poll(early.events).toMatchObject([{ x: 'NEW', X: 'NEW', w: false }])
  expect(early.events()[0]).not.toHaveProperty('W')
  const late = await listening(who)
  await floor.place(seller, 'sell 1 @ 12.60')
  await floor.place(buyer, 'buy 1 @ 12.60')
  const triggered = { x: 'NEW', X: 'NEW', w: true, W: expect.any(Number) as number }
  await expect.poll(late.events).toMatchObject([triggered])
  await expect.poll(early.events).toMatchObject([{ w: false }, triggered])
  await floor.clearBook()
  await expect.poll(late.events).toMatchObject([triggered, { x: 'CANCELED', w: false }])
  for (const { end } of [early, late]) end()
})

test('publishes the amount of a transfer into or out of spot, before the resulting balance', async () => {
  const person = another()
  const moves = (from: 'token' | 'spot', to: 'token' | 'spot') =>
    exchange.api(transfers, person).create({ coin: 'tUSD', amount: '5.5', from, to }, { idempotencyKey: randomUUID() })
  const { received, end } = await listening(person)
  await moves('spot', 'token')
  await moves('token', 'spot')
  await expect
    .poll(() => received)
    .toMatchObject([
      { e: 'balanceUpdate', a: 'tUSD', d: '-5.500000' },
      { e: 'outboundAccountPosition', B: [{ a: 'tUSD', f: '9994.500000' }] },
      { e: 'balanceUpdate', a: 'tUSD', d: '5.500000' },
      { e: 'outboundAccountPosition', B: [{ a: 'tUSD', f: '10000.000000' }] },
    ])
  end()
})
