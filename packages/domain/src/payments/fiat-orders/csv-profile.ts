import type { FieldFault } from '#books/money/amount-fields.ts'
import { isDateFormat } from './csv-values.ts'
import type { StatementEncoding } from './statement-encodings.ts'

export const csvSeparators = { semicolon: ';', comma: ',', tab: '\t', pipe: '|' } as const
export const csvQuotes = { double: '"', single: "'", none: '' } as const
export const decimalMarks = { point: '.', comma: ',' } as const
/** Characters that group the thousands of an amount. Banks also write no-break spaces and typographic apostrophes. */
export const thousandsMarks = { none: '', point: '.', comma: ',', space: ' \u00A0\u202F', apostrophe: "'’" } as const

/** Columns are identified by the names in the header row, or by their position from 1. */
export const columnNamings = ['name', 'position'] as const
/**
 * The amount is in one column with a sign, in one column per direction, or in one column next to a mark for the
 * direction.
 */
export const amountForms = ['signed', 'two_columns', 'marked'] as const
/** The file has no balances, a column with the balance after each line, or labelled lines among the skipped ones. */
export const balanceForms = ['none', 'after_line', 'labels'] as const
export const lineOrders = ['oldest_first', 'newest_first'] as const

/** A bank's CSV format. An optional column that the file lacks is an empty text. */
export type CsvProfile = {
  readonly encoding: StatementEncoding
  readonly separator: keyof typeof csvSeparators
  readonly quote: keyof typeof csvQuotes
  readonly decimalMark: keyof typeof decimalMarks
  readonly thousandsMark: keyof typeof thousandsMarks
  /** Number of lines before the header row or first booking, and of lines with text after the last booking. */
  readonly skipHead: number
  readonly skipFoot: number
  readonly columnsBy: (typeof columnNamings)[number]
  readonly dateColumn: string
  /** A format such as `DD.MM.YYYY` or `D MMM YY`. */
  readonly dateFormat: string
  readonly amountForm: (typeof amountForms)[number]
  readonly amountColumn: string
  readonly creditColumn: string
  readonly debitColumn: string
  readonly markColumn: string
  readonly creditMark: string
  readonly debitMark: string
  /** Empty if all amounts are in the currency of the account. */
  readonly currencyColumn: string
  readonly ourAccountColumn: string
  /** The bank's unique number of the line. If empty, a line is identified by its other fields. */
  readonly numberColumn: string
  readonly referenceColumn: string
  readonly textColumns: readonly { readonly column: string }[]
  readonly nameColumn: string
  readonly accountColumn: string
  readonly bicColumn: string
  readonly balanceForm: (typeof balanceForms)[number]
  readonly balanceColumn: string
  readonly lineOrder: (typeof lineOrders)[number]
  readonly openingLabel: string
  readonly closingLabel: string
}
type Field = keyof CsvProfile

const columnFields = [
  'dateColumn',
  'amountColumn',
  'creditColumn',
  'debitColumn',
  'markColumn',
  'currencyColumn',
  'ourAccountColumn',
  'numberColumn',
  'referenceColumn',
  'nameColumn',
  'accountColumn',
  'bicColumn',
  'balanceColumn',
] as const satisfies readonly Field[]

/** The fields that each option requires. */
const required = {
  amountForm: {
    signed: ['amountColumn'],
    two_columns: ['creditColumn', 'debitColumn'],
    marked: ['amountColumn', 'markColumn', 'creditMark', 'debitMark'],
  },
  balanceForm: { none: [], after_line: ['balanceColumn'], labels: ['openingLabel', 'closingLabel'] },
} as const satisfies {
  readonly amountForm: Readonly<Record<CsvProfile['amountForm'], readonly Field[]>>
  readonly balanceForm: Readonly<Record<CsvProfile['balanceForm'], readonly Field[]>>
}

const MAX_COLUMN = 200
const POSITIONS = `1–${MAX_COLUMN}`
const isPosition = (text: string): boolean => /^[1-9]\d{0,2}$/u.test(text) && Number(text) <= MAX_COLUMN

/** Returns the first field that conflicts with the others, with the accepted values. */
export function csvProfileFault(profile: CsvProfile): FieldFault | undefined {
  const missing = [...required.amountForm[profile.amountForm], ...required.balanceForm[profile.balanceForm]].find(
    (field) => profile[field] === '',
  )
  if (missing !== undefined) return { field: missing, accepted: '≥ 1 × A–Z' }
  return marksFault(profile) ?? columnsFault(profile)
}

function marksFault(profile: CsvProfile): FieldFault | undefined {
  const [separator, decimal] = [csvSeparators[profile.separator], decimalMarks[profile.decimalMark]]
  const marks = `${decimal}${thousandsMarks[profile.thousandsMark]}`
  if (profile.thousandsMark === profile.decimalMark) return { field: 'thousandsMark', accepted: `≠ ${decimal}` }
  if (profile.quote === 'none' && marks.includes(separator)) return { field: 'separator', accepted: `≠ ${separator}` }
  // Without quotes, a payer's text may contain the separator and shift the amount to another column. Only a balance
  // after each line would reveal it.
  if (profile.quote === 'none' && profile.separator !== 'tab' && profile.balanceForm !== 'after_line')
    return { field: 'quote', accepted: '" / \'' }
  if (!isDateFormat(profile.dateFormat))
    return { field: 'dateFormat', accepted: 'YYYY-MM-DD / DD.MM.YYYY / MM/DD/YY / D MMM YYYY' }
  const sameMark = profile.creditMark.toUpperCase() === profile.debitMark.toUpperCase()
  if (profile.amountForm === 'marked' && sameMark) return { field: 'debitMark', accepted: `≠ ${profile.creditMark}` }
  const sameLabel = profile.openingLabel === profile.closingLabel
  return profile.balanceForm === 'labels' && sameLabel
    ? { field: 'closingLabel', accepted: `≠ ${profile.openingLabel}` }
    : undefined
}

function columnsFault(profile: CsvProfile): FieldFault | undefined {
  if (profile.columnsBy === 'name') return undefined
  const wrong = columnFields.find((field) => profile[field] !== '' && !isPosition(profile[field]))
  if (wrong !== undefined) return { field: wrong, accepted: POSITIONS }
  const at = profile.textColumns.findIndex(({ column }) => !isPosition(column))
  return at === -1 ? undefined : { field: `textColumns.${at}.column`, accepted: POSITIONS }
}

/** Returns all columns that a profile names, each once. */
export const columnsOfProfile = (profile: CsvProfile): string[] => [
  ...new Set(
    [...columnFields.map((field) => profile[field]), ...profile.textColumns.map(({ column }) => column)].filter(
      (column) => column !== '',
    ),
  ),
]
