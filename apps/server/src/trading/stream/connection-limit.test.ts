import { streamClosing } from '@tessera/contract/channels.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#testing/exchange.ts'
import { type Floor, tradingFloor } from '#testing/trading-floor.ts'
import type { CustomerSession } from '#platform/http/call.ts'
import { Connection } from './connection.ts'

const MAX_SOCKETS = 20
let floor: Floor
let next: () => Person

beforeAll(async () => {
  floor = await tradingFloor()
  next = await floor.crowd(2)
  await floor.start()
})
afterAll(() => floor.exchange.close())

async function signedIn({ token }: Person): Promise<{ closedWith: () => number | undefined; leave: () => void }> {
  const ops: string[] = []
  let code: number | undefined
  const socket = await floor.exchange.server.app.injectWS(
    '/ws',
    {},
    {
      onInit: (early) => {
        early.on('message', (data: Buffer) => void ops.push(JSON.parse(data.toString()).op))
        early.on('close', (closed) => void (code = closed))
      },
    },
  )
  socket.send(JSON.stringify({ op: 'auth', token }))
  await expect.poll(() => ops).toContain('authed')
  return { closedWith: () => code, leave: () => socket.terminate() }
}

test('closes the oldest of too many sockets of one customer, with that reason', async () => {
  const [who, other] = [next(), next()]
  const stranger = await signedIn(other)
  const oldest = await signedIn(who)
  const newer = [await signedIn(who)]
  while (newer.length < MAX_SOCKETS - 1) newer.push(await signedIn(who))
  expect(oldest.closedWith()).toBeUndefined()
  newer.push(await signedIn(who))
  await expect.poll(oldest.closedWith).toBe(streamClosing.replaced)
  const stay = [stranger, ...newer]
  expect(stay.filter(({ closedWith }) => closedWith() !== undefined)).toEqual([])
  for (const { leave } of stay) leave()
})

test('applies the limit once, when a socket authenticates, and for no other message', async () => {
  let made = 0
  const wire = { unsent: 0, write: () => undefined, close: () => undefined, terminate: () => undefined }
  const standing = { kyc: 'approved', status: 'active', secured: true } as const
  const session: CustomerSession = { customerId: 'c', sessionId: 's', ...standing }
  const one = new Connection(wire, {
    hub: { subscribe: async () => ({ refusal: 'MARKET_UNKNOWN' }), unsubscribe: () => undefined },
    authenticate: async (token) => (token === 'mine' ? session : undefined),
    onAuthenticated: () => void (made += 1),
    uptime: () => 0,
    now: () => '',
  })
  for (const message of [{ op: 'ping' }, { op: 'auth', token: 'nobody’s' }, { op: 'subscribe', ch: 'ticker' }])
    await one.receive(JSON.stringify(message))
  expect(made).toBe(0)
  await one.receive(JSON.stringify({ op: 'auth', token: 'mine' }))
  expect(made).toBe(1)
  for (const message of [{ op: 'ping' }, { op: 'auth', token: 'mine' }]) await one.receive(JSON.stringify(message))
  expect(made).toBe(1)
})
