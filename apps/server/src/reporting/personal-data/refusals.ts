import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const personalDataExportToday = refuse('PERSONAL_DATA_EXPORT_TODAY')
