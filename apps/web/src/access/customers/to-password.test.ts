import { expect, test } from 'vitest'
import { type PasswordFields, toPassword } from './to-password.ts'

const good: PasswordFields = {
  old: 'mosaic25',
  fresh: 'mosaic26',
  again: 'mosaic26',
  code: '123456',
  sent: true,
  whole: true,
}

test('turns valid input into the request', () => {
  expect(toPassword(good)).toEqual({
    ok: true,
    body: { oldPassword: 'mosaic25', newPassword: 'mosaic26', code: '123456' },
  })
})

test.each([
  ['no present password', { old: '' }, { old: 'old' }],
  ['a new one without a digit', { fresh: 'mosaicmosaic', again: 'mosaicmosaic' }, { fresh: 'fresh' }],
  ['two that differ', { again: 'mosaic27' }, { again: 'again' }],
  ['a code before one was sent', { sent: false }, { code: 'codeNotSent' }],
  ['five digits', { code: '12345', whole: false }, { code: 'code' }],
])('reports %s at its field', (_, change, faults) => {
  expect(toPassword({ ...good, ...change })).toMatchObject({ ok: false, faults })
})
