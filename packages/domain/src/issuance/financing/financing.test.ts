import { expect, test } from 'vitest'
import { amount } from '#books/money/amount.ts'
import { statusesOf } from '#platform/machine/machine.ts'
import { noOffer, type FinancingFacts } from './application.ts'
import { financingFaults, type CheckedApplication } from './check.ts'
import { diligenceItems, diligencePercent } from './checklist.ts'
import { mayReapplyAt } from './decline.ts'
import { documentState, financingDocumentKinds } from './documents.ts'
import { groupHolders } from './holders.ts'
import { ended, financingMachine, stepTakers } from './machine.ts'
import { noPrecheck, precheck } from './precheck.ts'
import { type FinancingTerms, invalidTerm } from './terms.ts'

const ONE = amount(10n ** 10n)
const figures = {
  scale: 2,
  rate: ONE,
  year: 2025,
  revenue: amount(2_000_000_00n),
  raised: amount(0n),
  cash: amount(1_200_000_00n),
  monthlyCost: amount(100_000_00n),
}

test('passes either size with twelve months of working capital, also at exactly the limit', () => {
  expect(precheck(figures, 2026)).toEqual({ lacks: [], revenue: '2000000.00', raised: '0.00', months: 12 })
  expect(precheck({ ...figures, revenue: amount(0n), raised: amount(4_000_000_00n) }, 2026).lacks).toEqual([])
  expect(precheck({ ...figures, monthlyCost: amount(0n), cash: amount(0n) }, 2026)).toMatchObject({
    lacks: [],
    months: null,
  })
})

test('returns each missing requirement', () => {
  const small = { ...figures, revenue: amount(1_999_999_99n), raised: amount(3_999_999_99n) }
  expect(precheck(small, 2026).lacks).toEqual(['size'])
  expect(precheck({ ...figures, cash: amount(1_199_999_99n) }, 2026)).toMatchObject({
    lacks: ['working_capital'],
    months: 11,
  })
  expect(precheck({ ...figures, year: 2026 }, 2026).lacks).toEqual(['year'])
  expect(precheck({ ...figures, year: 2023 }, 2026).lacks).toEqual(['year'])
  expect(precheck({ ...small, cash: amount(0n), year: 2020 }, 2026).lacks).toEqual(['size', 'working_capital', 'year'])
})

test('converts figures of another currency at its rate, rounded down', () => {
  const usd = { ...figures, rate: amount(13_000_000_000n), revenue: amount(1_538_461_53n) }
  expect(precheck(usd, 2026)).toMatchObject({ lacks: ['size'], revenue: '1999999.98' })
  expect(precheck({ ...usd, revenue: amount(1_538_461_54n) }, 2026)).toMatchObject({ lacks: [], revenue: '2000000.00' })
})

test('every step has an actor, and final statuses have no steps', () => {
  const events = new Set(Object.values(financingMachine.table).flatMap((row) => Object.keys(row)))
  expect(Object.keys(stepTakers).toSorted()).toEqual([...events].toSorted())
  const finals = statusesOf(financingMachine).filter(
    (status) => Object.keys(financingMachine.table[status]).length === 0,
  )
  expect(finals.toSorted()).toEqual([...ended].toSorted())
})

const filled = Object.fromEntries(
  Object.keys(noOffer).map((field) => [field, 'x']),
) as unknown as FinancingFacts['offer']
const whole: CheckedApplication = {
  precheck: { currency: 'SGD', year: 2025, revenue: '1', raised: '0', cash: '1', monthlyCost: '1' },
  offer: {
    ...filled,
    structure: 'equity',
    type: 'equity',
    currency: 'SGD',
    unitPrice: '1.50',
    units: '100',
    minUnits: '10',
  },
  uses: [
    { what: 'Plant', share: 7500 },
    { what: 'Staff', share: 2500 },
  ],
  people: [
    { name: 'A', role: 'director', email: null, phone: null },
    { name: 'B', role: 'contact', email: 'b@x.example', phone: '+6591234567' },
  ],
  today: '2026-11-27',
  scale: 2,
  passed: true,
  documents: financingDocumentKinds.map((kind) => ({ kind, issuedOn: '2026-06-01' })),
  hasCapTable: true,
  feesAccepted: true,
}
const codes = (change: Partial<CheckedApplication>) =>
  financingFaults({ ...whole, ...change }).map(({ field, code }) => `${field} ${code}`)

test('a complete application has no fault', () => {
  expect(codes({})).toEqual([])
})

test.each([
  [{ precheck: noPrecheck, passed: false }, 'currency FINANCING_FIELD_MISSING'],
  [{ passed: false }, 'precheck FINANCING_PRECHECK_OPEN'],
  [{ offer: { ...whole.offer, unitPrice: '1.505' } }, 'unitPrice FINANCING_PRICE_WRONG'],
  [{ offer: { ...whole.offer, minUnits: '101' } }, 'minUnits FINANCING_UNITS_WRONG'],
  [{ offer: { ...whole.offer, minUnits: '0' } }, 'minUnits FINANCING_UNITS_WRONG'],
  [{ uses: [{ what: 'Plant', share: 9999 }] }, 'uses FINANCING_USES_WRONG'],
  [{ uses: [] }, 'uses FINANCING_USES_WRONG'],
  [{ documents: [] }, 'documents.accounts_latest FINANCING_DOCUMENT_MISSING'],
  [
    {
      documents: whole.documents.map((d) => ({
        ...d,
        issuedOn: d.kind === 'legal_opinion' ? '2025-11-26' : d.issuedOn,
      })),
    },
    'documents.legal_opinion FINANCING_DOCUMENT_TOO_OLD',
  ],
  [{ hasCapTable: false }, 'capTable FINANCING_CAP_TABLE_MISSING'],
  [{ people: whole.people.slice(1) }, 'people FINANCING_PEOPLE_MISSING'],
  [{ people: whole.people.slice(0, 1) }, 'people FINANCING_CONTACT_MISSING'],
  [{ feesAccepted: false }, 'fees FINANCING_FEES_OPEN'],
] as const)('reports a fault at its field: %#', (change, expected) => {
  expect(codes(change as Partial<CheckedApplication>)).toContain(expected)
})

test('the maximum age of a document is exact to the day, and a document without one needs no date', () => {
  expect(documentState('legal_opinion', '2025-11-27', '2026-11-27')).toBe('given')
  expect(documentState('legal_opinion', null, '2026-11-27')).toBe('issue_date_missing')
  expect(documentState('accounts_before', null, '2026-11-27')).toBe('given')
  expect(documentState('memorandum', '2026-11-28', '2026-11-27')).toBe('issued_later')
})

test('the reason determines when an issuer may apply again', () => {
  expect(mayReapplyAt('too_early', new Date('2026-08-31T10:00:00Z'))?.toISOString()).toBe('2027-02-28T10:00:00.000Z')
  expect(mayReapplyAt('not_genuine', new Date('2026-08-31T10:00:00Z'))).toBeNull()
})

test('a checklist shows one hundred percent only if it is complete', () => {
  expect(diligencePercent(diligenceItems.length - 1)).toBeLessThan(100)
  expect(diligencePercent(diligenceItems.length)).toBe(100)
})

const terms: FinancingTerms = {
  symbol: 'NQ1',
  currency: 'SGD',
  unitPrice: '10.00',
  units: '1000',
  minUnits: '100',
  category: 'ai',
  fee: '0.02',
  validUntil: '2026-12-10T00:00:00Z',
  opensAt: '2026-12-20T00:00:00Z',
  closesAt: '2027-01-20T00:00:00Z',
  allotmentExpectedAt: '2027-01-27T00:00:00Z',
  conditionsEn: 'None.',
  conditionsZh: '无。',
}
test.each([
  [{}, undefined],
  [{ unitPrice: '10.001' }, 'unitPrice'],
  [{ units: '99' }, 'units'],
  [{ fee: '0.500001' }, 'fee'],
  [{ validUntil: '2026-11-27T00:00:00Z' }, 'validUntil'],
  [{ opensAt: '2026-12-10T00:00:00Z' }, 'opensAt'],
  [{ allotmentExpectedAt: '2027-01-19T00:00:00Z' }, 'allotmentExpectedAt'],
])('refuses terms that cannot be offered: %#', (change, wrong) => {
  expect(invalidTerm({ ...terms, ...change }, 2, new Date('2026-11-27T00:00:00Z'))).toBe(wrong)
})

test('counts holders by class and by country, those with the most units first', () => {
  const holdings = [
    { units: 5n, class: 'ri', country: 'SG' },
    { units: 9n, class: 'ai', country: 'SG' },
    { units: 3n, class: 'ri', country: null },
  ] as const
  expect(groupHolders(holdings, 'class')).toEqual([
    { name: 'ai', holders: 1, units: 9n },
    { name: 'ri', holders: 2, units: 8n },
  ])
  expect(groupHolders(holdings, 'country').map(({ name, units }) => [name, units])).toEqual([
    ['SG', 14n],
    [null, 3n],
  ])
})
