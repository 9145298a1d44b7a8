import fc from 'fast-check'
import { expect, test } from 'vitest'
import { acceptsBankText } from './bank-text.ts'
import { paymentName, writtenTexts } from './payment-texts.ts'
import { addressLine } from './postal-address.ts'

test.each([
  ['Jia Wen Lim', 'Jia Wen Lim'],
  ['王小明', 'Wang Xiao Ming'],
  // These characters are read differently in surnames.
  ['单小吕', 'Shan Xiao Lyu'],
  ['曾国藩', 'Zeng Guo Fan'],
  ['Jürgen Øster-Łódź', 'Jurgen Oster-Lodz'],
  ['Иванов', 'Ivanov'],
  ['Lim & Sons; “Trust”', "Lim + Sons, 'Trust'"],
  ['/Lim//Wen/', 'Lim/Wen'],
  ['—Lim: 1', 'Lim: 1'],
  ['ＬＩＭ　１２', 'LIM 12'],
  ['Lim @ 海', 'Lim Hai'],
  ['*', ''],
])('writes %s as "%s" for banks', (typed, written) => {
  expect(paymentName(typed)).toBe(written)
})

test('shortens a name after a word, and cuts a single long word', () => {
  expect(paymentName(`${'Lantern '.repeat(9)}Trust`)).toBe('Lantern '.repeat(8).trim())
  expect(paymentName('x'.repeat(71))).toBe('x'.repeat(70))
})

test('writes each name with at most 70 characters that banks accept', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 140 }), (name) => {
      const written = paymentName(name)
      expect(acceptsBankText(written)).toBe(true)
      expect(written.length).toBeLessThanOrEqual(70)
    }),
  )
})

const typed = { country: 'CN', town: '深圳市', street: '科技园路', building: '3号' }
const payee = { accountName: '王小明', bank: '招商银行' }
test('writes an account in Latin letters, and rejects a text that is then empty or too long', () => {
  const written = writtenTexts({ ...payee, address: typed })
  expect(written).toEqual({
    ok: true,
    value: {
      name: 'Wang Xiao Ming',
      bank: 'Zhao Shang Yin Hang',
      address: { country: 'CN', town: 'Shen Zhen Shi', street: 'Ke Ji Yuan Lu', building: '3 Hao' },
    },
  })
  expect(addressLine(written.ok && written.value.address ? written.value.address : typed)).toBe(
    'Ke Ji Yuan Lu 3 Hao, Shen Zhen Shi, CN',
  )
  expect(writtenTexts({ ...payee, address: { ...typed, town: '*' } })).toMatchObject({
    code: 'BANK_ACCOUNT_TEXT_INVALID',
    field: 'address.town',
    params: { max: 35 },
  })
  const street = '科'.repeat(40)
  expect(writtenTexts({ ...payee, address: { ...typed, street } })).toMatchObject({ field: 'address.street' })
  expect(writtenTexts({ ...payee, accountName: '*', address: typed })).toMatchObject({ field: 'accountName' })
  expect(writtenTexts({ ...payee, bank: '*', address: typed })).toMatchObject({ field: 'bank' })
})
