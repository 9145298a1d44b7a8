import { messages } from '@tessera/contract/services/messages/messages.ts'
import { orders } from '@tessera/contract/trading/orders/orders.ts'
import { bookChecksum, type WireLevel } from '@tessera/domain/trading/markets/book-checksum.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { MarketEvent } from '@tessera/domain/trading/markets/market.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import type { Person } from '#testing/exchange.ts'
import { untilBlocked } from '#testing/locks.ts'
import { type Floor, PAIR, tradingFloor } from '#testing/trading-floor.ts'
import { moveMarket } from '#trading/markets/move-market.sql.ts'
import { Connection } from './connection.ts'
import { textFrame } from '#platform/http/sockets/frame.ts'
import { StreamHub } from './hub.ts'

type Message = { op: string; ch?: string; seq?: number; code?: string; data?: unknown }
type BookChanges = { data?: { bids: WireLevel[]; asks: WireLevel[]; checksum: number } }
type Reader = {
  socket: WebSocket
  got: Message[]
  send: (message: unknown) => void
  closedWith: () => number | undefined
}

let floor: Floor
const open: WebSocket[] = []
let next: () => Person

beforeAll(async () => {
  floor = await tradingFloor()
  next = await floor.crowd(30)
  await floor.start()
})
afterEach(async () => {
  for (const socket of open.splice(0)) socket.terminate()
  await floor.booksAreSound()
})
afterAll(() => floor.exchange.close())

async function connect(headers: Record<string, string> = {}): Promise<Reader> {
  const got: Message[] = []
  let code: number | undefined
  const socket = await floor.exchange.server.app.injectWS(
    '/ws',
    { headers },
    {
      onInit: (early) => {
        early.on('message', (data: Buffer) => void got.push(JSON.parse(data.toString())))
        early.on('close', (closed) => void (code = closed))
      },
    },
  )
  open.push(socket)
  return { socket, got, send: (message) => socket.send(JSON.stringify(message)), closedWith: () => code }
}
const signedIn = async (who: Person): Promise<Reader> => {
  const reader = await connect()
  reader.send({ op: 'auth', token: who.token })
  await expect.poll(() => reader.got.map((message) => message.op)).toContain('authed')
  return reader
}
const of = (reader: Reader, ch: string): Message[] => reader.got.filter((message) => message.ch === ch)
const read = async (reader: Reader, ch: string, lastSeq?: number): Promise<Message[]> => {
  reader.send({ op: 'subscribe', ch, lastSeq })
  await expect.poll(() => of(reader, ch).length).toBeGreaterThan(0)
  return of(reader, ch)
}

type Sides = Record<'bids' | 'asks', Map<string, string>>

/** Returns the book after these messages. The checksum of each message is verified. */
function bookAfter(received: readonly Message[]): Sides {
  expect(received.map((message) => message.seq)).toEqual(received.map((_, at) => (received[0]?.seq ?? 0) + at))
  const sides: Sides = { bids: new Map(), asks: new Map() }
  const sorted = (side: 'bids' | 'asks', up: 1 | -1) =>
    [...sides[side]].toSorted(([a], [b]) => (Number(a) - Number(b)) * up)
  for (const { data } of received.map((message): BookChanges => JSON.parse(JSON.stringify(message)))) {
    for (const side of ['bids', 'asks'] as const)
      for (const [price, quantity] of data?.[side] ?? [])
        if (quantity === '0') sides[side].delete(price)
        else sides[side].set(price, quantity)
    expect(bookChecksum(sorted('bids', -1), sorted('asks', 1))).toBe(data?.checksum)
  }
  return sides
}

test('builds the exact book from snapshot and deltas, with every number and checksum', async () => {
  const [maker, taker] = [next(), next()]
  await floor.place(maker, 'buy 5 @ 12.00')
  const reader = await connect()
  await read(reader, `book:${PAIR}`)
  for (const answer of ['buy 7 @ 12.10', 'sell 9 @ 12.40', 'sell 3 @ 12.35']) await floor.place(maker, answer)
  await floor.place(taker, 'buy 5 @ 12.40')
  await floor.place(taker, 'sell 7 @ 12.10')
  await expect.poll(() => of(reader, `book:${PAIR}`).length).toBe(6)
  expect([...bookAfter(of(reader, `book:${PAIR}`)).asks]).toEqual([['12.40', '7']])
})

test('publishes a book only to its depth: a level appears when a better one disappears', async () => {
  const [maker, taker] = [next(), next()]
  const ch = `book:${PAIR}:5`
  await floor.clearBook()
  for (let cent = 0; cent < 7; cent++) await floor.place(maker, `sell 2 @ 13.0${cent}`)
  const reader = await connect()
  await read(reader, ch)
  await floor.place(maker, 'sell 1 @ 13.06')
  await floor.place(taker, 'buy 2 @ 13.00')
  await expect.poll(() => of(reader, ch).length).toBe(2)
  const [snapshot, delta] = of(reader, ch)
  expect(snapshot).toMatchObject({ data: { asks: ['0', '1', '2', '3', '4'].map((cent) => [`13.0${cent}`, '2']) } })
  expect(delta).toMatchObject({
    data: {
      asks: [
        ['13.05', '2'],
        ['13.00', '0'],
      ],
    },
  })
  expect([...bookAfter(of(reader, ch)).asks.keys()].toSorted()).toEqual(['13.01', '13.02', '13.03', '13.04', '13.05'])
  await floor.clearBook()
  await expect.poll(() => [...bookAfter(of(reader, ch)).asks]).toEqual([])
})

test('TRD-10 publishes a trade after its commit, with its number in the tables', async () => {
  const [maker, taker] = [next(), next()]
  const reader = await connect()
  await read(reader, `trades:${PAIR}`)
  await floor.place(maker, 'sell 2 @ 12.20')
  await floor.place(taker, 'buy 2 @ 12.20')
  await expect.poll(() => of(reader, `trades:${PAIR}`).length).toBe(2)
  const [, delta] = of(reader, `trades:${PAIR}`)
  const { rows } = await sql<{ seq: bigint }>`select max(seq) as seq from fill`.execute(floor.exchange.deps.db)
  expect(delta).toMatchObject({ op: 'delta', data: [{ price: '12.20', quantity: '2', seq: Number(rows[0]?.seq) }] })
})

test('TRD-11 shows an order to nobody before its commit, then to everybody, and operators cannot read orders', async () => {
  const who = next()
  const readers = await Promise.all(Array.from({ length: 5 }, () => connect()))
  for (const reader of readers) await read(reader, `book:${PAIR}`)
  const seen = () => readers.map((reader) => of(reader, `book:${PAIR}`).length)
  const before = seen()
  let placed: Promise<unknown> | undefined
  await floor.exchange.deps.db.transaction().execute(async (db) => {
    await sql`select 1 from trading_lease for update`.execute(db)
    placed = floor.place(who, 'buy 3 @ 11.90')
    await untilBlocked(floor.exchange)
    expect(seen()).toEqual(before)
    const { rows } = await sql`select 1 from trading_order where customer_id = ${who.id}`.execute(db)
    expect(rows).toEqual([])
  })
  await placed
  await expect.poll(seen).toEqual(before.map((count) => count + 1))
  const staff = await floor.exchange.operator('superadmin', 'compliance', 'finance', 'listing', 'support', 'auditor')
  await expect(floor.exchange.api(orders, staff).current({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})

test('updates ticker and candles after trades', async () => {
  const [maker, taker] = [next(), next()]
  const reader = await connect()
  await read(reader, 'ticker')
  await read(reader, `candles:${PAIR}:1m`)
  await floor.place(maker, 'sell 2 @ 12.22')
  await floor.place(taker, 'buy 2 @ 12.22')
  await expect
    .poll(() => of(reader, 'ticker').at(-1))
    .toMatchObject({ op: 'delta', data: [{ symbol: PAIR, last: '12.22' }] })
  await expect
    .poll(() => of(reader, `candles:${PAIR}:1m`).at(-1))
    .toMatchObject({ op: 'delta', data: expect.arrayContaining([expect.objectContaining({ close: '12.22' })]) })
})

test('publishes own orders and balances to a customer, and none of another customer', async () => {
  const [who, other] = [next(), next()]
  const mine = await signedIn(who)
  const theirs = await signedIn(other)
  expect(await read(mine, 'user')).toMatchObject([
    { op: 'snapshot', data: { orders: [], balances: [{ coin: 'AURB' }, { coin: 'tUSD' }] } },
  ])
  await read(theirs, 'user')
  await floor.place(who, 'buy 4 @ 11.50')
  await expect.poll(() => of(mine, 'user').length).toBe(2)
  expect(of(mine, 'user')[1]).toMatchObject({
    data: { orders: [{ quantity: '4', status: 0 }], balances: [{ coin: 'tUSD', held: '46.069000' }] },
  })
  expect(of(theirs, 'user')).toHaveLength(1)
})

test('WEB-10 rejects a page of another origin, and accepts no cookie', async () => {
  for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:3000.evil.example', 'http://127.0.0.1'])
    await expect(connect({ origin })).rejects.toThrow(/403/)
  await connect({ origin: 'http://localhost:3000' })
  const reader = await connect({ origin: 'http://127.0.0.1:3000', cookie: `token=${next().token}` })
  reader.send({ op: 'subscribe', ch: 'user' })
  await expect.poll(() => reader.got.at(-1)).toMatchObject({ op: 'error', code: 'UNAUTHORIZED', ch: 'user' })
})

test.each(['user/2', 'orders:2', '../user', 'book:*', ''])('WEB-11 rejects the message %j', async (ch) => {
  const reader = await signedIn(next())
  reader.send({ op: 'subscribe', ch })
  await expect.poll(() => reader.got.at(-1)).toMatchObject({ op: 'error', code: 'MESSAGE_INVALID' })
})

test('WEB-12 closes a socket about a second after its session ends', async () => {
  const who = next()
  const reader = await signedIn(who)
  await sql`update session set ended_at = now() where customer_id = ${who.id}`.execute(floor.exchange.deps.db)
  await expect.poll(reader.closedWith).toBe(4401)
})

test('WEB-13 closes a client that floods, and rejects unreadable messages', async () => {
  const reader = await connect()
  reader.socket.send('{')
  await expect.poll(() => reader.got.at(-1)).toMatchObject({ op: 'error', code: 'MESSAGE_INVALID' })
  for (let at = 0; at < 30; at++) reader.send({ op: 'ping' })
  await expect.poll(reader.closedWith).toBe(1008)
})

test('a reader that was away for a moment continues, and one with an unknown sequence gets a snapshot', async () => {
  const who = next()
  const first = await connect()
  const [snapshot] = await read(first, `book:${PAIR}`)
  await floor.place(who, 'buy 1 @ 11.01')
  await floor.place(who, 'buy 1 @ 11.02')
  await expect.poll(() => of(first, `book:${PAIR}`).length).toBe(3)
  const seq = snapshot?.seq ?? 0
  const again = await connect()
  expect((await read(again, `book:${PAIR}`, seq)).map((message) => [message.op, message.seq])).toEqual([
    ['delta', seq + 1],
    ['delta', seq + 2],
  ])
  const other = await connect()
  expect(await read(other, `book:${PAIR}`, 5)).toMatchObject([{ op: 'snapshot', seq: seq + 2 }])
})

test('WEB-13 closes a reader that never reads, without affecting others', async () => {
  let terminated = false
  const wire = {
    unsent: 2_000_000,
    write: () => undefined,
    close: () => undefined,
    terminate: () => void (terminated = true),
  }
  const hub = new StreamHub(floor.exchange.deps, floor.core)
  const authenticate = async () => undefined
  const slow = new Connection(wire, {
    hub,
    authenticate,
    onAuthenticated: () => undefined,
    uptime: () => 0,
    now: () => '',
  })
  slow.send(textFrame('anything'))
  hub.close()
  expect(terminated).toBe(true)
})

test('publishes an order that was placed over HTTP', async () => {
  const who = next()
  const reader = await signedIn(who)
  await read(reader, 'user')
  const placed = await floor.exchange
    .api(orders, who)
    .place({ symbol: PAIR, side: 'buy', price: '11.11', quantity: '1' }, { idempotencyKey: randomUUID() })
  await expect.poll(() => of(reader, 'user').at(-1)).toMatchObject({ data: { orders: [placed] } })
})

test('WEB-11 publishes a new message and a read one to their own customer only', async () => {
  const [who, other] = [next(), next()]
  const [reader, stranger, visitor] = [await signedIn(who), await signedIn(other), await connect()]
  // The numbers are counted once a second.
  const counts = (one: Reader) => of(one, 'messages').map(({ data }) => data)
  // A count that changes in the meantime follows the snapshot, and may repeat it.
  expect((await read(reader, 'messages'))[0]).toMatchObject({ op: 'snapshot', data: { noReadMsgCount: 0 } })
  await read(stranger, 'messages')
  expect(await read(visitor, 'messages')).toMatchObject([{ op: 'error', code: 'UNAUTHORIZED' }])
  await sql`insert into message (id, customer_id, type, kind, params, created_at)
            values (${randomUUID()}, ${who.id}, 'notice', 'kyc_approved', '{}', now())`.execute(floor.exchange.deps.db)
  await expect.poll(() => counts(reader).at(-1)).toEqual({ noReadMsgCount: 1 })
  await floor.exchange.api(messages, who).read({ ids: 'all' })
  await expect.poll(() => counts(reader).at(-1)).toEqual({ noReadMsgCount: 0 })
  expect(new Set(counts(stranger).map((each) => JSON.stringify(each)))).toEqual(new Set(['{"noReadMsgCount":0}']))
})

test('publishes the beginning and the end of an auction', async () => {
  const move = (event: MarketEvent) => floor.exchange.deps.inTx('operator:test')((tx) => moveMarket(tx, PAIR, event))
  const reader = await connect()
  expect(await read(reader, `auction:${PAIR}`)).toMatchObject([
    { op: 'snapshot', data: { state: 'open', indication: null } },
  ])
  const last = () => of(reader, `auction:${PAIR}`).at(-1)?.data
  await move('restrict')
  await move('call')
  await expect.poll(last).toMatchObject({ state: 'auction', until: expect.any(String) })
  await move('open')
  await expect.poll(last).toMatchObject({ state: 'open', until: null })
  expect(await read(reader, 'auction:XXXX-tUSD')).toMatchObject([{ op: 'error', code: 'MARKET_UNKNOWN' }])
})
