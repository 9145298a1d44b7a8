import { type FileRefusal, readCamt } from '@tessera/domain/payments/fiat-orders/camt.ts'
import { isMt940, readMt940 } from '@tessera/domain/payments/fiat-orders/mt940.ts'
import { sameAccount } from '@tessera/domain/payments/fiat-orders/account.ts'
import { dayBoundNumber, OWN_NUMBER } from '@tessera/domain/payments/fiat-orders/likeness.ts'
import { hasOwnColumns, readStatement, type StatementLine } from '@tessera/domain/payments/fiat-orders/statement.ts'
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
import { z } from 'zod'
import { accountIdentityHash } from '#payments/bank-accounts/account-number.ts'
import type { Config } from '#platform/config/config.ts'
import { sha256 } from '#platform/random/random.ts'
import type { Tx } from '#platform/database/tx.ts'
import { statementText } from './file-text.ts'
import { type NewLine, scalesOfFiat, linesWithIds } from './lines.sql.ts'
import { type NamedAccount, type OurAccount, ourAccounts } from './our-accounts.sql.ts'
import { bankStatementOtherAccount, bankStatementSumsWrong } from './refusals.ts'
import { bankStatementFormatUnknown, bankStatementUnreadable } from '@tessera/domain/payments/fiat-orders/refusals.ts'

/** A line of a file as it is stored, without an id. */
export type ReadLine = Omit<NewLine, 'id' | 'claimId' | 'payerHash'> & {
  /** The payer's account as the bank reports it; only its hash is stored. */
  readonly payerAccount: string
  /** The BIC of the payer's bank as our bank reports it. */
  readonly payerBank: string
  /** Further numbers that the bank gives the same line in a message. */
  readonly otherIds?: readonly string[]
  /** Its line in the file, from 1; undefined for a line of a feed. */
  readonly at?: number
}
/**
 * One account's statement in a file. If `account` is missing, the lines name several accounts and there are no
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
export type ReadRefusal = FileRefusal | 'BANK_STATEMENT_OTHER_ACCOUNT' | 'BANK_STATEMENT_SUMS_WRONG'

/** An uploaded file for one of our banks. */
type File = {
  readonly bank: string
  /** The account of which it must be; undefined if it may be of any of our accounts at the bank. */
  readonly account: NamedAccount | undefined
  readonly bytes: Buffer
}

type Scales = ReadonlyMap<string, number>
/** Reads a whole file in the format that its text has. Returns each of its statements, or the first error. Writes nothing. */
export async function readFile(tx: Tx, file: File): Promise<Outcome<ReadStatement[], ReadRefusal>> {
  const scales = await scalesOfFiat(tx)
  const text = statementText(file.bytes)
  if (text === undefined)
    return bankStatementUnreadable({ line: 1, place: 'encoding', found: '', expected: 'UTF-8 / UTF-16 / XML encoding' })
  const all = (await ourAccounts(tx, file.bank)).filter(
    ({ number, coin }) =>
      file.account === undefined || (coin === file.account.coin && sameAccount(number, file.account.accountNumber)),
  )
  const read = readText(text, { bank: file.bank, ours: all, scales })
  if (!read.ok) return read
  for (const { lines } of read.value) {
    const twice = await firstReusedNumber(tx, file.bank, lines, scales)
    if (twice !== undefined) return twice
  }
  return read
}

type Ours = { readonly bank: string; readonly ours: readonly OurAccount[]; readonly scales: Scales }
function readText(text: string, about: Ours): Outcome<ReadStatement[], ReadRefusal> {
  if (text.trimStart().startsWith('<')) return ofAccounts(readCamt(text), about)
  if (isMt940(text)) return ofAccounts(readMt940(text), about)
  return hasOwnColumns(text) ? readCsv(text, about) : bankStatementFormatUnknown
}

function readCsv(text: string, { bank, scales }: Ours): Outcome<ReadStatement[], FileRefusal> {
  const raw = readStatement(text)
  if (!raw.ok) return raw
  const lines: ReadLine[] = []
  for (const { fields, at } of raw.value) {
    const line = lineOf(fields, scales)
    if ('place' in line) return bankStatementUnreadable({ line: at, ...line })
    lines.push({ bank, at, ...line })
  }
  const days = lines.map(({ bookedOn }) => bookedOn).toSorted()
  const [from, until] = [days[0], days.at(-1)]
  if (from === undefined || until === undefined) return ok([])
  return ok([{ format: 'csv', account: undefined, balances: undefined, from, until, lines }])
}

/** The statements of a file, each of one of our accounts. */
function ofAccounts(
  read: Outcome<FileStatement[], FileRefusal>,
  { bank, ours, scales }: Ours,
): Outcome<ReadStatement[], ReadRefusal> {
  if (!read.ok) return read
  const statements: ReadStatement[] = []
  for (const statement of read.value) {
    const { number, currency, bankCode } = statement.account
    const own = ours.find((one) => one.coin === currency && sameAccount(one.number, number))
    const isOtherBank = bankCode !== undefined && own?.bankCode != null && !sameBank(bankCode, own.bankCode)
    if (own === undefined || isOtherBank)
      return bankStatementOtherAccount({
        found: [number, currency, bankCode ?? ''].join(' ').trim(),
        expected: ours.map((one) => `${one.number} ${one.coin}${isOtherBank ? ` ${one.bankCode}` : ''}`).join(' / '),
      })
    const saved = statementOf(bank, statement, scales)
    if (!saved.ok) return saved
    statements.push({ ...saved.value, account: { number: own.number, coin: currency } })
  }
  return ok(statements)
}

/** The last three characters of a BIC name a branch. `XXX` is the head office, as is an eight-character BIC. */
const sameBank = (reported: string, ours: string): boolean =>
  reported.slice(0, 8).toUpperCase() === ours.slice(0, 8).toUpperCase()

type ContentRefusal = 'BANK_STATEMENT_UNREADABLE' | 'BANK_STATEMENT_SUMS_WRONG'

/** The lines and balances of a message in minor units. The caller found its account among ours. */
function statementOf(
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
/** The balances of a file as text, with the closing balance that its lines give. */
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
 * The number of an entry: the bank's number or, without one, a hash of all its facts. That of MT940 is bound to its day. Entries of one file under one
 * number, such as a payment and its charge, are distinguished by a count.
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

type Money = Pick<NewLine, 'direction' | 'coin' | 'amount'>
const moneyOf = ({ direction, coin, amount }: Money, scale: number) =>
  `${direction === 'in' ? '+' : '-'}${formatAmount(amount, scale)} ${coin}`

/**
 * Refuses the first line whose number the bank gave to other money, in the books or earlier in the file. Otherwise such a
 * line would be mistaken for the known one and lost.
 */
async function firstReusedNumber(tx: Tx, bank: string, lines: readonly ReadLine[], scales: Scales) {
  const money = (line: Money) => moneyOf(line, scales.get(line.coin) ?? 0)
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

const MAX_NAME_LENGTH = 140
const text = (max: number) => z.string().max(max)
const Line = z.object({
  line_id: text(80).min(1),
  booked_on: z.iso.date(),
  account_number: text(40).min(1),
  direction: z.enum(['in', 'out']),
  payer_name: text(MAX_NAME_LENGTH),
  payer_account: text(64).default(''),
  payer_bank: text(64).default(''),
  text: text(500),
})

/** Accepted values of each column, the same in every language. */
const expectations: Readonly<Record<string, string>> = {
  line_id: '1–80',
  booked_on: 'YYYY-MM-DD',
  account_number: '1–40',
  direction: 'in / out',
  payer_name: `0–${MAX_NAME_LENGTH}`,
  payer_account: '0–64',
  payer_bank: '0–64',
  text: '0–500',
}
type ColumnFault = { readonly place: string; readonly found: string; readonly expected: string }

/** A line as it is stored, or the column that cannot be read. */
export function lineOf(raw: StatementLine, scales: Scales): Omit<ReadLine, 'bank'> | ColumnFault {
  const read = Line.safeParse(raw)
  if (!read.success) {
    const place = String(read.error.issues[0]?.path[0] ?? 'line_id')
    const found = new Map<string, string | undefined>(Object.entries(raw)).get(place) ?? ''
    return { place, found, expected: expectations[place] ?? '' }
  }
  const scale = scales.get(raw.currency)
  if (scale === undefined)
    return { place: 'currency', found: raw.currency, expected: [...scales.keys()].toSorted().join(' / ') }
  const amount = parseAmount(raw.amount, scale)
  if (amount === undefined || amount === 0n)
    return { place: 'amount', found: raw.amount, expected: `> ${formatAmount(ZERO, scale)}` }
  const {
    line_id: lineId,
    booked_on: bookedOn,
    account_number: accountNumber,
    direction,
    payer_name: payerName,
    payer_account: payerAccount,
    payer_bank: payerBank,
  } = read.data
  const { text: facts } = read.data
  return {
    lineId,
    bookedOn,
    accountNumber,
    direction,
    coin: raw.currency,
    amount,
    payerName,
    payerAccount,
    payerBank,
    text: facts,
  }
}

/** A line as it is stored, with only the hash of the payer's account and bank. */
export const hashedLine = <L extends Pick<ReadLine, 'payerAccount' | 'payerBank' | 'at'>>(
  config: Pick<Config, 'SECRET_KEY'>,
  { payerAccount, payerBank, at: _at, ...line }: L,
) => ({ ...line, payerHash: accountIdentityHash(config, { number: payerAccount, bic: payerBank }) })
