import { accountKindWords } from '@tessera/contract/books/ledger/account-kind-words.ts'
import type { SignedRecord } from '@tessera/contract/books/reconciliation/daily-record.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { amountText } from '@tessera/domain/books/money/amount-text.ts'
import { csvTime } from '#platform/text/csv.ts'
import { type PdfContent, pdfOf } from '#platform/text/pdf.ts'
import { type DailyWords, dailyWords, differenceItem, holdingRows, statementRows } from './daily-csv.ts'

const head = (text: string) => ({ text, bold: true })
const right = (text: string, bold = false) => ({
  text: text === '' ? '' : amountText(text),
  alignment: 'right' as const,
  bold,
})
const title = (text: string): PdfContent => ({ text, fontSize: 12, bold: true, margin: [0, 14, 0, 4] })
const small = (text: string): PdfContent => ({ text, fontSize: 8, color: '#555555' })
const tableOf = (widths: string[], body: object[][]): PdfContent => ({
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the cells are made by the functions above
  table: { headerRows: 1, widths, body: body as { text: string }[][] },
  layout: 'lightHorizontalLines',
})

/** The record of a day with its notes and signatures, and the hashes of its CSV files, as PDF. */
export function dailyPdf(record: SignedRecord, locale: Locale): Promise<Uint8Array<ArrayBuffer>> {
  const words = dailyWords[locale]
  const { day, builtAt, journalSeq } = record
  return pdfOf({
    info: { title: `${words.title} ${day}` },
    pageMargins: [40, 48, 40, 48],
    defaultStyle: { fontSize: 9 },
    content: [
      { text: 'Tessera', fontSize: 12, bold: true },
      { text: `${words.title} · ${words.day} ${day}`, fontSize: 16, bold: true, margin: [0, 12, 0, 4] },
      { text: `${words.built} ${csvTime(builtAt)} · ${words.lastJournal} ${journalSeq}` },
      small(words.signs),
      ...differences(record, words),
      ...customers(record, words),
      ...holdings(record, words),
      ...books(record, locale),
      ...signatures(record, words),
    ],
  })
}

function differences({ differences: all, notes }: SignedRecord, words: DailyWords): PdfContent[] {
  const { coin, item, detail, amount } = words.columns
  const body = [
    [head(coin), head(item), head(detail), head(words.note), right(amount, true)],
    ...all.map((each) => [
      { text: each.coin ?? '' },
      { text: differenceItem(each, words) },
      { text: words.explanations[each.explanation] },
      { text: notes[each.key] ?? '' },
      right(each.amount ?? ''),
    ]),
  ]
  return [
    title(words.sections.differences),
    all.length === 0 ? { text: words.noDifferences } : tableOf(['auto', '*', '*', '*', 'auto'], body),
  ]
}

const customers = ({ customers: all }: SignedRecord, words: DailyWords): PdfContent[] => [
  title(words.sections.customers),
  tableOf(
    ['*', 'auto', 'auto'],
    [
      [head(words.columns.coin), right(words.owed, true), right(words.inBooks, true)],
      ...all.map(({ coin, owed, held }) => [{ text: coin }, right(owed), right(held)]),
    ],
  ),
]

function holdings(record: SignedRecord, words: DailyWords): PdfContent[] {
  const { coin, item, detail, amount } = words.columns
  const table = (rows: ReturnType<typeof holdingRows>): PdfContent =>
    tableOf(
      ['auto', '*', 'auto', 'auto'],
      [
        [head(coin), head(item), head(detail), right(amount, true)],
        ...rows.map((row) => [
          { text: row.coin ?? '' },
          { text: row.item ?? '' },
          { text: row.detail ?? '' },
          right(row.amount ?? ''),
        ]),
      ],
    )
  return [
    title(words.sections.holdings),
    table(holdingRows(record, words)),
    title(words.sections.statements),
    table(statementRows(record, words)),
  ]
}

const figures = ['opening', 'debits', 'credits', 'closing'] as const

function books({ lines, sums }: SignedRecord, locale: Locale): PdfContent[] {
  const words = dailyWords[locale]
  const { item, opening, debits, credits, amount } = words.columns
  return sums.flatMap((sum) => [
    title(`${words.sections.books} · ${sum.coin}`),
    tableOf(
      ['*', 'auto', 'auto', 'auto', 'auto'],
      [
        [head(item), ...[opening, debits, credits, amount].map((text) => right(text, true))],
        ...lines
          .filter(({ coin }) => coin === sum.coin)
          .map((line) => [{ text: accountKindWords[line.kind][locale] }, ...figures.map((name) => right(line[name]))]),
        [head(words.sum), ...figures.map((name) => right(sum[name], true))],
      ],
    ),
  ])
}

const signatures = ({ signatures: both, csvHash }: SignedRecord, words: DailyWords): PdfContent[] => [
  title(words.signatures),
  ...(both === null
    ? [{ text: words.unsigned }]
    : both.map(({ name, at }) => ({ text: `${words.signed} ${name} · ${csvTime(at)}` }))),
  small(`${words.hash.en_US}: ${csvHash.en_US}`),
  small(`${words.hash.zh_CN}: ${csvHash.zh_CN}`),
]
