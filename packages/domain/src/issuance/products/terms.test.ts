import { expect, test } from 'vitest'
import { brokenTerms, isAllowedInDraft, type TermRule, type TermTexts } from './terms.ts'

const SGD = 2
type Changes = Partial<TermTexts['economics'] & TermTexts['life'] & TermTexts['access']>
const terms = ({ maxUnits = null, ...changes }: Changes = {}): TermTexts => ({
  facts: { type: 'bond' },
  economics: {
    currency: 'SGD',
    unitPrice: '10.00',
    minUnits: '5',
    stepUnits: '5',
    supply: '100',
    fee: '0.005',
    expectedReturn: '0.062',
    returnBasis: { en: 'Rents of last year.', zh: '去年租金。' },
    ...changes,
  },
  access: { maxUnits },
  life: {
    opensAt: '2026-03-01T00:00:00.000Z',
    closesAt: '2026-03-31T00:00:00.000Z',
    allotmentExpectedAt: '2026-03-31T00:00:00Z',
    ...changes,
  },
})

test('valid terms break no rule', () => {
  expect(brokenTerms(terms({ maxUnits: '5' }), SGD)).toEqual([])
})

test.each<[string, Changes, TermRule[]]>([
  ['a price of nothing', { unitPrice: '0.00' }, ['unitPrice']],
  ['a price too precise', { unitPrice: '1.001' }, ['unitPrice']],
  ['a fee of a tenth', { fee: '0.1' }, []],
  ['a fee above a tenth', { fee: '0.100001' }, ['fee']],
  ['a return that rests on nothing', { returnBasis: null }, ['returnBasis']],
  ['no return to speak of', { expectedReturn: null, returnBasis: null }, []],
  ['no step', { stepUnits: '0' }, ['stepUnits']],
  ['no minimum', { minUnits: '0' }, ['minUnits']],
  ['no units', { supply: '0', minUnits: null, stepUnits: null }, ['supply']],
  ['a minimum of the whole supply', { minUnits: '100' }, []],
  ['a minimum above the supply', { minUnits: '105' }, ['supply']],
  ['a supply between two steps', { supply: '101' }, ['supplyInSteps']],
  ['a minimum between two steps', { minUnits: '6' }, ['minUnitsInSteps']],
  ['a maximum below the minimum', { maxUnits: '4' }, ['maxUnits']],
  ['an end at the start', { opensAt: '2026-03-31T00:00:00Z' }, ['closesAt']],
  ['an allotment before the end', { allotmentExpectedAt: '2026-03-30T23:59:59Z' }, ['allotmentExpectedAt']],
  ['two mistakes', { fee: '1', stepUnits: '0' }, ['fee', 'stepUnits']],
])('%s', (_, changes, broken) => {
  expect(brokenTerms(terms(changes), SGD)).toEqual(broken)
})

test('an unknown currency causes no fault of the price', () => {
  expect(brokenTerms(terms({ unitPrice: '0' }), undefined)).toEqual(['currency'])
})

test('terms without any value break no rule', () => {
  const none = { currency: null, unitPrice: null, minUnits: null, stepUnits: null, supply: null, fee: null }
  const empty = {
    ...none,
    expectedReturn: null,
    returnBasis: null,
    opensAt: null,
    closesAt: null,
    allotmentExpectedAt: null,
  }
  expect(brokenTerms({ ...terms(empty), facts: { type: null } }, undefined)).toEqual([])
})

test.each<[string, Changes, TermRule[]]>([
  ['a minimum above the supply, without an increment', { stepUnits: null, minUnits: '101' }, ['supply']],
  ['a fee above a tenth, without a price', { unitPrice: null, fee: '0.2' }, ['fee']],
  [
    'a close before the opening, without an allotment',
    { closesAt: '2026-02-01T00:00:00Z', allotmentExpectedAt: null },
    ['closesAt'],
  ],
])('reports values of a draft that contradict each other: %s', (_, changes, broken) => {
  expect(brokenTerms(terms(changes), SGD)).toEqual(broken)
})

test('a draft may lack the basis of its return and the coins of its sale, but must not contradict itself', () => {
  const sale = { totalSupply: null, softCap: null, payCoins: [], allocation: [], unlocks: [] }
  expect(isAllowedInDraft('returnBasis', {})).toBe(true)
  expect(isAllowedInDraft('payCoins', { sale })).toBe(true)
  expect(isAllowedInDraft('payCoins', { sale: { ...sale, payCoins: [{ coin: 'tUSD', unitPrice: '0' }] } })).toBe(false)
  expect(isAllowedInDraft('supply', {})).toBe(false)
})
