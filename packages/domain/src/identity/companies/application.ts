import type { DocumentType } from '#identity/kyc/details.ts'
import type { CompanyDocumentKind } from './documents.ts'
import type { OwnershipStructure } from './ownership.ts'
import type { PersonRole } from './persons.ts'
import type { CompanyTypeCode } from './types.ts'

/** The steps of the form, in order. */
export const companySteps = ['preparation', 'basics', 'documents', 'persons', 'declaration'] as const
export type CompanyStep = (typeof companySteps)[number]

export type CompanyAddress = {
  readonly country: string | null
  readonly city: string | null
  readonly street: string | null
  /** Null in countries without postal codes. */
  readonly zip: string | null
}
export const addressFields = ['country', 'city', 'street', 'zip'] as const

export type CompanyBasics = {
  readonly companyType: CompanyTypeCode | null
  readonly name: string | null
  readonly registrationNumber: string | null
  readonly incorporatedOn: string | null
  readonly contactNumber: string | null
  readonly sourceOfFunds: string | null
  readonly natureOfBusiness: string | null
  readonly applicationReason: string | null
  readonly website: string | null
  readonly registeredAddress: CompanyAddress
  readonly businessAddress: CompanyAddress
  /** Declared by the customer: ownership is so widely spread that no unlisted person holds 25 % or more. */
  readonly widelyHeld: boolean
}
/** The fields that must be filled in at submission, in the order of the form. */
export const neededBasics = [
  'name',
  'registrationNumber',
  'incorporatedOn',
  'contactNumber',
  'sourceOfFunds',
  'natureOfBusiness',
  'applicationReason',
] as const satisfies readonly (keyof CompanyBasics)[]

export type CompanyDocument = { readonly kind: CompanyDocumentKind; readonly issuedOn: string | null }

export type CompanyPerson = {
  readonly id: string
  readonly name: string
  readonly roles: readonly PersonRole[]
  readonly idType: DocumentType | null
  readonly hasIdNumber: boolean
  readonly nationality: string | null
  readonly birthDate: string | null
  /** The direct share in hundredths of a percent; null for a person without one. */
  readonly share: number | null
}

export type CompanyApplication = {
  readonly basics: CompanyBasics
  readonly documents: readonly CompanyDocument[]
  readonly persons: readonly CompanyPerson[]
  /** True if the company register supplied the data and the customer corrected nothing. */
  readonly isFromRegister?: boolean
  /** Absent if every owner is a direct owner. */
  readonly structure?: OwnershipStructure
}
