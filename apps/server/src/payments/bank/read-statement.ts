import { readCamt } from '@tessera/domain/payments/fiat-orders/camt.ts'
import { sameAccount } from '@tessera/domain/payments/fiat-orders/account.ts'
import { OWN_NUMBER } from '@tessera/domain/payments/fiat-orders/likeness.ts'
import { readStatement, type StatementLine } from '@tessera/domain/payments/fiat-orders/statement.ts'
import {
  addsUp,
  type FileLine,
  type FileStatement,
  type StatementFormat,
} from '@tessera/domain/payments/fiat-orders/statement-file.ts'
import { type Amount, negated, parseAmount } from '@tessera/domain/books/money/amount.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { accountIdentityHash } from '#payments/bank-accounts/account-number.ts'
import type { Config } from '#platform/config/config.ts'
import { sha256 } from '#platform/random/random.ts'
import type { Tx } from '#platform/database/tx.ts'
import { type NewLine, scalesOfFiat, linesWithIds } from './lines.sql.ts'
import { ourAccounts } from './our-accounts.sql.ts'
import { bankStatementOtherAccount, bankStatementSumsWrong } from './refusals.ts'
import { bankStatementEntryUnreadable, bankStatementUnreadable } from '@tessera/domain/payments/fiat-orders/refusals.ts'

/** A line of a file as it is stored, without an id. */
export type ReadLine = Omit<NewLine, 'id' | 'claimId' | 'payerHash'> & {
  /** The payer's account as the bank reports it; only its hash is stored. */
  readonly payerAccount: string
  /** The BIC of the payer's bank as our bank reports it. */
  readonly payerBank: string
  /** Further numbers that the bank gives the same line in a message. */
  readonly otherIds?: readonly string[]
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
export type ReadRefusal =
  | 'BANK_STATEMENT_UNREADABLE'
  | 'BANK_STATEMENT_NOT_CAMT'
  | 'BANK_STATEMENT_ENTRY_UNREADABLE'
  | 'BANK_STATEMENT_OTHER_ACCOUNT'
  | 'BANK_STATEMENT_SUMS_WRONG'

type File = { readonly format: 'csv' | 'camt'; readonly bank: string; readonly text: string }

type Scales = ReadonlyMap<string, number>
/** Reads a whole file: returns each of its statements, or the first error. Writes nothing. */
export async function readFile(tx: Tx, file: File): Promise<Outcome<ReadStatement[], ReadRefusal>> {
  const scales = await scalesOfFiat(tx)
  const read = file.format === 'csv' ? readCsv(file, scales) : await readMessage(tx, file, scales)
  if (!read.ok) return read
  for (const { lines } of read.value) {
    const twice = await firstReusedNumber(tx, file.bank, lines)
    if (twice !== -1)
      return file.format === 'csv'
        ? bankStatementUnreadable(twice + 2, 'line_id')
        : bankStatementEntryUnreadable(twice + 1, 'AcctSvcrRef')
  }
  return read
}

function readCsv({ bank, text }: File, scales: Scales): Outcome<ReadStatement[], 'BANK_STATEMENT_UNREADABLE'> {
  const raw = readStatement(text)
  if (!raw.ok) return raw
  const lines: ReadLine[] = []
  for (const [index, each] of raw.value.entries()) {
    const line = lineOf(each, scales)
    if (!line.ok) return bankStatementUnreadable(index + 2, line.code)
    lines.push({ bank, ...line.value })
  }
  const days = lines.map(({ bookedOn }) => bookedOn).toSorted()
  const [from, until] = [days[0], days.at(-1)]
  if (from === undefined || until === undefined) return ok([])
  return ok([{ format: 'csv', account: undefined, balances: undefined, from, until, lines }])
}

async function readMessage(
  tx: Tx,
  { bank, text }: File,
  scales: Scales,
): Promise<Outcome<ReadStatement[], Exclude<ReadRefusal, 'BANK_STATEMENT_UNREADABLE'>>> {
  const read = readCamt(text)
  if (!read.ok) return read
  const ours = await ourAccounts(tx, bank)
  const statements: ReadStatement[] = []
  for (const statement of read.value) {
    const { number, currency, bankCode } = statement.account
    const own = ours.find((one) => one.coin === currency && sameAccount(one.number, number))
    const isOtherBank = bankCode !== undefined && own?.bankCode != null && !sameBank(bankCode, own.bankCode)
    if (own === undefined || isOtherBank) return bankStatementOtherAccount
    const saved = statementOf(bank, statement, scales)
    if (!saved.ok) return saved
    statements.push({ ...saved.value, account: { number: own.number, coin: currency } })
  }
  return ok(statements)
}

/** The last three characters of a BIC name a branch. `XXX` is the head office, as is an eight-character BIC. */
const sameBank = (reported: string, ours: string): boolean =>
  reported.slice(0, 8).toUpperCase() === ours.slice(0, 8).toUpperCase()

type ContentRefusal = 'BANK_STATEMENT_ENTRY_UNREADABLE' | 'BANK_STATEMENT_SUMS_WRONG'

/** The lines and balances of a message in minor units. The caller found its account among ours. */
function statementOf(
  bank: string,
  { format, account, balances: facts, from, until, lines: raw }: FileStatement,
  scales: Scales,
): Outcome<Omit<ReadStatement, 'account'>, ContentRefusal> {
  const lines: ReadLine[] = []
  const countByFacts = new Map<string, number>()
  for (const [index, each] of raw.entries()) {
    const named = {
      ...each,
      line_id: numberOf(each, countByFacts),
      payer_name: each.payer_name.slice(0, MAX_NAME_LENGTH),
    }
    const line = lineOf(named, scales)
    if (!line.ok) return bankStatementEntryUnreadable(index + 1, line.code)
    lines.push({ bank, otherIds: each.ids.slice(1), ...line.value })
  }
  const balances = facts && signedBalances(facts, scales.get(account.currency))
  if (facts !== undefined && balances === undefined) return bankStatementEntryUnreadable(0, 'Bal')
  if (balances !== undefined && !addsUp(balances.opening, balances.closing, lines))
    return bankStatementSumsWrong(facts, account.currency)
  return ok({ format, balances, from, until, lines })
}

type FileBalances = NonNullable<FileStatement['balances']>
function signedBalances({ opening, closing }: FileBalances, scale = 0): ReadStatement['balances'] {
  const [first, last] = [signedAmount(opening, scale), signedAmount(closing, scale)]
  return first === undefined || last === undefined ? undefined : { opening: first, closing: last }
}

function signedAmount(text: string, scale: number): Amount | undefined {
  const minor = parseAmount(text.replace(/^-/u, ''), scale)
  return minor !== undefined && text.startsWith('-') ? negated(minor) : minor
}

/**
 * The number of an entry: the bank's number or, without one, a hash of all its facts. Entries of one file under one
 * number, such as a payment and its charge, are distinguished by a count.
 */
function numberOf(line: FileLine, countByFacts: Map<string, number>): string {
  const { booked_on, account_number, direction, currency, amount, payer_name, text } = line
  const facts = JSON.stringify([booked_on, account_number, direction, currency, amount, payer_name, text])
  const number = line.line_id === '' ? `${OWN_NUMBER}${sha256(facts).slice(0, 40)}` : line.line_id
  const n = (countByFacts.get(number) ?? 0) + 1
  countByFacts.set(number, n)
  return n === 1 ? number : `${number}#${n}`
}

const moneyOf = ({ direction, coin, amount }: Pick<NewLine, 'direction' | 'coin' | 'amount'>) =>
  `${direction} ${amount} ${coin}`

/**
 * The index of the first line whose number the bank gave to other money, in the books or earlier in the file. Otherwise
 * such a line would be mistaken for the known one and lost.
 */
async function firstReusedNumber(tx: Tx, bank: string, lines: readonly ReadLine[]): Promise<number> {
  const ids = lines.map(({ lineId }) => lineId)
  const before = new Map((await linesWithIds(tx, bank, ids)).map((line) => [line.lineId, moneyOf(line)]))
  return lines.findIndex((line) => {
    const known = before.get(line.lineId) ?? moneyOf(line)
    before.set(line.lineId, known)
    return known !== moneyOf(line)
  })
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

/** A line as it is stored, or the name of the column that cannot be read. */
export function lineOf(raw: StatementLine, scales: Scales): Outcome<Omit<ReadLine, 'bank'>> {
  const read = Line.safeParse(raw)
  if (!read.success) return refuse(String(read.error.issues[0]?.path[0] ?? 'line'))
  const scale = scales.get(raw.currency)
  if (scale === undefined) return refuse('currency')
  const amount = parseAmount(raw.amount, scale)
  if (amount === undefined || amount === 0n) return refuse('amount')
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
  return ok({
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
  })
}

/** A line as it is stored, with only the hash of the payer's account and bank. */
export const hashedLine = <L extends Pick<ReadLine, 'payerAccount' | 'payerBank'>>(
  config: Pick<Config, 'SECRET_KEY'>,
  { payerAccount, payerBank, ...line }: L,
) => ({ ...line, payerHash: accountIdentityHash(config, { number: payerAccount, bic: payerBank }) })
