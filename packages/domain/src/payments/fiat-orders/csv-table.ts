import { ok, type Outcome } from '#platform/outcome/outcome.ts'
import type { FileRefusal } from './camt.ts'
import { columnsOfProfile, csvQuotes, csvSeparators, type CsvProfile } from './csv-profile.ts'
import { bankStatementEmpty, bankStatementUnreadable } from './refusals.ts'
import { type CsvRecord, recordsOf } from './statement.ts'

/** A record of the file with its cells by column. */
export type CsvCells = {
  /** Its line number in the file, from 1. */
  readonly line: number
  /** The number of its cells, not counting empty ones beyond the columns. */
  readonly count: number
  readonly of: (column: string) => string
  readonly all: readonly string[]
}
export type CsvTable = {
  /** The names in the header row, or the positions from 1. */
  readonly columns: readonly string[]
  readonly bookings: readonly CsvCells[]
  /** The records of the skipped lines before and after the bookings. */
  readonly around: readonly CsvCells[]
}

/**
 * Splits the text of a file into its bookings and the skipped lines around them. Refuses text that is not CSV, has no
 * bookings, or lacks a column of the profile. Also refuses a column that occurs twice, because either could be meant.
 */
export function csvTable(text: string, profile: CsvProfile): Outcome<CsvTable, FileRefusal> {
  const parts = partsOf(text, profile)
  const read = recordsOf(parts.body.text, marksOf(profile), parts.body.skipped)
  if (!read.ok) return read
  const [top, ...rest] = read.value
  if (top === undefined) return bankStatementEmpty
  const isNamed = profile.columnsBy === 'name'
  const columns = top.record.map((name, n) => (isNamed ? name.trim() : String(n + 1)))
  const wrong = wrongColumn(profile, columns, top.line)
  if (wrong !== undefined) return wrong
  const bookings = (isNamed ? rest : read.value).map((record) => cellsOf(record, columns))
  if (bookings.length === 0) return bankStatementEmpty
  const around = [parts.head, parts.foot].flatMap((part) => looseRecords(part, profile))
  return ok({ columns, bookings, around: around.map((record) => cellsOf(record, columns)) })
}

type Part = { readonly text: string; readonly skipped: number }
/** Splits off the skipped lines. Empty lines at the end do not count as skipped. */
function partsOf(text: string, { skipHead, skipFoot }: CsvProfile) {
  const all = text.replaceAll(/\r\n?/gu, '\n').split('\n')
  // Removes only empty lines at the end, because the last cells of a booking may be empty.
  const lines = all.slice(0, all.findLastIndex((line) => line.trim() !== '') + 1)
  const start = Math.min(skipHead, lines.length)
  let end = lines.length
  for (let left = skipFoot; left > 0 && end > start; end -= 1) if (lines[end - 1]?.trim() !== '') left -= 1
  const part = (from: number, to: number): Part => ({ text: lines.slice(from, to).join('\n'), skipped: from })
  return { head: part(0, start), body: part(start, end), foot: part(end, lines.length) }
}

const marksOf = ({ separator, quote }: CsvProfile) => ({
  separator: csvSeparators[separator],
  quote: csvQuotes[quote],
})

/** Returns the records among skipped lines. These are free text, so lines that are not CSV are ignored. */
const looseRecords = ({ text, skipped }: Part, profile: CsvProfile): CsvRecord[] =>
  text.split('\n').flatMap((line, n) => {
    const read = recordsOf(line, marksOf(profile), skipped + n)
    return read.ok ? read.value : []
  })

function wrongColumn(profile: CsvProfile, columns: readonly string[], line: number) {
  const used = columnsOfProfile(profile)
  const twice = used.find((name) => columns.indexOf(name) !== columns.lastIndexOf(name))
  if (twice !== undefined)
    return bankStatementUnreadable({ line, place: 'CSV', found: `≥ 2 × ${twice}`, expected: `1 × ${twice}` })
  const missing = used.find((name) => !columns.includes(name))
  return missing === undefined
    ? undefined
    : bankStatementUnreadable({ line, place: 'CSV', found: columns.join(' | '), expected: missing })
}

function cellsOf({ record, line }: CsvRecord, columns: readonly string[]): CsvCells {
  const surplus = record.findLastIndex((cell) => cell.trim() !== '') + 1
  return {
    line,
    count: Math.max(Math.min(record.length, columns.length), surplus),
    all: record.map((cell) => cell.trim()),
    of: (column) => (column === '' ? '' : (record[columns.indexOf(column)] ?? '').trim()),
  }
}
