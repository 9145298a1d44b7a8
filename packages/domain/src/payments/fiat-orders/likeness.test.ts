import { expect, test } from 'vitest'
import { amount } from '#books/money/amount.ts'
import { dayBoundNumber, type LineFacts, likeness, type NumberedLine, sharesNumber } from './likeness.ts'
import { referenceOf } from './reference.ts'

const [first, second] = [referenceOf(1_234_567n), referenceOf(7_654_321n)]
const line: LineFacts = {
  accountNumber: '003-1',
  direction: 'in',
  coin: 'SGD',
  amount: amount(100_00n),
  bookedOn: '2026-03-18',
  payerName: 'PERSON TEST',
  text: first,
}

test.each<[string, Partial<LineFacts>, string]>([
  ['nothing differs', {}, 'same'],
  ['the account is grouped otherwise', { accountNumber: '00 31' }, 'same'],
  ['the name is in another order', { payerName: 'Test Person' }, 'same'],
  ['the text is spaced otherwise', { text: ` ${first.toLowerCase()}  ` }, 'same'],
  ['the text is longer', { text: `Payment ${first}` }, 'possible'],
  ['the text is missing', { text: '' }, 'possible'],
  ['the text has no reference', { text: 'rent' }, 'other'],
  ['the name is cut and the reference agrees', { payerName: 'PERSON T' }, 'possible'],
  ['name and text are missing', { payerName: '', text: '' }, 'possible'],
  ['name and text differ', { payerName: 'ANOTHER PERSON', text: 'rent' }, 'other'],
  ['the reference differs', { text: second }, 'other'],
  ['the amount differs', { amount: amount(100_01n) }, 'other'],
  ['the currency differs', { coin: 'USD' }, 'other'],
  ['the day differs', { bookedOn: '2026-03-19' }, 'other'],
  ['the direction differs', { direction: 'out' }, 'other'],
  ['the account differs', { accountNumber: '003-2' }, 'other'],
])('STM-02 two lines without a common number, %s: %o is %s', (_name, about, expected) => {
  expect(likeness(line, { ...line, ...about })).toBe(expected)
  expect(likeness({ ...line, ...about }, line)).toBe(expected)
})

const numbered: NumberedLine = { ...line, lineId: 'R1', otherIds: [] }
const mt940: NumberedLine = { ...line, lineId: dayBoundNumber('R1', 'abc'), otherIds: ['R1'] }
const nextDay = { bookedOn: '2026-03-19' }
test.each<[string, NumberedLine, NumberedLine, boolean]>([
  ['one number on two days is one line', numbered, { ...numbered, ...nextDay }, true],
  ['a further number is a common number', numbered, { ...numbered, lineId: 'R2', otherIds: ['R1'] }, true],
  ['other money is another line', numbered, { ...numbered, amount: amount(1n) }, false],
  ['a reference of MT940 is the number of another message on its day', numbered, mt940, true],
  ['a reference of MT940 says nothing on another day', { ...numbered, ...nextDay }, mt940, false],
  ['two statements may use one reference', { ...mt940, ...nextDay, lineId: dayBoundNumber('R1', 'def') }, mt940, false],
])('%s', (_name, one, other, expected) => {
  expect([sharesNumber(one, other), sharesNumber(other, one)]).toEqual([expected, expected])
})
