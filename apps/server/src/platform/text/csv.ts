import { isoIn } from '@tessera/domain/platform/clock/time-zone.ts'
import { stringify } from 'csv-stringify/sync'

/**
 * Returns a CSV file for spreadsheets: RFC 4180 with a byte order mark, and without cells that a spreadsheet would run
 * as a formula. Columns are in the order of `columns`, with its headings.
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

/** A time for a file in ISO 8601 with its offset, in the reader's zone; in UTC without one. */
export const csvTime = (iso: string, zone: string | null = null): string => isoIn(zone, new Date(iso))
