import { expect, test } from 'vitest'
import { createLog } from './log.ts'

const logged = (fields: object): string => {
  let text = ''
  const log = createLog('info', { write: (line: string) => void (text += line) })
  log.info(fields)
  return text
}

test.each([
  'password',
  'newPassword',
  'token',
  'code',
  'verifyToken',
  'idNumber',
  'id_no',
  'totp_secret',
  'email',
  'authorization',
  'seed',
])('KYC-09 never logs a value under the name %s', (name) => {
  expect(logged({ [name]: 'MARKER-1' })).not.toContain('MARKER-1')
  expect(logged({ body: { deep: [{ [name]: 'MARKER-2' }] } })).not.toContain('MARKER-2')
})

test('KYC-09 does not log the row that PostgreSQL quotes', () => {
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(MARKER-3)',
    constraint: 'customer_email_key',
  })
  expect(logged({ err: error })).not.toContain('MARKER-3')
  expect(logged({ err: error })).toContain('customer_email_key')
})

test('INP-10 a line break in a value does not start a second line', () => {
  expect(logged({ route: 'a\n{"level":60}' }).trim().split('\n')).toHaveLength(1)
})
