import { expect, test } from 'vitest'
import { amount } from '#books/money/amount.ts'
import { sameAccount } from './account.ts'
import { type Candidate, type Line, matchLine } from './match.ts'
import { samePerson } from './payer.ts'
import { isReference, referenceOf, referencesIn } from './reference.ts'
import { numberFor, numberIn } from '#platform/text/record-number.ts'
import { depositAmount } from './terms.ts'

const line: Line = {
  ours: true,
  direction: 'in',
  coin: 'SGD',
  amount: amount(100_00n),
  payerName: 'LIM JIA WEN',
  references: ['222222225'],
}
const order: Candidate = { coin: 'SGD', amount: amount(100_00n), open: true, takesIn: true, name: 'Jia Wen Lim' }

test('credits a line that matches an order in every respect', () => {
  expect(matchLine(line, order)).toBe('credit')
})

test.each([
  ['money_out', { direction: 'out' as const }, {}],
  ['money_out', { direction: 'out' as const, references: [] }, undefined],
  ['other_account', { ours: false }, {}],
  ['no_reference', { references: [] }, {}],
  ['many_references', { references: ['a', 'b'] }, {}],
  ['order_closed', {}, { open: false }],
  ['other_currency', { coin: 'USD' }, {}],
  ['amount_differs', { amount: amount(100_01n) }, {}],
  ['amount_differs', { amount: amount(99_99n) }, {}],
  ['customer_not_approved', {}, { name: undefined }],
  ['deposits_closed', {}, { takesIn: false }],
  ['name_differs', { payerName: 'LIM JIA' }, {}],
])('DEP-10 leaves %s for people to decide', (reason, otherLine, otherOrder) => {
  expect(matchLine({ ...line, ...otherLine }, { ...order, ...otherOrder })).toBe(reason)
})

test('DEP-10 leaves an unknown reference for people to decide', () => {
  expect(matchLine(line, undefined)).toBe('unknown_reference')
})

test.each([
  ['Lim Jia Wen', 'LIM, JIA WEN', true],
  ['José Núñez', 'NUNEZ JOSE', true],
  ['林嘉雯', '林嘉雯', true],
  ['Lim Jia Wen', 'Lim Jia Wei', false],
  ['Lim Jia Wen', '', false],
  ['', '', false],
])('whether “%s” and “%s” name one person: %s', (verified, payer, same) => {
  expect(samePerson(verified, payer)).toBe(same)
})

test.each([
  ['003-918204-7', '0039182047', true],
  ['SG12 3456', 'sg12-3456', true],
  ['003-1', '003-2', false],
  ['-', ' ', false],
])("whether our account %s is the bank's account %s: %s", (ours, written, same) => {
  expect(sameAccount(ours, written)).toBe(same)
})

const seeds = [0n, 1n, 31n ** 8n, 852_891_037_440n, 123_456_789_012_345n, 2n ** 127n, 3n ** 80n, 7n ** 44n]

const places = Array.from({ length: 9 }, (_, at) => at)

test('detects any one wrong character in a reference of eight characters and a check character', () => {
  const references = seeds.map(referenceOf)
  expect(references.filter(isReference)).toEqual(references)
  const wrong = references.flatMap((reference) =>
    places.map((at) => reference.slice(0, at) + (reference.charAt(at) === 'Z' ? 'Y' : 'Z') + reference.slice(at + 1)),
  )
  expect(wrong.filter(isReference)).toEqual([])
})

test('detects two swapped neighboring characters', () => {
  const swapped = seeds.map(referenceOf).flatMap((reference) =>
    places.slice(0, 7).flatMap((at) => {
      const [a, b] = [reference.charAt(at), reference.charAt(at + 1)]
      return a === b ? [] : reference.slice(0, at) + b + a + reference.slice(at + 2)
    }),
  )
  expect(swapped.length).toBeGreaterThan(20)
  expect(swapped.filter(isReference)).toEqual([])
})

test('finds a reference in any surrounding text', () => {
  const reference = referenceOf(123_456_789_012_345n)
  const grouped = `${reference.slice(0, 4)}-${reference.slice(4)}`.toLowerCase()
  expect(referencesIn(`Tessera, ref ${grouped}; thanks. ${reference}`)).toEqual([reference])
  expect(referencesIn('invoice 123456789')).toEqual([])
})

const bounds = { coin: 'SGD', scale: 2, min: amount(10_00n), max: amount(500_00n) }

test.each([
  ['10', true],
  ['9.99', 'FIAT_AMOUNT_OUT_OF_BOUNDS'],
  ['500.00', true],
  ['500.01', 'FIAT_AMOUNT_OUT_OF_BOUNDS'],
  ['10.001', 'FIAT_AMOUNT_TOO_PRECISE'],
])('allows an order from 10 to 500 only: %s', (text, expected) => {
  const read = depositAmount(text, bounds)
  expect(read.ok ? true : read.code).toBe(expected)
})

test('an order number contains the day', () => {
  expect(numberFor('FD', new Date('2026-03-18T23:00:00Z'), 47n)).toBe('FD2603180047')
  expect(numberIn('FD', ' fd2603180047')).toEqual({ day: '260318', count: 47n })
  for (const other of ['FW2603180047', 'FD260318047', 'FD26031800474x', '', 'FD2603180000000000000047'])
    expect(numberIn('FD', other)).toBeUndefined()
})
