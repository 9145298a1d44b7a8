import { refuse } from '#platform/outcome/outcome.ts'

export const fiatAmountTooPrecise = (decimals: number) =>
  refuse('FIAT_AMOUNT_TOO_PRECISE', { field: 'amount', params: { decimals } })
export const fiatAmountOutOfBounds = (params: { readonly min: string; readonly max: string; readonly fiat: string }) =>
  refuse('FIAT_AMOUNT_OUT_OF_BOUNDS', { field: 'amount', params })
/** Refuses the whole statement. `line` counts from 1, its first row. */
export const bankStatementUnreadable = (line: number, reason: string) =>
  refuse('BANK_STATEMENT_UNREADABLE', { field: 'text', params: { line, reason } })
export const bankStatementNotCamt = refuse('BANK_STATEMENT_NOT_CAMT', { field: 'text' })
/** `entry` counts from 1; 0 is the statement itself. */
export const bankStatementEntryUnreadable = (entry: number, element: string) =>
  refuse('BANK_STATEMENT_ENTRY_UNREADABLE', { field: 'text', params: { entry, element } })
