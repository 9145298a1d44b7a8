import websocket from '@fastify/websocket'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PAIR, tradingFloor, type Floor } from '#testing/trading-floor.ts'
import { connect, type Database } from '#platform/database/database.ts'
import { StreamHub } from './hub.ts'
import { serveStream } from './serve-stream.ts'

// A database that does not respond. Vitest fails a run with an unhandled rejection.
const unreachableDatabase = connect('postgres://nobody@127.0.0.1:1/none', { onError: () => undefined })
let floor: Floor
let app: FastifyInstance
let db: Database

beforeAll(async () => {
  floor = await tradingFloor()
  await floor.start()
  db = floor.exchange.deps.db
  app = Fastify()
  await app.register(websocket)
  const { exchange, core } = floor
  const deps = {
    ...exchange.deps,
    get db() {
      return db
    },
  }
  serveStream(app, deps, core, {
    revocations: { subscribe: () => () => undefined },
    takeOver: () => expect.unreachable('ours'),
  })
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await unreachableDatabase.db.destroy()
  await floor.exchange.close()
})

async function reader(): Promise<{
  send: (message: unknown) => void
  ops: string[]
  closed: () => number | undefined
}> {
  const ops: string[] = []
  let code: number | undefined
  const socket = await app.injectWS(
    '/ws',
    {},
    {
      onInit: (early) => {
        early.on('message', (data: Buffer) => void ops.push(JSON.parse(data.toString()).op))
        early.on('close', (closed) => void (code = closed))
      },
    },
  )
  return { send: (message) => socket.send(JSON.stringify(message)), ops, closed: () => code }
}

test.each([
  { op: 'subscribe', ch: 'ticker' },
  { op: 'auth', token: 'x'.repeat(43) },
])('closes a socket whose $op fails because the database is unavailable, and lets it reconnect', async (message) => {
  const one = await reader()
  db = unreachableDatabase.db
  one.send(message)
  await expect.poll(one.closed).toBe(1013)
  db = floor.exchange.deps.db
})

test('closes a reader whose snapshot of a new leadership cannot be read', async () => {
  const one = await reader()
  one.send({ op: 'subscribe', ch: `trades:${PAIR}` })
  await expect.poll(() => one.ops).toContain('snapshot')
  db = unreachableDatabase.db
  await floor.core.stop()
  await floor.core.start()
  await expect.poll(one.closed).toBe(1013)
  db = floor.exchange.deps.db
})

test('neither keeps nor writes to a reader that leaves while another leadership begins', async () => {
  const frames: Buffer[] = []
  const gone = { send: (frame: Buffer) => void frames.push(frame), disconnect: () => undefined }
  const hub = new StreamHub(floor.exchange.deps, floor.core)
  const subscribed = await hub.subscribe(gone, `trades:${PAIR}`, '')
  if ('refusal' in subscribed) throw new Error(subscribed.refusal)
  const { channel } = subscribed
  const stopListening = floor.core.listen({ committed: () => undefined, reset: () => hub.unsubscribe(gone, channel) })
  const before = frames.length
  await floor.core.stop()
  await floor.core.start()
  const other = { send: () => undefined, disconnect: () => undefined }
  await hub.subscribe(other, `trades:${PAIR}`, '')
  expect(frames).toHaveLength(before)
  expect(channel.joining.size).toBe(0)
  hub.unsubscribe(other, channel)
  expect(channel.isEmpty).toBe(true)
  stopListening()
  hub.close()
})

test('does not keep a reader whose snapshot cannot be read', async () => {
  const deps = { ...floor.exchange.deps, db: unreachableDatabase.db }
  const hub = new StreamHub(deps, floor.core)
  const one = { send: () => undefined, disconnect: () => undefined }
  await expect(hub.subscribe(one, 'ticker', '')).rejects.toThrow('ECONNREFUSED')
  deps.db = floor.exchange.deps.db
  const other = { ...one }
  const subscribed = await hub.subscribe(other, 'ticker', '')
  if ('refusal' in subscribed) throw new Error(subscribed.refusal)
  hub.unsubscribe(other, subscribed.channel)
  expect(subscribed.channel.isEmpty).toBe(true)
  hub.close()
})

test('publishes a ticker that could not be read after a trade as soon as it can be read, without another trade', async () => {
  const warn = vi.fn<() => void>()
  const deps = { ...floor.exchange.deps, log: { ...floor.exchange.deps.log, warn } }
  const hub = new StreamHub(deps, floor.core)
  const frames: Buffer[] = []
  await hub.subscribe({ send: (frame) => void frames.push(frame), disconnect: () => undefined }, 'ticker', '')
  deps.db = unreachableDatabase.db
  await floor.place(await floor.trader('0', 10), 'sell 1 @ 12.50')
  await floor.place(await floor.trader('100', 0), 'buy 1 @ 12.50')
  await expect.poll(() => warn.mock.calls.length).toBeGreaterThan(0)
  expect(frames).toHaveLength(1)
  deps.db = floor.exchange.deps.db
  await expect.poll(() => frames.length).toBeGreaterThan(1)
  hub.close()
})
