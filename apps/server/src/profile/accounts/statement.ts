import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { csvOf, csvTime } from '#platform/text/csv.ts'
import type { EntryRow } from './history.sql.ts'
import { entryView } from './read-history.ts'
import { en_US } from './statement.messages.en_US.ts'
import { zh_CN } from './statement.messages.zh_CN.ts'
import type { Translation } from '#platform/text/translation.ts'

export type StatementWords = Translation<typeof en_US>
const words: Record<Locale, StatementWords> = { en_US, zh_CN }

/** The history as a CSV file, with separate columns for money in and out, so that no amount needs a sign. */
export function statementOf(rows: readonly EntryRow[], locale: Locale): string {
  const { columns, types, accounts, statuses } = words[locale]
  const lines = rows.map((row) => {
    const entry = entryView(row, locale)
    const out = entry.amount.startsWith('-')
    return {
      time: csvTime(entry.time),
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
  return csvOf(columns, lines)
}
