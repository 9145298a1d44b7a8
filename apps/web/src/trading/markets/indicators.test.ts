import { expect, test } from 'vitest'
import type { Candle } from './candle-store.ts'
import { indicatorNames, linesOf } from './indicators.ts'

const candles = (closes: readonly string[]): Candle[] =>
  closes.map((close, at) => ({
    at: `2026-03-01T00:${String(at).padStart(2, '0')}:00.000Z`,
    open: close,
    high: close,
    low: close,
    close,
    volume: '1',
    turnover: close,
  }))

test('a constant price is its own mean, and its bands have no width', () => {
  const lines = linesOf(candles(Array.from({ length: 60 }, () => '5.00')), new Set(indicatorNames), 2)
  expect(lines.map(({ of, points }) => [of, points.length])).toEqual([
    ['ma7', 54],
    ['ma25', 36],
    ['ema50', 11],
    ['bollinger', 41],
    ['bollinger', 41],
  ])
  expect(new Set(lines.flatMap(({ points }) => points.map(({ height }) => height)))).toEqual(new Set([5]))
})

test('bands are two deviations from the mean of twenty', () => {
  const [upper, lower] = linesOf(
    candles(Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? '4' : '6'))),
    new Set(['bollinger']),
    0,
  )
  expect([upper?.points[0]?.height, lower?.points[0]?.height]).toEqual([7, 3])
})

test('without chosen indicators there are no lines', () => expect(linesOf(candles(['1']), new Set(), 0)).toEqual([]))
