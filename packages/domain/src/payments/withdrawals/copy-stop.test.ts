import { expect, test } from 'vitest'
import { copyStop } from './copy-stop.ts'

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 28, 6, minute))
const since = at(0)

test.each([
  ['agrees', { knowsMore: false, answeredAt: at(5) }, undefined],
  ['knows more than the database', { knowsMore: true, answeredAt: at(5) }, 'copy_ahead'],
  ['answered ten minutes ago', { knowsMore: false, answeredAt: at(1) }, undefined],
  ['has not answered for longer', { knowsMore: false, answeredAt: new Date(at(1).getTime() - 1) }, 'copy_silent'],
  ['never answered', undefined, 'copy_silent'],
] as const)('RST-01 a copy of the audit log that %s (%o) stops payments: %s', (_, answer, stop) => {
  expect(copyStop(answer, { since, now: at(11) })).toBe(stop)
})

test('RST-01 ignores a response received before a restart, because a restored database contains it', () => {
  expect(copyStop({ knowsMore: false, answeredAt: at(0) }, { since: at(1), now: at(2) })).toBe('copy_silent')
})
