import { accountKindWords, journalKindWords } from '@tessera/contract/books/ledger/account-kind-words.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { amountText } from '@tessera/domain/books/money/amount-text.ts'
import { csvOf, csvTime } from '#platform/text/csv.ts'
import { pdfOf, type PdfContent } from '#platform/text/pdf.ts'
import type { AccountView, EntryView } from './ledger-view.ts'
import type { Trial } from './trial-balance.ts'

const words = {
  en_US: {
    account: 'Account',
    kind: 'Type',
    of: 'Subject',
    customer: 'Customer',
    coin: 'Coin',
    balance: 'Balance',
    held: 'Held',
    time: 'Time (UTC)',
    entry: 'Entry',
    journal: 'Journal',
    debit: 'Debit',
    credit: 'Credit',
    reference: 'Reference',
    reversed: 'Reversed',
    opening: 'Opening',
    debits: 'Debits',
    credits: 'Credits',
    closing: 'Closing',
    sum: 'Sum',
    title: 'Trial balance',
    day: 'Day (UTC)',
    balanced: 'Balanced: opening and closing are zero, and debits equal credits.',
    unbalanced: 'Not balanced. See the ledger check on the Audit log page for the cause.',
    open: 'This day is not over, so its figures still change.',
    signs: 'Above zero: credit balance, owed by the exchange. Below zero: debit balance, held by it or owed to it.',
  },
  zh_CN: {
    account: '账户编号',
    kind: '类别',
    of: '对象',
    customer: '客户',
    coin: '币种',
    balance: '余额',
    held: '预留',
    time: '时间（UTC）',
    entry: '分录',
    journal: '凭证',
    debit: '借方',
    credit: '贷方',
    reference: '关联编号',
    reversed: '已冲正',
    opening: '期初余额',
    debits: '借方发生额',
    credits: '贷方发生额',
    closing: '期末余额',
    sum: '合计',
    title: '试算平衡表',
    day: '日期（UTC）',
    balanced: '平衡：期初与期末余额合计均为零，借贷发生额相等。',
    unbalanced: '不平衡，原因见“审计日志”页的账目校验结果。',
    open: '当日尚未结束，数据仍会变动。',
    signs: '正数为贷方余额，即平台应付；负数为借方余额，即平台持有或应收。',
  },
} as const satisfies Readonly<Record<Locale, unknown>>

const YES = 'x'

export function accountsFile(rows: readonly AccountView[], locale: Locale): string {
  const { account, kind, of, customer, coin, balance, held } = words[locale]
  return csvOf(
    { account, kind, of, customer, coin, balance, held },
    rows.map((row) => ({
      account: row.id,
      kind: accountKindWords[row.kind][locale],
      of: row.of ?? '',
      customer: row.customer?.number ?? '',
      coin: row.coin,
      balance: row.balance,
      held: row.held ?? '',
    })),
  )
}

/** Debits and credits have separate columns, so that no amount needs a sign. */
export function entriesFile(account: AccountView, rows: readonly EntryView[], locale: Locale): string {
  const { time, entry, journal, kind, debit, credit, balance, coin, reference, reversed } = words[locale]
  return csvOf(
    { time, entry, journal, kind, debit, credit, balance, coin, reference, reversed },
    rows.map((row) => {
      const isDebit = row.amount.startsWith('-')
      return {
        time: csvTime(row.at),
        entry: row.id,
        journal: row.journalId,
        kind: journalKindWords[row.kind][locale],
        debit: isDebit ? row.amount.slice(1) : '',
        credit: isDebit ? '' : row.amount,
        balance: row.balance,
        coin: account.coin,
        reference: `${row.reference.type} ${row.reference.id}`,
        reversed: row.reversed ? YES : '',
      }
    }),
  )
}

const figures = ['opening', 'debits', 'credits', 'closing'] as const

/** Returns one line for each coin and kind, and one with the sums after each coin. */
function trialCsv({ lines, sums }: Trial, locale: Locale): string {
  const { coin, kind, opening, debits, credits, closing, sum } = words[locale]
  return csvOf(
    { coin, kind, opening, debits, credits, closing },
    sums.flatMap((total) => [
      ...lines
        .filter((line) => line.coin === total.coin)
        .map((line) => ({ ...line, kind: accountKindWords[line.kind][locale] })),
      { coin: total.coin, kind: sum, ...Object.fromEntries(figures.map((name) => [name, total[name]])) },
    ]),
  )
}

const right = (value: string, bold = false) => ({ text: value, alignment: 'right' as const, bold })

/** Returns the table of one coin, with its sums in the last row. */
function trialTable({ lines }: Trial, total: Trial['sums'][number], locale: Locale): PdfContent {
  const text = words[locale]
  const body = [
    [{ text: text.kind, bold: true }, ...figures.map((name) => right(text[name], true))],
    ...lines
      .filter((line) => line.coin === total.coin)
      .map((line) => [
        { text: accountKindWords[line.kind][locale] },
        ...figures.map((name) => right(amountText(line[name]))),
      ]),
    [{ text: text.sum, bold: true }, ...figures.map((name) => right(amountText(total[name]), true))],
  ]
  return [
    { text: total.coin, fontSize: 12, bold: true, margin: [0, 14, 0, 4] },
    { table: { headerRows: 1, widths: ['*', 'auto', 'auto', 'auto', 'auto'], body }, layout: 'lightHorizontalLines' },
    { text: total.isBalanced ? text.balanced : text.unbalanced, fontSize: 8, color: '#555555', margin: [0, 2, 0, 0] },
  ]
}

function trialPdf(trial: Trial, locale: Locale): Promise<Uint8Array<ArrayBuffer>> {
  const text = words[locale]
  return pdfOf({
    info: { title: `${text.title} ${trial.day}` },
    pageMargins: [40, 48, 40, 48],
    defaultStyle: { fontSize: 9 },
    content: [
      { text: 'Tessera', fontSize: 12, bold: true },
      { text: `${text.title} · ${text.day} ${trial.day}`, fontSize: 16, bold: true, margin: [0, 12, 0, 4] },
      ...(trial.isFinal ? [] : [{ text: text.open }]),
      { text: text.signs, fontSize: 8, color: '#555555' },
      ...trial.sums.map((total) => trialTable(trial, total, locale)),
    ],
  })
}

/** Returns the trial balance as a file in one of its two formats. */
export async function trialFile(trial: Trial, format: 'csv' | 'pdf', locale: Locale): Promise<File> {
  const name = `trial-balance-${trial.day}.${format}`
  return format === 'csv'
    ? new File([trialCsv(trial, locale)], name, { type: 'text/csv;charset=utf-8' })
    : new File([await trialPdf(trial, locale)], name, { type: 'application/pdf' })
}
