import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const companyNotApproved = refuse('COMPANY_NOT_APPROVED')
export const companyChangeWaiting = refuse('COMPANY_CHANGE_WAITING')
export const companyChangeEmpty = refuse('COMPANY_CHANGE_EMPTY')
export const companyChangeEvidenceMissing = refuse('COMPANY_CHANGE_EVIDENCE_MISSING', { field: 'documents' })
export const companyChangeDecided = refuse('COMPANY_CHANGE_DECIDED')
