import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_PERSONS, WHOLE_SHARE } from './persons.ts'
import {
  basicsFromRegister,
  companyTypeOf,
  isLive,
  lockedFields,
  type RegisterCompany,
  relatedFromRegister,
} from './register.ts'

const hui = { name: 'HUI KAR WAI', idNumber: 'S7001234J', nationality: 'SG' }
const devi = { name: 'DEVI NAIR', idNumber: 'S8203345I', nationality: 'SG' }
const company: RegisterCompany = {
  name: 'KALLANG HARBOUR PTE. LTD.',
  registrationNumber: '201812345K',
  status: 'LIVE COMPANY',
  incorporatedOn: '2018-04-20',
  entityType: 'LC',
  companyType: 'A1',
  directors: [hui, devi],
  holders: [{ ...hui, shares: 600_000 }],
  companyHolders: [],
}
const many = Array.from({ length: 12 }, (_, at) => ({ name: `DIRECTOR ${at}`, idNumber: `P${at}00000` }))

test.each([
  ['LIVE COMPANY', true],
  ['Registered', true],
  ['STRUCK OFF', false],
  ['', false],
])('treats a company with the status %j as live: %s', (status, live) => expect(isLive({ status })).toBe(live))

test('maps the register’s codes to a type of company, or lets the customer choose it', () => {
  expect(companyTypeOf(company)).toBe('private_company_limited_by_shares')
  expect(companyTypeOf({ ...company, companyType: undefined, entityType: 'LL' })).toBe('limited_liability_partnership')
  expect(companyTypeOf({ ...company, companyType: 'Z9', entityType: 'BN' })).toBeUndefined()
})

test('omits a basic field that the register lacks', () => {
  expect(basicsFromRegister({ ...company, incorporatedOn: undefined })).toEqual({
    companyType: 'private_company_limited_by_shares',
    name: company.name,
    registrationNumber: company.registrationNumber,
  })
})

describe('the related parties of a register', () => {
  test('list a director who owns shares once, with both roles', () => {
    expect(relatedFromRegister(company).persons).toEqual([
      { ...hui, idType: 'id_card', roles: ['director', 'owner'], share: WHOLE_SHARE },
      { ...devi, idType: 'id_card', roles: ['director'], share: null },
    ])
  })
  test('add up a person’s shares of several kinds, as a fraction of all shares', () => {
    const holders = [
      { ...hui, shares: 1 },
      { ...devi, shares: 1 },
      { ...hui, shares: 1 },
    ]
    const { persons } = relatedFromRegister({ ...company, holders })
    expect(persons.map(({ share }) => share)).toEqual([6666, 3333])
  })
  test('list an owning company separately, and attribute its share to no person', () => {
    const companyHolders = [{ name: 'ROWAN CAPITAL PTE. LTD.', registrationNumber: '200501234D', shares: 80 }]
    const related = relatedFromRegister({ ...company, holders: [{ ...hui, shares: 20 }], companyHolders })
    expect(related.companyOwners).toEqual([
      { name: 'ROWAN CAPITAL PTE. LTD.', registrationNumber: '200501234D', share: 8000 },
    ])
    expect(related.persons[0]).toMatchObject({ name: hui.name, share: 2000 })
  })
  test('stay within the maximum of an application, with owners who must be listed before directors', () => {
    const { persons, leftOut } = relatedFromRegister({ ...company, directors: many })
    expect(persons).toHaveLength(MAX_PERSONS)
    expect(persons[0]?.name).toBe(hui.name)
    expect(leftOut).toBe(3)
  })
  test('never add up to more than 100 %', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000_000), { maxLength: 12 }), (shares) => {
        const holders = shares.map((count, at) => ({ name: 'X', idNumber: `P${at}`, shares: count }))
        const { persons } = relatedFromRegister({ ...company, holders })
        expect(persons.reduce((sum, { share }) => sum + (share ?? 0), 0)).toBeLessThanOrEqual(WHOLE_SHARE)
      }),
    )
  })
  test('leave facts of a person empty that the register lacks', () => {
    const [first] = relatedFromRegister({
      ...company,
      directors: [{ name: 'A', idNumber: 'PP12345' }],
      holders: [],
    }).persons
    expect(first && lockedFields(first)).toEqual(['name', 'idNumber'])
  })
})
