import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const settingFileUnreadable = refuse('SETTING_FILE_UNREADABLE', { field: 'text' })
export const settingFileAreaUnknown = refuse('SETTING_FILE_AREA_UNKNOWN', { field: 'area' })
export const settingFileDuplicate = refuse('SETTING_FILE_DUPLICATE', { field: 'subject' })
