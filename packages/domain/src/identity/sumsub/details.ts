import countries from 'i18n-iso-countries/index.js'
import { type DocumentKind, type DocumentType, hasBack } from '#identity/kyc/details.ts'
import type { SumsubKind } from './machine.ts'
import { MAX_UPLOAD_BYTES } from '#services/uploads/purpose.ts'

type Text = string | undefined
type Info = {
  readonly firstName?: Text
  readonly middleName?: Text
  readonly lastName?: Text
  readonly dob?: Text
  readonly nationality?: Text
  readonly country?: Text
  readonly addresses?:
    | readonly {
        readonly country?: Text
        readonly street?: Text
        readonly subStreet?: Text
        readonly buildingNumber?: Text
        readonly flatNumber?: Text
        readonly town?: Text
        readonly state?: Text
        readonly postCode?: Text
      }[]
    | undefined
  readonly idDocs?:
    | readonly {
        readonly idDocType: string
        readonly country?: Text
        readonly number?: Text
        readonly validUntil?: Text
      }[]
    | undefined
  readonly companyInfo?: { readonly registrationNumber?: Text; readonly country?: Text } | undefined
}
/** Data that the vendor read from documents (`info`) and that the customer typed there (`fixedInfo`). */
export type VendorApplicant = { readonly info?: Info | undefined; readonly fixedInfo?: Info | undefined }

const typeOf: Readonly<Record<string, DocumentType>> = {
  PASSPORT: 'passport',
  ID_CARD: 'id_card',
  DRIVERS: 'driving_licence',
  RESIDENCE_PERMIT: 'residence_permit',
}
/** Converts the vendor's country code from alpha-3 to alpha-2. */
const country = (alpha3: Text): Text => (alpha3 === undefined ? undefined : countries.alpha3ToAlpha2(alpha3))
const words = (...all: readonly Text[]): string => all.filter((each) => each !== undefined && each !== '').join(' ')

/**
 * Returns the details of a file from the vendor's data, undefined where the vendor has none. The country of a passport
 * is the nationality; foreigners can get other documents too. A document without a last day does not expire.
 */
export function detailsFrom({ info, fixedInfo }: VendorApplicant) {
  const document = info?.idDocs?.find(({ idDocType }) => typeOf[idDocType] !== undefined)
  const address = info?.addresses?.[0] ?? fixedInfo?.addresses?.[0]
  const line2 = words(address?.subStreet, address?.flatNumber)
  return {
    legalName: words(info?.firstName, info?.middleName, info?.lastName),
    birthDate: info?.dob,
    nationality:
      country(info?.nationality) ?? (document?.idDocType === 'PASSPORT' ? country(document.country) : undefined),
    documentType: document && typeOf[document.idDocType],
    documentNumber: document?.number,
    documentExpiresOn: document?.validUntil ?? null,
    address: {
      line1: words(address?.buildingNumber, address?.street),
      ...(line2 !== '' && { line2 }),
      city: address?.town,
      ...(address?.state !== undefined && address.state !== '' && { region: address.state }),
      postcode: address?.postCode,
      country: country(address?.country),
    },
  }
}

export type Subject = { readonly country: string; readonly number: string }

/**
 * Returns the document or company that the vendor checked, identified by its number; undefined if the vendor sent no
 * number.
 */
export function subjectOf(given: VendorApplicant, kind: SumsubKind): Subject | undefined {
  const { nationality, documentNumber } = detailsFrom(given)
  const { companyInfo } = given.info ?? {}
  const [of, number] =
    kind === 'personal'
      ? [nationality, documentNumber]
      : [country(companyInfo?.country), companyInfo?.registrationNumber]
  return of === undefined || number === undefined || number === '' ? undefined : { country: of, number }
}

export type VendorImage = {
  readonly id: string
  readonly idDocDef: { readonly idDocType: string; readonly idDocSubType?: string | null | undefined }
  readonly fileMetadata?: { readonly fileType?: Text; readonly fileSize?: number | undefined } | undefined
  readonly reviewResult?: { readonly reviewAnswer?: Text } | undefined
  readonly deactivated: boolean
}

/**
 * Returns the valid image of each side and of the face: the last one that is active and not rejected. Undefined if one
 * is missing.
 */
export function imagesFor(
  type: DocumentType,
  images: readonly VendorImage[],
): { readonly [K in DocumentKind]?: string } | undefined {
  const good = images.filter(
    ({ deactivated, fileMetadata, reviewResult }) =>
      !deactivated &&
      reviewResult?.reviewAnswer !== 'RED' &&
      isPicture(fileMetadata?.fileType) &&
      (fileMetadata?.fileSize ?? 0) <= MAX_UPLOAD_BYTES,
  )
  const sides = good.filter(({ idDocDef }) => typeOf[idDocDef.idDocType] === type)
  const back = sides.findLast(({ idDocDef }) => idDocDef.idDocSubType === 'BACK_SIDE')
  const front = sides.findLast(({ idDocDef }) => idDocDef.idDocSubType !== 'BACK_SIDE')
  const selfie = good.findLast(({ idDocDef }) => idDocDef.idDocType === 'SELFIE')
  if (front === undefined || selfie === undefined || (hasBack(type) && back === undefined)) return undefined
  return { front: front.id, selfie: selfie.id, ...(hasBack(type) && back !== undefined && { back: back.id }) }
}

const isPicture = (fileType: Text): boolean => fileType === undefined || /^(image\/)?(jpe?g|png)$/i.test(fileType)
