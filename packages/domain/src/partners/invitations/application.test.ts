import { expect, test } from 'vitest'
import { whyUnusable } from './application.ts'

const now = new Date('2026-03-18T00:00:00Z')
const later = new Date('2026-03-18T00:00:01Z')

const fresh = { uses: 0, maxUses: 1, expiresAt: later, endedBy: null }
test.each([
  [fresh, undefined],
  [{ ...fresh, uses: 1 }, 'used_up'],
  [{ ...fresh, expiresAt: now }, 'expired'],
  [{ ...fresh, uses: 1, expiresAt: now }, 'expired'],
  [{ ...fresh, endedBy: 'customer' }, 'ended'],
  [{ ...fresh, uses: 1, expiresAt: now, endedBy: 'staff' }, 'withdrawn'],
] as const)('rejects a code with %o as %s', (code, why) => {
  expect(whyUnusable(code, now)).toBe(why)
})
