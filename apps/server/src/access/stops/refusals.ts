import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const stopSubjectNeeded = refuse('STOP_SUBJECT_NEEDED', { field: 'subjectId' })
export const stopNoticeNeeded = refuse('STOP_NOTICE_NEEDED', { field: 'notice' })
export const stopAccountClosed = refuse('STOP_ACCOUNT_CLOSED', { field: 'subjectId' })
export const stopNotYet = refuse('STOP_NOT_YET')
/** The refusal while the coin's network is closed, or while deposits or the coin are stopped. */
export const depositClosed = refuse('DEPOSIT_CLOSED')
