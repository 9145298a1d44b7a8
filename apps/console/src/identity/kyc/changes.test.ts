import { expect, test } from 'vitest'
import { changesOf } from './changes.ts'

const valueTexts = {
  never: 'never',
  country: (code: string) => `land ${code}`,
  document: (type: string) => `a ${type}`,
}
const details = {
  legalName: 'Lim Jia Wen',
  birthDate: '1990-05-04',
  nationality: 'SG',
  documentType: 'passport' as const,
  documentNumberMasked: '••567Z',
  documentExpiresOn: null,
  address: { line1: '8 Marina View', city: 'Singapore', postcode: '018960', country: 'SG' },
}

test('a first version has no previous values and no changes', () => {
  const changes = changesOf(details, undefined, valueTexts)
  expect(changes.every(({ before, changed }) => before === undefined && !changed)).toBe(true)
  expect(changes.at(-1)?.after).toBe('8 Marina View, Singapore, 018960, land SG')
  expect(changes.find(({ field }) => field === 'documentType')?.after).toBe('a passport')
  expect(changes.find(({ field }) => field === 'documentExpiresOn')?.after).toBe('never')
})

test('marks what differs from the previous version', () => {
  const changes = changesOf({ ...details, legalName: 'Lim Jia-Wen' }, details, valueTexts)
  expect(changes.filter(({ changed }) => changed)).toEqual([
    { field: 'legalName', before: 'Lim Jia Wen', after: 'Lim Jia-Wen', changed: true },
  ])
})
