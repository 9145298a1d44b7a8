import { expect, test } from 'vitest'
import { scoreOf, strengthsOf } from './score.ts'

const none = { passkey: false, google: false, mobile: false, email: true }
const bare = { fundPassword: false, phishingPhrase: false, enforced: false }

test('counts what the exchange asks for: an email, and one of phone, authenticator and passkey', () => {
  expect(scoreOf(strengthsOf(none, bare))).toEqual({ points: 50, next: 'factor' })
  expect(scoreOf(strengthsOf({ ...none, mobile: true }, bare))).toEqual({ points: 100, next: 'authenticator' })
  expect(scoreOf(strengthsOf({ ...none, google: true }, bare))).toEqual({ points: 100, next: 'fundPassword' })
  expect(scoreOf(strengthsOf({ ...none, email: false, mobile: true }, bare))).toEqual({ points: 50, next: 'email' })
})

test('a phone is not enough while the exchange requires an authenticator', () => {
  expect(scoreOf(strengthsOf({ ...none, mobile: true }, { ...bare, enforced: true }))).toEqual({
    points: 50,
    next: 'factor',
  })
  expect(scoreOf(strengthsOf({ ...none, passkey: true }, { ...bare, enforced: true })).points).toBe(100)
})

test('recommends nothing more once every protection is on', () => {
  const all = strengthsOf(
    { ...none, mobile: true, passkey: true },
    { ...bare, fundPassword: true, phishingPhrase: true },
  )
  expect(scoreOf(all)).toEqual({ points: 100, next: undefined })
})
