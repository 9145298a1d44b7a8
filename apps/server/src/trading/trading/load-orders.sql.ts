import { placeUntil } from '@tessera/domain/trading/matching/apply.ts'
import type { FeeCoin } from '@tessera/domain/books/fees/fee-coin.ts'
import { ppm } from '@tessera/domain/books/money/amount.ts'
import type { OrderFlag, OrderType } from '@tessera/domain/trading/orders/kinds.ts'
import type { OrderStatus } from '@tessera/domain/trading/orders/status.ts'
import type { OrderSide } from '@tessera/domain/trading/orders/terms.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { setImmediate as turn } from 'node:timers/promises'
import { many, one, type Source } from '#platform/database/rows.ts'
import { type BookPart, placementOf } from './apply-book-event.ts'
import { coinScales } from '#books/fees/fee-versions.sql.ts'
import { linesOf, OpenLine, splitLines } from './open-line.sql.ts'
import {
  countOpen,
  countWanted,
  isWaiting,
  type LiveMarket,
  type LiveOrder,
  type MoneyAccount,
  type State,
} from './state.ts'

/** Number of open orders per query. While they enter their books, the next ones are read. */
const BATCH_SIZE = 5_000

/** Forces index lookups by key, because the planner's statistics may be from when the tables were small. */
const plan = (value: 'off' | 'reset_val') => sql`
  select set_config(name, ${value === 'off' ? sql`'off'` : sql`reset_val`}, true)
    from pg_settings where name in ('enable_seqscan', 'enable_hashjoin', 'enable_mergejoin', 'jit')`

/**
 * Puts every open order back into its book, in the order of their entry. The cost depends on what is open, not on the
 * history.
 */
export async function loadOrders(tx: Source, state: State, collecting: ReadonlySet<string>): Promise<void> {
  await many(tx, plan('off'))
  const accounts = new Map([...state.accounts.values()].map((account) => [Number(account.id), account]))
  const owners = { accounts, scales: await coinScales(tx) }
  const queue = new Queue((line) => restore(state, owners, line, collecting.has(line.text('market'))))
  let coming = linesAfter(tx, '', '0')
  for (;;) {
    const lines = await coming
    const end = lines.at(-1)
    if (end === undefined) break
    const last = new OpenLine(end)
    coming = linesAfter(tx, last.text('market'), last.text('number'))
    // The error is handled above, unless an order cannot be restored; then that error is reported.
    coming.catch(() => undefined)
    // The query is sent when this turn of the event loop ends.
    await turn()
    for (const line of lines) queue.add(new OpenLine(line))
  }
  queue.flush()
  await many(tx, plan('reset_val'))
}

async function linesAfter(tx: Source, market: string, number: string): Promise<string[]> {
  const { lines } = await one(
    tx,
    linesOf(sql`
      from trading_order o
     where o.status in (0, 1, 5, 6) and (o.market, o.number) > (${market}, ${number}::bigint)
     order by o.market, o.number limit ${BATCH_SIZE}`),
  )
  return splitLines(lines)
}

/**
 * Merges lines, which arrive sorted by market and number. A triggered stop also has a later number, and is queued after
 * the orders that were in the book by then.
 */
class Queue {
  private readonly enterBook: (line: OpenLine) => void
  private readonly late: OpenLine[] = []
  private market = ''

  constructor(enterBook: (line: OpenLine) => void) {
    this.enterBook = enterBook
  }

  add(line: OpenLine): void {
    const market = line.text('market')
    this.flush(market === this.market ? line.number('number') : Infinity)
    this.market = market
    const place = line.numberOrNull('entered_number')
    if (place === null) this.enterBook(line)
    else this.late.splice(this.late.findLastIndex((each) => each.number('entered_number') < place) + 1, 0, line)
  }

  /** Enters the orders that came into the book before this number. */
  flush(before = Infinity): void {
    for (let [first] = this.late; first !== undefined && first.number('entered_number') < before; [first] = this.late) {
      this.late.shift()
      this.enterBook(first)
    }
  }
}

type Owners = {
  /** Spot accounts by their ids, and the decimals of each coin. */
  readonly accounts: ReadonlyMap<number, MoneyAccount>
  readonly scales: ReadonlyMap<string, number>
}

function restore(state: State, { accounts, scales }: Owners, line: OpenLine, collects: boolean): void {
  const market = state.markets.get(line.text('market'))
  const account = accounts.get(line.number('account_id'))
  if (market === undefined || account === undefined)
    throw new Error(`the hold of order ${line.text('id')} is on no spot account, or its market is missing`)
  const customer = known(line.text('customer'), account.customer)
  const make = later(line.fullText, market, account, customer, scales)
  if (line.number('status') === 6) {
    const order = make()
    state.abnormal.set(order.id, order)
    return
  }
  const part = partOf(line, customer)
  const { number } = part
  state.orders.addUnmade(number, line.text('id'), make)
  countOpen(market, customer, 1)
  countWanted(market, { side: part.side, customer }, part.lots - part.filledLots)
  const isOwn = account.customer === customer && account.coin === market.terms[part.side === 'buy' ? 'quote' : 'base']
  const cause = isOwn ? restored(state, market, part, collects) : 'hold'
  if (cause === undefined) return
  const order = state.orders.get(number)
  assert(order, 'an order that was just added is missing')
  state.unrestored.push({ order, cause })
}

/** Refers only to the line and its owners, so that nothing else stays in memory. */
const later =
  (line: string, market: LiveMarket, account: MoneyAccount, customer: string, scales: Owners['scales']) => () =>
    orderOf(new OpenLine(line), market, account, customer, scales)

/**
 * Returns the previous text if it is equal, so that all orders of a customer share one string, which is already hashed.
 */
const known = (text: string, before: string | undefined): string => (text === before ? before : text)

/* oxlint-disable typescript/no-unsafe-type-assertion -- words that a constraint of the table keeps to these */
const partOf = (line: OpenLine, customer: string): BookPart => ({
  number: line.number('number'),
  person: line.text('person') || customer,
  side: line.text('side') as OrderSide,
  ticks: line.number('ticks'),
  lots: line.number('lots'),
  filledLots: line.number('filled_lots'),
  flag: line.text('flag') as OrderFlag,
  until: line.timeOrNull('until'),
  stopTicks: line.numberOrNull('stop_ticks'),
  enteredNumber: line.numberOrNull('entered_number'),
})

function feeCoinIn(line: OpenLine, scales: Owners['scales']): FeeCoin | null {
  const coin = line.text('fee_coin')
  const scale = scales.get(coin)
  return scale === undefined ? null : { coin, scale, discount: ppm(line.number('fee_discount_ppm')) }
}

const orderOf = (
  line: OpenLine,
  market: LiveMarket,
  account: MoneyAccount,
  customer: string,
  scales: Owners['scales'],
): LiveOrder => ({
  ...partOf(line, customer),
  id: line.text('id'),
  customer,
  market,
  type: line.text('type') as OrderType,
  // Only market orders have one, and they never stay open.
  cashQuantity: null,
  makerFee: ppm(line.number('maker_fee_ppm')),
  takerFee: ppm(line.number('taker_fee_ppm')),
  feeCoin: feeCoinIn(line, scales),
  clientOrderId: line.clientOrderId,
  placedAt: new Date(line.number('placed_at')),
  hold: {
    account,
    amount: line.amount('amount'),
    captured: line.amount('captured'),
    released: line.amount('released'),
  },
  filledValue: line.amount('filled_value'),
  fee: line.amount('fee'),
  coinFee: line.amount('coin_fee'),
  status: line.number('status') as OrderStatus,
  steps: line.number('steps'),
  cancelCause: null,
  canceledNumber: null,
  suspectedNumber: line.numberOrNull('suspected_number'),
  suspectCause: (line.text('suspect_cause') || null) as LiveOrder['suspectCause'],
  triggeredAt: line.timeOrNull('triggered_at'),
  closedAt: null,
})
/* oxlint-enable typescript/no-unsafe-type-assertion */

/**
 * Puts an order back into its book. Throws if it would trade there or is rejected, because the tables then contradict
 * themselves.
 */
function restored(state: State, { book }: LiveMarket, order: BookPart, collects: boolean): 'book' | undefined {
  // A triggered stop comes after orders with higher numbers, so the check of ascending numbers is reset for each order.
  book.lastOrder = 0
  const waits = isWaiting(order)
  book.phase = collects && !waits ? 'auction' : 'open'
  const { stop, ...resting } = placementOf(state, order)
  const flag = book.phase === 'auction' ? 'gtc' : 'post_only'
  const ending = placeUntil(book, waits && stop !== undefined ? { ...resting, stop } : { ...resting, flag })
  return ending === (waits ? 'waiting' : 'rested') ? undefined : 'book'
}
