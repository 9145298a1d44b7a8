import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const reconciliationFeesTooLow = refuse('RECONCILIATION_FEES_TOO_LOW')
