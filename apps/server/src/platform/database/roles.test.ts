import { expect, test } from 'vitest'
import { loginsOf } from './roles.ts'

const owner = 'postgres://owner:o@db/money'
const url = (name: string, password = ':s%2Fecret', database = 'money') =>
  `postgres://${name}${password}@db/${database}`

test('OPS-13 role names contain the name of the database, and each role has its own secret', () => {
  expect(loginsOf(owner, { app: url('money_app'), audit: url('money_audit', ':other') })).toEqual({
    app: { name: 'money_app', password: 's/ecret' },
    audit: { name: 'money_audit', password: 'other' },
  })
})

test('OPS-13 a URL without a password gives no password instead of a known one', () => {
  expect(loginsOf(owner, { app: url('money_app', ''), audit: url('money_audit', '') }).app.password).toBeUndefined()
})

test.each([
  ['a role of another database', { app: url('other_app'), audit: url('money_audit') }],
  ['another database', { app: url('money_app', ':s', 'other'), audit: url('money_audit') }],
  ['the owner', { app: url('owner'), audit: url('money_audit') }],
  ['one role for both', { app: url('money_app'), audit: url('money_app') }],
])('OPS-13 refuses a URL of %s', (_name, urls) => {
  expect(() => loginsOf(owner, urls)).toThrow(/must name the database money and the role money_(app|audit)/)
})

test('refuses a name that PostgreSQL would truncate', () => {
  const long = 'm'.repeat(60)
  expect(() => loginsOf(`postgres://o@db/${long}`, { app: '', audit: '' })).toThrow('longer than 63 bytes')
})
