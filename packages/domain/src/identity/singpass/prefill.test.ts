import { describe, expect, test } from 'vitest'
import { detailsOf, missingFields, type MyinfoItem, type MyinfoPerson } from './prefill.ts'
import { isUinfin } from './uinfin.ts'

const of = <T>(value: T): MyinfoItem<T> => ({ value, verified: true, updatedOn: '2026-06-30' })
const address = { line1: '548 BEDOK NORTH AVENUE 1', city: 'Singapore', postcode: '460548', country: 'SG' }
const citizen: MyinfoPerson = {
  uinfin: 'S8412369B',
  legalName: of('TAN MEI LING'),
  birthDate: of('1984-03-17'),
  nationality: of('SG'),
  address: of(address),
}
const foreigner: MyinfoPerson = { ...citizen, uinfin: 'G3841957P', nationality: of('FR') }

test.each(['S8412369B', 'S7905124A', 'T0934567H', 'G3841957P'])('accepts %s as an NRIC or FIN', (text) => {
  expect(isUinfin(text)).toBe(true)
})
test.each(['S8412369C', 's8412369B', 'S841236B', 'X8412369B', ''])('rejects %j as an NRIC or FIN', (text) => {
  expect(isUinfin(text)).toBe(false)
})

describe('missing fields of Myinfo data', () => {
  test('are none for a citizen with every item', () => expect(missingFields(citizen)).toEqual([]))
  test('include the expiry date of a pass if the source lacks it', () =>
    expect(missingFields(foreigner)).toEqual(['documentExpiresOn']))
  test('include a nationality that is not a country', () =>
    expect(missingFields({ ...citizen, nationality: of('XX') })).toEqual(['nationality']))
  test('are all fields of an empty response, in the order of the form', () =>
    expect(missingFields({ uinfin: 'S8412369B' })).toEqual(['legalName', 'birthDate', 'nationality', 'address']))
})

describe('details of a file from Myinfo', () => {
  test('come only from the source if it is complete', () => {
    expect(detailsOf(citizen, {})).toEqual({
      ok: true,
      value: {
        legalName: 'TAN MEI LING',
        birthDate: '1984-03-17',
        nationality: 'SG',
        documentType: 'id_card',
        documentNumber: 'S8412369B',
        documentExpiresOn: null,
        address,
      },
    })
  })
  test("use the customer's additions where the source has no value", () => {
    const details = detailsOf(foreigner, { documentExpiresOn: '2029-05-31' })
    expect(details).toMatchObject({ value: { documentType: 'residence_permit', documentExpiresOn: '2029-05-31' } })
  })
  test('reject a value that replaces one of the source', () => {
    expect(detailsOf(citizen, { legalName: 'ANOTHER NAME' })).toMatchObject({
      code: 'MYINFO_FIELD_LOCKED',
      field: 'corrections.legalName',
    })
  })
  test('reject an expiry date for an identity card, which does not expire', () => {
    expect(detailsOf(citizen, { documentExpiresOn: '2029-05-31' })).toMatchObject({ code: 'MYINFO_FIELD_LOCKED' })
  })
  test('reject an empty field and name it', () => {
    expect(detailsOf({ ...citizen, address: undefined }, {})).toMatchObject({
      code: 'MYINFO_FIELD_MISSING',
      field: 'corrections.address',
    })
  })
})
