import { expect, test } from 'vitest'
import { noAccount } from '#parts/account-name.ts'
import { toLogin } from './to-login.ts'

test('trims the email but not the password', () => {
  expect(toLogin({ account: { ...noAccount, email: ' a@example.com ' }, password: ' pass 1 ' })).toEqual({
    ok: true,
    body: { account: 'a@example.com', password: ' pass 1 ' },
  })
})

test('sends a phone with the calling code of its country', () => {
  expect(
    toLogin({
      account: { ...noAccount, kind: 'phone', phone: { ...noAccount.phone, number: '9123 4567' } },
      password: 'x',
    }),
  ).toEqual({
    ok: true,
    body: { account: '+6591234567', password: 'x' },
  })
})

test.each([
  ['email', 'email.at'],
  ['phone', 'phoneMissing'],
] as const)('reports each empty field: %s', (kind, account) => {
  expect(toLogin({ account: { ...noAccount, kind, email: 'a@' }, password: '' })).toEqual({
    ok: false,
    faults: { account, password: 'passwordMissing' },
  })
})
