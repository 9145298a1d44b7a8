import { expect, test } from 'vitest'
import { endsAt, opensAt } from './candle-ends.ts'

const ms = (text: string): number => Date.parse(text)

test.each([
  ['1s', '2026-02-28T23:59:59.400Z', '2026-02-28T23:59:59Z', '2026-03-01T00:00:00Z'],
  ['15m', '2026-02-28T23:59:59.999Z', '2026-02-28T23:45:00Z', '2026-03-01T00:00:00Z'],
  ['1d', '2026-03-01T00:00:00Z', '2026-03-01T00:00:00Z', '2026-03-02T00:00:00Z'],
  ['1w', '2026-03-01T12:00:00Z', '2026-02-23T00:00:00Z', '2026-03-02T00:00:00Z'],
  ['1M', '2026-12-31T23:59:59.999Z', '2026-12-01T00:00:00Z', '2027-01-01T00:00:00Z'],
] as const)('the %s of %s opens %s and ends %s', (interval, at, open, end) => {
  expect(opensAt(interval, ms(at))).toBe(ms(open))
  expect(endsAt(interval, ms(open))).toBe(ms(end))
})
