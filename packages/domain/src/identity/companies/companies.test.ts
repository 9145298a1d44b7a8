import fc from 'fast-check'
import { expect, test } from 'vitest'
import { next, statusesOf } from '#platform/machine/machine.ts'
import type { CompanyApplication, CompanyPerson } from './application.ts'
import { checklist, companyFaults, ownershipOf } from './check.ts'
import { afterWorkingDays, dueOn, workingDaysBetween } from './clock.ts'
import { ageFault, companyDocumentKinds, maxAgeMonths, oldestIssue } from './documents.ts'
import { companyMachine, isReturned } from './machine.ts'
import { maySign } from './persons.ts'
import { companyType, companyTypeCodes } from './types.ts'

const today = '2026-11-27'
const by = { today, rule: { type: 1, limited: ['KP'], allowed: [] } } as const
const address = { country: 'SG', city: 'Singapore', street: '1 Raffles Place', zip: '048616' }
const person = (over: Partial<CompanyPerson> = {}): CompanyPerson => ({
  id: 'p1',
  name: 'Helena Voss',
  roles: ['owner', 'authorized_trader'],
  idType: 'passport',
  hasIdNumber: true,
  nationality: 'SG',
  birthDate: '1974-05-04',
  share: 10_000,
  ...over,
})
const whole = (over: Partial<CompanyApplication['basics']> = {}, persons = [person()]): CompanyApplication => {
  const companyTypeCode = over.companyType ?? 'private_company_limited_by_shares'
  return {
    basics: {
      companyType: companyTypeCode,
      name: 'Northquay Pte. Ltd.',
      registrationNumber: '201912345K',
      incorporatedOn: '2019-06-01',
      contactNumber: '+6561234567',
      sourceOfFunds: 'Capital of the partners',
      natureOfBusiness: 'Investment',
      applicationReason: 'Private credit',
      website: null,
      registeredAddress: address,
      businessAddress: { ...address, zip: null },
      widelyHeld: false,
      ...over,
    },
    documents: companyType(companyTypeCode).documents.map((kind) => ({ kind, issuedOn: today })),
    persons,
  }
}
const codes = (application: CompanyApplication) =>
  companyFaults(application, by).map(({ field, code }) => `${field} ${code}`)

test('there are 55 types of company; each names existing documents, none twice, and can be completed', () => {
  expect(companyTypeCodes).toHaveLength(55)
  const incomplete = companyTypeCodes.filter((code) => {
    const { documents } = companyType(code)
    const partner = person({ roles: ['general_partner', 'authorized_trader'] })
    const faults = codes(whole({ companyType: code }, [partner]))
    return faults.length > 0 || documents.length < 2 || new Set(documents).size < documents.length
  })
  expect(incomplete).toEqual([])
  expect([3, 12, null].every((age) => companyDocumentKinds.some((kind) => maxAgeMonths(kind) === age))).toBe(true)
})

test('an empty draft reports every missing field', () => {
  const none = { country: null, city: null, street: null, zip: null }
  const empty = { ...whole(), documents: [], persons: [] }
  const basics = { ...empty.basics, companyType: null, name: null, contactNumber: null, registeredAddress: none }
  expect(codes({ ...empty, basics })).toEqual([
    'companyType COMPANY_FIELD_MISSING',
    'name COMPANY_FIELD_MISSING',
    'contactNumber COMPANY_FIELD_MISSING',
    'registeredAddress.country COMPANY_FIELD_MISSING',
    'registeredAddress.city COMPANY_FIELD_MISSING',
    'registeredAddress.street COMPANY_FIELD_MISSING',
    'persons COMPANY_PERSONS_MISSING',
  ])
  expect(checklist({ basics, documents: [] }, today)).toEqual([])
})

test('refuses a founding date in the future and a country that is not served', () => {
  expect(codes(whole({ incorporatedOn: '2026-11-28' }))).toEqual(['incorporatedOn COMPANY_DATE_LATER'])
  expect(codes(whole({ incorporatedOn: today }))).toEqual([])
  expect(codes(whole({ registeredAddress: { ...address, country: 'KP' } }))).toEqual([
    'registeredAddress.country COMPANY_COUNTRY_NOT_SERVED',
  ])
  expect(codes(whole({}, [person({ nationality: 'XX' })]))).toEqual([
    'persons.p1.nationality COMPANY_COUNTRY_NOT_SERVED',
  ])
})

test.each([
  ['business_profile', '2026-08-27', undefined],
  ['business_profile', '2026-08-26', 'too_old'],
  ['board_resolution', '2025-11-27', undefined],
  ['board_resolution', '2025-11-26', 'too_old'],
  ['board_resolution', '2026-11-28', 'issued_later'],
  ['board_resolution', null, 'issue_date_missing'],
  ['constitution', null, undefined],
  ['constitution', '1819-01-01', undefined],
] as const)('KYC-06 a %s issued on %s is %s', (kind, issuedOn, fault) => {
  expect(ageFault(kind, issuedOn, today)).toBe(fault)
})

test('computes the end of a month', () => {
  expect(oldestIssue('2026-05-31', 3)).toBe('2026-02-28')
  expect(oldestIssue('2024-02-29', 12)).toBe('2023-02-28')
  expect(oldestIssue('2026-01-15', 3)).toBe('2025-10-15')
})

test('checks the age of optional documents too', () => {
  const one = whole()
  const documents = [...one.documents, { kind: 'token_governance', issuedOn: '2020-01-01' } as const]
  expect(codes({ ...one, documents })).toEqual(['documents.token_governance COMPANY_DOCUMENT_TOO_OLD'])
})

test.each([
  [[7501], []],
  [[7500], ['persons COMPANY_OWNERS_MISSING']],
  [[2501, 2500, 2500], []],
  [[10_000, 1], ['persons COMPANY_SHARES_TOO_MANY']],
])('KYC-06 every person who may own 25 %% must be listed: %j', (shares, faults) => {
  expect(
    codes(
      whole(
        {},
        shares.map((share, at) => person({ id: `p${at}`, share })),
      ),
    ),
  ).toEqual(faults)
})

test('KYC-06 a widely held company must declare it, other types cannot, and a charity has no owners', () => {
  const small = [person({ share: 10 })]
  expect(codes(whole({ companyType: 'listed_company' }, small))).toEqual(['persons COMPANY_OWNERS_MISSING'])
  expect(codes(whole({ companyType: 'listed_company', widelyHeld: true }, small))).toEqual([])
  expect(codes(whole({ widelyHeld: true }))).toEqual(['widelyHeld COMPANY_NOT_WIDELY_HELD'])
  expect(codes(whole({ companyType: 'charity' }, [person({ share: null })]))).toEqual([])
})

test('KYC-06 requires one to ten persons, a trader, a signer, and for some types a general partner', () => {
  const eleven = Array.from({ length: 11 }, (_, at) => person({ id: `p${at}`, share: 900 }))
  expect(codes(whole({}, eleven))).toEqual(['persons COMPANY_PERSONS_FULL'])
  expect(codes(whole({}, eleven.slice(1)))).toEqual([])
  expect(codes(whole({}, [person({ roles: ['owner'] })]))).toEqual(['persons COMPANY_TRADER_MISSING'])
  expect(codes(whole({}, [person({ roles: ['authorized_trader', 'limited_partner'] })]))).toEqual([
    'persons COMPANY_SIGNER_REFUSED',
  ])
  expect(codes(whole({ companyType: 'limited_partnership' }))).toEqual(['persons COMPANY_GENERAL_PARTNER_MISSING'])
  expect(maySign(['authorized_trader'])).toBe(false)
})

test('requires all facts of a person, who must be of full age', () => {
  const bare = person({ roles: [], idType: null, hasIdNumber: false, nationality: null, birthDate: null })
  const fields = companyFaults(whole({}, [bare]), by).map(({ field }) => field)
  expect(fields).toEqual(
    expect.arrayContaining(['roles', 'idType', 'idNumber', 'nationality', 'birthDate'].map((f) => `persons.p1.${f}`)),
  )
  expect(codes(whole({}, [person({ birthDate: '2008-11-28' })]))).toEqual([
    'persons.p1.birthDate COMPANY_PERSON_TOO_YOUNG',
  ])
  expect(codes(whole({}, [person({ birthDate: '1820-01-01' })]))).toEqual([
    'persons.p1.birthDate COMPANY_BIRTH_DATE_UNLIKELY',
  ])
})

const days = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10))
const shares = fc.array(fc.option(fc.integer({ min: 1, max: 10_000 })), { maxLength: 12 })

test('accepts listed shares of at most 100 % that leave less than 25 %', () => {
  fc.assert(
    fc.property(shares, (given) => {
      const application = whole(
        {},
        given.map((share, at) => person({ id: `p${at}`, share })),
      )
      const { listed, rest } = ownershipOf(application)
      const isFine = listed <= 10_000 && rest < 2500 && given.length >= 1 && given.length <= 10
      expect(codes(application).length === 0).toBe(isFine)
    }),
  )
})

test('the declaration about the rest does not replace the owners of an entity with 25 % or more', () => {
  const structure = (share: number) => ({
    entities: [{ id: 'e', name: 'Anchor Holdings', registrationNumber: null, country: null }],
    stakes: [{ ownerId: 'e', ofId: null, share }],
    restBelow: true,
  })
  const codesOf = (share: number) =>
    codes({ ...whole({}, [person({ id: 'p1', share: 5000 })]), structure: structure(share) })
  expect(codesOf(2500)).toEqual([expect.stringContaining('COMPANY_ENTITY_OWNERS_MISSING')])
  expect(codesOf(2499)).toEqual([])
})

test('counting and adding working days agree, and no working day is a Saturday or a Sunday', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 40 }), (day, count) => {
      const end = afterWorkingDays(day, count)
      expect(workingDaysBetween(day, end)).toBe(count)
      expect([0, 6]).not.toContain(new Date(end).getUTCDay())
    }),
  )
  expect(afterWorkingDays('2026-11-27', 1)).toBe('2026-11-30')
  expect(dueOn('2026-11-27', 0)).toBe('2026-12-18')
  expect(dueOn('2026-11-27', 15)).toBe('2026-11-30')
})

test('an application is decided once, and its owner can change it only in certain statuses', () => {
  expect(statusesOf(companyMachine)).toEqual([
    'draft',
    'submitted',
    'to_be_improved',
    'withdrawn',
    'approved',
    'suspended',
    'rejected',
  ])
  expect(next(companyMachine, 'submitted', 'submit')).toBeUndefined()
  expect(next(companyMachine, 'to_be_improved', 'approve')).toBeUndefined()
  expect(next(companyMachine, 'approved', 'reject')).toBeUndefined()
  expect(next(companyMachine, 'approved', 'withdraw')).toBeUndefined()
  expect(next(companyMachine, 'withdrawn', 'approve')).toBeUndefined()
  expect(statusesOf(companyMachine).filter(isReturned)).toEqual(['to_be_improved', 'withdrawn'])
})
