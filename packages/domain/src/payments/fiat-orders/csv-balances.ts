import { type Amount, formatAmount, minus, negated, parseAmount, plus } from '#books/money/amount.ts'
import { bare } from '#books/money/amount-text.ts'
import { assert, ok, type Outcome } from '#platform/outcome/outcome.ts'
import { balanceText, type CsvAccount, type CsvBooking, exampleOf, type LineFault } from './csv-line.ts'
import type { CsvProfile } from './csv-profile.ts'
import type { CsvCells } from './csv-table.ts'
import { bankStatementCut, bankStatementUnreadable } from './refusals.ts'
import type { FileLine, FileStatement } from './statement-file.ts'

/** Balances as decimal text, with the line of the closing balance. */
export type CsvBalances = { readonly balances: NonNullable<FileStatement['balances']>; readonly at: number }
/** A balance that differs from the balance before it plus its booking, with its line. */
export type BalanceFault = { readonly at: number; readonly fault: LineFault }

/**
 * Returns opening and closing balance from the balances after each booking, or the first balance that differs from the
 * one before it plus its booking.
 */
export function chainedBalances(
  bookings: readonly CsvBooking[],
  { balanceColumn, lineOrder }: CsvProfile,
  { scale }: CsvAccount,
): CsvBalances | BalanceFault {
  const order = lineOrder === 'newest_first' ? bookings.toReversed() : bookings
  const [first] = order
  assert(first, 'a file without bookings has no balances')
  const opening = minus(minorOf(first.balance, scale), movedBy(first.line, scale))
  let last = { closing: opening, at: first.line.at }
  for (const { line, balance } of order) {
    const closing = plus(last.closing, movedBy(line, scale))
    if (closing !== minorOf(balance, scale)) {
      const fault = { place: balanceColumn, found: balance, expected: formatAmount(closing, scale) }
      return { at: line.at, fault }
    }
    last = { closing, at: line.at }
  }
  return { balances: { opening: textOf(opening, scale), closing: textOf(last.closing, scale) }, at: last.at }
}

const textOf = (minor: Amount, scale: number): string => bare(formatAmount(minor, scale))

function minorOf(text: string, scale: number): Amount {
  const minor = parseAmount(text.replace(/^-/u, ''), scale)
  assert(minor !== undefined, `the amount ${text} was just read`)
  return text.startsWith('-') ? negated(minor) : minor
}

const movedBy = ({ direction, amount }: FileLine, scale: number): Amount =>
  direction === 'out' ? negated(minorOf(amount, scale)) : minorOf(amount, scale)

/**
 * Returns the balances that follow their labels in the skipped lines. A missing one means that the file was truncated.
 */
export function labelledBalances(
  around: readonly CsvCells[],
  profile: CsvProfile,
  { scale }: CsvAccount,
  lastLine: number,
): Outcome<CsvBalances, 'BANK_STATEMENT_CUT' | 'BANK_STATEMENT_UNREADABLE'> {
  const found: { readonly text: string; readonly at: number }[] = []
  for (const label of [profile.openingLabel, profile.closingLabel]) {
    const record = around.find((each) => each.all.includes(label))
    if (record === undefined) return bankStatementCut({ line: lastLine, expected: label })
    const value = record.all.slice(record.all.indexOf(label) + 1).find((cell) => cell !== '') ?? ''
    const text = balanceText(value, profile, scale)
    if (text === undefined)
      return bankStatementUnreadable({
        line: record.line,
        place: label,
        found: value,
        expected: exampleOf(profile, scale),
      })
    found.push({ text, at: record.line })
  }
  const [opening, closing] = found
  assert(opening && closing, 'both labels were found')
  return ok({ balances: { opening: opening.text, closing: closing.text }, at: closing.at })
}
