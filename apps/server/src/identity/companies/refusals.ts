import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

/** Refusals that an application and a change of an approved company share. */
export const fieldMissing = (field: string) => refuse('COMPANY_FIELD_MISSING', { field })
export const dateLater = (field: string) => refuse('COMPANY_DATE_LATER', { field })
export const countryNotServed = (field: string) => refuse('COMPANY_COUNTRY_NOT_SERVED', { field })
export const uploadTwice = (field: string) => refuse('COMPANY_UPLOAD_TWICE', { field })
export const uploadUnknown = (field: string) => refuse('COMPANY_UPLOAD_UNKNOWN', { field })
export const personTwice = (field: string) => refuse('COMPANY_PERSON_TWICE', { field })
export const declarationChanged = refuse('COMPANY_DECLARATION_CHANGED', { field: 'declaration' })
export const signerRefused = refuse('COMPANY_SIGNER_REFUSED', { field: 'signerId' })
export const numberInUse = refuse('COMPANY_NUMBER_IN_USE', { field: 'registrationNumber' })
