import { expect, test } from 'vitest'
import { checkPassword } from './password.ts'

const email = 'margaret@example.com'

test.each(['harbour7', 'Lantern 20 in the bay'.slice(0, 20), '灯塔在海边亮着1x'])(
  'accepts the password %s',
  (password) => {
    expect(checkPassword(password, email)).toEqual({ ok: true, value: password })
  },
)

test.each([
  ['seven characters', 'harbou7'],
  ['twenty-one characters', 'harbour7harbour7harbo'],
  ['no digit', 'harbourlight'],
  ['no letter', '1029384756'],
])('refuses %s as too weak', (_, password) => {
  expect(checkPassword(password, email)).toMatchObject({ code: 'PASSWORD_TOO_WEAK' })
})

test.each(['Password123', 'qwerty123', 'woaini1314', 'aaaaaaaa1', 'margaret1984'])(
  'refuses %s as too common',
  (password) => {
    expect(checkPassword(password, email)).toMatchObject({ code: 'PASSWORD_TOO_COMMON' })
  },
)
