import { expect, test } from 'vitest'
import { faultsOf, maskedNumber, normalNumber, type Sent } from './details.ts'

const today = '2026-11-20'
const rule = { type: 1, limited: ['KP'], allowed: [] } as const
const sent: Sent = {
  birthDate: '1990-05-04',
  nationality: 'SG',
  country: 'MY',
  documentType: 'id_card',
  documentExpiresOn: '2030-01-01',
  uploads: { front: 'a', back: 'b', selfie: 'c' },
}

test.each([
  [{}, 'ok'],
  [{ birthDate: '2008-11-20' }, 'ok'],
  [{ birthDate: '2008-11-21' }, 'KYC_TOO_YOUNG'],
  [{ birthDate: '2030-01-01' }, 'KYC_TOO_YOUNG'],
  [{ birthDate: '1801-01-01' }, 'KYC_BIRTH_DATE_UNLIKELY'],
  [{ nationality: 'KP' }, 'KYC_COUNTRY_NOT_SERVED'],
  [{ country: 'KP' }, 'KYC_COUNTRY_NOT_SERVED'],
  [{ nationality: 'ZZ' }, 'KYC_COUNTRY_NOT_SERVED'],
  [{ documentExpiresOn: today }, 'ok'],
  [{ documentExpiresOn: '2026-11-19' }, 'KYC_DOCUMENT_EXPIRED'],
  [{ documentExpiresOn: null }, 'ok'],
  [{ documentExpiresOn: null, documentType: 'passport' }, 'KYC_EXPIRY_MISSING'],
  [{ documentType: 'passport', uploads: { front: 'a', selfie: 'c' } }, 'ok'],
  [{ uploads: { front: 'a', selfie: 'c' } }, 'KYC_BACK_MISSING'],
  [{ uploads: { front: 'a', back: 'a', selfie: 'c' } }, 'KYC_UPLOAD_TWICE'],
] as const)('a file with %j has the faults: %s', (change, outcome) => {
  expect(faultsOf({ ...sent, ...change }, today, rule)[0]?.code ?? 'ok').toBe(outcome)
})

test('a person born on 29 February is of full age on 1 March', () => {
  const born = { ...sent, birthDate: '2008-02-29', documentExpiresOn: null }
  expect(faultsOf(born, '2026-02-28', rule)).toMatchObject([{ code: 'KYC_TOO_YOUNG' }])
  expect(faultsOf(born, '2026-03-01', rule)).toEqual([])
})

test('a document number has one spelling, and its mask shows only the last characters', () => {
  expect(normalNumber(' s-1234 567.d ')).toBe('S1234567D')
  expect(maskedNumber('S1234567D')).toBe('••••••67D')
})
