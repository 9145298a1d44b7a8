import { parseXml, XmlElement, XmlError } from '@rgrove/parse-xml'
import {
  bankStatementCut,
  bankStatementLineRepeated,
  bankStatementOtherAccount,
  bankStatementUnreadable,
} from '#payments/fiat-orders/refusals.ts'
import { ok, type Outcome } from '#platform/outcome/outcome.ts'
import { sameAccount } from '#payments/fiat-orders/account.ts'
import { paymentReportFormatUnknown, paymentReportPaymentUnknown, paymentReportSumsWrong } from './refusals.ts'

/**
 * Statuses of a payment in a bank's report, in the order in which they occur. `PART` is a status of files only. Source:
 * ISO 20022 ExternalPaymentTransactionStatus1Code.
 */
export const bankStates = ['RCVD', 'ACTC', 'PDNG', 'ACCP', 'ACWC', 'ACSP', 'ACSC', 'ACCC', 'PART', 'RJCT'] as const
export type BankState = (typeof bankStates)[number]

export type ReportedPayment = {
  /** Our reference of the payment (EndToEndId). */
  readonly reference: string
  readonly state: BankState
  /** The bank's code and text, such as `AC04 Closed account`; empty without a reason. */
  readonly reason: string
  /** The ordered amount with its currency, and the account that pays it, if the bank repeats them; empty otherwise. */
  readonly amount: string
  readonly currency: string
  readonly payerAccount: string
}
/** A payment status report: the status of a payment file, and of the payments that the bank lists. */
export type StatusReport = {
  readonly messageId: string
  readonly createdAt: string
  /** The id of the payment file to which it belongs. */
  readonly fileId: string
  /** The bank's count and sum of the file, if it repeats them; empty otherwise. */
  readonly count: string
  readonly sum: string
  /** The status of the whole file; undefined if the bank reports only single payments. */
  readonly state: BankState | undefined
  readonly reason: string
  readonly payments: readonly ReportedPayment[]
}

export type ReportRefusal =
  | 'PAYMENT_REPORT_FORMAT_UNKNOWN'
  | 'BANK_STATEMENT_CUT'
  | 'BANK_STATEMENT_UNREADABLE'
  | 'BANK_STATEMENT_LINE_REPEATED'
const MAX_REASON = 140

/** Banks write elements with a namespace prefix or without one. */
const bare = (name: string): string => name.slice(name.indexOf(':') + 1)
const elements = (of: XmlElement | undefined, name: string): XmlElement[] =>
  (of?.children ?? []).filter((child): child is XmlElement => child instanceof XmlElement && bare(child.name) === name)
const at = (of: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined =>
  path.reduce<XmlElement | undefined>((inner, name) => elements(inner, name)[0], of)
const textAt = (of: XmlElement | undefined, ...path: readonly string[]): string => (at(of, ...path)?.text ?? '').trim()

/** Returns the bank's reasons in one line: the standard or proprietary code, then its text. */
const reasonOf = (of: XmlElement | undefined): string =>
  elements(of, 'StsRsnInf')
    .flatMap((info) => [
      textAt(info, 'Rsn', 'Cd') || textAt(info, 'Rsn', 'Prtry'),
      ...elements(info, 'AddtlInf').map(({ text }) => text.trim()),
    ])
    .filter((text) => text !== '')
    .join(' ')
    .replaceAll(/\s+/gu, ' ')
    .slice(0, MAX_REASON)

/**
 * Reads a pain.002 message of any version. A document type declaration is rejected before parsing, and with it every
 * entity. An unknown state refuses the whole file, so that no state is left out, and so does a report of a day after
 * `latestDay`.
 */
export function readStatusReport(raw: string, latestDay: string): Outcome<StatusReport, ReportRefusal> {
  const text = raw.replaceAll('\r\n', '\n')
  if (/<!(?:DOCTYPE|ENTITY)/iu.test(text)) return paymentReportFormatUnknown
  const root = rootOf(text)
  if (!root.ok) return root
  const report = at(root.value, 'CstmrPmtStsRpt')
  if (report === undefined) return paymentReportFormatUnknown
  const fault = faultOf(report, text, latestDay)
  if (fault !== undefined) return fault
  const group = at(report, 'OrgnlGrpInfAndSts')
  const [info] = elements(report, 'OrgnlPmtInfAndSts')
  return ok({
    messageId: textAt(report, 'GrpHdr', 'MsgId'),
    createdAt: textAt(report, 'GrpHdr', 'CreDtTm'),
    fileId: textAt(group, 'OrgnlMsgId'),
    count: textAt(group, 'OrgnlNbOfTxs') || textAt(info, 'OrgnlNbOfTxs'),
    sum: textAt(group, 'OrgnlCtrlSum') || textAt(info, 'OrgnlCtrlSum'),
    state: stateIn(textAt(info, 'PmtInfSts')) ?? stateIn(textAt(group, 'GrpSts')),
    reason: reasonOf(info) || reasonOf(group),
    payments: transactionsOf(report).map((one) => ({
      reference: referenceOf(one),
      state: stateIn(textAt(one, 'TxSts')) ?? 'PDNG',
      reason: reasonOf(one),
      amount: textAt(one, 'OrgnlTxRef', 'Amt', 'InstdAmt'),
      currency: at(one, 'OrgnlTxRef', 'Amt', 'InstdAmt')?.attributes['Ccy'] ?? '',
      payerAccount:
        textAt(one, 'OrgnlTxRef', 'DbtrAcct', 'Id', 'IBAN') ||
        textAt(one, 'OrgnlTxRef', 'DbtrAcct', 'Id', 'Othr', 'Id'),
    })),
  })
}

const referenceOf = (one: XmlElement): string => textAt(one, 'OrgnlEndToEndId') || textAt(one, 'OrgnlInstrId')
const transactionsOf = (report: XmlElement): XmlElement[] =>
  elements(report, 'OrgnlPmtInfAndSts').flatMap((info) => elements(info, 'TxInfAndSts'))

const stateIn = (code: string): BankState | undefined => bankStates.find((state) => state === code)

function rootOf(text: string): Outcome<XmlElement, ReportRefusal> {
  try {
    const { root } = parseXml(text, { includeOffsets: true })
    return root === null ? paymentReportFormatUnknown : ok(root)
  } catch (error) {
    if (!(error instanceof XmlError)) throw error
    const end = /<((?:\w+:)?Document)\b/u.exec(text)?.[1]
    if (end === undefined) return paymentReportFormatUnknown
    if (!text.trimEnd().endsWith(`</${end}>`))
      return bankStatementCut({ line: text.trimEnd().split('\n').length, expected: `</${end}>` })
    return bankStatementUnreadable({ line: error.line, place: 'XML', found: error.excerpt.trim(), expected: 'XML 1.0' })
  }
}

/** The first missing id, future day, unknown state or repeated payment; undefined if the report is whole. */
function faultOf(report: XmlElement, text: string, latestDay: string) {
  const lineOf = (element: XmlElement): number => text.slice(0, Math.max(0, element.start)).split('\n').length
  const refuseAt = (element: XmlElement, place: string, found: string, expected: string) =>
    bankStatementUnreadable({ line: lineOf(element), place, found, expected })
  const states = bankStates.join(', ')
  const group = at(report, 'OrgnlGrpInfAndSts') ?? report
  if (textAt(report, 'GrpHdr', 'MsgId') === '') return refuseAt(report, 'GrpHdr/MsgId', '', 'Max35Text')
  if (textAt(group, 'OrgnlMsgId') === '') return refuseAt(group, 'OrgnlGrpInfAndSts/OrgnlMsgId', '', 'Max35Text')
  const time = textAt(report, 'GrpHdr', 'CreDtTm')
  const [day = ''] = /^\d{4}-\d{2}-\d{2}/u.exec(time) ?? []
  if (day === '') return refuseAt(report, 'GrpHdr/CreDtTm', time, 'YYYY-MM-DDThh:mm:ss')
  if (day > latestDay) return refuseAt(at(report, 'GrpHdr') ?? report, 'GrpHdr/CreDtTm', day, `≤ ${latestDay}`)
  const named = [
    [group, 'GrpSts'],
    ...elements(report, 'OrgnlPmtInfAndSts').map((info) => [info, 'PmtInfSts'] as const),
    ...transactionsOf(report).map((one) => [one, 'TxSts'] as const),
  ] as const
  for (const [element, place] of named) {
    const found = textAt(element, place)
    const isMissing = found === '' && place === 'TxSts'
    if (isMissing || (found !== '' && stateIn(found) === undefined)) return refuseAt(element, place, found, states)
  }
  const lineByReference = new Map<string, number>()
  for (const one of transactionsOf(report)) {
    const number = referenceOf(one)
    if (number === '') return refuseAt(one, 'TxInfAndSts/OrgnlEndToEndId', '', 'Max35Text')
    const earlier = lineByReference.get(number)
    // The bank's report gives a payment one state.
    if (earlier !== undefined) return bankStatementLineRepeated({ line: lineOf(one), earlier, number })
    lineByReference.set(number, lineOf(one))
  }
  return undefined
}

/** A payment of one of our files. */
export type FiledPayment = { readonly reference: string; readonly amount: string }
/** The status that a report gives to a payment of its file. */
export type PaymentState = { readonly reference: string; readonly state: BankState; readonly reason: string }

/** Returns the canonical form of a decimal amount, because banks write `100.00000`. */
const plainAmount = (text: string): string => text.replace(/(\.\d*?)0+$/u, '$1').replace(/\.$/u, '')
const sameAmount = (one: string, other: string): boolean => plainAmount(one) === plainAmount(other)

export type CompareRefusal =
  | 'PAYMENT_REPORT_SUMS_WRONG'
  | 'PAYMENT_REPORT_PAYMENT_UNKNOWN'
  | 'BANK_STATEMENT_OTHER_ACCOUNT'
/** A payment file of the exchange, and the account that pays it. */
export type ReportedFile = {
  readonly payments: readonly FiledPayment[]
  readonly total: string
  readonly currency: string
  readonly account: string
}
/**
 * Compares a report with its file, and returns the state of each payment that it reports. A state of the whole file
 * counts for every payment that the bank does not list, except `PART`. A count, a sum, an amount, a currency, an
 * account or a reference that is not that of the file refuses the report.
 */
export function statesIn(report: StatusReport, file: ReportedFile): Outcome<PaymentState[], CompareRefusal> {
  const { count, sum, state, reason, payments: reported } = report
  if (count !== '' && Number(count) !== file.payments.length)
    return paymentReportSumsWrong(String(file.payments.length), count)
  if (sum !== '' && !sameAmount(sum, file.total)) return paymentReportSumsWrong(file.total, sum)
  for (const each of reported) {
    const filed = file.payments.find(({ reference }) => reference === each.reference)
    if (filed === undefined) return paymentReportPaymentUnknown(each.reference)
    if (each.amount !== '' && !sameAmount(each.amount, filed.amount))
      return paymentReportSumsWrong(filed.amount, each.amount)
    if (each.currency !== '' && each.currency !== file.currency)
      return paymentReportSumsWrong(`${filed.amount} ${file.currency}`, `${each.amount} ${each.currency}`)
    if (each.payerAccount !== '' && !sameAccount(each.payerAccount, file.account))
      return bankStatementOtherAccount({ found: each.payerAccount, expected: file.account })
  }
  return ok(
    file.payments.flatMap(({ reference }) => {
      const own = reported.findLast((each) => each.reference === reference)
      if (own !== undefined) return [{ reference, state: own.state, reason: own.reason || reason }]
      return state === undefined || state === 'PART' ? [] : [{ reference, state, reason }]
    }),
  )
}
