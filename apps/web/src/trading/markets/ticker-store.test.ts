import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TickerStore } from './ticker-store.ts'
import { silent } from '#parts/testing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const ticker = (last: string) => [
  { symbol: 'A1-Q1', last, change: null, changePpm: null, high: null, low: null, volume: '0', turnover: '0' },
]
const lastPrice = (store: TickerStore) => store.get()?.get('A1-Q1')?.last

test('notifies at once of the first update, and once of a hundred more within a tenth of a second, the last included', () => {
  const store = new TickerStore(silent)
  let notified = 0
  const leave = store.subscribe(() => (notified += 1))
  store.snapshot(ticker('1'))
  expect([notified, lastPrice(store)]).toEqual([1, '1'])
  for (let at = 0; at < 100; at++) store.delta(ticker(`${at + 2}`))
  expect(notified).toBe(1)
  vi.advanceTimersByTime(100)
  expect([notified, lastPrice(store)]).toEqual([2, '101'])
  vi.advanceTimersByTime(1_000)
  expect(notified).toBe(2)
  store.delta(ticker('7'))
  expect(notified).toBe(3)
  leave()
})

test("clearing another user's data notifies at once, even within the pause", () => {
  const store = new TickerStore(silent)
  let notified = 0
  const leave = store.subscribe(() => (notified += 1))
  store.snapshot(ticker('1'))
  store.clear()
  expect([notified, store.get()]).toEqual([2, undefined])
  leave()
})
