import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { CHECK_HOURS } from '@tessera/domain/identity/kyc/identity-check.ts'

export const identityChoiceCompany = refuse('IDENTITY_CHOICE_COMPANY')
export const kycIdentityWrong = (remaining: number) => refuse('KYC_IDENTITY_WRONG', { params: { remaining } })
export const kycIdentityCheckLocked = refuse('KYC_IDENTITY_CHECK_LOCKED', { params: { hours: CHECK_HOURS } })
export const kycAlreadyApproved = refuse('KYC_ALREADY_APPROVED')
export const kycAlreadyOpen = refuse('KYC_ALREADY_OPEN')
export const kycUploadUnknown = refuse('KYC_UPLOAD_UNKNOWN', { field: 'uploads' })
export const kycDocumentInUse = refuse('KYC_DOCUMENT_IN_USE', { field: 'documentNumber' })
export const kycNothingRequested = refuse('KYC_NOTHING_REQUESTED')
export const kycItemNotRequested = refuse('KYC_ITEM_NOT_REQUESTED')
export const kycItemMissing = refuse('KYC_ITEM_MISSING')
export const kycNoPhotos = refuse('KYC_NO_PHOTOS', { field: 'items' })
export const kycWrongStatus = refuse('KYC_WRONG_STATUS')
export const kycNotWithdrawable = refuse('KYC_NOT_WITHDRAWABLE')
/** Refuses a withdrawal during the vendor's check. */
export const kycCheckRunning = refuse('KYC_CHECK_RUNNING')
export const kycViewLimitReached = (max: number) => refuse('KYC_VIEW_LIMIT_REACHED', { params: { max } })
