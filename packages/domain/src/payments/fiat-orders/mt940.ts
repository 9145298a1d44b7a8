import { parseAmount } from '#books/money/amount.ts'
import { ok, type Outcome, type Refusal } from '#platform/outcome/outcome.ts'
import { isBic, isIban } from '#payments/bank-accounts/iban.ts'
import type { FileRefusal } from './camt.ts'
import { bankStatementCut, bankStatementFormatUnknown, bankStatementUnreadable } from './refusals.ts'
import { bankStatementTooLong, STATEMENT_MAX_LINES } from './statement.ts'
import type { FileLine, FileStatement } from './statement-file.ts'
import { remittanceOf } from './mt940-text.ts'

/** A field of a message: its tag such as `:61:`, its text and its line in the file. */
type Field = { readonly tag: string; readonly text: string; readonly line: number }

const BALANCE = /^(?<mark>[CD])(?<day>\d{6})(?<currency>[A-Z]{3})(?<amount>\d{1,15}(?:,\d*)?)$/u
const ENTRY =
  /^(?<value>\d{6})(?<entry>\d{4})?(?<mark>RC|RD|C|D)[A-Z]?(?<amount>\d{1,15},\d*)[NFS][A-Z0-9]{3}(?<own>.*?)(?:\/\/(?<bank>.*))?$/u
const BALANCE_FORM = 'C/D YYMMDD XXX 0,00'
const ENTRY_FORM = 'YYMMDD [MMDD] C/D/RC/RD 0,00 NXXX …'
/** Number of decimals, more than any currency has. */
const DECIMALS = 5

/** Tags of MT941, MT942 and MT103 that MT940 does not have. */
const otherMessages: ReadonlySet<string> = new Set(['13D', '34F', '90C', '90D', '23B', '32A', '71A'])

/** True if a text begins like an MT940 message, with or without the blocks of the SWIFT network. */
export const isMt940 = (text: string): boolean => /^\s*(?:\{1:|:20:)/u.test(text)

/**
 * Reads MT940 messages. Returns each account's statement, or the first place that cannot be read. Messages that
 * intermediate balances (`:62M:`, `:60M:`) connect are one statement.
 */
export function readMt940(text: string): Outcome<FileStatement[], FileRefusal> {
  const statements: Read[] = []
  for (const message of messagesOf(text)) {
    if (message.some(({ tag }) => otherMessages.has(tag))) return bankStatementFormatUnknown
    const read = statementOf(message)
    if (!read.ok) return read
    const last = statements.at(-1)
    if (last?.isOpen === true && read.value.continues) statements.splice(-1, 1, joined(last, read.value))
    else statements.push(read.value)
  }
  if (statements.length === 0) return bankStatementFormatUnknown
  const open = statements.find(({ isOpen }) => isOpen)
  if (open !== undefined) return bankStatementCut({ line: lineCount(text), expected: ':62F:' })
  const surplus = statements.flatMap(({ lines }) => lines)[STATEMENT_MAX_LINES]
  return surplus === undefined
    ? ok(statements.map(({ isOpen: _open, continues: _continues, ...statement }) => statement))
    : bankStatementTooLong(surplus.at)
}

const lineCount = (text: string): number => text.trimEnd().split('\n').length

/** Splits the text into the fields of each message. A message begins with `:20:`; the blocks around it are dropped. */
function messagesOf(text: string): Field[][] {
  const messages: Field[][] = []
  for (const [index, raw] of text.split(/\r\n?|\n/u).entries()) {
    const row = raw.replace(/^.*\{4:/u, '')
    const [, tag, rest = ''] = /^:(\d{2}[A-Z]?):(.*)$/u.exec(row) ?? []
    if (tag === '20') messages.push([])
    const message = messages.at(-1)
    if (message === undefined || /^-(?:\}.*)?$/u.test(row) || row.trim() === '') continue
    if (tag !== undefined) message.push({ tag, text: rest, line: index + 1 })
    else {
      const last = message.pop()
      if (last !== undefined) message.push({ ...last, text: `${last.text}\n${row}` })
    }
  }
  return messages
}

type Read = FileStatement & {
  /** True if the closing balance is intermediate, so that another message follows. */
  readonly isOpen: boolean
  /** True if the opening balance is intermediate, so that it continues another message. */
  readonly continues: boolean
}
function statementOf(fields: readonly Field[]): Outcome<Read, FileRefusal> {
  const of = (...tags: readonly string[]) => fields.find(({ tag }) => tags.includes(tag))
  const [account, opening, closing] = [of('25', '25P'), of('60F', '60M'), of('62F', '62M')]
  const end = fields.at(-1)
  const cut = (expected: string) => bankStatementCut({ line: end?.line ?? 1, expected })
  if (account === undefined) return cut(':25:')
  if (opening === undefined) return cut(':60F:')
  if (closing === undefined) return cut(':62F:')
  const [first, last] = [balanceOf(opening), balanceOf(closing)]
  if (!first.ok) return first
  if (!last.ok) return last
  const { currency } = first.value
  if (last.value.currency !== currency) return unreadable(closing, currency)
  const named = accountOf(account.text, currency)
  const lines = linesOf(fields, { account_number: named.number, currency })
  if (!lines.ok) return lines
  return ok({
    format: 'mt940',
    account: { ...named, currency },
    balances: { opening: first.value.amount, closing: last.value.amount },
    at: closing.line,
    from: lines.value.map(({ booked_on }) => booked_on).toSorted()[0] ?? last.value.day,
    until: last.value.day,
    lines: lines.value,
    isOpen: closing.tag === '62M',
    continues: opening.tag === '60M',
  })
}

const joined = (one: FileStatement, next: Read): Read => ({
  ...next,
  balances: one.balances && next.balances && { opening: one.balances.opening, closing: next.balances.closing },
  from: one.from < next.from ? one.from : next.from,
  lines: [...one.lines, ...next.lines],
  continues: false,
})

const unreadable = ({ tag, text, line }: Field, expected: string): Refusal<'BANK_STATEMENT_UNREADABLE'> =>
  bankStatementUnreadable({ line, place: `:${tag}:`, found: text, expected })

type Balance = { readonly amount: string; readonly day: string; readonly currency: string }
function balanceOf(field: Field): Outcome<Balance, 'BANK_STATEMENT_UNREADABLE'> {
  const { mark, day = '', currency = '', amount = '' } = BALANCE.exec(field.text.trim())?.groups ?? {}
  const date = dayOf(day)
  if (mark === undefined || date === undefined) return unreadable(field, BALANCE_FORM)
  const value = amountOf(amount)
  return ok({ amount: mark === 'D' && /[1-9]/u.test(value) ? `-${value}` : value, day: date, currency })
}

/** Formats an amount with a decimal point and without trailing zeros: `1234,50` becomes `1234.5`. */
const amountOf = (text: string): string =>
  text
    .replace(',', '.')
    .replace(/(\.\d*?)0+$/u, '$1')
    .replace(/\.$/u, '')

/** Parses a day from `YYMMDD`; undefined if it does not exist. */
function dayOf(text: string): string | undefined {
  const day = `20${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4, 6)}`
  const date = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day ? undefined : day
}

/**
 * Reads the account of `:25:`: a number or an IBAN, with an optional BIC and slash before it or currency after it. The
 * German form of bank code and number is returned as an IBAN.
 */
function accountOf(text: string, currency: string): Pick<FileStatement['account'], 'number' | 'bankCode'> {
  const [first = '', second] = text.split('\n')[0]?.trim().split('/') ?? []
  const number = (second ?? first).trim().replace(new RegExp(`\\s*${currency}$`, 'u'), '')
  if (second === undefined) return { number, bankCode: undefined }
  const iban = germanIban(first, number)
  return { number: iban ?? number, bankCode: iban === undefined && isBic(first) ? first : undefined }
}

function germanIban(bankCode: string, number: string): string | undefined {
  if (!/^\d{8}$/u.test(bankCode) || !/^\d{1,10}$/u.test(number)) return undefined
  const own = `${bankCode}${number.padStart(10, '0')}`
  const check = 98n - (BigInt(`${own}131400`) % 97n)
  const iban = `DE${String(check).padStart(2, '0')}${own}`
  return isIban(iban) ? iban : undefined
}

type Base = { readonly account_number: string; readonly currency: string }
function linesOf(fields: readonly Field[], base: Base): Outcome<FileLine[], 'BANK_STATEMENT_UNREADABLE'> {
  const lines: FileLine[] = []
  for (const [index, field] of fields.entries()) {
    if (field.tag !== '61') continue
    const next = fields[index + 1]
    const line = entryOf(field, next?.tag === '86' ? next.text : '', base)
    if (line === undefined) return unreadable(field, ENTRY_FORM)
    lines.push(line)
  }
  return ok(lines)
}

/** `RC` reverses a credit, so its money goes out. */
const directions: Readonly<Record<string, 'in' | 'out'>> = { C: 'in', RD: 'in', D: 'out', RC: 'out' }
/** True for the text that banks and payers write instead of a missing reference. */
const isNone = (reference: string): boolean => /^(?:NONREF|NOTPROVIDED)?$/iu.test(reference)

function entryOf(field: Field, details: string, base: Base): FileLine | undefined {
  const [first = '', ...supplement] = field.text.split('\n')
  const { value = '', entry, mark = '', amount = '', own = '', bank = '' } = ENTRY.exec(first.trim())?.groups ?? {}
  const valueDay = dayOf(value)
  const booked = valueDay === undefined ? undefined : bookedOn(valueDay, entry)
  const direction = directions[mark]
  const text = amountOf(amount)
  if (booked === undefined || direction === undefined || parseAmount(text, DECIMALS) === undefined) return undefined
  const { party, remittance } = remittanceOf(details)
  const reference = bank.trim()
  const ids = isNone(reference) ? [] : [reference]
  const further = [own.trim(), ...supplement.map((each) => each.trim())].filter(
    (each) => !isNone(each) && !remittance.includes(each),
  )
  return {
    ...base,
    booked_on: booked,
    direction,
    amount: text,
    line_id: ids[0] ?? '',
    ids,
    payer_name: party.name,
    ...(party.account !== '' && { payer_account: party.account }),
    ...(party.bank !== '' && { payer_bank: party.bank }),
    text: [remittance, ...further]
      .filter((each) => each !== '')
      .join(' ')
      .slice(0, MAX_TEXT_LENGTH),
    at: field.line,
  }
}
const MAX_TEXT_LENGTH = 500

/**
 * Returns the booking day `MMDD` in the year that is nearest to the value day; without a booking day, the value day.
 */
function bookedOn(valueDay: string, entry: string | undefined): string | undefined {
  if (entry === undefined) return valueDay
  const year = Number(valueDay.slice(2, 4))
  const [month, valueMonth] = [Number(entry.slice(0, 2)), Number(valueDay.slice(5, 7))]
  const shift = month - valueMonth > 6 ? -1 : valueMonth - month > 6 ? 1 : 0
  return dayOf(`${String(year + shift).padStart(2, '0')}${entry}`)
}
