import { parseXml, XmlElement, XmlError } from '@rgrove/parse-xml'
import { ok, type Outcome } from '#platform/outcome/outcome.ts'
import { type Amount, formatAmount, parseAmount, plus, ZERO } from '#books/money/amount.ts'
import { bankStatementTooLong, type StatementLine, STATEMENT_MAX_LINES } from './statement.ts'
import type { FileLine, FileStatement, StatementFormat } from './statement-file.ts'
import {
  bankStatementCut,
  bankStatementFormatUnknown,
  bankStatementUnreadable,
  type StatementFault,
} from './refusals.ts'

/**
 * The supported messages by the name of the element below `Document`, each with the name of the element that contains
 * one account's statement.
 */
const messages: Readonly<Record<string, { readonly of: string; readonly format: StatementFormat }>> = {
  BkToCstmrAcctRpt: { of: 'Rpt', format: 'camt052' },
  BkToCstmrStmt: { of: 'Stmt', format: 'camt053' },
}
/**
 * Codes of an opening and of a closing booked balance, in order of preference. Source: ISO 20022
 * ExternalBalanceType1Code.
 */
const openingCodes = ['OPBD', 'PRCD'] as const
const closingCodes = ['CLBD', 'ITBD'] as const
const MAX_TEXT_LENGTH = 500
const DAY = 'YYYY-MM-DD'

const elements = (of: XmlElement | undefined, name: string): XmlElement[] =>
  (of?.children ?? []).filter((child): child is XmlElement => child instanceof XmlElement && bare(child.name) === name)
/** Banks write elements with a namespace prefix or without one. */
const bare = (name: string): string => name.slice(name.indexOf(':') + 1)
const at = (of: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined =>
  path.reduce<XmlElement | undefined>((inner, name) => elements(inner, name)[0], of)
const textAt = (of: XmlElement | undefined, ...path: readonly string[]): string => (at(of, ...path)?.text ?? '').trim()

export type FileRefusal = 'BANK_STATEMENT_FORMAT_UNKNOWN' | 'BANK_STATEMENT_CUT' | 'BANK_STATEMENT_UNREADABLE'
/** Returns the line of an element in its file, counted from 1. */
type LineOf = (element: XmlElement) => number
/** A fault without its line number. */
type Fault = Omit<StatementFault, 'line'>

/**
 * Reads a camt.052 or camt.053 message of any version. Returns each account's statement, or the first place that cannot
 * be read. Only booked entries become lines. A document type declaration is rejected before parsing, so no entity is
 * ever expanded.
 */
export function readCamt(raw: string): Outcome<FileStatement[], FileRefusal> {
  const text = raw.replaceAll('\r\n', '\n')
  const root = rootOf(text)
  if (!root.ok) return root
  const message = root.value?.children.find((child) => child instanceof XmlElement)
  const known = message === undefined ? undefined : messages[bare(message.name)]
  const all = known === undefined ? [] : elements(message, known.of)
  if (known === undefined || all.length === 0) return bankStatementFormatUnknown
  const breaks = [...text.matchAll(/\n/gu)].map(({ index }) => index)
  const lineOfElement: LineOf = ({ start }) => breaks.findLastIndex((each) => each < start) + 2
  const statements: FileStatement[] = []
  for (const one of all) {
    const statement = statementOf(one, known.format, lineOfElement)
    if (!statement.ok) return statement
    statements.push(statement.value)
  }
  const surplus = statements.flatMap(({ lines }) => lines)[STATEMENT_MAX_LINES]
  return surplus === undefined ? ok(statements) : bankStatementTooLong(surplus.at)
}

function rootOf(text: string): Outcome<XmlElement | undefined, FileRefusal> {
  if (/<!(?:DOCTYPE|ENTITY)/iu.test(text)) return bankStatementFormatUnknown
  try {
    return ok(parseXml(text, { includeOffsets: true }).root ?? undefined)
  } catch (error) {
    if (!(error instanceof XmlError)) throw error
    const end = /<((?:\w+:)?Document)\b/u.exec(text)?.[1]
    if (end === undefined) return bankStatementFormatUnknown
    if (!text.trimEnd().endsWith(`</${end}>`))
      return bankStatementCut({ line: text.trimEnd().split('\n').length, expected: `</${end}>` })
    return bankStatementUnreadable({ line: error.line, place: 'XML', found: error.excerpt.trim(), expected: 'XML 1.0' })
  }
}

function statementOf(
  of: XmlElement,
  format: StatementFormat,
  lineOfElement: LineOf,
): Outcome<FileStatement, 'BANK_STATEMENT_UNREADABLE'> {
  const refused = (fault: Fault, element = of) => bankStatementUnreadable({ line: lineOfElement(element), ...fault })
  const account = accountOf(of)
  if (account.number === '') return refused({ place: 'Acct/Id', found: '', expected: 'IBAN / Othr/Id' })
  if (account.currency === '') return refused({ place: 'Acct/Ccy', found: '', expected: 'ISO 4217' })
  const lines: FileLine[] = []
  const entries = elements(of, 'Ntry')
  for (const [index, entry] of entries.entries()) {
    if (!isBooked(entry)) continue
    const read = linesOf(entry, account, lineOfElement)
    if ('place' in read) return refused({ ...read, place: `Ntry[${index + 1}]/${read.place}` }, entry)
    lines.push(...read)
  }
  const days = lines.map(({ booked_on }) => booked_on).toSorted()
  const [opening, closing] = [balanceOf(of, openingCodes, 0), balanceOf(of, closingCodes, -1)]
  for (const { element, text } of [opening, closing].filter((balance) => balance !== undefined))
    if (cents(text.replace(/^-/u, '')) === undefined)
      return refused({ place: 'Bal/Amt', found: text, expected: '0.00' }, element)
  const summary = opening && closing ? undefined : summaryFault(of, entries)
  if (summary !== undefined) return refused(summary, at(of, 'TxsSummry'))
  const from = dayOf(textAt(of, 'FrToDt', 'FrDtTm')) || opening?.day || days[0] || dayOf(textAt(of, 'CreDtTm'))
  const until = lastDayOf(textAt(of, 'FrToDt', 'ToDtTm')) || closing?.day || days.at(-1) || from
  if (from === '') return refused({ place: 'FrToDt', found: '', expected: DAY })
  const balances = opening && closing && { opening: opening.text, closing: closing.text }
  return ok({ format, account, balances, at: lineOfElement(closing?.element ?? of), from, until, lines })
}

const isBooked = (entry: XmlElement): boolean => (textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts')) === 'BOOK'

/** The counts and sums of a statement, with the direction of their entries. */
const summaries = [
  { name: 'TtlNtries', of: undefined },
  { name: 'TtlCdtNtries', of: 'CRDT' },
  { name: 'TtlDbtNtries', of: 'DBIT' },
] as const

/**
 * The first count or sum of a statement without balances that its entries contradict. Banks differ in whether they
 * count pending entries and further pages, so it is only compared if there are none.
 */
function summaryFault(of: XmlElement, entries: readonly XmlElement[]): Fault | undefined {
  const isPart = ['RptPgntn', 'StmtPgntn'].some((each) => textAt(of, each, 'LastPgInd') === 'false')
  if (isPart || !entries.every(isBooked)) return undefined
  for (const { name, of: direction } of summaries) {
    const counted = entries.filter((entry) => direction === undefined || textAt(entry, 'CdtDbtInd') === direction)
    const [count, sum] = [textAt(of, 'TxsSummry', name, 'NbOfNtries'), textAt(of, 'TxsSummry', name, 'Sum')]
    if (count !== '' && Number(count) !== counted.length)
      return { place: `TxsSummry/${name}/NbOfNtries`, found: count, expected: String(counted.length) }
    const total = counted.reduce((all, entry) => plus(all, cents(moneyAt(entry)[0]) ?? ZERO), ZERO)
    if (sum !== '' && direction !== undefined && cents(amountText(sum)) !== total)
      return { place: `TxsSummry/${name}/Sum`, found: sum, expected: formatAmount(total, DECIMALS) }
  }
  return undefined
}

function accountOf(of: XmlElement): FileStatement['account'] {
  const servicer = at(of, 'Acct', 'Svcr', 'FinInstnId')
  const bankCode = textAt(servicer, 'BICFI') || textAt(servicer, 'BIC')
  return {
    number: textAt(of, 'Acct', 'Id', 'IBAN') || textAt(of, 'Acct', 'Id', 'Othr', 'Id'),
    currency: textAt(of, 'Acct', 'Ccy') || (at(of, 'Bal', 'Amt')?.attributes['Ccy'] ?? ''),
    bankCode: bankCode === '' ? undefined : bankCode,
  }
}

const dayOf = (time: string): string => /^\d{4}-\d{2}-\d{2}/u.exec(time)?.[0] ?? ''

/** The last day of a period that ends at this time; empty if it ends at midnight, which may belong to either day. */
const lastDayOf = (end: string): string => (/T00:00(?::00|$)/u.test(end) ? '' : dayOf(end))

/** Removes trailing zeros, because banks write `100.00000`. */
const amountText = (text: string): string => text.replace(/(\.\d*?)0+$/u, '$1').replace(/\.$/u, '')

type Balance = { readonly text: string; readonly day: string; readonly element: XmlElement }
/**
 * Returns the balance with the first of these codes that occurs. `which` selects the first or the last of several
 * balances with that code.
 */
function balanceOf(of: XmlElement, codes: readonly string[], which: 0 | -1): Balance | undefined {
  const all = elements(of, 'Bal')
  for (const code of codes) {
    const one = all.filter((bal) => textAt(bal, 'Tp', 'CdOrPrtry', 'Cd') === code).at(which)
    if (one === undefined) continue
    const sign = textAt(one, 'CdtDbtInd') === 'DBIT' ? '-' : ''
    const day = dayOf(textAt(one, 'Dt', 'Dt') || textAt(one, 'Dt', 'DtTm'))
    return { text: `${sign}${amountText(textAt(one, 'Amt'))}`, day, element: one }
  }
  return undefined
}

const directions: Readonly<Record<string, 'in' | 'out'>> = { CRDT: 'in', DBIT: 'out' }

/** Returns the lines of an entry, one for each payment of a batch if the payments have amounts; or the first fault. */
function linesOf(entry: XmlElement, account: FileStatement['account'], lineOfElement: LineOf): FileLine[] | Fault {
  const direction = directions[textAt(entry, 'CdtDbtInd')]
  const booked_on = dayOf(textAt(entry, 'BookgDt', 'Dt') || textAt(entry, 'BookgDt', 'DtTm'))
  const [amount, currency] = moneyAt(entry)
  if (direction === undefined) return { place: 'CdtDbtInd', found: textAt(entry, 'CdtDbtInd'), expected: 'CRDT / DBIT' }
  if (booked_on === '') return { place: 'BookgDt', found: textAt(entry, 'BookgDt'), expected: DAY }
  if (currency !== account.currency) return { place: 'Amt/@Ccy', found: currency, expected: account.currency }
  if (cents(amount) === undefined) return { place: 'Amt', found: amount, expected: '0.00' }
  const base = { booked_on, account_number: account.number, direction, currency, at: lineOfElement(entry) }
  const details = elements(entry, 'NtryDtls').flatMap((each) => elements(each, 'TxDtls'))
  const parts = details.map((one) => moneyAt(one)[0])
  const isBatch = details.length > 1 && parts.every((part) => part !== '')
  const number = textAt(entry, 'AcctSvcrRef')
  if (!isBatch) {
    // A batch whose payments have no amounts has several payers in one amount, so people decide about it.
    const only = details.length === 1 ? details[0] : undefined
    const ids = [number, ...details.slice(0, 1).map((one) => textAt(one, 'Refs', 'AcctSvcrRef'))]
    return [lineOf(entry, only, { ...base, amount }, ids)]
  }
  const wrong = parts.find((part) => cents(part) === undefined)
  if (wrong !== undefined) return { place: 'TxDtls/Amt', found: wrong, expected: '0.00' }
  const sum = parts.reduce((all, part) => all + (cents(part) ?? 0n), 0n)
  if (sum !== cents(amount)) return { place: 'TxDtls/Amt', found: parts.join(' + '), expected: amount }
  return details.map((one, n) =>
    lineOf(entry, one, { ...base, amount: parts[n] ?? '', at: lineOfElement(one) }, [
      textAt(one, 'Refs', 'AcctSvcrRef'),
      number === '' ? '' : `${number}/${n + 1}`,
    ]),
  )
}

/** Number of decimals, more than any currency has. */
const DECIMALS = 5
const cents = (text: string): Amount | undefined => parseAmount(text, DECIMALS)

function moneyAt(of: XmlElement): readonly [amount: string, currency: string] {
  const money = at(of, 'Amt') ?? at(of, 'AmtDtls', 'TxAmt', 'Amt')
  return [amountText(money?.text.trim() ?? ''), money?.attributes['Ccy'] ?? '']
}

type Base = Omit<StatementLine, 'line_id' | 'payer_name' | 'payer_account' | 'payer_bank' | 'text'> &
  Pick<FileLine, 'at'>
function lineOf(entry: XmlElement, details: XmlElement | undefined, base: Base, numbers: readonly string[]): FileLine {
  // A reversal keeps the parties of the original booking. The counterparty of returned money is therefore the original
  // payee.
  const isReversal = textAt(entry, 'RvslInd') === 'true'
  const isDebtor = (base.direction === 'in') !== isReversal
  const party = at(details, 'RltdPties', isDebtor ? 'Dbtr' : 'Cdtr')
  const account = at(details, 'RltdPties', isDebtor ? 'DbtrAcct' : 'CdtrAcct')
  const number = textAt(account, 'Id', 'IBAN') || textAt(account, 'Id', 'Othr', 'Id')
  const agent = at(details, 'RltdAgts', isDebtor ? 'DbtrAgt' : 'CdtrAgt', 'FinInstnId')
  // Versions before camt.053.001.03 write BIC.
  const bic = textAt(agent, 'BICFI') || textAt(agent, 'BIC')
  const endToEnd = textAt(details, 'Refs', 'EndToEndId')
  const texts = [
    ...elements(at(details, 'RmtInf'), 'Ustrd').map((each) => each.text.trim()),
    ...elements(at(details, 'RmtInf'), 'Strd').map((each) => textAt(each, 'CdtrRefInf', 'Ref')),
    endToEnd === 'NOTPROVIDED' ? '' : endToEnd,
    textAt(details, 'RtrInf', 'Rsn', 'Cd'),
    ...elements(at(details, 'RtrInf'), 'AddtlInf').map((each) => each.text.trim()),
    textAt(details, 'AddtlTxInf'),
    textAt(entry, 'AddtlNtryInf'),
  ]
  const ids = [...new Set(numbers.filter((each) => each !== ''))]
  return {
    ...base,
    line_id: ids[0] ?? '',
    ids,
    payer_name: textAt(party, 'Nm') || textAt(party, 'Pty', 'Nm'),
    ...(number !== '' && { payer_account: number }),
    ...(bic !== '' && { payer_bank: bic }),
    text: [...new Set(texts.filter((each) => each !== ''))].join(' ').slice(0, MAX_TEXT_LENGTH),
  }
}
