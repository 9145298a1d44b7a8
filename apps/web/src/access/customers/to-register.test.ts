import { expect, test } from 'vitest'
import { noAccount } from '#parts/account-name.ts'
import { type RegisterFields, toRegister } from './to-register.ts'

const good: RegisterFields = {
  account: { ...noAccount, email: ' ann@example.com' },
  code: '123456',
  password: 'mosaic26',
  inviteCode: ' ',
  terms: true,
  challengeId: '4b7c',
}

test('turns valid input into the request and omits an empty invitation', () => {
  expect(toRegister(good, false)).toEqual({
    ok: true,
    body: { account: 'ann@example.com', password: 'mosaic26', code: '123456', challengeId: '4b7c' },
  })
})

test.each([
  ['an address without an at sign', { account: { ...noAccount, email: 'ann.example.com' } }, { account: 'email.at' }],
  [
    'a phone of three digits',
    { account: { ...noAccount, kind: 'phone' as const, phone: { ...noAccount.phone, number: '123' } } },
    { account: 'phoneShort' },
  ],
  ['no invitation where one is needed', { inviteCode: ' ' }, { inviteCode: 'invite' }],
  ['five digits', { code: '12345' }, { code: 'code' }],
  ['a code before one was sent', { challengeId: '' }, { code: 'codeNotSent' }],
  ['seven characters', { password: 'mosai26' }, { password: 'password' }],
  ['21 characters', { password: 'mosaic26mosaic26mosai' }, { password: 'password' }],
  ['letters only', { password: 'mosaicmosaic' }, { password: 'password' }],
  ['a password that everybody guesses', { password: 'password123' }, { password: 'passwordCommon' }],
  ['terms not accepted', { terms: false }, { terms: 'terms' }],
])('reports %s at its field', (_, change, faults) => {
  const result = toRegister({ ...good, ...change }, true)
  expect(result).toMatchObject({ ok: false, faults })
})
