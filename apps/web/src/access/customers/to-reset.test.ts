import { expect, test } from 'vitest'
import { noAccount } from '#parts/account-name.ts'
import { toRenew, toReset } from './to-reset.ts'

test('reports an invalid account under its own tab', () => {
  expect(toReset({ account: { ...noAccount, email: 'ann' } })).toEqual({ ok: false, faults: { account: 'email.at' } })
  expect(toReset({ account: { ...noAccount, kind: 'phone' } })).toEqual({
    ok: false,
    faults: { account: 'phoneMissing' },
  })
  expect(toReset({ account: { ...noAccount, email: 'ann@example.com' } })).toEqual({
    ok: true,
    body: { account: 'ann@example.com' },
  })
})

test.each([
  [
    { fresh: 'mosaic26', again: 'mosaic26' },
    { ok: true, body: { password: 'mosaic26' } },
  ],
  [
    { fresh: 'mosaic26', again: 'mosaic27' },
    { ok: false, faults: { again: 'again' } },
  ],
  [
    { fresh: 'mosaic', again: 'mosaic' },
    { ok: false, faults: { fresh: 'fresh' } },
  ],
])('turns %j into %j', (fields, answer) => {
  expect(toRenew(fields)).toMatchObject(answer)
})
