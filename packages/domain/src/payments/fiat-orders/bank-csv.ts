import { ok, type Outcome } from '#platform/outcome/outcome.ts'
import type { FileRefusal } from './camt.ts'
import { type CsvBalances, chainedBalances, labelledBalances } from './csv-balances.ts'
import { type CsvAccount, type CsvBooking, type LineFault, readCsvLine } from './csv-line.ts'
import type { CsvProfile } from './csv-profile.ts'
import { csvTable } from './csv-table.ts'
import { bankStatementFootWrong, bankStatementUnreadable } from './refusals.ts'
import { bankStatementTooLong, STATEMENT_MAX_LINES } from './statement.ts'
import type { FileLine, FileStatement } from './statement-file.ts'

/** A booking of the file with its line number from 1, or the fault that makes it unreadable. */
export type CsvRow = { readonly at: number } & ({ readonly line: FileLine } | { readonly fault: LineFault })
export type BankCsv = {
  /** The names in the header row, or the positions from 1. */
  readonly columns: readonly string[]
  /** Every booking, in the order of the file. */
  readonly rows: readonly CsvRow[]
  /** Undefined if the profile has no balances, or if a booking cannot be read. */
  readonly balances: CsvBalances | undefined
}
export type BankCsvRefusal = FileRefusal | 'BANK_STATEMENT_FOOT_WRONG'

/**
 * Reads a bank's CSV file with the profile of an account. Returns each booking or its fault, so that people see all
 * faults at once. Refuses the whole file if it cannot be divided into bookings, or if a skipped line is a booking.
 */
export function readBankCsv(text: string, profile: CsvProfile, account: CsvAccount): Outcome<BankCsv, BankCsvRefusal> {
  const table = csvTable(text, profile)
  if (!table.ok) return table
  const { columns, bookings, around } = table.value
  const surplus = bookings[STATEMENT_MAX_LINES]
  if (surplus !== undefined) return bankStatementTooLong(surplus.line)
  const dropped = around.find((cells) => !('place' in readCsvLine(cells, columns, profile, account)))
  if (dropped !== undefined) return bankStatementFootWrong(dropped.line)
  const read = bookings.map((cells) => ({ at: cells.line, read: readCsvLine(cells, columns, profile, account) }))
  const rows = read.map(({ at, read: each }): CsvRow =>
    'place' in each ? { at, fault: each } : { at, line: each.line },
  )
  const whole = read.map(({ read: each }) => each).filter((each): each is CsvBooking => !('place' in each))
  const isWhole = whole.length === rows.length
  if (profile.balanceForm === 'none' || !isWhole) return ok({ columns, rows, balances: undefined })
  if (profile.balanceForm === 'labels') {
    const balances = labelledBalances(around, profile, account, text.trimEnd().split('\n').length)
    return balances.ok ? ok({ columns, rows, balances: balances.value }) : balances
  }
  const balances = chainedBalances(whole, profile, account)
  return 'fault' in balances
    ? ok({ columns, rows: rows.map((row) => (row.at === balances.at ? balances : row)), balances: undefined })
    : ok({ columns, rows, balances })
}

/** Returns the statement of a file. Refuses a file with a fault, naming the first one. */
export function bankCsvStatement(
  { rows, balances }: BankCsv,
  account: CsvAccount,
): Outcome<FileStatement, 'BANK_STATEMENT_UNREADABLE'> {
  const lines: FileLine[] = []
  for (const row of rows) {
    if ('fault' in row) return bankStatementUnreadable({ line: row.at, ...row.fault })
    lines.push(row.line)
  }
  const days = lines.map(({ booked_on }) => booked_on).toSorted()
  return ok({
    format: 'bank_csv',
    account: { number: account.number, currency: account.currency, bankCode: undefined },
    balances: balances?.balances,
    at: balances?.at ?? rows[0]?.at ?? 1,
    from: days[0] ?? '',
    until: days.at(-1) ?? '',
    lines,
  })
}
