import { expect, test } from 'vitest'
import { dayOf } from './day-field.ts'
import { dialOfPrefix } from './dials.ts'
import { rateText } from './rate-text.ts'

test('a budget is a whole number up to a million', () => {
  expect([dayOf('0'), dayOf('1000000'), dayOf('1000001'), dayOf(''), dayOf('1.5'), dayOf('-1')]).toEqual([
    0,
    1_000_000,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('a rate covers reported messages and is never rounded up, so one failure keeps it below 100%', () => {
  expect(rateText('en_US', { delivered: 2, failed: 1 })).toBe('66.6%')
  expect(rateText('en_US', { delivered: 1999, failed: 1 })).toBe('99.9%')
  expect(rateText('en_US', { delivered: 29, failed: 71 })).toBe('29%')
  expect(rateText('zh_CN', { delivered: 2000, failed: 0 })).toBe('100%')
  expect(rateText('zh_CN', { delivered: 0, failed: 0 })).toBe('--')
})

test('a prefix belongs to its longest calling code', () => {
  expect([dialOfPrefix('+65912'), dialOfPrefix('+1684123')]).toEqual(['65', '1684'])
})
