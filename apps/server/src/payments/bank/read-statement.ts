import { type FileRefusal, readCamt } from '@tessera/domain/payments/fiat-orders/camt.ts'
import { bankCsvStatement, type BankCsvRefusal } from '@tessera/domain/payments/fiat-orders/bank-csv.ts'
import { isMt940, readMt940 } from '@tessera/domain/payments/fiat-orders/mt940.ts'
import { sameAccount } from '@tessera/domain/payments/fiat-orders/account.ts'
import { dayBoundNumber, OWN_NUMBER } from '@tessera/domain/payments/fiat-orders/likeness.ts'
import { hasOwnColumns, readStatement } from '@tessera/domain/payments/fiat-orders/statement.ts'
import {
  addsUp,
  type FileLine,
  type FileStatement,
  sumsOf,
  type StatementFormat,
} from '@tessera/domain/payments/fiat-orders/statement-file.ts'
import {
  type Amount,
  formatAmount,
  minus,
  negated,
  parseAmount,
  plus,
  ZERO,
} from '@tessera/domain/books/money/amount.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { sha256 } from '#platform/random/random.ts'
import type { Tx } from '#platform/database/tx.ts'
import { futureDay, latestDayIn, repeatedLine } from '@tessera/domain/payments/fiat-orders/statement-faults.ts'
import { bankCsvOf, csvAccountOf } from './bank-csv-file.ts'
import { isXml } from '#platform/text/file-text.ts'
import { binaryRefusal, statementText } from './file-text.ts'
import { type NewLine, scalesOfFiat, linesWithIds } from './lines.sql.ts'
import { lineOf, MAX_NAME_LENGTH, type ReadLine, type Scales } from './read-line.ts'
import { csvProfileOf, type NamedAccount, type OurAccount, ourAccounts } from './our-accounts.sql.ts'
import { bankStatementProfileMissing, bankStatementSumsWrong } from './refusals.ts'
import {
  bankStatementEmpty,
  bankStatementEncodingUnknown,
  bankStatementOtherAccount,
  bankStatementFormatUnknown,
  bankStatementUnreadable,
  READABLE_ENCODINGS,
} from '@tessera/domain/payments/fiat-orders/refusals.ts'

/**
 * One account's statement in a file. If `account` is missing, its lines are on several accounts and there are no
 * balances.
 */
export type ReadStatement = {
  readonly format: StatementFormat
  readonly account: { readonly number: string; readonly coin: string } | undefined
  readonly balances: { readonly opening: Amount; readonly closing: Amount } | undefined
  readonly from: string
  readonly until: string
  readonly lines: readonly ReadLine[]
}
export type ReadRefusal =
  | BankCsvRefusal
  | 'BANK_STATEMENT_PROFILE_MISSING'
  | 'BANK_STATEMENT_OTHER_ACCOUNT'
  | 'BANK_STATEMENT_SUMS_WRONG'
  | 'BANK_STATEMENT_LINE_REPEATED'

/** An uploaded file for one of our banks. */
type File = {
  readonly bank: string
  /** The account to which it must belong; undefined if it may belong to any of our accounts at the bank. */
  readonly account: NamedAccount | undefined
  readonly bytes: Buffer
}

/**
 * Reads a whole file in the format of its content. Returns each of its statements, or the first error. Writes nothing.
 */
export async function readFile(tx: Tx, file: File): Promise<Outcome<ReadStatement[], ReadRefusal>> {
  const binary = binaryRefusal(file.bytes)
  if (binary !== undefined) return binary
  const scales = await scalesOfFiat(tx)
  const ours = (await ourAccounts(tx, file.bank)).filter(
    ({ number, coin }) =>
      file.account === undefined || (coin === file.account.coin && sameAccount(number, file.account.accountNumber)),
  )
  const about = { ...file, ours, scales, now: tx.now }
  const text = statementText(file.bytes)
  if (text === undefined && isXml(file.bytes)) return bankStatementEncodingUnknown(READABLE_ENCODINGS)
  const read = (text === undefined ? undefined : readText(text, about)) ?? (await readByProfile(tx, text, about))
  if (!read.ok) return read
  for (const { format, lines } of read.value) {
    const twice = await firstReusedNumber(tx, file.bank, { format, lines }, scales)
    if (twice !== undefined) return twice
  }
  return read
}

type About = File & { readonly ours: readonly OurAccount[]; readonly scales: Scales; readonly now: Date }
/** Reads text that names its own format; undefined for any other text. */
function readText(text: string, about: About): Outcome<ReadStatement[], ReadRefusal> | undefined {
  if (text.trim() === '') return bankStatementEmpty
  if (text.trimStart().startsWith('<')) return ofAccounts(readCamt(text), about)
  if (isMt940(text)) return ofAccounts(readMt940(text), about)
  return hasOwnColumns(text) ? readCsv(text, about) : undefined
}

/** Reads a bank's CSV with the profile of the chosen account. `text` is undefined if the file has no usual encoding. */
async function readByProfile(
  tx: Tx,
  text: string | undefined,
  about: About,
): Promise<Outcome<ReadStatement[], ReadRefusal>> {
  const profile = about.account && (await csvProfileOf(tx, about.account.name))
  if (about.account === undefined || profile === undefined) {
    if (text === undefined) return bankStatementEncodingUnknown(READABLE_ENCODINGS)
    return looksLikeCsv(text) ? bankStatementProfileMissing(about.account?.name) : bankStatementFormatUnknown
  }
  const account = csvAccountOf(tx, about.account, about.scales)
  const csv = bankCsvOf(about.bytes, profile, account)
  if (!csv.ok) return csv
  const statement = bankCsvStatement(csv.value, account)
  return statement.ok ? ofAccounts(ok([statement.value]), about) : statement
}

const looksLikeCsv = (text: string): boolean => text.split(/\r?\n/u).filter((line) => /[;,\t|]/u.test(line)).length > 1

function readCsv(text: string, { bank, account, ours, scales, now }: About): Outcome<ReadStatement[], ReadRefusal> {
  const raw = readStatement(text)
  if (!raw.ok) return raw
  const lines: ReadLine[] = []
  for (const { fields, at } of raw.value) {
    const line = lineOf(fields, scales)
    if ('place' in line) return bankStatementUnreadable({ line: at, ...line })
    const own = ours.find(({ number, coin }) => coin === line.coin && sameAccount(number, line.accountNumber))
    if (account !== undefined && own === undefined) return otherAccount(`${line.accountNumber} ${line.coin}`, ours)
    const latestDay = latestDayIn(own?.timeZone ?? 'UTC', now)
    if (line.bookedOn > latestDay)
      return bankStatementUnreadable({ line: at, place: 'booked_on', found: line.bookedOn, expected: `≤ ${latestDay}` })
    lines.push({ bank, at, ...line })
  }
  const days = lines.map(({ bookedOn }) => bookedOn).toSorted()
  const [from, until] = [days[0], days.at(-1)]
  if (from === undefined || until === undefined) return bankStatementEmpty
  return ok([{ format: 'csv', account: undefined, balances: undefined, from, until, lines }])
}

/** Returns the statements of a file, each of one of our accounts. */
function ofAccounts(
  read: Outcome<FileStatement[], FileRefusal>,
  { bank, ours, scales, now }: About,
): Outcome<ReadStatement[], ReadRefusal> {
  if (!read.ok) return read
  if (read.value.every(({ balances, lines }) => balances === undefined && lines.length === 0)) return bankStatementEmpty
  const statements: ReadStatement[] = []
  for (const statement of read.value) {
    const { number, currency, bankCode } = statement.account
    const own = ours.find((one) => one.coin === currency && sameAccount(one.number, number))
    const isOtherBank = bankCode !== undefined && own?.bankCode != null && !sameBank(bankCode, own.bankCode)
    if (own === undefined || isOtherBank)
      return otherAccount([number, currency, bankCode ?? ''].join(' ').trim(), ours, isOtherBank)
    const fault = futureDay(statement, latestDayIn(own.timeZone, now)) ?? repeatedLine(statement)
    if (fault !== undefined) return fault
    const saved = statementOf(bank, statement, scales)
    if (!saved.ok) return saved
    statements.push({ ...saved.value, account: { number: own.number, coin: currency } })
  }
  return ok(statements)
}

/** Refuses an account other than the expected one. `withBank` adds the BIC of our account to the refusal. */
const otherAccount = (found: string, ours: readonly OurAccount[], withBank = false) =>
  bankStatementOtherAccount({
    found,
    expected: ours.map((one) => `${one.number} ${one.coin}${withBank ? ` ${one.bankCode}` : ''}`).join(' / '),
  })

/**
 * True if both are the same bank. The last three characters of a BIC name a branch; `XXX` is the head office, as is a
 * BIC of eight characters.
 */
const sameBank = (reported: string, ours: string): boolean =>
  reported.slice(0, 8).toUpperCase() === ours.slice(0, 8).toUpperCase()

type ContentRefusal = 'BANK_STATEMENT_UNREADABLE' | 'BANK_STATEMENT_SUMS_WRONG'

/** Returns the lines and balances of a message in minor units. The caller must have found its account among ours. */
export function statementOf(
  bank: string,
  { format, account, balances: facts, at, from, until, lines: raw }: FileStatement,
  scales: Scales,
): Outcome<Omit<ReadStatement, 'account'>, ContentRefusal> {
  const lines: ReadLine[] = []
  const countByFacts = new Map<string, number>()
  for (const each of raw) {
    const named = {
      ...each,
      line_id: numberOf(each, format, countByFacts),
      payer_name: each.payer_name.slice(0, MAX_NAME_LENGTH),
    }
    const line = lineOf(named, scales)
    if ('place' in line) return bankStatementUnreadable({ line: each.at, ...line })
    lines.push({ bank, otherIds: format === 'mt940' ? each.ids : each.ids.slice(1), at: each.at, ...line })
  }
  const scale = scales.get(account.currency) ?? 0
  const balances = facts && signedBalances(facts, scale)
  if (facts !== undefined && balances === undefined)
    return bankStatementUnreadable({
      line: at,
      place: 'Bal',
      found: `${facts.opening} / ${facts.closing}`,
      expected: formatAmount(ZERO, scale),
    })
  if (balances !== undefined && !addsUp(balances.opening, balances.closing, lines))
    return bankStatementSumsWrong({ line: at, ...texts(balances, lines, scale), fiat: account.currency })
  return ok({ format, balances, from, until, lines })
}

type Balances = NonNullable<ReadStatement['balances']>
/** Returns the balances of a file as text, and the closing balance that results from its lines. */
function texts({ opening, closing }: Balances, lines: readonly ReadLine[], scale: number) {
  const sums = sumsOf(lines)
  const expected = minus(plus(opening, sums.in), sums.out)
  const text = (minor: Amount) => formatAmount(minor, scale)
  return { opening: text(opening), closing: text(closing), expected: text(expected) }
}

type FileBalances = NonNullable<FileStatement['balances']>
function signedBalances({ opening, closing }: FileBalances, scale: number): ReadStatement['balances'] {
  const [first, last] = [signedAmount(opening, scale), signedAmount(closing, scale)]
  return first === undefined || last === undefined ? undefined : { opening: first, closing: last }
}

function signedAmount(text: string, scale: number): Amount | undefined {
  const minor = parseAmount(text.replace(/^-/u, ''), scale)
  return minor !== undefined && text.startsWith('-') ? negated(minor) : minor
}

/**
 * Returns the number of an entry: the bank's number or, without one, a hash of all its facts. A number of MT940
 * includes its day. A count distinguishes entries of one file under one number, such as a payment and its charge.
 */
function numberOf(line: FileLine, format: StatementFormat, countByFacts: Map<string, number>): string {
  const number = line.line_id === '' || format === 'mt940' ? factsNumber(line) : line.line_id
  const n = (countByFacts.get(number) ?? 0) + 1
  countByFacts.set(number, n)
  return n === 1 ? number : `${number}#${n}`
}

const hashOf = (facts: readonly string[]): string => sha256(JSON.stringify(facts)).slice(0, 40)

function factsNumber(line: FileLine): string {
  const { line_id: reference, booked_on, account_number, direction, currency, amount, payer_name, text } = line
  const money = [booked_on, account_number, direction, currency, amount]
  return reference === ''
    ? `${OWN_NUMBER}${hashOf([...money, payer_name, text])}`
    : dayBoundNumber(reference, hashOf([...money, reference]))
}

type Money = Pick<NewLine, 'direction' | 'coin' | 'amount' | 'bookedOn'>
const moneyOf = ({ direction, coin, amount }: Money, scale: number) =>
  `${direction === 'in' ? '+' : '-'}${formatAmount(amount, scale)} ${coin}`

/**
 * Refuses the first line whose number the bank gave to other money, in the ledger or earlier in the file. Otherwise
 * such a line would be mistaken for the known one and lost. The numbers of a bank's CSV may restart each day, so for
 * them the days must be equal too.
 */
async function firstReusedNumber(
  tx: Tx,
  bank: string,
  { format, lines }: Pick<ReadStatement, 'format' | 'lines'>,
  scales: Scales,
) {
  const dayOf = ({ bookedOn }: Money) => (format === 'bank_csv' ? `${bookedOn} ` : '')
  const money = (line: Money) => `${dayOf(line)}${moneyOf(line, scales.get(line.coin) ?? 0)}`
  const ids = lines.map(({ lineId }) => lineId)
  const before = new Map((await linesWithIds(tx, bank, ids)).map((line) => [line.lineId, money(line)]))
  for (const line of lines) {
    const known = before.get(line.lineId) ?? money(line)
    before.set(line.lineId, known)
    if (known !== money(line))
      return bankStatementUnreadable({ line: line.at ?? 0, place: line.lineId, found: money(line), expected: known })
  }
  return undefined
}
