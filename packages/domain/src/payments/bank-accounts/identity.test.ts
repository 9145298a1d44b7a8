import { expect, test } from 'vitest'
import { accountIdentity } from './identity.ts'

const identity = (number: string, bic = '') => accountIdentity({ number, bic })

test('WDR-17 treats equal numbers at two banks or in two countries as two accounts', () => {
  const known = identity('0039182047', 'DBSSSGSG')
  expect(known).toBeDefined()
  expect(identity('0039182047', 'OCBCSGSG')).not.toBe(known)
  expect(identity('0039182047', 'DBSSHKHH')).not.toBe(known)
  expect(identity('0039182048', 'DBSSSGSG')).not.toBe(known)
})

test('treats all spellings, and all branches of a bank, as one account', () => {
  expect(identity('003-918 2047', ' dbss sgsg xxx')).toBe(identity('0039182047', 'DBSSSGSG'))
  expect(identity('DE89 3704 0044 0532 0130 00')).toBe(identity('DE89370400440532013000', 'COBADEFF'))
})

test.each([
  ['no bank', '0039182047', ''],
  ['a bank code that is not a BIC', '0039182047', '7171'],
  ['an IBAN with a wrong check digit and no bank', 'DE88370400440532013000', ''],
  ['no number', '', 'DBSSSGSG'],
])('WDR-17 an account with %s has no identity', (_name, number, bic) => {
  expect(identity(number, bic)).toBeUndefined()
})
