import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { type FakeWire, fakeSocket } from '#testing/fake-socket.ts'
import { CALLS } from './socket.ts'

test('unsubscribes a socket at once that the server ends, even if the other side never confirms the close', () => {
  const { wire, socket } = fakeSocket()
  const leave = vi.fn<() => void>()
  socket.onClose(leave)
  socket.end([1008, 'over'])
  expect(leave).toHaveBeenCalledOnce()
  wire.emit('close')
  expect(leave).toHaveBeenCalledOnce()
  const late = vi.fn<() => void>()
  socket.onClose(late)
  expect(late).toHaveBeenCalledOnce()
})

test('responds to started requests on a socket that the server closes, declines waiting ones, and then closes it', async () => {
  const { wire, socket } = fakeSocket()
  const close = vi.spyOn(wire, 'close')
  const gate = Promise.withResolvers<void>()
  const answer = async (text: string): Promise<void> => {
    await gate.promise
    socket.send(`answered ${text}`)
  }
  const decline = (text: string): void => socket.send(`declined ${text}`)
  socket.onMessage(answer, () => undefined, decline)
  for (const text of ['first', 'second']) wire.emit('message', Buffer.from(text), false)
  await pause(1)
  socket.end([1013, 'over'])
  wire.emit('message', Buffer.from('third'), false)
  await pause(1)
  expect([wire.sent, close.mock.calls]).toEqual([[], []])
  gate.resolve()
  await expect.poll(() => close.mock.calls).toEqual([[1013, 'over']])
  expect(wire.sent).toEqual(['"answered first"', '"declined second"'])
})

test('sends no response to requests that waited on a closed socket, and closes one with too much unread data', async () => {
  const { wire, socket } = fakeSocket()
  const gate = Promise.withResolvers<void>()
  const answered: string[] = []
  const answer = async (text: string): Promise<void> => {
    answered.push(text)
    await gate.promise
  }
  socket.onMessage(answer, () => undefined)
  wire.emit('message', Buffer.from('first'), false)
  wire.emit('message', Buffer.from('second'), false)
  await expect.poll(() => answered).toEqual(['first'])
  wire.emit('close')
  gate.resolve()
  await pause(1)
  expect(answered).toEqual(['first'])

  let seconds = 0
  const { wire: other, socket: slow } = fakeSocket(() => (seconds += 1_000))
  slow.onMessage(
    () => new Promise(() => undefined),
    () => undefined,
  )
  for (let sent = 0; sent < 20; sent += 1) other.emit('message', Buffer.from('x'), false)
  expect(slow.closed).toBe(false)
  other.emit('message', Buffer.from('x'), false)
  expect(slow.closed).toBe(true)
})

test('accepts fifty calls per second and a hundred waiting ones on a socket, and declines more', () => {
  const never = (): Promise<void> => new Promise(() => undefined)
  const request = (wire: FakeWire, times: number): void => {
    for (let sent = 0; sent < times; sent += 1) wire.emit('message', Buffer.from('x'), false)
  }
  let now = 0
  const declined = vi.fn<() => void>()
  const quick = fakeSocket(() => now, CALLS)
  quick.socket.onMessage(never, () => undefined, declined)
  request(quick.wire, 30)
  now = 1_000
  request(quick.wire, 49)
  now = 1_999
  request(quick.wire, 1)
  expect(declined).not.toHaveBeenCalled()
  request(quick.wire, 949)
  expect(declined).toHaveBeenCalledTimes(949)
  expect(quick.socket.closed).toBe(false)
  request(quick.wire, 1)
  expect(quick.socket.closed).toBe(true)
  const slow = fakeSocket(() => (now += 1_000), CALLS)
  declined.mockClear()
  slow.socket.onMessage(never, () => undefined, declined)
  request(slow.wire, 100)
  expect(declined).not.toHaveBeenCalled()
  request(slow.wire, 1)
  expect(declined).toHaveBeenCalledOnce()
  expect(slow.socket.closed).toBe(false)
})

test('closes an unused socket after ten minutes', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const [unused, used] = [fakeSocket(), fakeSocket()]
  used.socket.use()
  vi.advanceTimersByTime(599_000)
  expect([unused.socket.closed, used.socket.closed]).toEqual([false, false])
  vi.advanceTimersByTime(2_000)
  vi.useRealTimers()
  expect([unused.socket.closed, used.socket.closed]).toEqual([true, false])
})
