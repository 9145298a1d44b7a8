import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import type { HistoryRow } from '@tessera/contract/profile/accounts/accounts.ts'
import type { z } from 'zod'
import { csvOf, csvTime } from '#platform/text/csv.ts'
import type { Translation } from '#platform/text/translation.ts'
import { en_US } from './statement.messages.en_US.ts'
import { zh_CN } from './statement.messages.zh_CN.ts'

export type StatementWords = Translation<typeof en_US>
const words: Record<Locale, StatementWords> = { en_US, zh_CN }

/**
 * The history as a CSV file, amounts on hold first. Money in and out have separate columns, so that no amount needs a
 * sign. Both sides of a transfer between own accounts have a row, so that the columns add up for each account.
 */
export function statementOf(rows: readonly z.output<typeof HistoryRow>[], locale: Locale, zone: string | null): string {
  const { columns, types, accounts, statuses, sides } = words[locale]
  const lines = rows.map((entry) => {
    const out = entry.amount.startsWith('-')
    const { trade } = entry
    return {
      time: csvTime(entry.time, zone),
      type: types[entry.type],
      account: accounts[entry.account],
      coin: entry.coin,
      received: out ? '' : entry.amount,
      sent: out ? entry.amount.slice(1) : '',
      fee: entry.fee,
      balance: entry.balance ?? '',
      status: statuses[entry.status],
      side: trade === null ? '' : sides[trade.side],
      traded: trade?.base ?? '',
      quantity: trade?.quantity ?? '',
      price: trade?.price ?? '',
      counterparty: entry.otherAccount === null ? (entry.counterparty ?? '') : accounts[entry.otherAccount],
      remark: entry.remark ?? '',
      txId: entry.txId ?? '',
      number: entry.number ?? '',
      reference: entry.reference.id,
    }
  })
  return csvOf(columns, lines)
}
