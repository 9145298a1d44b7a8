import { apiKeys } from '@tessera/contract/access/api-keys/api-keys.ts'
import type { RootOperationNode } from 'kysely'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { makeKey, type TestKey } from '#testing/api-keys.ts'
import { fakeSocket } from '#testing/fake-socket.ts'
import type { Person, TestExchange } from '#testing/exchange.ts'
import { type Floor, tradingFloor } from '#testing/trading-floor.ts'
import { proof } from '#testing/direct-proof.sql.ts'
import type { Database } from '#platform/database/database.ts'
import { MarketStreams } from './market-streams.ts'
import { StreamConnection } from './stream-connection.ts'

let floor: Floor
let exchange: TestExchange
let address = ''
const open: WebSocket[] = []
let next: () => Person
beforeAll(async () => {
  floor = await tradingFloor()
  exchange = floor.exchange
  next = await floor.crowd(15, 100)
  await floor.start()
  address = await exchange.server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => {
  for (const socket of open.splice(0)) socket.close()
})
afterAll(() => exchange.close())

type Reader = { readonly socket: WebSocket; readonly got: unknown[]; readonly closedWith: () => number | undefined }
async function connect(path: string): Promise<Reader> {
  const got: unknown[] = []
  let code: number | undefined
  // Connects over the network, because a request within the process has no address.
  const socket = new WebSocket(`${address.replace('http', 'ws')}${path}`)
  socket.addEventListener('message', ({ data }) => void got.push(JSON.parse(String(data))))
  socket.addEventListener('close', (closed) => void (code = closed.code))
  await once(socket, 'open')
  open.push(socket)
  return { socket, got, closedWith: () => code }
}
async function listenKeyOf(key: TestKey, method: 'POST' | 'DELETE' = 'POST', listenKey = ''): Promise<string> {
  const { body } = await exchange.server.app.inject({
    method,
    url: `/api/v3/userDataStream${listenKey === '' ? '' : `?listenKey=${listenKey}`}`,
    headers: { 'x-mbx-apikey': key.apiKey },
  })
  return (JSON.parse(body) as { listenKey: string }).listenKey
}
/** A socket that receives the customer's events. */
async function listener(listenKey: string, who: Person): Promise<Reader> {
  const reader = await connect(`/ws/${listenKey}`)
  await expect
    .poll(async () => {
      await floor.place(who, 'buy 1 @ 11.00')
      return reader.got.length
    })
    .toBeGreaterThan(0)
  return reader
}

/** Returns a slow database, whose responses wait until they are released. */
function slowed(): { db: Database; queryCount: () => number; waiting: () => number; letThrough: () => void } {
  let [queryCount, waiting] = [0, 0]
  let gate = Promise.withResolvers<void>()
  const db = exchange.deps.db.withPlugin({
    transformQuery: ({ node }): RootOperationNode => {
      queryCount += 1
      return node
    },
    transformResult: async ({ result }) => {
      waiting += 1
      await gate.promise
      waiting -= 1
      return result
    },
  })
  const letThrough = (): void => {
    gate.resolve()
    gate = Promise.withResolvers()
  }
  return { db, queryCount: () => queryCount, waiting: () => waiting, letThrough }
}

const noKeys = () => Promise.resolve(undefined)

test('keeps no reader for a socket that closes while its stream is looked up', async () => {
  const { db, waiting, letThrough } = slowed()
  const streams = new MarketStreams({ ...exchange.deps, db }, floor.core)
  const subscribe = vi.spyOn(streams, 'subscribe')
  const { wire, socket } = fakeSocket()
  const connection = new StreamConnection(socket, streams, false, noKeys)
  socket.onClose(() => connection.leave())
  const subscribing = connection.begin(['aurbtusd@trade'])
  await expect.poll(waiting).toBe(1)
  wire.emit('close')
  letThrough()
  await subscribing
  expect(subscribe).not.toHaveBeenCalled()
  streams.close()
})

test('reads the database once for a message that names a stream a thousand times, and builds data once for all readers', async () => {
  const { db, queryCount, waiting, letThrough } = slowed()
  const streams = new MarketStreams({ ...exchange.deps, db }, floor.core)
  const both = [fakeSocket(), fakeSocket()]
  const params = Array.from({ length: 1_000 }, () => 'aurbtusd@depth5')
  const answers = both.map(({ socket }) =>
    new StreamConnection(socket, streams, false, noKeys).answer(JSON.stringify({ method: 'SUBSCRIBE', params, id: 1 })),
  )
  await expect.poll(waiting).toBe(1)
  letThrough()
  await Promise.all(answers)
  expect(queryCount()).toBe(1)
  const snapshot = vi.spyOn(floor.core.bookOf('AURB-tUSD') ?? { snapshot: () => undefined }, 'snapshot')
  await floor.place(next(), 'buy 1 @ 11.50')
  await expect.poll(() => both.map(({ wire }) => wire.sent.length)).toEqual([2, 2])
  expect(snapshot.mock.calls.filter(([levels]) => levels === 5)).toHaveLength(1)
  snapshot.mockRestore()
  streams.close()
  await floor.clearBook()
})

test('reads candles one at a time, however slow the database is', async () => {
  const { db, waiting, letThrough } = slowed()
  const streams = new MarketStreams({ ...exchange.deps, db }, floor.core)
  const received: Buffer[] = []
  const reader = { named: false, send: (frames: Buffer) => void received.push(frames), disconnect: () => undefined }
  streams.subscribe(reader, 'aurbtusd@kline_1m', {
    kind: 'kline',
    symbol: 'AURBTUSD',
    counted: { interval: '1m', zone: 0 },
  })
  const found = streams.find(['aurbtusd@kline_1m'])
  await expect.poll(waiting).toBe(1)
  letThrough()
  await found
  const [maker, taker] = [next(), next()]
  for (let trade = 0; trade < 3; trade += 1) {
    await floor.place(maker, 'sell 1 @ 12.50')
    await floor.place(taker, 'buy 1 @ 12.50')
    await expect.poll(waiting).toBe(1)
    await pause(400)
    expect(waiting()).toBe(1)
  }
  expect(received).toEqual([])
  await expect
    .poll(() => {
      letThrough()
      return received.length
    })
    .toBeGreaterThan(0)
  streams.close()
})

test('publishes the end of every interval once, even without trades, and no candle after its end', async () => {
  const reader = await connect('/ws/1')
  reader.socket.send(JSON.stringify({ method: 'SUBSCRIBE', params: ['aurbtusd@kline_1s'], id: 1 }))
  await expect.poll(() => reader.got).toEqual([{ result: null, id: 1 }])
  const trade = async () => {
    await floor.place(next(), 'sell 1 @ 12.50')
    await floor.place(next(), 'buy 1 @ 12.50')
  }
  type CandleEvent = { readonly k: { readonly t: number; readonly x: boolean; readonly v: string; readonly c: string } }
  const candles = () => (reader.got.slice(1) as CandleEvent[]).map(({ k }) => k)
  const ends = () => candles().filter(({ x }) => x)
  // Earlier trades are in the first of them.
  const whole = () => ends().slice(1)
  await expect.poll(() => ends().length).toBe(1)
  await trade()
  await pause(3_000)
  await trade()
  await expect.poll(() => whole().filter(({ v }) => v === '1').length).toBe(2)
  const [first] = ends()
  expect(ends().map(({ t }) => t)).toEqual(ends().map((_, at) => (first?.t ?? 0) + at * 1_000))
  expect(new Set(whole().map(({ c, v }) => `${c} ${v}`))).toEqual(new Set(['12.50 1', '12.50 0']))
  const last = new Map(candles().map((each) => [each.t, each.x]))
  expect([...last].filter(([t, x]) => !x && ends().some((end) => end.t >= t))).toEqual([])
})

test('publishes tickers of one hour, four hours and a day, of one pair and of all, and the average price after a trade', async () => {
  const names = ['aurbtusd@ticker_1h', 'aurbtusd@ticker_4h', '!ticker_1d@arr', 'aurbtusd@avgPrice']
  const reader = await connect(`/stream?streams=${names.join('/')}`)
  await floor.place(next(), 'sell 1 @ 12.50')
  await floor.place(next(), 'buy 1 @ 12.50')
  const latestByStream = () =>
    new Map((reader.got as { stream: string; data: unknown }[]).map((each) => [each.stream, each.data]))
  await expect.poll(() => latestByStream().size).toBe(names.length)
  const [hour, four, days, average] = names.map((name) => latestByStream().get(name))
  const pair = { s: 'AURBTUSD', c: '12.50' }
  expect(hour).toMatchObject({ e: '1hTicker', ...pair })
  expect(four).toMatchObject({ e: '4hTicker', ...pair })
  expect(days).toMatchObject([{ e: '1dTicker', ...pair }])
  const { O, C } = hour as { O: number; C: number }
  expect(C - O).toBe(HOUR_MS)
  expect(average).toMatchObject({ e: 'avgPrice', s: 'AURBTUSD', i: '1440m', w: expect.any(String) as string })
  reader.socket.send(JSON.stringify({ method: 'SUBSCRIBE', params: ['aurbtusd@ticker_2h'], id: 1 }))
  await expect.poll(() => reader.got).toContainEqual(expect.objectContaining({ error: expect.anything() as unknown }))
})

test("uses Binance's protocol or ours at the base address, depending on the first message", async () => {
  const reader = await connect('/ws')
  const request = (method: string, id: number): void =>
    reader.socket.send(JSON.stringify({ method, params: ['aurbtusd@trade'], id }))
  request('SUBSCRIBE', 1)
  request('LIST_SUBSCRIPTIONS', 2)
  await expect
    .poll(() => reader.got)
    .toEqual([
      { result: null, id: 1 },
      { result: ['aurbtusd@trade'], id: 2 },
    ])
  const own = await connect('/ws')
  for (const op of ['ping', 'nonsense']) own.socket.send(JSON.stringify({ op }))
  await expect.poll(() => own.got).toMatchObject([{ op: 'welcome' }, { op: 'pong' }, { code: 'MESSAGE_INVALID' }])
})

test('keeps a socket open that has no subscription yet', async () => {
  const readers = await Promise.all(['/ws', '/stream', '/ws-api/v3'].map(connect))
  await pause(5_500)
  expect(readers.map(({ closedWith }) => closedWith())).toEqual([undefined, undefined, undefined])
})

test("publishes a user's events among other streams, under the listen key where streams are named", async () => {
  const who = next()
  const listenKey = await listenKeyOf(await makeKey(exchange, who))
  const both = await connect(`/stream?streams=${listenKey}/aurbtusd@depth`)
  const alone = await connect(`/stream?streams=${listenKey}`)
  const bare = await connect(`/ws/${listenKey}/aurbtusd@depth`)
  const mine = { stream: listenKey, data: expect.objectContaining({ e: 'executionReport', x: 'NEW' }) as object }
  const depth = { stream: 'aurbtusd@depth', data: expect.objectContaining({ e: 'depthUpdate' }) as object }
  const received = async () => {
    await floor.place(who, 'buy 1 @ 11.00')
    return [both.got, alone.got, bare.got]
  }
  await expect
    .poll(received)
    .toEqual([[mine, depth], [mine], [mine.data, depth.data]].map((each) => expect.arrayContaining(each) as unknown))
  const wrong = await connect(`/stream?streams=${'x'.repeat(43)}/aurbtusd@depth`)
  await expect.poll(wrong.closedWith).toBe(1008)
  await floor.clearBook()
})

test('API-07 ends a stream with the listen key that opened it', async () => {
  const who = next()
  const key = await makeKey(exchange, who)
  const listenKey = await listenKeyOf(key)
  const reader = await listener(listenKey, who)
  expect(reader.closedWith()).toBeUndefined()
  await listenKeyOf(key, 'DELETE', listenKey)
  await expect.poll(reader.closedWith).toBe(1008)
  await floor.clearBook()
})

test('API-02 ends a stream if its key may no longer be used from its address', async () => {
  const who = next()
  const key = await makeKey(exchange, who, { scopes: ['read'], ips: '127.0.0.0/16,2001:db8::/48' })
  const reader = await listener(await listenKeyOf(key), who)
  const rights = { label: 'Bot', scopes: ['read' as const], ips: '203.0.113.7' }
  const payload = { id: key.id, label: 'Bot', scopes: 'read', ips: rights.ips }
  const verifyToken = await proof(exchange.deps, who, 'update_api_key', payload)
  await exchange.api(apiKeys, who).update({ id: key.id, ...rights, verifyToken })
  await expect.poll(reader.closedWith).toBe(1008)
  await floor.clearBook()
})

test('closes the oldest stream of a customer beyond the maximum, and limits sockets per address', async () => {
  const who = next()
  const listenKey = await listenKeyOf(await makeKey(exchange, who))
  const oldest = await listener(listenKey, who)
  const later: Reader[] = []
  for (let more = 0; more < 20; more += 1) later.push(await connect(`/ws/${listenKey}`))
  await expect.poll(oldest.closedWith).toBe(1008)
  expect(later.filter(({ closedWith }) => closedWith() !== undefined)).toEqual([])
  await floor.clearBook()
  for (let more = 0; more < 100; more += 1) {
    const { status } = await fetch(`${address}/ws/aurbtusd@trade`)
    if (status === 429) return
    await connect('/ws/aurbtusd@trade')
  }
  expect.unreachable('a hundred sockets and one')
})
