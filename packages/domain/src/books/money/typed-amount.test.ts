import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AmountRule, editAmount } from './typed-amount.ts'

const point: AmountRule = { precision: 2, mark: 'point', maxLength: 13, unit: 'SGD' }
const comma: AmountRule = { ...point, mark: 'comma' }
const paste = (text: string, rule = point) => editAmount('', text, rule)

/** Types the characters one after the other at the end of the field. */
const type = (keys: string, rule = point) =>
  keys.split('').reduce((text, key) => editAmount(text, text + key, rule).text, '')

test('§5 accepts digits and one decimal point while a person types', () => {
  expect(['.5', '1a2', '1.2.3', '007', '1.239', '-5', '１２．５'].map((keys) => type(keys))).toEqual([
    '0.5',
    '12',
    '1.23',
    '7',
    '1.23',
    '5',
    '12.5',
  ])
})

test('§5 amount length: rejects a fourteenth character, also in the middle of the amount', () => {
  expect(type('12345678901234')).toBe('1234567890123')
  expect(editAmount('1234567890123', '12345967890123', point)).toEqual({
    text: '1234567890123',
    note: { code: 'length', max: 13 },
  })
})

test('returns the reason for which a typed character was rejected', () => {
  expect(editAmount('12', '12k', point).note).toEqual({ code: 'digits' })
  expect(editAmount('1.2', '1.2.', point).note).toEqual({ code: 'point' })
  expect(editAmount('1.23', '1.234', point).note).toEqual({ code: 'decimals', precision: 2 })
  expect(editAmount('12', '12,', point).note).toEqual({ code: 'comma' })
  expect(editAmount('12', '123', point).note).toBeUndefined()
})

test('reads a typed comma as the decimal sign only for a reader with decimal commas', () => {
  expect(type('12,5', comma)).toBe('12.5')
  expect(type('12.5', comma)).toBe('12.5')
  expect(type('12,5')).toBe('125')
})

test('without decimals, rejects a digit after the point instead of adding it to the whole number', () =>
  expect(type('1060.5', { ...point, precision: 0 })).toBe('1060.'))

test('characters can always be removed', () => {
  expect(editAmount('1234567890.12', '123456789012', point)).toEqual({ text: '123456789012' })
  expect(editAmount('1005', '005', point)).toEqual({ text: '5' })
  expect(editAmount('1.5', '.5', point)).toEqual({ text: '0.5' })
})

test.each([
  ['1,234.56', '1234.56'],
  ['1.234,56', '1234.56'],
  ['1 234,56', '1234.56'],
  ['1\u202f234,56', '1234.56'],
  ['１２３４．５６', '1234.56'],
  ["1'234'567.8", '1234567.8'],
  ['1,23,456.7', '123456.7'],
  ['1,234,567', '1234567'],
  ['1.234.567', '1234567'],
  ['12,5', '12.5'],
  ['0,123', '0.12'],
  ['1234,5', '1234.5'],
  ['SGD 1,234.50', '1234.50'],
  ['1234.5 sgd', '1234.5'],
  ['$20.00', '20.00'],
  [' 20.00\n', '20.00'],
  ['00012', '12'],
  ['.50', '0.50'],
])('reads a pasted %s as %s', (text, amount) => expect(paste(text).text).toBe(amount))

test.each(['5k', '1.5m', '1e3', '1 23', '1,23,45', '1.234,56.7', '1,2,3', 'SGD', '12 34,56', '1,234.567,8'])(
  'refuses a pasted %s and keeps the amount',
  (text) => expect(editAmount('7', text, point)).toEqual({ text: '7', note: { code: 'unclear', text } }),
)

test.each(['-20', '−20', '(20)'])('refuses the negative amount %s', (text) =>
  expect(editAmount('', text, point)).toEqual({ text: '', note: { code: 'negative' } }),
)

test('refuses a pasted amount of more than 13 characters', () =>
  expect(paste('12345678901234567')).toEqual({ text: '', note: { code: 'length', max: 13 } }))

test('reads three digits after one separator in the reader’s number format, and notes how they were read', () => {
  expect(paste('1,234')).toEqual({ text: '1234', note: { code: 'read', amount: '1,234.00' } })
  expect(paste('1.234', comma)).toEqual({ text: '1234', note: { code: 'read', amount: '1,234.00' } })
  expect(paste('1,234', { ...comma, precision: 6 })).toEqual({ text: '1.234', note: { code: 'read', amount: '1.234' } })
})

test('digits that are pasted into an amount never move its decimal point', () => {
  expect(editAmount('1.2', '1.234', { ...comma, precision: 6 }).text).toBe('1.234')
  expect(editAmount('1.5', '1.234', { ...comma, precision: 6 }).text).toBe('1.234')
  expect(editAmount('1.2', '1.234', comma).text).toBe('1.23')
})

test('cuts decimals beyond the precision and returns a note', () => {
  expect(paste('1.239')).toEqual({ text: '1.23', note: { code: 'cut', from: '1.239', to: '1.23' } })
  expect(paste('5.0', { ...point, precision: 0 })).toEqual({ text: '5', note: { code: 'cut', from: '5.0', to: '5' } })
})

test('every accepted edit gives an amount, and a refused one changes nothing', () => {
  const signs = fc.string({
    unit: fc.constantFrom('0', '1', '2', '9', '.', ',', '-', 'k', ' ', "'", '１', '．'),
    maxLength: 20,
  })
  fc.assert(
    fc.property(signs, signs, fc.integer({ min: 0, max: 8 }), fc.boolean(), (first, second, precision, isComma) => {
      const rule: AmountRule = { precision, mark: isComma ? 'comma' : 'point', maxLength: 13 }
      const { text: before } = editAmount('', first, rule)
      const { text, note } = editAmount(before, second, rule)
      for (const each of [before, text]) expect(each).toMatch(/^(?:(?:0|[1-9]\d*)(?:\.\d*)?)?$/u)
      const isRefused = note !== undefined && note.code !== 'cut' && note.code !== 'read'
      expect(isRefused && text !== before).toBe(false)
    }),
  )
})
