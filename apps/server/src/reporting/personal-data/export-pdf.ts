import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { type PdfContent, pdfOf } from '#platform/text/pdf.ts'
import { en_US } from './personal-data.messages.en_US.ts'
import { zh_CN } from './personal-data.messages.zh_CN.ts'
import type { SectionContent, SectionRow } from './read-sections.sql.ts'

const words = { en_US, zh_CN }
type Words = (typeof words)[Locale]
/** Maximum number of rows of one section in the PDF; the JSON file has all. */
const MAX_ROWS = 200
const GREY = '#555555'
const labelIn = (names: Readonly<Record<string, string>>, key: string): string => names[key] ?? key

type Cell = { readonly text: string; readonly color?: string }
export type ExportHead = { readonly number: bigint; readonly at: Date; readonly lang: Locale }

/**
 * Returns a readable copy of the export: one block for each row, with the names of the fields in the customer's
 * language.
 */
export function exportPdf(
  held: readonly SectionContent[],
  { number, at, lang }: ExportHead,
): Promise<Uint8Array<ArrayBuffer>> {
  const t = words[lang]
  const lead = t.lead.replace('{number}', String(number)).replace('{at}', timeText(at.toISOString()))
  return pdfOf({
    info: { title: `Tessera · ${t.title}` },
    pageMargins: [48, 56, 48, 56],
    defaultStyle: { fontSize: 9 },
    content: [
      { text: 'Tessera', fontSize: 12, bold: true, margin: [0, 0, 0, 16] },
      { text: t.title, fontSize: 18, bold: true, margin: [0, 0, 0, 8] },
      { text: lead, color: GREY, margin: [0, 0, 0, 16] },
      ...held.flatMap((section) => sectionContent(section, t)),
    ],
    footer: (page, pages) => ({
      text: `${number} · ${page} / ${pages}`,
      alignment: 'center',
      color: GREY,
      fontSize: 8,
    }),
  })
}

function sectionContent({ key, total, rows }: SectionContent, t: Words): PdfContent[] {
  const title: PdfContent = { text: labelIn(t.sections, key), fontSize: 13, bold: true, margin: [0, 14, 0, 6] }
  if (rows.length === 0) return [title, { text: t.none, color: GREY }]
  const printed = rows.slice(0, MAX_ROWS)
  const newest = t.newest.replace('{shown}', String(printed.length)).replace('{total}', String(total))
  return [
    title,
    ...(printed.length < total
      ? [{ text: newest, color: GREY, margin: [0, 0, 0, 6] as [number, number, number, number] }]
      : []),
    ...printed.map((row) => rowContent(row, t)),
  ]
}

/** Empty fields are left out. */
const rowContent = (row: SectionRow, t: Words): PdfContent => ({
  table: {
    widths: [140, '*'],
    dontBreakRows: true,
    body: lines(row, t),
  },
  layout: 'noBorders',
  margin: [0, 0, 0, 8],
})

function lines(row: SectionRow, t: Words): Cell[][] {
  const filled = Object.entries(row).filter(([, value]) => value !== null && value !== '')
  if (filled.length === 0) return [[{ text: t.none, color: GREY }, { text: '' }]]
  return filled.map(([name, value]) => [{ text: labelIn(t.columns, name), color: GREY }, { text: valueText(value, t) }])
}

function valueText(value: SectionRow[string], t: Words): string {
  if (typeof value === 'boolean') return value ? t.yes : t.no
  if (typeof value === 'object') return JSON.stringify(value)
  const text = String(value)
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/u.test(text) ? timeText(text) : text
}

const timeText = (iso: string): string => iso.slice(0, 19).replace('T', ' ')
