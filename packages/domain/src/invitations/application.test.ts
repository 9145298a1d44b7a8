import { expect, test } from 'vitest'
import { whyUnusable } from './application.ts'

const now = new Date('2026-03-18T00:00:00Z')
const later = new Date('2026-03-18T00:00:01Z')

test.each([
  [{ uses: 0, maxUses: 1, expiresAt: later }, undefined],
  [{ uses: 1, maxUses: 1, expiresAt: later }, 'used_up'],
  [{ uses: 0, maxUses: 1, expiresAt: now }, 'expired'],
  [{ uses: 1, maxUses: 1, expiresAt: now }, 'expired'],
])('a code with %o is refused as %s', (code, why) => {
  expect(whyUnusable(code, now)).toBe(why)
})
