import { expect, test } from 'vitest'
import { detailsFrom, imagesFor, type VendorImage } from './details.ts'

const info = {
  firstName: 'Mei',
  middleName: 'Hua',
  lastName: 'Ong',
  dob: '1991-07-14',
  addresses: [
    {
      country: 'MYS',
      street: 'Jalan Ampang',
      buildingNumber: '8',
      flatNumber: '3A',
      town: 'Kuala Lumpur',
      state: 'KL',
      postCode: '50450',
    },
  ],
  idDocs: [
    { idDocType: 'SELFIE' },
    { idDocType: 'RESIDENCE_PERMIT', country: 'MYS', number: 'R-1', validUntil: '2030-01-01' },
  ],
}

test('converts the vendor’s data to details of a file, with two-letter country codes', () => {
  expect(detailsFrom({ info: { ...info, nationality: 'SGP' } })).toEqual({
    legalName: 'Mei Hua Ong',
    birthDate: '1991-07-14',
    nationality: 'SG',
    documentType: 'residence_permit',
    documentNumber: 'R-1',
    documentExpiresOn: '2030-01-01',
    address: {
      line1: '8 Jalan Ampang',
      line2: '3A',
      city: 'Kuala Lumpur',
      region: 'KL',
      postcode: '50450',
      country: 'MY',
    },
  })
})

test('uses a typed address if the vendor read none from the document', () => {
  const read = detailsFrom({
    info: { ...info, addresses: [] },
    fixedInfo: { addresses: [{ town: 'Singapore', country: 'SGP' }] },
  })
  expect(read).toMatchObject({ address: { city: 'Singapore', country: 'SG' } })
})

test.each([
  ['PASSPORT', 'MY'],
  ['ID_CARD', undefined],
  ['DRIVERS', undefined],
  ['RESIDENCE_PERMIT', undefined],
])('KYC-04 without a nationality, a document of type %s gives the nationality %s', (idDocType, nationality) => {
  const read = detailsFrom({ info: { ...info, idDocs: [{ idDocType, country: 'MYS', number: 'R-1' }] } })
  expect(read.nationality).toBe(nationality)
})

test('leaves fields undefined that the vendor lacks', () => {
  expect(detailsFrom({})).toMatchObject({
    legalName: '',
    birthDate: undefined,
    documentType: undefined,
    documentExpiresOn: null,
  })
  expect(detailsFrom({ info: { idDocs: [{ idDocType: 'PASSPORT', country: 'ZZZ' }] } }).nationality).toBeUndefined()
})

const image = (id: string, idDocType: string, more: Partial<VendorImage> = {}, side?: string): VendorImage => ({
  id,
  idDocDef: { idDocType, idDocSubType: side },
  deactivated: false,
  ...more,
})

test('takes the last good image of each side and of the face', () => {
  const images = [
    image('old', 'ID_CARD', {}, 'FRONT_SIDE'),
    image('front', 'ID_CARD', {}, 'FRONT_SIDE'),
    image('gone', 'ID_CARD', { deactivated: true }, 'FRONT_SIDE'),
    image('red', 'ID_CARD', { reviewResult: { reviewAnswer: 'RED' } }, 'FRONT_SIDE'),
    image('film', 'SELFIE', { fileMetadata: { fileType: 'mp4' } }),
    image('large', 'SELFIE', { fileMetadata: { fileType: 'jpeg', fileSize: 9_000_000 } }),
    image('face', 'SELFIE', { fileMetadata: { fileType: 'image/jpeg', fileSize: 100 } }),
    image('back', 'ID_CARD', {}, 'BACK_SIDE'),
    image('other', 'PASSPORT'),
  ]
  expect(
    imagesFor(
      'id_card',
      images.toSorted((a, b) => (a.id === 'face' ? 1 : b.id === 'face' ? -1 : 0)),
    ),
  ).toEqual({
    front: 'front',
    back: 'back',
    selfie: 'face',
  })
})

test.each([
  ['a back', [image('f', 'ID_CARD', {}, 'FRONT_SIDE'), image('s', 'SELFIE')]],
  ['a selfie', [image('f', 'ID_CARD', {}, 'FRONT_SIDE'), image('b', 'ID_CARD', {}, 'BACK_SIDE')]],
  ['a front', [image('b', 'ID_CARD', {}, 'BACK_SIDE'), image('s', 'SELFIE')]],
])('returns no images without %s', (_, images) => {
  expect(imagesFor('id_card', images)).toBeUndefined()
})

test("requires no image of a passport's back", () => {
  expect(imagesFor('passport', [image('f', 'PASSPORT'), image('s', 'SELFIE')])).toEqual({ front: 'f', selfie: 's' })
})
