import { expect, test } from 'vitest'
import { Live } from './live.ts'
import type { SocketEvents } from './live-deps.ts'

type ClientRequest = { op: string; ch?: string }

/** A fake socket, a clock that the test moves, and the received data of each channel. */
function setUp(token: string | undefined = 'secret') {
  const sockets: SocketEvents[] = []
  const requests: ClientRequest[] = []
  const over: string[] = []
  const received: Record<string, unknown> = {}
  const page = { hidden: false }
  let timers: { run: () => void; ms: number }[] = []
  const live = new Live({
    connect: (events) => {
      sockets.push(events)
      return { send: (text) => void requests.push(JSON.parse(text) as ClientRequest), close: () => undefined }
    },
    token: () => token,
    sessionOver: () => void over.push('over'),
    now: () => 1,
    setTimer: (ms, run) => {
      const timer = { ms, run }
      timers.push(timer)
      return () => void (timers = timers.filter((each) => each !== timer))
    },
    isHidden: () => page.hidden,
    spread: () => 1,
  })
  /** Runs all timers that are due within this time. */
  const passTime = (max: number) => {
    const due = timers.filter(({ ms }) => ms <= max)
    timers = timers.filter(({ ms }) => ms > max)
    for (const { run } of due) run()
  }
  const sendFromServer = (message: object) => sockets.at(-1)?.received(JSON.stringify(message))
  const pong = () => sendFromServer({ op: 'pong', serverTime: '2026-03-18T06:42:05.000Z' })
  const follow = (ch: 'messages' | 'ticker') => {
    const keep = (data: unknown) => {
      received[ch] = data
      return true
    }
    return live.follow(ch, { snapshot: keep, delta: keep, clear: () => void delete received[ch] })
  }
  const pings = () => requests.filter(({ op }) => op === 'ping').length
  return { live, sockets, requests, over, received, page, passTime, pings, sendFromServer, pong, follow }
}

function openChannel() {
  const all = setUp()
  all.follow('messages')
  all.sockets[0]?.opened()
  all.passTime(0)
  all.sendFromServer({ op: 'snapshot', ch: 'messages', seq: 1, data: { noReadMsgCount: 3 } })
  all.pong()
  expect(all.live.status().state).toBe('live')
  expect(all.received['messages']).toEqual({ noReadMsgCount: 3 })
  return all
}

test('a socket that was replaced by newer ones reconnects only when the page is viewed again', () => {
  const { live, sockets, passTime, follow } = openChannel()
  sockets[0]?.closed(4408)
  expect(live.status().state).toBe('stale')
  passTime(60_000)
  live.reconnectNow()
  follow('ticker')
  expect(sockets).toHaveLength(1)
  expect(live.status().state).toBe('stale')
  live.pageViewed()
  live.pageViewed()
  expect(sockets).toHaveLength(2)
})

test('viewing a page whose socket was not replaced changes nothing', () => {
  const { live, sockets } = openChannel()
  live.pageViewed()
  expect(sockets).toHaveLength(1)
  sockets[0]?.closed(1006)
  live.pageViewed()
  expect(sockets).toHaveLength(1)
})

test('after a replacement, a new session connects again', () => {
  const { live, sockets, passTime } = openChannel()
  sockets[0]?.closed(4408)
  live.restart()
  expect(sockets).toHaveLength(2)
  sockets[1]?.closed(1006)
  passTime(60_000)
  expect(sockets).toHaveLength(3)
})

test('a token that the stream refuses ends the session, like any refused request', () => {
  const { sendFromServer, over } = openChannel()
  sendFromServer({ op: 'error', code: 'UNAUTHORIZED' })
  expect(over).toEqual(['over'])
})

test('a refusal that does not concern the token ends no session', () => {
  const { sendFromServer, over } = openChannel()
  sendFromServer({ op: 'error', code: 'MESSAGE_INVALID' })
  sendFromServer({ op: 'error', code: 'UNAUTHORIZED', ch: 'messages' })
  expect(over).toEqual([])
})

test('a refused channel drops its earlier data', () => {
  const { sendFromServer, received } = openChannel()
  sendFromServer({ op: 'error', code: 'UNAUTHORIZED', ch: 'messages' })
  expect(received).toEqual({})
})

test('a paused channel keeps its data but does not show as live', () => {
  const { sendFromServer, received, live } = openChannel()
  sendFromServer({ op: 'error', code: 'TRADING_PAUSED', ch: 'messages' })
  expect(received['messages']).toEqual({ noReadMsgCount: 3 })
  expect(live.status().state).toBe('catching-up')
})

test('a paused socket stays closed and resumes once with the same channels', () => {
  const { live, sockets, requests, passTime } = openChannel()
  live.pause()
  sockets[0]?.closed(1001)
  passTime(60_000)
  expect(sockets).toHaveLength(1)
  expect(live.status().state).toBe('stale')
  live.resume()
  live.resume()
  expect(sockets).toHaveLength(2)
  sockets[1]?.opened()
  expect(requests.at(-1)).toMatchObject({ op: 'subscribe', ch: 'messages' })
})

test('a pause without channels opens no socket afterwards', () => {
  const { live, sockets } = setUp()
  live.pause()
  live.resume()
  expect(sockets).toHaveLength(0)
})

test('shows that the data may be old within 5 s after the connection is cut, and that it is live after an answer', () => {
  const { live, sockets, passTime, pings, pong } = openChannel()
  const before = pings()
  passTime(2_500)
  expect(pings()).toBe(before + 1)
  expect(live.status().state).toBe('live')
  passTime(2_000)
  expect(live.status()).toEqual({ state: 'stale', since: 1 })
  expect(sockets).toHaveLength(1)
  pong()
  expect(live.status().state).toBe('live')
})

test.each([
  ['a delta', JSON.stringify({ op: 'delta', ch: 'messages', seq: 2, data: { noReadMsgCount: 4 } })],
  ['an unknown message', '{}'],
])('shows that the data may be old if the connection is cut after %s but before the pong', (_frame, text) => {
  const { live, sockets, passTime } = openChannel()
  passTime(2_500)
  sockets[0]?.received(text)
  expect(live.status().state).toBe('live')
  passTime(2_000)
  expect(live.status().state).toBe('stale')
})

test('a message without a ping before it starts no wait', () => {
  const { live, passTime, sendFromServer } = openChannel()
  sendFromServer({ op: 'delta', ch: 'messages', seq: 2, data: { noReadMsgCount: 4 } })
  passTime(2_000)
  expect(live.status().state).toBe('live')
})

test('a hidden page checks its connection every 15 s, and at once when the user views it', () => {
  const { live, page, passTime, pings, pong } = openChannel()
  page.hidden = true
  passTime(2_500)
  pong()
  const before = pings()
  passTime(14_999)
  expect(pings()).toBe(before)
  passTime(15_000)
  expect(pings()).toBe(before + 1)
  pong()
  page.hidden = false
  live.pageViewed()
  live.pageViewed()
  expect(pings()).toBe(before + 2)
  pong()
  passTime(2_500)
  expect(pings()).toBe(before + 3)
})
