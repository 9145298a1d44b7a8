import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const settingTimeTaken = (version: number) =>
  refuse('SETTING_TIME_TAKEN', { field: 'effectiveFrom', params: { version } })
export const settingTimePast = refuse('SETTING_TIME_PAST', { field: 'effectiveFrom' })
export const settingUnchanged = refuse('SETTING_UNCHANGED')
