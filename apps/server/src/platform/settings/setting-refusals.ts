import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const settingTimeTaken = (version: number) =>
  refuse('SETTING_TIME_TAKEN', { field: 'effectiveFrom', params: { version } })
export const settingTimePast = refuse('SETTING_TIME_PAST', { field: 'effectiveFrom' })
export const settingUnchanged = refuse('SETTING_UNCHANGED')
export const settingFixed = (field: string) => refuse('SETTING_FIXED', { field: `values.${field}`, params: { field } })
export const settingSubjectWrong = (expected: string) =>
  refuse('SETTING_SUBJECT_WRONG', { field: 'subject', params: { expected } })
/** A value that does not fit to the rest of the exchange, and what would be accepted. */
export const settingConflict = (field: string, accepted: string) =>
  refuse('SETTING_CONFLICT', { field: `values.${field}`, params: { accepted } })
