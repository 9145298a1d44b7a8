import { expect, test } from 'vitest'
import { spanOf } from './kline-span.sql.ts'

const at = (text: string): Date => new Date(text)
const EIGHT = 480
const INDIA = 330
const NEWFOUNDLAND = -210

test.each([
  ['1s', 0, '2026-02-28T23:59:59.400Z', '2026-02-28T23:59:59Z', '2026-03-01T00:00:00Z'],
  ['15m', 0, '2026-02-28T23:59:59.999Z', '2026-02-28T23:45:00Z', '2026-03-01T00:00:00Z'],
  ['1d', 0, '2026-03-01T00:00:00Z', '2026-03-01T00:00:00Z', '2026-03-02T00:00:00Z'],
  ['1w', 0, '2026-03-01T12:00:00Z', '2026-02-23T00:00:00Z', '2026-03-02T00:00:00Z'],
  ['1M', 0, '2026-12-31T23:59:59.999Z', '2026-12-01T00:00:00Z', '2027-01-01T00:00:00Z'],
  ['1m', EIGHT, '2026-03-01T15:59:59.999Z', '2026-03-01T15:59:00Z', '2026-03-01T16:00:00Z'],
  ['1d', EIGHT, '2026-03-01T15:59:59.999Z', '2026-02-28T16:00:00Z', '2026-03-01T16:00:00Z'],
  ['1w', EIGHT, '2026-03-01T16:00:00Z', '2026-03-01T16:00:00Z', '2026-03-08T16:00:00Z'],
  ['1M', EIGHT, '2026-12-31T16:00:00Z', '2026-12-31T16:00:00Z', '2027-01-31T16:00:00Z'],
  ['1h', INDIA, '2026-03-01T00:15:00Z', '2026-02-28T23:30:00Z', '2026-03-01T00:30:00Z'],
  ['1M', NEWFOUNDLAND, '2026-03-01T02:00:00Z', '2026-02-01T03:30:00Z', '2026-03-01T03:30:00Z'],
] as const)(
  '%s, %s minutes ahead of UTC: the candle of %s opens %s and ends %s',
  (interval, zone, moment, open, end) => {
    const span = spanOf({ interval, zone })
    expect(span.opensAt(at(moment))).toEqual(at(open))
    expect(span.next(at(open))).toEqual(at(end))
  },
)
