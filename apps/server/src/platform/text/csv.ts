import { stringify } from 'csv-stringify/sync'

/**
 * A CSV file for spreadsheets: RFC 4180 with a byte order mark, and without cells that a spreadsheet would run as a
 * formula. Columns are in the order of `columns`, with its headings.
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
    // A lone carriage return does not end a record, but must be quoted.
    quoted_match: '\r',
  })

/** A time for a file, with its offset. */
export const csvTime = (iso: string): string => `${iso.slice(0, 19)}+00:00`
