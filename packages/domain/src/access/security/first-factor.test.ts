import { expect, test } from 'vitest'
import { DAY_MS as DAY, HOUR_MS } from '#platform/clock/durations.ts'
import { pausesAtBinding } from './first-factor.ts'

const now = new Date('2026-03-18T06:42:05.000Z')
const before = (ms: number): Date => new Date(now.getTime() - ms)

test.each([
  ['an empty account', { hadBefore: false, verifiedAt: before(30 * DAY), holds: false }, false],
  ['an empty account before its verification', { hadBefore: false, verifiedAt: null, holds: false }, false],
  ['money, verified 23 h 59 min ago', { hadBefore: false, verifiedAt: before(DAY - 60_000), holds: true }, false],
  ['money, verified exactly 24 h ago', { hadBefore: false, verifiedAt: before(DAY), holds: true }, true],
  ['money, verified 24 h 1 min ago', { hadBefore: false, verifiedAt: before(DAY + 60_000), holds: true }, true],
  ['money without a verification', { hadBefore: false, verifiedAt: null, holds: true }, true],
  ['a replacement on an empty account', { hadBefore: true, verifiedAt: before(HOUR_MS), holds: false }, true],
])('AUT-16 a new factor with %s pauses: %o %s', (_name, facts, pauses) => {
  expect(pausesAtBinding(facts, now)).toBe(pauses)
})
