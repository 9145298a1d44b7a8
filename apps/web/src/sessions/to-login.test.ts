import { expect, test } from 'vitest'
import { toLogin } from './to-login.ts'

test('spaces around the address are not sent, those of the password are', () => {
  expect(toLogin({ account: ' a@example.com ', password: ' pass 1 ' })).toEqual({
    ok: true,
    body: { account: 'a@example.com', password: ' pass 1 ' },
  })
})

test('each empty field says what it wants', () => {
  expect(toLogin({ account: 'a@', password: '' })).toEqual({
    ok: false,
    wrong: { account: 'accountMissing', password: 'passwordMissing' },
  })
})
