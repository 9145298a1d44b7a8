import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawQuestions, nextTryAt, passes } from './risk-test.ts'

const ids = Array.from({ length: 30 }, (_, n) => `q${n}`)

test('draws the requested number of different questions for any random numbers', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40 }), fc.infiniteStream(fc.nat()), (count, numbers) => {
      const drawn = drawQuestions(ids, count, (n) => (numbers.next().value ?? 0) % n)
      expect(drawn).toHaveLength(Math.min(count, ids.length))
      expect(new Set(drawn).size).toBe(drawn.length)
      expect(ids).toEqual(expect.arrayContaining(drawn))
    }),
  ))

test('can draw each question at each position', () => {
  for (let first = 0; first < ids.length; first += 1) expect(drawQuestions(ids, 1, () => first)).toEqual([ids[first]])
})

test.each([
  [8, 10, 80, true],
  [7, 10, 80, false],
  [9, 11, 80, true],
  [8, 11, 80, false],
  [0, 10, 80, false],
  [10, 10, 100, true],
])('%i of %i right answers with a pass mark of %i percent pass: %s', (right, total, percent, expected) => {
  expect(passes(right, total, percent)).toBe(expected)
})

test('another right answer never turns a pass into a fail', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 100 }), (total, percent) => {
      const results = Array.from({ length: total + 1 }, (_, right) => passes(right, total, percent))
      expect(results).toEqual(results.toSorted((a, b) => Number(a) - Number(b)))
      expect(results.at(-1)).toBe(true)
    }),
  ))

test('allows the next try exactly after the waiting period', () => {
  const failed = new Date('2026-11-28T10:00:00Z')
  expect(nextTryAt(failed, { testWaitHours: 24 })).toEqual(new Date('2026-11-29T10:00:00Z'))
})
