import {
  amountForms,
  balanceForms,
  columnNamings,
  csvQuotes,
  csvSeparators,
  decimalMarks,
  lineOrders,
  thousandsMarks,
} from '@tessera/domain/payments/fiat-orders/csv-profile.ts'
import { statementEncodings } from '@tessera/domain/payments/fiat-orders/statement-encodings.ts'
import { z } from 'zod'
import { choice, count, optionalText, rows, text } from './setting-fields.ts'

/** Maximum length of a column's name. */
const NAME = 60
/** Maximum number of lines before or after the bookings of a file. */
const MAX_SKIPPED = 50

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets which keys
const keysOf = <Row extends object>(row: Row) => Object.keys(row) as [keyof Row & string, ...(keyof Row & string)[]]
/** Must match the header of the file, so only its ends are trimmed. */
const column = { ...text(NAME), type: z.string().trim().min(1).max(NAME) }
const optionalColumn = { ...optionalText(NAME), initial: '' } as const
/** Returns a field that applies only with certain choices in another field. */
const only = <Field extends object>(field: Field, by: string, ...is: readonly string[]) => ({
  ...field,
  initial: '',
  appliesIf: { field: by, is, otherwise: '' },
})

/**
 * A bank's CSV format. The subject is the short name of our account at the bank. Columns are identified by the header
 * row or by position. An empty text means that the file lacks the column.
 */
export const csvProfileArea = {
  encoding: { ...choice(...statementEncodings), initial: 'utf-8' },
  separator: { ...choice(...keysOf(csvSeparators)), initial: 'comma' },
  quote: { ...choice(...keysOf(csvQuotes)), initial: 'double' },
  decimalMark: { ...choice(...keysOf(decimalMarks)), initial: 'point' },
  thousandsMark: { ...choice(...keysOf(thousandsMarks)), initial: 'none' },
  skipHead: { ...count(0, MAX_SKIPPED), initial: 0 },
  skipFoot: { ...count(0, MAX_SKIPPED), initial: 0 },
  columnsBy: { ...choice(...columnNamings), initial: 'name' },
  dateColumn: column,
  /** Such as `DD.MM.YYYY`. */
  dateFormat: { ...text(20), initial: 'YYYY-MM-DD' },
  amountForm: { ...choice(...amountForms), initial: 'signed' },
  amountColumn: only(optionalText(NAME), 'amountForm', 'signed', 'marked'),
  creditColumn: only(optionalText(NAME), 'amountForm', 'two_columns'),
  debitColumn: only(optionalText(NAME), 'amountForm', 'two_columns'),
  markColumn: only(optionalText(NAME), 'amountForm', 'marked'),
  creditMark: only(optionalText(12), 'amountForm', 'marked'),
  debitMark: only(optionalText(12), 'amountForm', 'marked'),
  currencyColumn: optionalColumn,
  ourAccountColumn: optionalColumn,
  numberColumn: optionalColumn,
  referenceColumn: optionalColumn,
  textColumns: { ...rows({ column }, 10), initial: [] },
  nameColumn: optionalColumn,
  accountColumn: optionalColumn,
  bicColumn: optionalColumn,
  balanceForm: { ...choice(...balanceForms), initial: 'none' },
  balanceColumn: only(optionalText(NAME), 'balanceForm', 'after_line'),
  lineOrder: {
    ...choice(...lineOrders),
    initial: 'oldest_first',
    appliesIf: { field: 'balanceForm', is: 'after_line', otherwise: 'oldest_first' },
  },
  openingLabel: only(optionalText(NAME), 'balanceForm', 'labels'),
  closingLabel: only(optionalText(NAME), 'balanceForm', 'labels'),
} as const
