import { refuse } from '#platform/outcome/outcome.ts'

export const fiatAmountTooPrecise = (decimals: number) =>
  refuse('FIAT_AMOUNT_TOO_PRECISE', { field: 'amount', params: { decimals } })
export const fiatAmountOutOfBounds = (params: { readonly min: string; readonly max: string; readonly fiat: string }) =>
  refuse('FIAT_AMOUNT_OUT_OF_BOUNDS', { field: 'amount', params })
/** An error in a statement file: its line, column, value and expected value. */
export type StatementFault = {
  /** Line number in the file, from 1. */
  readonly line: number
  /** The column, tag or element, such as `Ntry[2]/Amt`. */
  readonly place: string
  readonly found: string
  /** The expected value or format, in signs that every language shares. */
  readonly expected: string
}
const MAX_FOUND_LENGTH = 60
/** Refuses the whole statement because of its first unreadable place. */
export const bankStatementUnreadable = ({ found, ...fault }: StatementFault) =>
  refuse('BANK_STATEMENT_UNREADABLE', {
    field: 'file',
    params: { ...fault, found: found.slice(0, MAX_FOUND_LENGTH) },
  })
/** Refuses a file whose bytes are not text in an accepted encoding. */
export const bankStatementEncodingUnknown = (expected: string) =>
  bankStatementUnreadable({ line: 1, place: 'encoding', found: '', expected })
/** The encodings in which a file without a CSV profile is read. An XML file declares its own. */
export const READABLE_ENCODINGS = 'UTF-8 / UTF-16 / XML encoding'
/** Refuses a file that ends early. `line` is its last line. */
export const bankStatementCut = (params: Pick<StatementFault, 'line' | 'expected'>) =>
  refuse('BANK_STATEMENT_CUT', { field: 'file', params })
/** Refuses a statement, or a report on payments, of another account. */
export const bankStatementOtherAccount = (params: { readonly found: string; readonly expected: string }) =>
  refuse('BANK_STATEMENT_OTHER_ACCOUNT', { field: 'file', params })
/** Refuses a file that has an entry twice, under the same number. */
export const bankStatementLineRepeated = (params: {
  readonly line: number
  readonly earlier: number
  readonly number: string
}) => refuse('BANK_STATEMENT_LINE_REPEATED', { field: 'file', params })
type FoundFormat = 'spreadsheet' | 'pdf' | 'empty' | 'other'
const formatUnknown = (found: FoundFormat) =>
  refuse('BANK_STATEMENT_FORMAT_UNKNOWN', { field: 'file', params: { found } })
export const bankStatementFormatUnknown = formatUnknown('other')
export const bankStatementSpreadsheet = formatUnknown('spreadsheet')
export const bankStatementPdf = formatUnknown('pdf')
/** A file without any entry. */
export const bankStatementEmpty = formatUnknown('empty')
/** Refuses a file whose skipped lines contain a booking. */
export const bankStatementFootWrong = (line: number) =>
  refuse('BANK_STATEMENT_FOOT_WRONG', { field: 'file', params: { line } })
