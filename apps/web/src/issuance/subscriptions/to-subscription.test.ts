import { expect, test } from 'vitest'
import { leftToBuy, mostUnits, type OfferTerms, stepped, toSubscription } from './to-subscription.ts'

const terms: OfferTerms = {
  unitPrice: '1000.00',
  currencyDecimals: 2,
  fee: '0.005',
  minUnits: '5',
  stepUnits: '5',
  maxUnits: '100',
  maxBound: 'person',
}

test('the preview has the amount, the fee rounded up, and the total', () => {
  expect(toSubscription('25', terms, '50000.00')).toEqual({
    preview: { amount: '25000.00', fee: '125.00', total: '25125.00' },
  })
  expect(toSubscription('5', { ...terms, unitPrice: '0.33' }, undefined).preview).toEqual({
    amount: '1.65',
    fee: '0.01',
    total: '1.66',
  })
})

test.each([
  ['', 'whole'],
  ['2.5', 'whole'],
  ['-5', 'whole'],
  ['4', 'minimum'],
  ['7', 'step'],
  ['105', 'maximum'],
])('rejects %s units: %s', (units, fault) => {
  expect(toSubscription(units, terms, undefined).fault).toBe(fault)
})

test('the fee counts against the available balance', () => {
  expect(toSubscription('5', terms, '5024.99').fault).toBe('balance')
  expect(toSubscription('5', terms, '5025.00').fault).toBeUndefined()
})

test('steps stay within the bounds', () => {
  expect(stepped('5', -1, terms)).toBe('5')
  expect(stepped('5', 1, terms)).toBe('10')
  expect(stepped('100', 1, terms)).toBe('100')
  expect(stepped('abc', 1, terms)).toBe('5')
})

test.each([
  ['5024.99', { most: 0n, bound: 'balance', isAccepted: false }],
  ['5025.00', { most: 5n, bound: 'balance', isAccepted: true }],
  ['30149.99', { most: 25n, bound: 'balance', isAccepted: true }],
  ['999999.00', { most: 100n, bound: 'person', isAccepted: true }],
])('with %s available, the most units include the fee and name their bound', (available, expected) => {
  expect(mostUnits(terms, available)).toEqual(expected)
})

test.each(['5025.00', '30149.99', '999999.00'])('with %s available, the most units are accepted', (available) => {
  const most = mostUnits(terms, available)
  expect(toSubscription(String(most?.most), terms, available).fault).toBeUndefined()
})

test('the units that a customer has count towards the cap per person, and the supply is the other bound', () => {
  expect(leftToBuy({ perPerson: '100', had: '40', supply: '1000' })).toEqual({ maxUnits: '60', maxBound: 'person' })
  expect(leftToBuy({ perPerson: '100', had: '140', supply: '1000' })).toEqual({ maxUnits: '0', maxBound: 'person' })
  expect(leftToBuy({ perPerson: null, had: '40', supply: '1000' })).toEqual({ maxUnits: '1000', maxBound: 'supply' })
})
