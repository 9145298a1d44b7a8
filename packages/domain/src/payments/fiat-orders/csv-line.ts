import { parseAmount } from '#books/money/amount.ts'
import { sameAccount } from './account.ts'
import { type CsvProfile, decimalMarks, thousandsMarks } from './csv-profile.ts'
import type { CsvCells } from './csv-table.ts'
import { amountIn, dayIn, type SignedText } from './csv-values.ts'
import type { StatementFault } from './refusals.ts'
import type { FileLine } from './statement-file.ts'

/** The account of the exchange to which the file must belong. */
export type CsvAccount = {
  readonly number: string
  readonly currency: string
  /** Decimals of the currency. */
  readonly scale: number
  /** The latest day that a booking may have, as `2026-03-19`. A later day means that day and month were swapped. */
  readonly latestDay: string
}
/** A cell that cannot be read. */
export type LineFault = Omit<StatementFault, 'line'>
/** A booking. It includes the balance after it as decimal text if the profile names that column. */
export type CsvBooking = { readonly line: FileLine; readonly balance: string }

/** Maximum lengths of stored texts. */
const MAX_NUMBER_LENGTH = 80
const MAX_ACCOUNT_LENGTH = 64
const MAX_TEXT_LENGTH = 500
const MAX_NAME_LENGTH = 140

/** Reads a record as a booking, or returns the first cell that cannot be read. */
export function readCsvLine(
  cells: CsvCells,
  columns: readonly string[],
  profile: CsvProfile,
  account: CsvAccount,
): CsvBooking | LineFault {
  if (cells.count !== columns.length)
    return { place: 'CSV', found: `${cells.count} ×`, expected: `${columns.length} ×` }
  const booked_on = dayIn(profile.dateFormat, cells.of(profile.dateColumn))
  if (booked_on === undefined) return fault(cells, profile.dateColumn, profile.dateFormat)
  if (booked_on > account.latestDay) return fault(cells, profile.dateColumn, `≤ ${account.latestDay}`)
  const money = moneyOf(cells, profile, account.scale)
  if ('place' in money) return money
  const currency = cells.of(profile.currencyColumn).toUpperCase()
  if (currency !== '' && currency !== account.currency) return fault(cells, profile.currencyColumn, account.currency)
  const ours = cells.of(profile.ourAccountColumn)
  if (ours !== '' && !sameAccount(ours, account.number)) return fault(cells, profile.ourAccountColumn, account.number)
  const wrong = lengths.find(({ field, max }) => cells.of(profile[field]).length > max)
  if (wrong !== undefined) return fault(cells, profile[wrong.field], `≤ ${wrong.max} × A–Z 0–9`)
  const balance = balanceOf(cells, profile, account.scale)
  if (balance === undefined) return fault(cells, profile.balanceColumn, exampleOf(profile, account.scale))
  const id = cells.of(profile.numberColumn)
  const [payerAccount, payerBank] = [cells.of(profile.accountColumn), cells.of(profile.bicColumn)]
  const line = {
    line_id: id,
    ids: id === '' ? [] : [id],
    booked_on,
    account_number: account.number,
    currency: account.currency,
    ...money,
    payer_name: cells.of(profile.nameColumn).slice(0, MAX_NAME_LENGTH),
    ...(payerAccount !== '' && { payer_account: payerAccount }),
    ...(payerBank !== '' && { payer_bank: payerBank }),
    text: textOf(cells, profile),
    at: cells.line,
  }
  return { line, balance }
}

const lengths = [
  { field: 'numberColumn', max: MAX_NUMBER_LENGTH },
  { field: 'accountColumn', max: MAX_ACCOUNT_LENGTH },
  { field: 'bicColumn', max: MAX_ACCOUNT_LENGTH },
] as const

const fault = (cells: CsvCells, column: string, expected: string): LineFault => ({
  place: column,
  found: cells.of(column),
  expected,
})

const marksOf = ({ decimalMark, thousandsMark }: CsvProfile) => ({
  decimal: decimalMarks[decimalMark],
  thousands: thousandsMarks[thousandsMark],
})

/** Formats an example of an amount in the profile's format, such as `1.234,00`. */
export function exampleOf(profile: CsvProfile, scale: number): string {
  const { decimal, thousands } = marksOf(profile)
  const whole = `1${thousands.charAt(0)}234`
  return scale === 0 ? whole : `${whole}${decimal}${'0'.repeat(scale)}`
}

type Money = Pick<FileLine, 'direction' | 'amount'>
function moneyOf(cells: CsvCells, profile: CsvProfile, scale: number): Money | LineFault {
  const { amountColumn, creditColumn, debitColumn, markColumn, creditMark, debitMark, amountForm } = profile
  const read = (column: string): SignedText | undefined => {
    const value = amountIn(marksOf(profile), cells.of(column))
    return value !== undefined && isAmount(value.amount, scale) ? value : undefined
  }
  if (amountForm === 'two_columns') return ofTwoColumns(cells, [creditColumn, debitColumn], read, profile, scale)
  const value = read(amountColumn)
  if (value === undefined) return fault(cells, amountColumn, exampleOf(profile, scale))
  if (isZero(value)) return fault(cells, amountColumn, '≠ 0')
  if (amountForm === 'signed') return { direction: value.isNegative ? 'out' : 'in', amount: value.amount }
  const mark = cells.of(markColumn).toUpperCase()
  const isCredit = mark === creditMark.toUpperCase()
  if (!isCredit && mark !== debitMark.toUpperCase()) return fault(cells, markColumn, `${creditMark} / ${debitMark}`)
  // A minus next to a mark is ambiguous: it may repeat the mark or reverse it. So the line is refused.
  if (value.isNegative) return fault(cells, amountColumn, '> 0')
  return { direction: isCredit ? 'in' : 'out', amount: value.amount }
}

const isAmount = (text: string, scale: number): boolean => parseAmount(text, scale) !== undefined
const isZero = ({ amount }: SignedText): boolean => !/[1-9]/u.test(amount)

/** Exactly one of the two columns must have an amount. Banks write debits with or without a minus. */
function ofTwoColumns(
  cells: CsvCells,
  [credit, debit]: readonly [string, string],
  read: (column: string) => SignedText | undefined,
  profile: CsvProfile,
  scale: number,
): Money | LineFault {
  const unreadable = [credit, debit].find((column) => cells.of(column) !== '' && read(column) === undefined)
  if (unreadable !== undefined) return fault(cells, unreadable, exampleOf(profile, scale))
  const [incoming, outgoing] = [credit, debit]
    .map((column) => read(column))
    .map((each) => (each && !isZero(each) ? each : undefined))
  if (incoming?.isNegative === true) return fault(cells, credit, '> 0')
  if (incoming !== undefined && outgoing === undefined) return { direction: 'in', amount: incoming.amount }
  if (outgoing !== undefined && incoming === undefined) return { direction: 'out', amount: outgoing.amount }
  return {
    place: `${credit} / ${debit}`,
    found: `${cells.of(credit)} / ${cells.of(debit)}`,
    expected: `1 × ${exampleOf(profile, scale)}`,
  }
}

/**
 * Returns the balance after the booking as decimal text; empty if the profile names no column, undefined if it cannot
 * be read.
 */
function balanceOf(cells: CsvCells, profile: CsvProfile, scale: number): string | undefined {
  if (profile.balanceForm !== 'after_line') return ''
  return balanceText(cells.of(profile.balanceColumn), profile, scale)
}

/** Returns a balance in a profile's format as decimal text, negative with a minus; undefined if it cannot be read. */
export function balanceText(text: string, profile: CsvProfile, scale: number): string | undefined {
  const value = amountIn(marksOf(profile), text)
  if (value === undefined || !isAmount(value.amount, scale)) return undefined
  return value.isNegative && !isZero(value) ? `-${value.amount}` : value.amount
}

function textOf(cells: CsvCells, { textColumns, referenceColumn }: CsvProfile): string {
  const texts = [...textColumns.map(({ column }) => column), referenceColumn].map((column) =>
    cells.of(column).replaceAll(/\s+/gu, ' '),
  )
  return [...new Set(texts.filter((text) => text !== ''))].join(' ').slice(0, MAX_TEXT_LENGTH)
}
