import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { amountText } from '@tessera/domain/books/money/amount-text.ts'
import { csvOf, csvTime } from '#platform/text/csv.ts'
import { type PdfContent, pdfOf } from '#platform/text/pdf.ts'
import type { Translation } from '#platform/text/translation.ts'
import type { Statement } from './issuer-statement.ts'
import type { StatementRequest } from './issuer-statement.sql.ts'
import { en_US } from './issuer-statement.messages.en_US.ts'
import { zh_CN } from './issuer-statement.messages.zh_CN.ts'

const words: Record<Locale, Translation<typeof en_US>> = { en_US, zh_CN }

/** Returns the rows of both files: opening balance, each movement, closing balance. */
function rowsOf(statement: Statement, { from, until }: StatementRequest, locale: Locale) {
  const { movements, opening, closing } = words[locale]
  const blank = { product: '', reference: '', amount: '' }
  return [
    { ...blank, at: from, movement: opening, balance: statement.opening },
    ...statement.rows.map(({ at, movement, ...row }) => ({ ...row, at: csvTime(at), movement: movements[movement] })),
    { ...blank, at: until, movement: closing, balance: statement.closing },
  ]
}

const statementCsv = (statement: Statement, request: StatementRequest, locale: Locale): string =>
  csvOf(
    words[locale].columns,
    rowsOf(statement, request, locale).map((row) => ({ ...row, currency: statement.coin })),
  )

const head = (text: string) => ({ text, bold: true })
const right = (text: string, bold = false) => ({ text, alignment: 'right' as const, bold })

function table(statement: Statement, request: StatementRequest, locale: Locale): PdfContent {
  const { columns } = words[locale]
  const rows = rowsOf(statement, request, locale)
  const body = [
    [
      ...[columns.at, columns.movement, columns.product, columns.reference].map(head),
      right(columns.amount, true),
      right(columns.balance, true),
    ],
    ...rows.map((row, index) => {
      const bold = index === 0 || index === rows.length - 1
      return [
        ...[row.at, row.movement, row.product, row.reference].map((text) => ({ text, bold })),
        right(row.amount === '' ? '' : amountText(row.amount), bold),
        right(amountText(row.balance), bold),
      ]
    }),
  ]
  const widths = ['auto', '*', 'auto', 'auto', 'auto', 'auto']
  return { table: { headerRows: 1, widths, body }, layout: 'lightHorizontalLines', margin: [0, 14, 0, 4] }
}

function statementPdf(
  statement: Statement,
  request: StatementRequest,
  locale: Locale,
): Promise<Uint8Array<ArrayBuffer>> {
  const { title, period, currency, inTransit } = words[locale].pdf
  const days = `${request.from} – ${request.until}`
  return pdfOf({
    info: { title: `${title} ${statement.issuer} ${days}` },
    pageMargins: [40, 48, 40, 48],
    defaultStyle: { fontSize: 9 },
    content: [
      { text: 'Tessera', fontSize: 12, bold: true },
      { text: title, fontSize: 16, bold: true, margin: [0, 12, 0, 4] },
      { text: statement.issuer, fontSize: 11 },
      { text: `${period} ${days} · ${currency} ${statement.coin}` },
      table(statement, request, locale),
      { text: `${inTransit} ${amountText(statement.inTransit)} ${statement.coin}`, fontSize: 8, color: '#555555' },
    ],
  })
}

/**
 * Returns the statement as a file in one of its two formats. Its first and last lines are the opening and the closing
 * balance.
 */
export async function statementFile(
  statement: Statement,
  request: StatementRequest & { readonly format: 'csv' | 'pdf' },
  locale: Locale,
): Promise<File> {
  const name = `${request.coin}-${request.from}-${request.until}.${request.format}`
  return request.format === 'csv'
    ? new File([statementCsv(statement, request, locale)], name, { type: 'text/csv;charset=utf-8' })
    : new File([await statementPdf(statement, request, locale)], name, { type: 'application/pdf' })
}
