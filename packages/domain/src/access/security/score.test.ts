import { expect, test } from 'vitest'
import { scoreOf, strengthsOf } from './score.ts'

const none = { passkey: false, google: false, mobile: false, email: true }

test('each of five protections counts a fifth, and the first missing one is returned', () => {
  const bare = strengthsOf(none, { fundPassword: false, phishingPhrase: false })
  expect(scoreOf(bare)).toEqual({ points: 20, next: 'mobile' })
  const strong = strengthsOf({ ...none, mobile: true, passkey: true }, { fundPassword: true, phishingPhrase: true })
  expect(scoreOf(strong)).toEqual({ points: 100, next: undefined })
})
