import { expect, test } from 'vitest'
import { beginsLikeIban, isBic, isIban } from './iban.ts'

test.each([
  ['a German IBAN', 'DE89370400440532013000', true, true],
  ['a wrong check digit', 'DE89370400440532013001', false, true],
  ['a digit too few', 'DE8937040044053201300', false, true],
  ['letters where the country has digits', 'DE18A70400440532013000', false, true],
  ['a country without IBANs whose check digits hold', 'US64SVBKUS6S3300958879', false, false],
  ['a plain number', '0039182047', false, false],
])('%s: %s; it is an IBAN: %s, and begins like one: %s', (_, plain, is, begins) => {
  expect([isIban(plain), beginsLikeIban(plain)]).toEqual([is, begins])
})

test.each([
  ['DBSSSGSG', true],
  ['DBSSSGSGXXX', true],
  ['DBSSSGSGX', false],
  ['DBSSZZSG', false],
])('the BIC %s is valid: %s', (code, is) => expect(isBic(code)).toBe(is))
