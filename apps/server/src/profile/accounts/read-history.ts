import { HISTORY_MAX_DAYS, historyTypeOf } from '@tessera/domain/profile/accounts/history.ts'
import type { accounts, HistoryRow } from '@tessera/contract/profile/accounts/accounts.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { formatAmount, plus } from '@tessera/domain/books/money/amount.ts'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { z } from 'zod'
import { nextOf, type PageRequest } from '#platform/database/keyset.ts'
import type { Tx } from '#platform/database/tx.ts'
import { countEntries, type EntryFilter, type EntryRow, readEntries } from './history.sql.ts'
import { historyRangeTooLong } from './refusals.ts'

type HistoryRequest = Pick<InputOf<typeof accounts.flowingWater>, 'coin' | 'type' | 'account' | 'from' | 'to'>

/** The requested span of at most a year; by default the last year. */
function spanOf(request: HistoryRequest, now: Date): Outcome<EntryFilter, 'HISTORY_RANGE_TOO_LONG'> {
  const to = request.to === undefined ? now : new Date(request.to)
  const from = request.from === undefined ? new Date(to.getTime() - HISTORY_MAX_DAYS * DAY_MS) : new Date(request.from)
  if (to.getTime() - from.getTime() > HISTORY_MAX_DAYS * DAY_MS) return historyRangeTooLong
  const { coin, type, account } = request
  return ok({ coin, type, account, from, to })
}

export async function readHistory(
  tx: Tx,
  customerId: string,
  request: HistoryRequest,
  page: PageRequest,
): Promise<Outcome<{ total: number; rows: EntryRow[]; next: string | null }, 'HISTORY_RANGE_TOO_LONG'>> {
  const filter = spanOf(request, tx.now)
  if (!filter.ok) return filter
  const total = await countEntries(tx, customerId, filter.value)
  const rows = await readEntries(tx, customerId, filter.value, page)
  const keys = rows.map(({ id }) => ({ key: id }))
  return ok({ total, rows, next: nextOf(keys, page) })
}

export const remarkOf = (row: EntryRow, locale: Locale): string | null =>
  locale === 'zh_CN' ? row.remark_zh : row.remark_en

export const entryView = (row: EntryRow, locale: Locale): z.output<typeof HistoryRow> => ({
  id: String(row.id),
  time: row.at.toISOString(),
  startedAt: row.started_at?.toISOString() ?? null,
  type: historyTypeOf(row.kind, row.reverses),
  account: row.account,
  coin: row.coin,
  amount: formatAmount(plus(row.moved, row.fee), row.scale),
  fee: formatAmount(row.fee, row.scale),
  balance: formatAmount(row.balance, row.scale),
  status: row.reversed ? 'reversed' : 'completed',
  remark: remarkOf(row, locale),
  txId: row.tx_id,
  reference: { type: row.ref_type, id: row.ref_id },
})
