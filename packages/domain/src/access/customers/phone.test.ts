import { expect, test } from 'vitest'
import { phoneSpelling, countriesOf, maskPhone, prefixOf } from './phone.ts'

test.each([
  ['+65 9123 4567', '+6591234567'],
  ['+65-9123-4567', '+6591234567'],
  ['＋６５９１２３４５６７', '+6591234567'],
  [' +65 (0) 9123.4567 ', '+6591234567'],
  ['+44 07911 123456', '+447911123456'],
  ['+86 138 0013 8000', '+8613800138000'],
  ['+39 06 6982 0000', '+390669820000'],
  ['+1 (268) 464-1234', '+12684641234'],
  ['+225 07 07 12 34 56', '+2250707123456'],
  ['+229 01 97 12 34 56', '+2290197123456'],
  ['+242 06 612 34 56', '+242066123456'],
  ['+376 312345', '+376312345'],
])('AUT-26 all spellings of a number become one: %s', (text, phone) => {
  expect(phoneSpelling(text)).toBe(phone)
})

test.each([
  '',
  '6591234567',
  '+',
  '+65 912345',
  '+0 9123 4567',
  '+999 9123 4567',
  '+65 9123 4567 8901 23',
  'a@b.c',
  '+65x91234567',
  '+65 91234567;ext=1',
])('refuses %j, because no known country has its calling code', (text) => expect(phoneSpelling(text)).toBeUndefined())

test('leaves the canonical form unchanged', () => {
  const phone = phoneSpelling('+65 9123 4567') ?? ''
  expect(phoneSpelling(phone)).toBe(phone)
})

test('reads the longest matching calling code, which countries may share', () => {
  expect(countriesOf('+6591234567')).toEqual(['SG'])
  expect(countriesOf('+12684641234')).toEqual(['AG'])
  expect(countriesOf('+12025550123')).toContain('US')
})

test('the prefix of a number is its calling code and three digits, and its mask shows four', () => {
  expect(prefixOf('+6591234567')).toBe('+65912')
  expect(maskPhone('+6591234567')).toBe('+65****4567')
})
