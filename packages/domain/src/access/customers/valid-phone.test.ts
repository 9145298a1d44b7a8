import { expect, test } from 'vitest'
import { inCountry, phoneKey, typePhone, validPhone, withoutSecondCode } from './valid-phone.ts'

test.each([
  ['+65 8123 4567', '+6581234567'],
  ['+65 (0)8123 4567', '+6581234567'],
  ['＋６５８１２３４５６７', '+6581234567'],
  ['+86 138 0013 8000', '+8613800138000'],
  ['+7 8 912 345 67 89', '+79123456789'],
  ['+39 06 6982 0000', '+390669820000'],
  ['+376 312345', '+376312345'],
])('AUT-26 every spelling of a valid phone has the same E.164: %s', (text, phone) => {
  expect(validPhone(text)).toBe(phone)
})

test.each([
  ['six digits after the calling code', '+65812345'],
  ['one digit too few for Singapore', '+658123456'],
  ['one digit too many for Singapore', '+65812345678'],
  ['the calling code twice', '+656581234567'],
  ['a digit missing in a Chinese mobile', '+861381234567'],
  ['first digits that Singapore does not use', '+6512345678'],
  ['the former prefix of Mexican mobiles', '+5215512345678'],
  ['an unknown calling code', '+9991234567'],
  ['no calling code', '81234567'],
])('AUT-26 refuses a new phone with %s', (_, text) => expect(validPhone(text)).toBeUndefined())

test('the key of an invalid stored phone is its own spelling, the key of a valid one its E.164 number', () => {
  expect(phoneKey('+656581234567')).toBe('+656581234567')
  expect(phoneKey('+789123456789')).toBe('+79123456789')
})

test('removes a calling code that was typed twice', () => {
  expect(withoutSecondCode('+656581234567')).toBe('+6581234567')
  expect(withoutSecondCode('+6565812345')).toBeUndefined()
  expect(withoutSecondCode('+6581234567')).toBeUndefined()
})

test.each([
  ['+65 8123 4567', 'SG', 'SG', '81234567', '+6581234567'],
  ['0065 8123 4567', 'SG', 'SG', '81234567', '+6581234567'],
  ['tel:+65-8123-4567', 'SG', 'SG', '81234567', '+6581234567'],
  ['8+65 8123 4567', 'SG', 'SG', '81234567', '+6581234567'],
  ['+65 8123 4567', 'CN', 'SG', '81234567', '+6581234567'],
  ['+86 138 0013 8000', 'SG', 'CN', '13800138000', '+8613800138000'],
  ['+44 7911 123456', 'GB', 'GB', '7911123456', '+447911123456'],
  ['+1 268 464 1234', 'US', 'AG', '4641234', '+12684641234'],
  ['+1 416 555 0123', 'US', 'US', '4165550123', '+14165550123'],
  ['+1 416 555 0123', 'SG', 'CA', '4165550123', '+14165550123'],
  ['８１２３ ４５６７', 'SG', 'SG', '81234567', '+6581234567'],
  ['6581234567', 'SG', 'SG', '6581234567', '+6581234567'],
  ['07911 123456', 'GB', 'GB', '07911123456', '+447911123456'],
  ['+65 8123 456', 'SG', 'SG', '+658123456', undefined],
  ['+656581234567', 'SG', 'SG', '+656581234567', undefined],
  ['8123', 'SG', 'SG', '8123', undefined],
  ['81234567', undefined, undefined, '81234567', undefined],
])(
  'AUT-26 %s typed with the country %s becomes %s %s with the E.164 number %s',
  (text, chosen, country, number, valid) => {
    expect(typePhone(chosen, text)).toEqual({ country, number, valid })
  },
)

test('the same digits in another country give another number or no valid one', () => {
  expect(inCountry({ number: '91234567' }, 'HK').valid).toBe('+85291234567')
  expect(inCountry({ number: '91234567' }, 'CN').valid).toBeUndefined()
})
