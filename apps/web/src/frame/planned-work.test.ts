import { expect, test } from 'vitest'
import { noticeOf, type Work } from './planned-work.ts'

const at = (time: string) => new Date(time).getTime()
const work = (startsAt: string, endsAt: string): Work => ({ startsAt, endsAt })
const night = work('2026-12-01T02:00:00Z', '2026-12-01T04:00:00Z')
const later = work('2026-12-01T20:00:00Z', '2026-12-01T21:00:00Z')

test.each([
  ['more than a day before', '2026-11-30T01:59:59Z', undefined],
  ['a day before', '2026-11-30T02:00:00Z', { kind: 'planned', work: night }],
  ['when it begins', '2026-12-01T02:00:00Z', { kind: 'working', work: night }],
  ['just before its end', '2026-12-01T03:59:59Z', { kind: 'working', work: night }],
  ['when it is over, of the next one', '2026-12-01T04:00:00Z', { kind: 'planned', work: later }],
  ['when all is over', '2026-12-01T21:00:00Z', undefined],
])('G59 announces planned work %s', (_, now, text) => {
  expect(noticeOf([later, night], at(now))).toEqual(text)
})
