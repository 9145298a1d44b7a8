import { bookChecksum, type WireLevel } from '@tessera/domain/trading/markets/book-checksum.ts'
import { expect, test } from 'vitest'
import { BookStore } from './book-store.ts'
import { Live } from '#parts/live.ts'
import type { SocketEvents } from '#parts/live-deps.ts'

/** Timers that run when the test runs them. */
class Clock {
  now = 0
  private timers: { at: number; run: () => void }[] = []

  readonly setTimer = (ms: number, run: () => void): (() => void) => {
    const timer = { at: this.now + ms, run }
    this.timers.push(timer)
    return () => {
      this.timers = this.timers.filter((each) => each !== timer)
    }
  }

  pass(ms: number): void {
    const until = this.now + ms
    for (;;) {
      const [next] = this.timers.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)
      if (next === undefined) break
      this.timers = this.timers.filter((each) => each !== next)
      this.now = next.at
      next.run()
    }
    this.now = until
  }
}

type ClientRequest = { op: string; ch?: string; lastSeq?: number; token?: string }

/** A fake server with one book: it sends changes, stores them, and answers requests like the real one. */
class Server {
  readonly requests: ClientRequest[] = []
  /** The behaviour of the connection for each frame. */
  line: (frame: string) => string[] = (frame) => [frame]
  sockets: SocketEvents[] = []
  readonly bids = new Map<string, string>([['10.00', '5']])
  readonly asks = new Map<string, string>([['10.02', '7']])
  private readonly clock: Clock
  private seq = 40
  private readonly sentDeltas: { seq: number; frame: string }[] = []

  constructor(clock: Clock) {
    this.clock = clock
  }

  get currentSocket(): SocketEvents | undefined {
    return this.sockets.at(-1)
  }

  readonly connect = (events: SocketEvents) => {
    this.sockets.push(events)
    this.clock.setTimer(1, events.opened)
    return { send: (text: string) => this.answer(JSON.parse(text) as ClientRequest), close: () => undefined }
  }

  answer(message: ClientRequest): void {
    this.requests.push(message)
    if (message.op === 'ping') this.sendMessage({ op: 'pong', serverTime: '2026-03-18T06:42:05.000Z' })
    if (message.op !== 'subscribe') return
    const missed = this.sentDeltas.filter(({ seq }) => seq > (message.lastSeq ?? 0))
    if (message.lastSeq !== undefined && missed.length === this.seq - message.lastSeq)
      for (const { frame } of missed) this.send(frame)
    else this.sendMessage({ op: 'snapshot', ch: 'book:A1-Q1', seq: this.seq, data: this.book() })
  }

  change(side: 'bids' | 'asks', level: WireLevel): void {
    if (level[1] === '0') this[side].delete(level[0])
    else this[side].set(...level)
    this.seq += 1
    const data = { bids: [], asks: [], [side]: [level], checksum: this.book().checksum }
    const frame = JSON.stringify({ op: 'delta', ch: 'book:A1-Q1', seq: this.seq, data })
    this.sentDeltas.push({ seq: this.seq, frame })
    this.send(frame)
  }

  book() {
    const bids = [...this.bids].toSorted(([a], [b]) => Number(b) - Number(a))
    const asks = [...this.asks].toSorted(([a], [b]) => Number(a) - Number(b))
    return { bids, asks, checksum: bookChecksum(bids, asks) }
  }

  sendMessage(message: object): void {
    this.send(JSON.stringify(message))
  }

  private send(frame: string): void {
    for (const each of this.line(frame)) this.currentSocket?.received(each)
  }
}

function world(token?: string) {
  const clock = new Clock()
  const server = new Server(clock)
  const over: string[] = []
  const live = new Live({
    connect: server.connect,
    token: () => token,
    sessionOver: () => over.push('over'),
    now: () => clock.now,
    setTimer: clock.setTimer,
    isHidden: () => false,
    spread: () => 1,
  })
  const store = new BookStore(live, 'A1-Q1')
  store.subscribe(() => undefined)
  return { clock, server, live, store, over }
}

function opened(token?: string) {
  const all = world(token)
  all.clock.pass(10)
  return all
}

const sidesOf = ({ bids, asks }: ReturnType<Server['book']>) => ({ bids, asks })

test("a snapshot and the following deltas give the server's book", () => {
  const { server, store, live } = opened()
  server.change('bids', ['10.01', '3'])
  server.change('bids', ['10.00', '0'])
  server.change('asks', ['9.99', '1'])
  expect(store.get()).toEqual(sidesOf(server.book()))
  expect(live.status().state).toBe('live')
})

test('a logged-in customer authenticates before the first subscription', () => {
  const { server } = opened('secret')
  expect(server.requests.slice(0, 2)).toEqual([
    { op: 'auth', token: 'secret' },
    { op: 'subscribe', ch: 'book:A1-Q1' },
  ])
})

test('after a lost frame the channel is requested from the last number', () => {
  const { server, store, clock } = opened()
  server.line = () => []
  server.change('bids', ['10.01', '3'])
  server.line = (frame) => [frame]
  server.change('asks', ['10.03', '2'])
  clock.pass(10)
  expect(server.requests.findLast(({ op }) => op === 'subscribe')).toEqual({
    op: 'subscribe',
    ch: 'book:A1-Q1',
    lastSeq: 40,
  })
  expect(store.get()).toEqual(sidesOf(server.book()))
})

test('a repeated frame counts once', () => {
  const { server, store } = opened()
  server.line = (frame) => [frame, frame]
  server.change('bids', ['10.01', '3'])
  server.change('bids', ['10.01', '4'])
  expect(store.get()).toEqual(sidesOf(server.book()))
  expect(server.requests.filter(({ op }) => op === 'subscribe')).toHaveLength(1)
})

test('a book with a wrong checksum is discarded and requested from the start', () => {
  const { server, store, clock } = opened()
  server.line = (frame) => [frame.replace('"3"', '"9"')]
  server.change('bids', ['10.01', '3'])
  server.line = (frame) => [frame]
  expect(server.requests.findLast(({ op }) => op === 'subscribe')).toEqual({ op: 'subscribe', ch: 'book:A1-Q1' })
  clock.pass(15_000)
  server.change('asks', ['10.05', '1'])
  expect(store.get()).toEqual(sidesOf(server.book()))
})

test.each([1, 2, 3, 4, 5, 6, 7, 8])('lost, repeated and reordered frames end with the same book (seed %i)', (seed) => {
  const { server, store, clock, live } = opened()
  let state = seed
  const random = (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return (state >>> 16) % below
  }
  let held: string[] = []
  server.line = (frame) => {
    const late = held
    held = []
    const fate = random(6)
    if (fate === 0) return late
    if (fate === 1) return [frame, ...late, frame]
    if (fate === 2) {
      held = [frame]
      return late
    }
    return [frame, ...late]
  }
  for (let round = 0; round < 300; round += 1) {
    const side = random(2) === 0 ? 'bids' : 'asks'
    const price = `${side === 'bids' ? '9' : '10'}.${String(10 + random(30))}`
    server.change(side, [price, String(random(4))])
    clock.pass(random(400))
  }
  server.line = (frame) => [frame]
  clock.pass(60_000)
  server.change('bids', ['9.99', '1'])
  clock.pass(15_000)
  expect(store.get()).toEqual(sidesOf(server.book()))
  expect(live.status().state).toBe('live')
})

test('a closed connection shows as stale since the last message, retries with growing delays, and continues from the last number', () => {
  const { server, clock, live, store } = opened()
  const since = clock.now
  server.currentSocket?.closed(1006)
  expect(live.status()).toEqual({ state: 'stale', since: expect.any(Number) })
  expect(live.status().since).toBeLessThanOrEqual(since)
  clock.pass(500)
  expect(server.sockets).toHaveLength(2)
  server.currentSocket?.closed(1006)
  clock.pass(999)
  expect(server.sockets).toHaveLength(2)
  clock.pass(1)
  expect(server.sockets).toHaveLength(3)
  clock.pass(10)
  expect(server.requests.findLast(({ op }) => op === 'subscribe')?.lastSeq).toBe(40)
  server.change('bids', ['10.01', '3'])
  expect(store.get()).toEqual(sidesOf(server.book()))
  expect(live.status().state).toBe('live')
})

test('a connection that answers no ping is closed', () => {
  const { server, clock, live } = opened()
  server.line = () => []
  clock.pass(2_500)
  expect(live.status().state).toBe('live')
  clock.pass(9_000)
  expect(live.status().state).toBe('stale')
  expect(server.sockets).toHaveLength(1)
  clock.pass(1_500)
  expect(server.sockets).toHaveLength(2)
})

test('the end of the session is reported', () => {
  const { server, over } = opened('secret')
  server.currentSocket?.closed(4401)
  expect(over).toEqual(['over'])
})

test('a channel refused with TRADING_PAUSED is requested again after a moment, an unknown pair is not', () => {
  const { server, clock, live } = world()
  const answer = server.answer.bind(server)
  let code = 'TRADING_PAUSED'
  server.answer = (message) =>
    message.op === 'subscribe' ? server.sendMessage({ op: 'error', ch: 'book:A1-Q1', code }) : answer(message)
  clock.pass(10)
  const count = () => server.sockets.length
  expect(live.status().state).toBe('catching-up')
  code = 'MARKET_UNKNOWN'
  clock.pass(3_100)
  expect(live.status().state).toBe('live')
  expect(count()).toBe(1)
})
