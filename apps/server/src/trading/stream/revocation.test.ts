import { apiKeys } from '@tessera/contract/access/api-keys/api-keys.ts'
import { sessions } from '@tessera/contract/access/sessions/sessions.ts'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeKey } from '#testing/api-keys.ts'
import { sendBinance } from '#testing/binance.ts'
import type { Person } from '#testing/exchange.ts'
import { type LocalNats, localNats } from '#testing/nats.ts'
import { secondNode } from '#testing/second-node.ts'
import { type Floor, tradingFloor } from '#testing/trading-floor.ts'
import type { Server } from '#server.ts'

// Two nodes share a database. The second has no timer, so its sockets end only because of a revocation message.
let nats: LocalNats
let floor: Floor
let next: () => Person
let other: Server
let address: string
const patience = { timeout: 20_000, interval: 20 }

beforeAll(async () => {
  nats = await localNats()
  floor = await tradingFloor({ NATS_URL: nats.url })
  next = await floor.crowd(4)
  await floor.start()
  vi.useFakeTimers({ toFake: ['setInterval'] })
  other = await secondNode(floor.exchange)
  vi.useRealTimers()
  // Readers get a new snapshot when the books of a leader are first known.
  await vi.waitUntil(() => other.trading.fence !== undefined, patience)
  address = (await other.app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws')
})
afterAll(async () => {
  await other.stop()
  await floor.exchange.close()
  await nats.close()
})

type Reader = { readonly received: unknown[]; readonly closed: () => number | undefined }
async function open(path: string, ...messages: object[]): Promise<Reader> {
  const received: unknown[] = []
  let closed: number | undefined
  const socket = new WebSocket(`${address}${path}`)
  socket.addEventListener('message', ({ data }) => void received.push(JSON.parse(String(data))))
  socket.addEventListener('close', ({ code }) => void (closed = code))
  await once(socket, 'open')
  for (const each of messages) socket.send(JSON.stringify(each))
  return { received, closed: () => closed }
}

const bySession = async ({ token }: Person): Promise<Reader> => {
  const reader = await open('/ws', { op: 'auth', token }, { op: 'subscribe', ch: 'user' })
  await expect.poll(() => reader.received.at(-1), patience).toMatchObject({ op: 'snapshot' })
  return reader
}

async function byKey(who: Person): Promise<Reader & { readonly keyId: string }> {
  const by = await makeKey(floor.exchange, who)
  const request = { method: 'POST', path: '/api/v3/userDataStream', query: '', by } as const
  const { body } = await sendBinance(floor.exchange, request)
  const reader = await open(`/ws/${(body as { listenKey: string }).listenKey}`)
  const countReceived = async (): Promise<number> => {
    await floor.place(who, 'buy 1 @ 11.00')
    return reader.received.length
  }
  await expect.poll(countReceived, patience).toBeGreaterThan(0)
  return { ...reader, keyId: by.id }
}

test('API-07 when a session ends, ends its socket on another node at once, and no other socket', async () => {
  const [who, stays] = [next(), next()]
  const [gone, remaining] = [await bySession(who), await bySession(stays)]
  await floor.exchange.api(sessions, who).logout({})
  await expect.poll(gone.closed, patience).toBe(4401)
  expect(remaining.closed()).toBeUndefined()
})

test('API-07 when a key is deleted, ends its stream on another node at once, and no other stream', async () => {
  const [who, stays] = [next(), next()]
  const [gone, remaining] = [await byKey(who), await byKey(stays)]
  await floor.exchange.api(apiKeys, who).delete({ id: gone.keyId })
  await expect.poll(gone.closed, patience).toBe(1008)
  expect(remaining.closed()).toBeUndefined()
})
