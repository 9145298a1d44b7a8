import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { MAX_PERSONS } from '@tessera/domain/identity/companies/persons.ts'

export const identityChoicePersonal = refuse('IDENTITY_CHOICE_PERSONAL')
export const companyNotEditable = refuse('COMPANY_NOT_EDITABLE')
export const companyAlreadyApproved = refuse('COMPANY_ALREADY_APPROVED')
/** Refuses a value that differs from the one in the register of companies. */
export const companyFromRegister = (field: string) => refuse('COMPANY_FROM_REGISTER', { field })
export const companyNotLive = refuse('COMPANY_NOT_LIVE')
/** Refuses a step that needs a saved application. */
export const companyNothingSaved = refuse('COMPANY_NOTHING_SAVED')
export const companyItemNotRequested = refuse('COMPANY_ITEM_NOT_REQUESTED')
export const companyItemUnanswered = (field: string) => refuse('COMPANY_ITEM_UNANSWERED', { field })
export const companyFieldMissing = (field: string) => refuse('COMPANY_FIELD_MISSING', { field })
export const companyDateLater = (field: string) => refuse('COMPANY_DATE_LATER', { field })
export const companyCountryNotServed = (field: string) => refuse('COMPANY_COUNTRY_NOT_SERVED', { field })
export const companyDocumentMissing = refuse('COMPANY_DOCUMENT_MISSING', { field: 'uploadId' })
export const companyUploadUnknown = (field: string) => refuse('COMPANY_UPLOAD_UNKNOWN', { field })
export const companyUploadTwice = (field: string) => refuse('COMPANY_UPLOAD_TWICE', { field })
export const companyPersonsFull = refuse('COMPANY_PERSONS_FULL', { params: { max: MAX_PERSONS } })
export const companyPersonTwice = (field: string) => refuse('COMPANY_PERSON_TWICE', { field })
export const companySignerRefused = refuse('COMPANY_SIGNER_REFUSED', { field: 'signerId' })
export const companyDeclarationChanged = refuse('COMPANY_DECLARATION_CHANGED', { field: 'declaration' })
export const companyNumberInUse = refuse('COMPANY_NUMBER_IN_USE', { field: 'registrationNumber' })
export const companyNotWithdrawable = refuse('COMPANY_NOT_WITHDRAWABLE')
export const companyWrongStatus = refuse('COMPANY_WRONG_STATUS')
