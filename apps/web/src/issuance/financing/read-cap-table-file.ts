import { type CapTableSheet, readCapTableSheet } from '@tessera/domain/issuance/financing/cap-table-sheet.ts'

/** The largest CSV file that is read, in bytes. */
export const MAX_SHEET_BYTES = 1_000_000

export type ReadFile =
  | { readonly kind: 'ocf'; readonly json: string }
  | { readonly kind: 'sheet'; readonly name: string; readonly sheet: CapTableSheet }
  | { readonly kind: 'refused'; readonly why: 'too_large' | 'unreadable' | 'workbook' }

const isWorkbook = (name: string): boolean => /\.(xlsx?|ods|numbers)$/iu.test(name)
const isSheet = (name: string): boolean => /\.(csv|tsv|txt)$/iu.test(name)

/** Reads a chosen file: a spreadsheet saved as CSV becomes rows, any other text is Open Cap Format. */
export async function readCapTableFile(file: File): Promise<ReadFile> {
  if (isWorkbook(file.name)) return { kind: 'refused', why: 'workbook' }
  if (!isSheet(file.name)) return { kind: 'ocf', json: await file.text() }
  if (file.size > MAX_SHEET_BYTES) return { kind: 'refused', why: 'too_large' }
  const text = textOf(await file.arrayBuffer())
  const { CsvError, parse } = await import('csv-parse/browser/esm/sync')
  try {
    const cells = parse(text, { bom: true, delimiter: delimiterOf(text), relax_column_count: true })
    return { kind: 'sheet', name: file.name, sheet: readCapTableSheet(cells) }
  } catch (error) {
    if (error instanceof CsvError) return { kind: 'refused', why: 'unreadable' }
    throw error
  }
}

const delimiters = [',', ';', '\t'] as const
/**
 * The sign that divides the heading most often. Only this one divides the lines, because a number such as `1,234` in a
 * file with semicolons would otherwise become two cells.
 */
function delimiterOf(text: string): string {
  const [heading = ''] = text.split(/[\r\n]/u, 1)
  const count = (sign: string): number => heading.split(sign).length
  return delimiters.reduce<string>((most, sign) => (count(sign) > count(most) ? sign : most), ',')
}

/** Spreadsheets in Chinese are often saved as GB 18030 instead of UTF-8. */
function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}
