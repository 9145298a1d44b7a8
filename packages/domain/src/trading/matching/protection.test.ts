import { expect, test } from 'vitest'
import { protectedPrice } from './protection.ts'

test.each([
  [0, 100, 105],
  [0, 119, 124],
  [0, 19, 19],
  [1, 100, 95],
  [1, 119, 114],
  [1, 1, 1],
] as const)('TRD-15 on side %d with the best price %d, a protection of five percent ends at %d', (side, best, worst) =>
  expect(protectedPrice(side, best, 50_000)).toBe(worst),
)

test('TRD-07 computes the exact distance for any price, up to the largest safe number', () => {
  const best = 8_000_000_000_000_123
  expect(protectedPrice(1, best, 50_000)).toBe(Number(BigInt(best) - (BigInt(best) * 50_000n) / 1_000_000n))
  expect(protectedPrice(0, Number.MAX_SAFE_INTEGER - 1, 50_000)).toBe(Number.MAX_SAFE_INTEGER)
  expect(protectedPrice(1, 9, 1_000_000)).toBe(1)
})
