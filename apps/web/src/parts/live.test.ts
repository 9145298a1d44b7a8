import { expect, test } from 'vitest'
import { type Heard, Live } from './live.ts'

type Asked = { op: string; ch?: string }

/** A fake socket, a clock that the test moves, and the received data of each channel. */
function world(token: string | undefined = 'secret') {
  const sockets: Heard[] = []
  const requests: Asked[] = []
  const over: string[] = []
  const received: Record<string, unknown> = {}
  let timers: { run: () => void; ms: number }[] = []
  const live = new Live({
    connect: (events) => {
      sockets.push(events)
      return { send: (text) => void requests.push(JSON.parse(text) as Asked), close: () => undefined }
    },
    token: () => token,
    sessionOver: () => void over.push('over'),
    now: () => 1,
    setTimer: (ms, run) => {
      const timer = { ms, run }
      timers.push(timer)
      return () => void (timers = timers.filter((each) => each !== timer))
    },
    spread: () => 1,
  })
  /** Runs all timers that are due within this time. */
  const pass = (most: number) => {
    const due = timers.filter(({ ms }) => ms <= most)
    timers = timers.filter(({ ms }) => ms > most)
    for (const { run } of due) run()
  }
  const say = (message: object) => sockets.at(-1)?.said(JSON.stringify(message))
  const pong = () => say({ op: 'pong', serverTime: '2026-03-18T06:42:05.000Z' })
  const follow = (ch: 'messages' | 'ticker') => {
    const keep = (data: unknown) => {
      received[ch] = data
      return true
    }
    return live.follow(ch, { snapshot: keep, delta: keep, clear: () => void delete received[ch] })
  }
  return { live, sockets, asked: requests, over, shown: received, pass, say, pong, follow }
}

function reading() {
  const all = world()
  all.follow('messages')
  all.sockets[0]?.opened()
  all.pass(0)
  all.say({ op: 'snapshot', ch: 'messages', seq: 1, data: { noReadMsgCount: 3 } })
  all.pong()
  expect(all.live.standing().state).toBe('live')
  expect(all.shown['messages']).toEqual({ noReadMsgCount: 3 })
  return all
}

test('a socket that was replaced by newer ones reconnects only when the page is viewed again', () => {
  const { live, sockets, pass, follow } = reading()
  sockets[0]?.closed(4408)
  expect(live.standing().state).toBe('stale')
  pass(60_000)
  live.hurry()
  follow('ticker')
  expect(sockets).toHaveLength(1)
  expect(live.standing().state).toBe('stale')
  live.lookedAt()
  live.lookedAt()
  expect(sockets).toHaveLength(2)
})

test('viewing a page whose socket was not replaced changes nothing', () => {
  const { live, sockets } = reading()
  live.lookedAt()
  expect(sockets).toHaveLength(1)
  sockets[0]?.closed(1006)
  live.lookedAt()
  expect(sockets).toHaveLength(1)
})

test('after a replacement, a new session connects again', () => {
  const { live, sockets, pass } = reading()
  sockets[0]?.closed(4408)
  live.restart()
  expect(sockets).toHaveLength(2)
  sockets[1]?.closed(1006)
  pass(60_000)
  expect(sockets).toHaveLength(3)
})

test('a token that the stream refuses ends the session, like any refused request', () => {
  const { say, over } = reading()
  say({ op: 'error', code: 'UNAUTHORIZED' })
  expect(over).toEqual(['over'])
})

test('a refusal that does not concern the token ends no session', () => {
  const { say, over } = reading()
  say({ op: 'error', code: 'MESSAGE_INVALID' })
  say({ op: 'error', code: 'UNAUTHORIZED', ch: 'messages' })
  expect(over).toEqual([])
})

test('a refused channel drops its earlier data', () => {
  const { say, shown } = reading()
  say({ op: 'error', code: 'UNAUTHORIZED', ch: 'messages' })
  expect(shown).toEqual({})
})

test('a paused channel keeps its data but does not show as live', () => {
  const { say, shown, live } = reading()
  say({ op: 'error', code: 'TRADING_PAUSED', ch: 'messages' })
  expect(shown['messages']).toEqual({ noReadMsgCount: 3 })
  expect(live.standing().state).toBe('catching-up')
})

test('a paused socket stays closed and resumes once with the same channels', () => {
  const { live, sockets, asked, pass } = reading()
  live.pause()
  sockets[0]?.closed(1001)
  pass(60_000)
  expect(sockets).toHaveLength(1)
  expect(live.standing().state).toBe('stale')
  live.resume()
  live.resume()
  expect(sockets).toHaveLength(2)
  sockets[1]?.opened()
  expect(asked.at(-1)).toMatchObject({ op: 'subscribe', ch: 'messages' })
})

test('a pause without channels opens no socket afterwards', () => {
  const { live, sockets } = world()
  live.pause()
  live.resume()
  expect(sockets).toHaveLength(0)
})
