import { accountKindWords } from '@tessera/contract/books/ledger/account-kind-words.ts'
import type { DailyRecord } from '@tessera/contract/books/reconciliation/daily-record.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { csvOf, csvTime } from '#platform/text/csv.ts'
import type { Translation } from '#platform/text/translation.ts'
import { en_US } from './daily.messages.en_US.ts'
import { zh_CN } from './daily.messages.zh_CN.ts'

export type DailyWords = Translation<typeof en_US>
export const dailyWords: Readonly<Record<Locale, DailyWords>> = { en_US, zh_CN }

type Row = Readonly<Partial<Record<keyof DailyWords['columns'], string>>>

/** The record of a day as CSV in one language: a line for each figure, in the sections of the record. */
export function dailyCsv(record: DailyRecord, locale: Locale): string {
  const words = dailyWords[locale]
  const section = (name: keyof DailyWords['sections'], rows: readonly Row[]): Row[] =>
    rows.map((row) => ({ ...row, section: words.sections[name] }))
  const rows = [
    ...section('day', aboutRows(record, words)),
    ...section('books', bookRows(record, locale)),
    ...section('holdings', holdingRows(record, words)),
    ...section('statements', statementRows(record, words)),
    ...section('customers', customerRows(record, words)),
    ...section('differences', differenceRows(record, words)),
  ]
  const blank = Object.fromEntries(Object.keys(words.columns).map((name) => [name, '']))
  return csvOf(
    words.columns,
    rows.map((row) => ({ ...blank, ...row })),
  )
}

const aboutRows = ({ day, builtAt, journalSeq }: DailyRecord, words: DailyWords): Row[] => [
  { item: words.day, detail: day },
  { item: words.built, detail: csvTime(builtAt) },
  { item: words.lastJournal, detail: journalSeq },
]

function bookRows({ lines, sums }: DailyRecord, locale: Locale): Row[] {
  type Figures = Pick<DailyRecord['sums'][number], 'coin' | 'opening' | 'debits' | 'credits' | 'closing'>
  const row = ({ coin, opening, debits, credits, closing }: Figures, item: string): Row => ({
    coin,
    item,
    opening,
    debits,
    credits,
    amount: closing,
  })
  return sums.flatMap((sum) => [
    ...lines.filter(({ coin }) => coin === sum.coin).map((line) => row(line, accountKindWords[line.kind][locale])),
    row(sum, dailyWords[locale].sum),
  ])
}

/** The parts, the bounds and the books of each comparison, with its time. */
export const holdingRows = ({ holdings }: Pick<DailyRecord, 'holdings'>, words: DailyWords): Row[] =>
  holdings.flatMap(({ coin, parts, least, most, books, difference, at }) => {
    const row = (item: string, amount: string, detail = csvTime(at)): Row => ({ coin, item, detail, amount })
    return [
      ...parts.map(({ kind, name, amount }) => row(words.parts[kind], amount, name === '' ? csvTime(at) : name)),
      ...(least === most ? [row(words.held, least)] : [row(words.least, least), row(words.most, most)]),
      row(words.booksThen, books),
      row(words.difference, difference),
    ]
  })

export const statementRows = ({ statements }: Pick<DailyRecord, 'statements'>, words: DailyWords): Row[] =>
  statements.map(({ coin, bank, accountNumber, closing, closingDay }) => ({
    coin,
    item: `${bank} ${accountNumber}`,
    detail: closingDay ?? words.noStatement,
    amount: closing ?? '',
  }))

const customerRows = ({ customers }: DailyRecord, words: DailyWords): Row[] =>
  customers.flatMap(({ coin, owed, held }) => [
    { coin, item: words.owed, amount: owed },
    { coin, item: words.inBooks, amount: held },
  ])

/** The coin of a difference is in its own column; any other subject follows the finding. */
export const differenceItem = (
  { finding, subject, coin }: Pick<DailyRecord['differences'][number], 'finding' | 'subject' | 'coin'>,
  words: DailyWords,
): string => (subject === coin ? words.findings[finding] : `${words.findings[finding]} · ${subject}`)

function differenceRows({ differences }: DailyRecord, words: DailyWords): Row[] {
  if (differences.length === 0) return [{ item: words.noDifferences }]
  return differences.map((each) => ({
    coin: each.coin ?? '',
    item: differenceItem(each, words),
    detail: words.explanations[each.explanation],
    amount: each.amount ?? '',
  }))
}
