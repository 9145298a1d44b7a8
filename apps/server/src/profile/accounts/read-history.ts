import { HISTORY_MAX_DAYS, historyTypeOf, isFound, MAX_HISTORY_ROWS } from '@tessera/domain/profile/accounts/history.ts'
import {
  shortNumber,
  type ShortNumbered,
  numberFor,
  tradingOrderNumber,
} from '@tessera/domain/platform/text/record-number.ts'
import { maskName } from '@tessera/domain/access/customers/mask-name.ts'
import type { accounts, HistoryRow } from '@tessera/contract/profile/accounts/accounts.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { type Amount, formatAmount, minus, plus, ZERO } from '@tessera/domain/books/money/amount.ts'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { z } from 'zod'
import { nextOf, type PageRequest } from '#platform/database/keyset.ts'
import type { Tx } from '#platform/database/tx.ts'
import {
  countEvents,
  type EntryFilter,
  type EntryRow,
  readEvents,
  readHolds,
  readSums,
  type SumRow,
} from './history.sql.ts'
import { historyRangeTooLong, historyTooManyRows } from './refusals.ts'

type HistoryRequest = Pick<
  InputOf<typeof accounts.flowingWater>,
  'coin' | 'type' | 'account' | 'from' | 'to' | 'search' | 'withSums'
>
type HistoryView = z.output<typeof HistoryRow>
type Refused = 'HISTORY_RANGE_TOO_LONG' | 'HISTORY_TOO_MANY_ROWS'
export type History = {
  readonly total: number
  readonly rows: HistoryView[]
  readonly next: string | null
  /** Amounts on hold; empty after the first page. */
  readonly pending: HistoryView[]
  readonly sums: readonly SumRow[]
}

/** Returns the requested span of at most a year; by default the last year. */
function spanOf(
  request: HistoryRequest,
  now: Date,
): Outcome<Omit<EntryFilter, 'transfersOnce'>, 'HISTORY_RANGE_TOO_LONG'> {
  const to = request.to === undefined ? now : new Date(request.to)
  const from = request.from === undefined ? new Date(to.getTime() - HISTORY_MAX_DAYS * DAY_MS) : new Date(request.from)
  if (to.getTime() - from.getTime() > HISTORY_MAX_DAYS * DAY_MS) return historyRangeTooLong
  const { coin, type, account } = request
  return ok({ coin, type, account, from, to })
}

/**
 * A page of the history, with the amounts on hold before its first page. In a list of all accounts and types, a transfer
 * between own accounts is one row, unless `bothSides` is set.
 */
export async function readHistory(
  tx: Tx,
  customerId: string,
  request: HistoryRequest,
  page: PageRequest,
  { locale, bothSides = false }: { readonly locale: Locale; readonly bothSides?: boolean },
): Promise<Outcome<History, Refused>> {
  const span = spanOf(request, tx.now)
  if (!span.ok) return span
  const isCombined = request.account === undefined && request.type === undefined
  const filter = { ...span.value, transfersOnce: isCombined && !bothSides }
  const search = request.search?.trim() ?? ''
  const view = (row: EntryRow) => entryView(row, locale)
  const isFirst = page.after === undefined && page.page === 1
  const pending = isFirst
    ? (await readHolds(tx, customerId, filter)).map(view).filter((row) => isFound(row, search))
    : []
  const count = await countEvents(tx, customerId, filter)
  if (search === '') {
    const events = await readEvents(tx, customerId, filter, page)
    const next = nextOf(
      events.map(({ id }) => ({ key: id ?? 0n })),
      page,
    )
    const sums = request.withSums === true ? await readSums(tx, customerId, filter) : []
    return ok({ total: count, rows: events.map(view), next, pending, sums })
  }
  if (count > MAX_HISTORY_ROWS) return historyTooManyRows(MAX_HISTORY_ROWS)
  const events = await readEvents(tx, customerId, filter, { page: 1, pageSize: MAX_HISTORY_ROWS })
  const found = events.filter((row) => isFound(view(row), search))
  return ok({ ...pageOf(found, page), rows: pageOf(found, page).rows.map(view), pending, sums: sumsOf(found) })
}

/** A page of rows that are all known, by its number or after a row. */
function pageOf(rows: readonly EntryRow[], page: PageRequest) {
  const { page: number, pageSize, after } = page
  const start =
    after === undefined ? (number - 1) * pageSize : rows.findIndex(({ id }) => id !== null && id < BigInt(after))
  const chosen = start < 0 ? [] : rows.slice(start, start + pageSize)
  return {
    total: rows.length,
    rows: chosen,
    next: nextOf(
      chosen.map(({ id }) => ({ key: id ?? 0n })),
      page,
    ),
  }
}

/** The sums of the rows that a search found, in the coins of their changes. A trade counts in both of its coins. */
function sumsOf(rows: readonly EntryRow[]): SumRow[] {
  const sums = new Map<string, { scale: number; received: Amount; sent: Amount }>()
  const add = (coin: string, scale: number, moved: Amount): void => {
    const before = sums.get(coin) ?? { scale, received: ZERO, sent: ZERO }
    if (moved > 0n) sums.set(coin, { ...before, received: plus(before.received, moved) })
    else sums.set(coin, { ...before, sent: minus(before.sent, moved) })
  }
  for (const row of rows) {
    if (row.kind === 'transfer_in' || row.kind === 'transfer_out') continue
    add(row.coin, row.scale, row.moved)
    const { base, base_scale: scale, quantity } = row
    if (base !== null && scale !== null && quantity !== null && base !== row.coin)
      add(base, scale, row.moved > 0n ? minus(ZERO, quantity) : quantity)
  }
  return [...sums].map(([coin, sum]) => ({ coin, ...sum })).toSorted((a, b) => (a.coin < b.coin ? -1 : 1))
}

const remarkOf = (row: EntryRow, locale: Locale): string | null => (locale === 'zh_CN' ? row.remark_zh : row.remark_en)

/** The letters of counted numbers by the record behind an entry. */
const counted: Readonly<Record<string, string>> = {
  payout: 'FW',
  subscription: 'SB',
  otc_deal: 'PP',
  otc_ad: 'PA',
  fiat_order: 'FD',
  distribution_holder: 'DS',
}
const short: Readonly<Record<string, ShortNumbered>> = {
  withdrawal: 'withdrawal',
  internal_transfer: 'internal_transfer',
  transfer: 'transfer',
  deposit: 'deposit',
  deposit_review: 'deposit',
}

/** The number of the record behind an entry, as its own screen shows it. */
function numberOf({
  ref_type: type,
  ref_id: id,
  number,
  numbered_at: at,
  order_number: order,
}: EntryRow): string | null {
  const [letters, kind] = [counted[type], short[type]]
  if (letters !== undefined && number !== null && at !== null) return numberFor(letters, at, number)
  if (kind !== undefined) return shortNumber(kind, id)
  return type === 'fill' && order !== null ? tradingOrderNumber(order) : null
}

/** The trade of a fill. The customer bought if the base coin came in, or the quote coin went out. */
function tradeOf(row: EntryRow): HistoryView['trade'] {
  const { market, base, quote, base_scale: baseScale, quote_scale: quoteScale, quantity, price, value } = row
  if (market === null || base === null || quote === null || baseScale === null || quoteScale === null) return null
  if (quantity === null || price === null || value === null) return null
  return {
    side: row.moved > 0n === (row.coin === base) ? 'buy' : 'sell',
    market,
    base,
    quote,
    quantity: formatAmount(quantity, baseScale),
    price: formatAmount(price, quoteScale),
    value: formatAmount(value, quoteScale),
  }
}

export const entryView = (row: EntryRow, locale: Locale): HistoryView => ({
  id: row.hold_id ?? String(row.id),
  time: row.at.toISOString(),
  startedAt: row.started_at?.toISOString() ?? null,
  type: historyTypeOf(row.kind, row.reverses),
  account: row.account,
  coin: row.coin,
  amount: formatAmount(plus(row.moved, row.fee), row.scale),
  fee: formatAmount(row.fee, row.scale),
  balance: row.balance === null ? null : formatAmount(row.balance, row.scale),
  status: row.hold_id !== null ? 'pending' : row.reversed ? 'reversed' : 'completed',
  remark: remarkOf(row, locale),
  number: numberOf(row),
  counterparty:
    row.other_name === null
      ? row.counterparty
      : row.ref_type === 'otc_deal'
        ? row.other_name
        : maskName(row.other_name),
  otherAccount: row.other_account,
  trade: tradeOf(row),
  txId: row.tx_id,
  reference: { type: row.ref_type, id: row.ref_id },
})
