import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amount, formatAmount, parseAmount } from '#books/money/amount.ts'
import { cashPerLotTick } from './market.ts'
import { listingConflict, pairConflict, type PairTexts, stepConflict, stepsIn } from './pair-values.ts'

const share = { baseScale: 0, quoteScale: 6 }
const coin = { baseScale: 9, quoteScale: 6 }
const texts: PairTexts = { tick: '0.01', lot: '1', minValue: '1', maxValue: '1000000', listingPrice: '12.5' }

test('accepts valid values of a pair', () => {
  expect(pairConflict(share, texts)).toBeUndefined()
  expect(pairConflict(coin, { ...texts, lot: '0.0001' })).toBeUndefined()
  expect(listingConflict(share, texts)).toBeUndefined()
})

test.each<[string, typeof share, Partial<PairTexts>, string, string]>([
  ['a tick of zero', share, { tick: '0' }, 'tick', 'n × 0.000001 (n = 1, 2, 3 …)'],
  ['a tick finer than the quote coin', share, { tick: '0.0000001' }, 'tick', 'n × 0.000001 (n = 1, 2, 3 …)'],
  ['a lot of zero', share, { lot: '0' }, 'lot', 'n × 1 (n = 1, 2, 3 …)'],
  ['a lot finer than the base coin', share, { lot: '0.5' }, 'lot', 'n × 1 (n = 1, 2, 3 …)'],
  ['a lot that needs rounding', coin, { lot: '0.00001' }, 'lot', 'n × 0.0001 (n = 1, 2, 3 …)'],
  ['a smallest value of zero', share, { minValue: '0' }, 'minValue', 'n × 0.000001 (n = 1, 2, 3 …)'],
  ['a largest value below the smallest', share, { minValue: '10', maxValue: '9.99' }, 'maxValue', '≥ 10'],
])('reports %s with the accepted values', (_, scales, change, field, accepted) => {
  expect(pairConflict(scales, { ...texts, ...change })).toEqual({ field, accepted })
})

test('reports a listing price between two ticks with both neighbours', () => {
  const conflict = (listingPrice: string) => listingConflict(share, { ...texts, listingPrice })?.accepted
  expect(conflict('12.505')).toBe('12.5, 12.51')
  expect(conflict('0.005')).toBe('0.01')
  expect(conflict('0')).toBe('n × 0.01 (n = 1, 2, 3 …)')
})

test('a changed tick or lot must be a multiple of the first', () => {
  const grid = { ...share, tick: amount(10_000n), lot: amount(1n) }
  expect(stepsIn(grid, { ...texts, tick: '0.05', lot: '10' })).toEqual({ priceTicks: 5, quantityLots: 10 })
  expect(stepConflict(grid, { ...texts, tick: '0.05', lot: '10' })).toBeUndefined()
  const accepted = 'n × 0.01 (n = 1, 2, 3 … 1000000)'
  expect(stepConflict(grid, { ...texts, tick: '0.005' })).toEqual({ field: 'tick', accepted })
  expect(stepConflict(grid, { ...texts, tick: '100000' })).toEqual({ field: 'tick', accepted })
})

test('no accepted tick and lot ever need rounding', () => {
  const scale = fc.integer({ min: 0, max: 9 })
  const step = fc.bigInt({ min: 1n, max: 10n ** 12n })
  fc.assert(
    fc.property(scale, scale, step, step, (baseScale, quoteScale, tick, lot) => {
      const text = (minor: bigint, at: number) => formatAmount(amount(minor), at)
      const entered = { ...texts, tick: text(tick, quoteScale), lot: text(lot, baseScale) }
      const found = pairConflict({ baseScale, quoteScale }, entered)
      const [, min = ''] = /^n × ([\d.]+)/.exec(found?.field === 'lot' ? found.accepted : '') ?? []
      const usable = found?.field === 'lot' ? (parseAmount(min, baseScale) ?? amount(0n)) : amount(lot)
      expect(cashPerLotTick({ tick: amount(tick), lot: usable, baseScale })).toBeGreaterThan(0n)
    }),
  )
})
