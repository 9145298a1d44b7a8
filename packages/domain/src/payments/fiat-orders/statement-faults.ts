import { dayIn } from '#platform/clock/zoned-days.ts'
import { type Refusal } from '#platform/outcome/outcome.ts'
import { bankStatementLineRepeated, bankStatementUnreadable } from './refusals.ts'
import type { FileStatement, StatementFormat } from './statement-file.ts'

const UTC = 'UTC'
/** The zone in which each day begins first. Accounts without a zone have UTC, and their bank may be ahead of it. */
const FIRST_ZONE = 'Pacific/Kiritimati'

/** Returns the latest day that a bank in this zone can report at a moment: its current day. */
export const latestDayIn = (timeZone: string, now: Date): string => dayIn(timeZone === UTC ? FIRST_ZONE : timeZone, now)

/** The elements with the day of an entry and of the closing balance, by format. */
const dayPlaces: Readonly<Record<StatementFormat, { readonly entry: string; readonly closing: string }>> = {
  camt052: { entry: 'BookgDt', closing: 'Bal/Dt' },
  camt053: { entry: 'BookgDt', closing: 'Bal/Dt' },
  mt940: { entry: ':61:', closing: ':62F:' },
  csv: { entry: 'booked_on', closing: 'booked_on' },
  bank_csv: { entry: 'booked_on', closing: 'booked_on' },
  feed: { entry: 'booked_on', closing: 'booked_on' },
}

/** Refuses the first entry that is booked after `latestDay`, or a statement that ends after it. */
export function futureDay(
  { format, lines, until, at }: FileStatement,
  latestDay: string,
): Refusal<'BANK_STATEMENT_UNREADABLE'> | undefined {
  const { entry, closing } = dayPlaces[format]
  const expected = `≤ ${latestDay}`
  const late = lines.find(({ booked_on }) => booked_on > latestDay)
  if (late !== undefined)
    return bankStatementUnreadable({ line: late.at, place: entry, found: late.booked_on, expected })
  return until > latestDay ? bankStatementUnreadable({ line: at, place: closing, found: until, expected }) : undefined
}

/**
 * Refuses the first entry that has the bank's number and all facts of an earlier one. Only balances can prove that a bank
 * booked the same twice, so a statement with balances is not checked.
 */
export function repeatedLine({ balances, lines }: FileStatement): Refusal<'BANK_STATEMENT_LINE_REPEATED'> | undefined {
  if (balances !== undefined) return undefined
  const lineByFacts = new Map<string, number>()
  for (const { line_id: number, booked_on, direction, currency, amount, payer_name, text, at } of lines) {
    if (number === '') continue
    const facts = JSON.stringify([number, booked_on, direction, currency, amount, payer_name, text])
    const earlier = lineByFacts.get(facts)
    if (earlier !== undefined) return bankStatementLineRepeated({ line: at, earlier, number })
    lineByFacts.set(facts, at)
  }
  return undefined
}
