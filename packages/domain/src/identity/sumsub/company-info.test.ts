import { expect, test } from 'vitest'
import { companyInfoOf } from './company-info.ts'

const nowhere = { country: null, city: null, street: null, zip: null }
const draft = { name: 'Northquay Ltd', registrationNumber: null, incorporatedOn: null, registeredAddress: nowhere }

test('returns the company with a three-letter country code, and omits missing data', () => {
  const registeredAddress = { country: 'SG', city: 'Singapore', street: '1 Raffles Place', zip: null }
  expect(companyInfoOf({ ...draft, registeredAddress })).toEqual({
    companyName: 'Northquay Ltd',
    country: 'SGP',
    legalAddress: '1 Raffles Place, Singapore',
  })
})

test.each([
  ['a name', { ...draft, name: null, registeredAddress: { ...nowhere, country: 'SG' } }],
  ['a country', draft],
])('returns nothing for the vendor without %s', (_, basics) => {
  expect(companyInfoOf(basics)).toBeUndefined()
})
