import { stringify } from 'csv-stringify/sync'

/**
 * A file that spreadsheets open: RFC 4180 with a byte order mark, and no cell that a spreadsheet would run as a formula. The
 * columns stand in the order of `columns`, under its words.
 */
export const csvOf = (
  columns: Readonly<Record<string, string>>,
  lines: readonly Readonly<Record<string, string>>[],
): string =>
  stringify([...lines], {
    header: true,
    columns: { ...columns },
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    // A lone carriage return is no record delimiter, and still has to stand in quotes.
    quoted_match: '\r',
  })

/** A time of a file, with its offset. */
export const csvTime = (iso: string): string => `${iso.slice(0, 19)}+00:00`
