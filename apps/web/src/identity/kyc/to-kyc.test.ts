import { expect, test } from 'vitest'
import { type KycFields, type Part, type PhotoKind, photosOf, toKyc } from './to-kyc.ts'

const photo = (id: string) => [{ url: '/u', id, name: 'p.jpg' }]
const good: KycFields = {
  legalName: ' Lim Jia Wen ',
  birthDate: '1990-02-28',
  nationality: 'SG',
  documentType: 'id_card',
  documentNumber: 'S1234567D',
  expires: true,
  documentExpiresOn: '2031-01-01',
  line1: '1 Quay Road',
  line2: '',
  city: 'Singapore',
  region: '',
  postcode: '018956',
  country: 'SG',
  front: photo('f'),
  back: photo('b'),
  selfie: photo('s'),
}
const check = (fields: KycFields, parts: readonly Part[], there?: readonly PhotoKind[]) =>
  toKyc(fields, parts, '2026-03-18', there)
const all = ['details', 'front', 'back', 'selfie'] as const

test('a first application contains everything, trimmed, without empty lines', () => {
  expect(check(good, all)).toEqual({
    ok: true,
    body: {
      details: {
        legalName: 'Lim Jia Wen',
        birthDate: '1990-02-28',
        nationality: 'SG',
        documentType: 'id_card',
        documentNumber: 'S1234567D',
        documentExpiresOn: '2031-01-01',
        address: { line1: '1 Quay Road', city: 'Singapore', postcode: '018956', country: 'SG' },
      },
      uploads: { front: 'f', back: 'b', selfie: 's' },
    },
  })
})

test('a passport needs no second side and sends none', () => {
  const parts = ['front', 'back', 'selfie'] as const
  expect(check({ ...good, documentType: 'passport' }, parts)).toEqual({
    ok: true,
    body: { uploads: { front: 'f', selfie: 's' } },
  })
})

test('accepts a customer who turns 18 today, with a document that expires today', () => {
  expect(check({ ...good, birthDate: '2008-03-18', documentExpiresOn: '2026-03-18' }, all)).toMatchObject({ ok: true })
})

test('a document without expiry sends null', () => {
  const result = check({ ...good, expires: false, documentExpiresOn: '' }, all)
  expect(result).toMatchObject({ ok: true, body: { details: { documentExpiresOn: null } } })
})

test('sends only the items requested again', () => {
  expect(check({ ...good, legalName: '' }, ['selfie'])).toEqual({ ok: true, body: { uploads: { selfie: 's' } } })
})

test('changed details include the photos that the chosen document needs and that are missing', () => {
  const there = ['front', 'selfie'] as const
  expect(check({ ...good, front: [], selfie: [] }, ['details'], there)).toMatchObject({
    ok: true,
    body: { uploads: { back: 'b' } },
  })
  expect(check({ ...good, back: [] }, ['details'], there)).toMatchObject({ ok: false, faults: { back: 'photo' } })
  expect(check({ ...good, documentType: 'passport' }, ['details', 'back'], there)).toMatchObject({
    ok: true,
    body: { uploads: {} },
  })
})

test('changed details do not require a photo again that was already sent', () => {
  const result = check(good, ['details'], ['front', 'back', 'selfie'])
  expect(result).toMatchObject({ ok: true, body: { uploads: {} } })
  expect(photosOf('id_card', ['selfie'], [])).toEqual(['selfie'])
})

test.each([
  ['no name', { legalName: '  ' }, { legalName: 'text' }],
  ['a day that is not in the calendar', { birthDate: '1990-13-40' }, { birthDate: 'date' }],
  ['a day that its month has not', { birthDate: '1990-02-30' }, { birthDate: 'date' }],
  ['a last day that its month has not', { documentExpiresOn: '2031-02-30' }, { documentExpiresOn: 'date' }],
  ['who is 18 tomorrow', { birthDate: '2008-03-19' }, { birthDate: 'young' }],
  ['a year of birth of another century', { birthDate: '1890-03-18' }, { birthDate: 'birthYear' }],
  ['a document that ended yesterday', { documentExpiresOn: '2026-03-17' }, { documentExpiresOn: 'expired' }],
  ['a day written otherwise', { birthDate: '28/02/1990' }, { birthDate: 'date' }],
  ['a number of three characters', { documentNumber: 'S12' }, { documentNumber: 'documentNumber' }],
  ['a missing second side of a card', { back: [] }, { back: 'photo' }],
  ['no expiry day', { documentExpiresOn: '' }, { documentExpiresOn: 'date' }],
  ['no country', { country: '' }, { country: 'country' }],
])('reports %s at its field', (_, change, faults) => {
  expect(check({ ...good, ...change }, all)).toMatchObject({ ok: false, faults })
})
