import { expect, test } from 'vitest'
import { FIRST_GAP, fits, LAST_GAP, TOLERANCE_PX, puzzle } from './puzzle.ts'

test.each([
  [100, true],
  [100 + TOLERANCE_PX, true],
  [100 - TOLERANCE_PX, true],
  [100 + TOLERANCE_PX + 1, false],
  [100 - TOLERANCE_PX - 1, false],
  [Number.NaN, false],
])('a piece at %s fits the gap at 100: %s', (at, answer) => {
  expect(fits(at, 100)).toBe(answer)
})

test('never accepts an unmoved piece, and keeps the last gap inside the picture', () => {
  expect(fits(0, FIRST_GAP)).toBe(false)
  expect(LAST_GAP + puzzle.side).toBe(puzzle.width)
})
