import { bookChecksum, type WireLevel } from '@tessera/domain/trading/markets/book-checksum.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { markets } from '@tessera/contract/trading/markets/markets.ts'
import type { Person } from '#testing/exchange.ts'
import { type LocalNats, localNats } from '#testing/nats.ts'
import { type Floor, PAIR, tradingFloor } from '#testing/trading-floor.ts'
import { startNode, type TradingNode } from '#testing/trading-nodes.ts'

// Two nodes share a database. One leads in its own process, and the other has the sockets.
type Message = { op: string; ch?: string; seq?: number; code?: string; data?: unknown }
type Sides = { bids: WireLevel[]; asks: WireLevel[]; checksum: number }

let nats: LocalNats
let floor: Floor
let leader: TradingNode
let next: () => Person
const sockets: WebSocket[] = []
const patience = { timeout: 20_000, interval: 50 }

beforeAll(async () => {
  nats = await localNats()
  floor = await tradingFloor({ NATS_URL: nats.url })
  next = await floor.crowd(12)
  await floor.open()
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate()
})
afterAll(async () => {
  leader.signal('SIGKILL')
  await floor.booksAreSound()
  await floor.exchange.close()
  await nats.close()
})

async function reader(ch: string, token?: string): Promise<Message[]> {
  const got: Message[] = []
  const socket = await floor.exchange.server.app.injectWS(
    '/ws',
    {},
    { onInit: (early) => void early.on('message', (data: Buffer) => void got.push(JSON.parse(data.toString()))) },
  )
  sockets.push(socket)
  if (token !== undefined) socket.send(JSON.stringify({ op: 'auth', token }))
  socket.send(JSON.stringify({ op: 'subscribe', ch }))
  await expect.poll(() => got.map(({ op }) => op), patience).toContain('snapshot')
  return got
}

/**
 * Returns the book of a reader after its last snapshot and all later messages, with every checksum and number verified.
 */
function bookOf(got: readonly Message[]): Pick<Sides, 'bids' | 'asks'> {
  const from = got.findLastIndex(({ op }) => op === 'snapshot')
  const bookMessages = got.slice(from).filter(({ ch }) => ch === `book:${PAIR}`)
  expect(bookMessages.map(({ seq }) => seq)).toEqual(bookMessages.map((_, at) => (bookMessages[0]?.seq ?? 0) + at))
  const sides = { bids: new Map<string, string>(), asks: new Map<string, string>() }
  const sorted = (side: 'bids' | 'asks', up: 1 | -1): WireLevel[] =>
    [...sides[side]].toSorted(([a], [b]) => (Number(a) - Number(b)) * up)
  for (const { data } of bookMessages) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the channel of a book says
    const changes = data as Sides
    for (const side of ['bids', 'asks'] as const)
      for (const [price, quantity] of changes[side])
        if (quantity === '0') sides[side].delete(price)
        else sides[side].set(price, quantity)
    expect(bookChecksum(sorted('bids', -1), sorted('asks', 1))).toBe(changes.checksum)
  }
  return { bids: sorted('bids', -1), asks: sorted('asks', 1) }
}

const place = (who: Person, side: 'buy' | 'sell', price: string, quantity: string) =>
  leader.submit({
    kind: 'place',
    customer: who.id,
    clientOrderId: randomUUID(),
    market: PAIR,
    side,
    flag: 'gtc',
    price,
    quantity,
  })

test("TRD-08 a node follows another leader's books, and leads none", async () => {
  leader = await startNode(floor.exchange.deps.config, floor.exchange.database.appUrl)
  await expect.poll(leader.leads, patience).toBe(true)
  await floor.core.start()
  await expect.poll(() => floor.core.fence, patience).toBeDefined()
  expect(floor.core.view).toBeUndefined()
})

test("a socket of one node gets the other's commits: book, trades and own orders", async () => {
  const [seller, buyer] = [next(), next()]
  const [book, tape, own] = [
    await reader(`book:${PAIR}`),
    await reader(`trades:${PAIR}`),
    await reader('user', buyer.token),
  ]
  await place(seller, 'sell', '12.60', '5')
  await place(buyer, 'buy', '12.60', '2')
  await expect.poll(() => bookOf(book).asks, patience).toEqual([['12.60', '3']])
  await expect
    .poll(() => tape.at(-1), patience)
    .toMatchObject({ op: 'delta', data: [{ price: '12.60', quantity: '2' }] })
  await expect
    .poll(() => own.at(-1), patience)
    .toMatchObject({ op: 'delta', data: { orders: [{ quantity: '2', status: 3 }] } })
  expect(await floor.exchange.api(markets).book({ symbol: PAIR, limit: 5 })).toMatchObject({ asks: [['12.60', '3']] })
})

test('OPS-03 sends readers a snapshot with everything that was published while NATS was away', async () => {
  const who = next()
  const book = await reader(`book:${PAIR}`)
  nats.cut()
  await place(who, 'buy', '12.30', '4')
  expect(bookOf(book).bids).not.toContainEqual(['12.30', '4'])
  nats.mend()
  await expect.poll(() => bookOf(book).bids, patience).toContainEqual(['12.30', '4'])
  await place(who, 'buy', '12.31', '1')
  await expect.poll(() => bookOf(book).bids, patience).toContainEqual(['12.31', '1'])
})

test('TRD-08 takes over when the leading node is killed, and its readers continue', async () => {
  const who = next()
  const book = await reader(`book:${PAIR}`)
  await place(who, 'buy', '12.35', '6')
  await expect.poll(() => bookOf(book).bids, patience).toContainEqual(['12.35', '6'])
  leader.signal('SIGKILL')
  await expect.poll(() => floor.core.view !== undefined, patience).toBe(true)
  expect(await floor.place(who, 'buy 2 @ 12.36')).toMatchObject({ ok: true })
  await expect.poll(() => bookOf(book).bids, patience).toContainEqual(['12.36', '2'])
  expect(bookOf(book).bids).toContainEqual(['12.35', '6'])
})
