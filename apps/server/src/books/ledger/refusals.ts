import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const ledgerDayInFuture = refuse('LEDGER_DAY_IN_FUTURE')
export const reconciliationFeesTooLow = refuse('RECONCILIATION_FEES_TOO_LOW')
