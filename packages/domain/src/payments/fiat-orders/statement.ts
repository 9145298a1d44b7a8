import { CsvError, parse } from 'csv-parse/sync'
import { ok, type Outcome } from '#platform/outcome/outcome.ts'
import { bankStatementCut, bankStatementUnreadable } from './refusals.ts'

/** Columns of a statement, by the names in its first row, in any order. */
export const statementColumns = [
  'line_id',
  'booked_on',
  'account_number',
  'direction',
  'currency',
  'amount',
  'payer_name',
  'text',
] as const
/** Optional columns: the other party's account, and the BIC of its bank. */
export const payerColumns = ['payer_account', 'payer_bank'] as const
export type StatementLine = Readonly<Record<(typeof statementColumns)[number], string>> & {
  readonly [column in (typeof payerColumns)[number]]?: string | undefined
}

/** Maximum number of lines of one statement, so that one import fits into one transaction. */
export const STATEMENT_MAX_LINES = 500

/** Characters that separate the fields of a record and enclose a field; an empty `quote` encloses none. */
export type CsvMarks = { readonly separator: string; readonly quote: string }
/** A record with its line number in the file, from 1. */
export type CsvRecord = { readonly record: readonly string[]; readonly line: number }
type CsvRefusal = 'BANK_STATEMENT_UNREADABLE' | 'BANK_STATEMENT_CUT'

/**
 * Returns the records of RFC 4180 text after a number of skipped lines, without empty ones. Refuses a quote that is
 * misplaced or never closed.
 */
export function recordsOf(text: string, { separator, quote }: CsvMarks, skipped = 0): Outcome<CsvRecord[], CsvRefusal> {
  try {
    const ends: number[] = []
    const all = parse(text, {
      bom: true,
      delimiter: separator,
      quote: quote === '' ? null : quote,
      relax_column_count: true,
      skip_empty_lines: false,
      on_record: (record, { lines }) => {
        ends.push(lines)
        return record
      },
    })
    // The parser returns the line on which a record ends.
    const records = all.map((record, n) => ({ record, line: skipped + (ends[n] ?? 1) - breaksIn(record) }))
    return ok(records.filter(({ record }) => record.some((value) => value.trim() !== '')))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = skipped + Number(error['lines'])
    if (error.code === 'CSV_QUOTE_NOT_CLOSED') return bankStatementCut({ line, expected: quote })
    return bankStatementUnreadable({ line, place: 'CSV', found: quote, expected: 'RFC 4180' })
  }
}

const breaksIn = (record: readonly string[]): number =>
  record.reduce((sum, value) => sum + (value.match(/\n/gu)?.length ?? 0), 0)

/** A line of a CSV file with its line number in the file. */
export type CsvLine = { readonly fields: StatementLine; readonly at: number }

/** True if the first record of a text has our own column names. */
export const hasOwnColumns = (text: string): boolean => /^\uFEFF?[^\n]*\bline_id\b/u.test(text)

/** Reads a CSV statement with our own columns. Returns all its lines, or the first one that cannot be read. */
export function readStatement(text: string): Outcome<CsvLine[], CsvRefusal> {
  const records = recordsOf(text, { separator: ',', quote: '"' })
  if (!records.ok) return records
  const [first, ...lines] = records.value
  const head = first?.record ?? []
  const missing = statementColumns.find((name) => !head.includes(name))
  if (missing !== undefined)
    return bankStatementUnreadable({ line: 1, place: 'CSV', found: head.join(','), expected: missing })
  const surplus = lines[STATEMENT_MAX_LINES]
  if (surplus !== undefined) return bankStatementTooLong(surplus.line)
  const short = lines.find(({ record }) => record.length !== head.length)
  if (short !== undefined) return columnsDiffer(short, head.length)
  return ok(
    lines.map(({ record, line }) => ({
      fields: lineOf((name) => (record[head.indexOf(name)] ?? '').trim()),
      at: line,
    })),
  )
}

export const bankStatementTooLong = (line: number) =>
  bankStatementUnreadable({
    line,
    place: 'lines',
    found: `> ${STATEMENT_MAX_LINES}`,
    expected: `≤ ${STATEMENT_MAX_LINES}`,
  })
export const columnsDiffer = ({ record, line }: CsvRecord, expected: number) =>
  bankStatementUnreadable({ line, place: 'CSV', found: `${record.length} ×`, expected: `${expected} ×` })

/** Creates a line from its fields by name. */
export const lineOf = (
  valueOf: (name: (typeof statementColumns)[number] | (typeof payerColumns)[number]) => string,
): StatementLine => ({
  line_id: valueOf('line_id'),
  booked_on: valueOf('booked_on'),
  account_number: valueOf('account_number'),
  direction: valueOf('direction'),
  currency: valueOf('currency'),
  amount: valueOf('amount'),
  payer_name: valueOf('payer_name'),
  text: valueOf('text'),
  ...Object.fromEntries(payerColumns.map((name) => [name, valueOf(name)] as const).filter(([, value]) => value !== '')),
})
