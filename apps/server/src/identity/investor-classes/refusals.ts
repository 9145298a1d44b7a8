import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const investorApplicationOpen = refuse('INVESTOR_APPLICATION_OPEN')
export const investorGroundUnfit = refuse('INVESTOR_GROUND_UNFIT', { field: 'ground' })
export const investorWorthTooLow = (field: string, params: { readonly counted: string; readonly threshold: string }) =>
  refuse('INVESTOR_WORTH_TOO_LOW', { field, params })
export const investorStatementNeeded = refuse('INVESTOR_STATEMENT_NEEDED', { field: 'statement' })
export const investorUploadUnknown = refuse('INVESTOR_UPLOAD_UNKNOWN', { field: 'uploads' })
export const investorUploadTwice = refuse('INVESTOR_UPLOAD_TWICE', { field: 'uploads' })
export const investorNoticeChanged = refuse('INVESTOR_NOTICE_CHANGED', { field: 'consent' })
export const investorWrongStatus = refuse('INVESTOR_WRONG_STATUS')
