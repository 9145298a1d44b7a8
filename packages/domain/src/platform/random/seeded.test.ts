import { expect, test } from 'vitest'
import { seeded, seedOf } from './seeded.ts'

test('one name always gives the same numbers from 0 to 1, and another name gives others', () => {
  const numbers = (name: string): number[] => {
    const next = seeded(seedOf(name))
    return Array.from({ length: 1_000 }, () => next())
  }
  expect(numbers('LBR3')).toEqual(numbers('LBR3'))
  expect(numbers('LBR3')).not.toEqual(numbers('LBR4'))
  expect(Math.min(...numbers('LBR3'))).toBeGreaterThanOrEqual(0)
  expect(Math.max(...numbers('LBR3'))).toBeLessThan(1)
  expect(new Set(numbers('LBR3')).size).toBe(1_000)
})

test('published covers do not change, because the first numbers of a name are fixed', () => {
  const next = seeded(seedOf('LBR3skyline'))
  expect([next(), next()].map((each) => each.toFixed(6))).toEqual(['0.255592', '0.834937'])
})
