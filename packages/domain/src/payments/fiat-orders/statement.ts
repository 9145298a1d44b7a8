import { CsvError, parse } from 'csv-parse/sync'
import { ok, type Outcome } from '#platform/outcome/outcome.ts'
import { bankStatementUnreadable } from './refusals.ts'

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

/** Maximum lines of one statement, so that one import is one transaction. */
export const STATEMENT_MAX_LINES = 500

/** Records of RFC 4180 text, empty lines too; undefined if a quote is out of place or never closed. */
function recordsOf(text: string): string[][] | undefined {
  try {
    return parse(text, { bom: true, relax_column_count: true, skip_empty_lines: false })
  } catch (error) {
    if (error instanceof CsvError) return undefined
    throw error
  }
}

/** Reads a bank's statement as CSV. Returns all its lines, or the first one that cannot be read. */
export function readStatement(text: string): Outcome<StatementLine[], 'BANK_STATEMENT_UNREADABLE'> {
  const records = recordsOf(text)
  if (records === undefined) return bankStatementUnreadable(1, 'quotes')
  const [head = [], ...body] = records
  const missing = statementColumns.find((name) => !head.includes(name))
  if (missing !== undefined) return bankStatementUnreadable(1, missing)
  const lines = body.filter((record) => record.some((value) => value.trim() !== ''))
  if (lines.length > STATEMENT_MAX_LINES) return bankStatementUnreadable(STATEMENT_MAX_LINES + 2, 'too_many')
  const short = body.findIndex((record) => lines.includes(record) && record.length !== head.length)
  if (short !== -1) return bankStatementUnreadable(short + 2, 'columns')
  return ok(lines.map((record) => lineOf((name) => (record[head.indexOf(name)] ?? '').trim())))
}

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
