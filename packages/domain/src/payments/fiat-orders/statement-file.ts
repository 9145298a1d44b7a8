import { minus, plus, type Amount, ZERO } from '#books/money/amount.ts'
import { machine, type StatusOf } from '#platform/machine/machine.ts'
import type { StatementLine } from './statement.ts'

/**
 * Supported formats. camt.052 reports bookings within a day; camt.053 and MT940 report closed days. `csv` has our own
 * columns; `bank_csv` has those of a bank, which the account's CSV profile describes.
 */
export const statementFormats = ['csv', 'bank_csv', 'camt052', 'camt053', 'mt940', 'feed'] as const
export type StatementFormat = (typeof statementFormats)[number]

/** A line of a file. `ids` has all its bank numbers, that of the entry first. */
export type FileLine = StatementLine & {
  readonly ids: readonly string[]
  /** Its line number in the file, from 1. */
  readonly at: number
}

/** One statement of a file: one account and one period. Balances are decimal text, negative with a minus. */
export type FileStatement = {
  readonly format: StatementFormat
  readonly account: { readonly number: string; readonly currency: string; readonly bankCode: string | undefined }
  readonly balances: { readonly opening: string; readonly closing: string } | undefined
  /** The line of the file with the closing balance, or the first line of the statement. */
  readonly at: number
  /** Days as `2026-03-18`. */
  readonly from: string
  readonly until: string
  readonly lines: readonly FileLine[]
}

/**
 * A statement file proves nothing until a second person confirms it as a whole. A file without balances is confirmed
 * line by line (`by_line`) or dropped.
 */
export const statementMachine = machine('received', {
  received: { claim: 'claimed', split: 'by_line' },
  claimed: { confirm: 'confirmed', drop: 'dropped' },
  by_line: { drop: 'dropped' },
  confirmed: {},
  dropped: {},
})
export type StatementStatus = StatusOf<typeof statementMachine>

type Moved = { readonly direction: 'in' | 'out'; readonly amount: Amount }

/** Returns the sums of a statement in minor units of its currency. */
export function sumsOf(lines: readonly Moved[]): { readonly in: Amount; readonly out: Amount } {
  const of = (direction: Moved['direction']): Amount =>
    lines.reduce((sum, line) => (line.direction === direction ? plus(sum, line.amount) : sum), ZERO)
  return { in: of('in'), out: of('out') }
}

/** True if opening plus incoming minus outgoing equals the closing balance, to the minor unit. */
export const addsUp = (opening: Amount, closing: Amount, lines: readonly Moved[]): boolean => {
  const sums = sumsOf(lines)
  return minus(plus(opening, sums.in), sums.out) === closing
}

/** A closing balance that two people confirmed, with the last day that it covers. */
export type KnownBalance = { readonly closing: Amount; readonly until: string }
export type Period = { readonly from: string; readonly until: string }

/**
 * Returns the period that is missing between the last known balance and a file. Undefined if none is missing, or if no
 * balance is known yet. `known` has the balance of the newest closed day and each balance reported within later days. A
 * camt.053 must follow the closed day before it; a camt.052 must follow that day or the camt.052 before it.
 */
export function missingBefore(
  file: { readonly opening: Amount; readonly from: string },
  known: readonly KnownBalance[],
): Period | undefined {
  if (known.length === 0) return undefined
  const follows = known.some(({ closing, until }) => closing === file.opening && until <= file.from)
  if (follows) return undefined
  const last = known.reduce((a, b) => (b.until > a.until ? b : a))
  return { from: last.until, until: file.from }
}
