import type { Locale } from '@tessera/contract/locale.ts'
import { stringify } from 'csv-stringify/sync'
import type { EntryRow } from './history.sql.ts'
import { shownEntry } from './read-history.ts'
import { en_US } from './statement.messages.en_US.ts'
import { zh_CN } from './statement.messages.zh_CN.ts'

type Same<T> = T extends string ? string : { readonly [K in keyof T]: Same<T[K]> }
export type StatementWords = Same<typeof en_US>
const words: Record<Locale, StatementWords> = { en_US, zh_CN }

/**
 * The history as a file that spreadsheets open: RFC 4180 with a byte order mark, times with their offset, money in and out
 * in columns of their own so that no figure needs a sign, and no cell that a spreadsheet would run as a formula.
 */
export function statementOf(rows: readonly EntryRow[], locale: Locale): string {
  const { columns, types, accounts, statuses } = words[locale]
  const lines = rows.map((row) => {
    const entry = shownEntry(row, locale)
    const out = entry.amount.startsWith('-')
    return {
      time: `${entry.time.slice(0, 19)}+00:00`,
      type: types[entry.type],
      account: accounts[entry.account],
      coin: entry.coin,
      received: out ? '' : entry.amount,
      sent: out ? entry.amount.slice(1) : '',
      fee: entry.fee,
      balance: entry.balance,
      status: statuses[entry.status],
      remark: entry.remark ?? '',
      txId: entry.txId ?? '',
      reference: entry.reference.id,
    }
  })
  return stringify(lines, {
    header: true,
    columns,
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    // A lone carriage return is no record delimiter, and still has to stand in quotes.
    quoted_match: '\r',
  })
}
