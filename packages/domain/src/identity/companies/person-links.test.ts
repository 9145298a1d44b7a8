import { expect, test } from 'vitest'
import { linkState, photosFor } from './person-links.ts'

const now = new Date('2026-11-28T12:00:00Z')
const later = new Date('2026-12-05T12:00:00Z')
const link = { status: 'sent', expiresAt: later, factsHash: null } as const

test.each([
  { state: 'none', given: undefined },
  { state: 'sent', given: link },
  { state: 'opened', given: { ...link, status: 'opened' } as const },
  { state: 'expired', given: { ...link, expiresAt: now } },
  { state: 'expired', given: { ...link, status: 'opened', expiresAt: now } as const },
  { state: 'done', given: { status: 'done', expiresAt: now, factsHash: 'a' } as const },
  { state: 'outdated', given: { status: 'done', expiresAt: later, factsHash: 'b' } as const },
])("returns the state $state of a person's verification", ({ state, given }) => {
  expect(linkState(given, { now, factsHash: 'a' })).toBe(state)
})

test('a passport needs a photo of one side, a card of both', () => {
  expect(photosFor('passport')).toEqual(['front', 'selfie'])
  expect(photosFor('id_card')).toEqual(['front', 'back', 'selfie'])
})
