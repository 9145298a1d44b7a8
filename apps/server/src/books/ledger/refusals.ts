import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

/** `most` is the amount that the exchange can pay of its own, as decimal text. */
export const ownFundsTooLow = (params: { readonly most: string; readonly coin: string }, field?: 'amount') =>
  refuse('OWN_FUNDS_TOO_LOW', { params, ...(field !== undefined && { field }) })
export const ledgerDayInFuture = refuse('LEDGER_DAY_IN_FUTURE')
export const reconciliationFeesTooLow = refuse('RECONCILIATION_FEES_TOO_LOW')
