import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const reconciliationPaymentOpen = refuse('RECONCILIATION_PAYMENT_OPEN')
/** `unfit` are keys of differences without a note, and of notes without a difference. */
export const reconciliationNotesUnfit = (unfit: readonly string[]) =>
  refuse('RECONCILIATION_NOTES_UNFIT', { field: 'notes', params: { keys: unfit.join(', ') } })
