import { parsePrice } from '@tessera/domain/books/rates/rate.ts'
import { MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { expect, test } from 'vitest'
import { pricesAt } from './drift.ts'

const at = (minute: number): Record<string, string> => pricesAt(new Date(Date.UTC(2026, 2, 18) + minute * MINUTE_MS))

test('prices are the same for the same moment and move a little with time', () => {
  expect(at(7)).toEqual(at(7))
  expect(at(7)['SGD']).not.toBe(at(8)['SGD'])
  expect(at(7)['USD']).toBe('1.0000000000')
})

test('every price is valid, and none changes by more than a third of a percent', () => {
  const all = Array.from({ length: 240 }, (_, minute) => at(minute))
  for (const coin of Object.keys(at(0))) {
    const sorted = all.map((prices) => parsePrice(prices[coin] ?? '') ?? 0n).toSorted((a, b) => (a < b ? -1 : 1))
    const [low = 0n, high = 0n] = [sorted[0], sorted.at(-1)]
    expect(low).toBeGreaterThan(0n)
    expect((high - low) * 1000n).toBeLessThan(low * 7n)
  }
})
