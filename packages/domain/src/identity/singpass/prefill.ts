import { isCountry } from '#access/customers/areas.ts'
import type { DocumentType } from '#identity/kyc/details.ts'
import { ok, type Outcome } from '#platform/outcome/outcome.ts'
import { isPassNumber } from './uinfin.ts'
import { myinfoFieldLocked, myinfoFieldMissing } from './refusals.ts'

/** One item of Myinfo, absent if the source lacks it. `updatedOn` is the day of its last change there. */
export type MyinfoItem<T> = {
  readonly value: T
  /** True if the government verified it; false if the person entered it there. */
  readonly verified: boolean
  readonly updatedOn: string | null
}
export type MyinfoAddress = {
  readonly line1: string
  readonly line2?: string | undefined
  readonly city: string
  readonly region?: string | undefined
  readonly postcode: string
  readonly country: string
}
/** A person's data from Myinfo, reduced to the items that verification needs. */
export type MyinfoPerson = {
  readonly uinfin: string
  readonly legalName?: MyinfoItem<string> | undefined
  readonly birthDate?: MyinfoItem<string> | undefined
  /** ISO 3166-1 alpha-2. */
  readonly nationality?: MyinfoItem<string> | undefined
  readonly passExpiresOn?: MyinfoItem<string> | undefined
  readonly address?: MyinfoItem<MyinfoAddress> | undefined
  readonly mobile?: MyinfoItem<string> | undefined
  readonly email?: MyinfoItem<string> | undefined
}

/** Fields that the customer adds if the source lacks them. */
export const addableFields = ['legalName', 'birthDate', 'nationality', 'documentExpiresOn', 'address'] as const
export type AddableField = (typeof addableFields)[number]
export type Additions = {
  readonly legalName?: string | undefined
  readonly birthDate?: string | undefined
  readonly nationality?: string | undefined
  readonly documentExpiresOn?: string | undefined
  readonly address?: MyinfoAddress | undefined
}
export type MyinfoDetails = {
  readonly legalName: string
  readonly birthDate: string
  readonly nationality: string
  readonly documentType: DocumentType
  readonly documentNumber: string
  readonly documentExpiresOn: string | null
  readonly address: MyinfoAddress
}

/** Returns the document that a number belongs to: an identity card or a foreigner's pass. */
export const documentTypeOf = (uinfin: string): DocumentType => (isPassNumber(uinfin) ? 'residence_permit' : 'id_card')

/**
 * Returns the source's values under the field names of our form. A nationality that is not a country, such as
 * stateless, counts as missing.
 */
function given(person: MyinfoPerson): Additions {
  const nationality = person.nationality?.value
  return {
    legalName: person.legalName?.value,
    birthDate: person.birthDate?.value,
    nationality: nationality !== undefined && isCountry(nationality) ? nationality : undefined,
    documentExpiresOn: person.passExpiresOn?.value,
    address: person.address?.value,
  }
}

const isNeeded = (person: MyinfoPerson, field: AddableField): boolean =>
  field !== 'documentExpiresOn' || isPassNumber(person.uinfin)

/** Returns the fields that verification requires and the source lacks, in the order of the form. */
export const missingFields = (person: MyinfoPerson): AddableField[] => {
  const from = given(person)
  return addableFields.filter((field) => from[field] === undefined && isNeeded(person, field))
}

/**
 * Returns the fields of a file that no government verified, because the customer entered them here or at the source.
 */
export const unverifiedFields = (person: MyinfoPerson, additions: Additions): AddableField[] => {
  const { legalName, birthDate, nationality, passExpiresOn: documentExpiresOn, address } = person
  const items = { legalName, birthDate, nationality, documentExpiresOn, address }
  return addableFields.filter((field) => additions[field] !== undefined || items[field]?.verified === false)
}

/**
 * Returns the details of a file: those of the source, and the customer's additions for missing fields. Refuses an
 * addition that replaces a value of the source, and an empty field; `field` in the refusal names it.
 */
export function detailsOf(
  person: MyinfoPerson,
  additions: Additions,
): Outcome<MyinfoDetails, 'MYINFO_FIELD_LOCKED' | 'MYINFO_FIELD_MISSING'> {
  const missing = missingFields(person)
  const locked = addableFields.find((field) => additions[field] !== undefined && !missing.includes(field))
  if (locked !== undefined) return myinfoFieldLocked(locked)
  const { legalName, birthDate, nationality, documentExpiresOn, address } = { ...given(person), ...defined(additions) }
  if (legalName === undefined) return myinfoFieldMissing('legalName')
  if (birthDate === undefined) return myinfoFieldMissing('birthDate')
  if (nationality === undefined) return myinfoFieldMissing('nationality')
  const ends = isPassNumber(person.uinfin)
  if (ends && documentExpiresOn === undefined) return myinfoFieldMissing('documentExpiresOn')
  if (address === undefined) return myinfoFieldMissing('address')
  return ok({
    legalName,
    birthDate,
    nationality,
    documentType: documentTypeOf(person.uinfin),
    documentNumber: person.uinfin,
    documentExpiresOn: ends ? (documentExpiresOn ?? null) : null,
    address,
  })
}

const defined = (additions: Additions): Additions =>
  Object.fromEntries(Object.entries(additions).filter(([, value]) => value !== undefined))
