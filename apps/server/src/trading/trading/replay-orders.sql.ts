import type { Phase } from '@tessera/domain/trading/matching/command.ts'
import { quantityOf } from '@tessera/domain/trading/markets/market.ts'
import { amount, ppm } from '@tessera/domain/books/money/amount.ts'
import type { SuspectCause } from '@tessera/domain/trading/orders/kinds.ts'
import { cashHold } from '@tessera/domain/trading/orders/spend.ts'
import { buyHold } from '@tessera/domain/trading/orders/terms.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { type RawBuilder, sql } from 'kysely'
import { many, type Source } from '#platform/database/rows.ts'
import { endAbnormal, removeAbnormal } from './abnormal.ts'
import { type Batch, emptyBatch } from './batch.ts'
import { bookCoinFees } from './coin-fees.ts'
import { enter, turnBook } from './enter.ts'
import { endOpenOrder } from './apply-book-event.ts'
import { orderColumns, type OrderRow, readOrder } from './orders.sql.ts'
import {
  exchangeKey,
  type LiveMarket,
  type LiveOrder,
  type MoneyAccount,
  spotKey,
  type State,
  newOrderFields,
} from './state.ts'

/** A placement as it was requested, and its later cancel request, if any. */
export type Placement = OrderRow & {
  canceled_number: bigint | null
  suspected_number: bigint | null
  suspect_cause: SuspectCause | null
  customer_id: string
  person_id: string
  maker_fee_ppm: number
  taker_fee_ppm: number
}
export const placementColumns: RawBuilder<unknown> = sql`
  ${orderColumns}, o.canceled_number, o.suspected_number, o.suspect_cause, o.customer_id, o.person_id, o.maker_fee_ppm, o.taker_fee_ppm`

/**
 * A phase change of a whole book: an auction began or was executed, or trading stopped. Phase changes that an order
 * caused follow from that order.
 */
type Turn = { number: bigint; market: string; phase: Phase; reference_ticks: bigint; at: Date }
export const turnsSince = (source: Source, first: number): Promise<Turn[]> =>
  many(
    source,
    sql<Turn>`select number, market, phase, reference_ticks, at from book_turn where number >= ${first} and order_id is null`,
  )

/** Decides placements, cancels and phase changes again, from number `first` on, in the order of their numbers. */
export function replayOrders(state: State, rows: readonly Placement[], turns: readonly Turn[], first: number): void {
  const turned = turns.map((row): [number, () => void] => [Number(row.number), () => changePhaseAgain(state, row)])
  const steps = rows.flatMap((row): [number, () => void][] => [
    [Number(row.number), () => placeAgain(state, row)],
    [Number(row.suspected_number ?? -1n), () => suspectAgain(state, row)],
    [Number(row.canceled_number ?? -1n), () => cancelAgain(state, row)],
  ])
  // Restored below, because the status of markets is read from their rows and is not decided again.
  const statuses = [...state.markets.values()].map((market) => {
    const { status, moves, movedBy } = market
    return { market, before: { status, moves, movedBy } }
  })
  // A step is skipped if an earlier order already took its number. An order also numbers the stops, cancels and phase
  // changes that it causes.
  for (const [number, step] of [...steps, ...turned].filter(([at]) => at >= first).toSorted(([a], [b]) => a - b)) {
    if (number < state.nextNumber) continue
    state.nextNumber = number
    step()
  }
  for (const { market, before } of statuses) Object.assign(market, before)
}

/** Creates an account without an id, because only its balance matters here. */
export const opened = (
  { customer, coin, scale }: { readonly customer: string; readonly coin: string; readonly scale: number },
  posted: bigint,
): MoneyAccount => ({ id: 0n, customer, coin, scale, posted, held: 0n })

function placeAgain(state: State, row: Placement): void {
  const market = state.markets.get(row.market)
  const facts = readOrder(row, market?.terms)
  assert(market, `market ${row.market} is missing`)
  const account = accountsOf(state, market, row.customer_id, facts.side)
  const takerFee = ppm(row.taker_fee_ppm)
  const makerFee = ppm(row.maker_fee_ppm)
  const { terms } = market
  const higherFee = makerFee > takerFee ? makerFee : takerFee
  const { side, ticks, lots, cashQuantity: cash } = facts
  const buys = () => (cash === null ? buyHold(terms, ticks, lots, higherFee) : cashHold(amount(cash), takerFee))
  const hold = side === 'buy' ? buys() : quantityOf(terms, lots)
  const order: LiveOrder = {
    ...facts,
    number: state.nextNumber++,
    customer: row.customer_id,
    person: row.person_id,
    market,
    makerFee,
    takerFee,
    hold: { account, amount: hold, captured: 0n, released: 0n },
    ...newOrderFields,
  }
  const batch = emptyBatch(row.placed_at)
  enter(state, batch, order, () => '')
  bookAgain(state, batch)
}

function changePhaseAgain(state: State, row: Turn): void {
  const market = state.markets.get(row.market)
  assert(market, `market ${row.market} is missing`)
  ensureFeeAccount(state, market.terms.quote, market.terms.quoteScale)
  const batch = emptyBatch(row.at)
  turnBook(state, batch, market, row.phase, Number(row.reference_ticks), () => '')
  bookAgain(state, batch)
}

function suspectAgain(state: State, row: Placement): void {
  const { id, suspect_cause: cause } = row
  const order = state.orders.byId(id)
  assert(order && cause, `order ${id} is not open when it is set aside, or has no cause`)
  removeAbnormal(state, emptyBatch(row.placed_at), order, cause)
}

function cancelAgain(state: State, row: Placement): void {
  const batch = emptyBatch(row.placed_at)
  if (endAbnormal(state, batch, new Map(), { kind: 'end_abnormal', order: row.id }).ok) return
  const order = state.orders.get(Number(row.number))
  assert(order, `order ${row.id} is not open when it is cancelled`)
  endOpenOrder(state, batch, order, 'requested')
}

const ensureAccount = (state: State, key: string, account: MoneyAccount): MoneyAccount => {
  const known = state.accounts.get(key) ?? account
  state.accounts.set(key, known)
  return known
}

function ensureFeeAccount(state: State, coin: string, scale: number): void {
  const fees = { ...opened({ customer: '', coin, scale }, 0n), customer: undefined }
  ensureAccount(state, exchangeKey('fees', coin), fees)
}

/** Posts the fees in the fee coin. Each step of the replay is a separate batch. */
function bookAgain(state: State, batch: Batch): void {
  for (const { order } of batch.coinFees)
    if (order.feeCoin !== null) ensureFeeAccount(state, order.feeCoin.coin, order.feeCoin.scale)
  bookCoinFees(state, batch, () => '')
}

/**
 * Ensures that both spot accounts of the customer and the fee account of the exchange exist. Returns the account with
 * the hold.
 */
function accountsOf(state: State, market: LiveMarket, customer: string, side: 'buy' | 'sell'): MoneyAccount {
  const { base, quote, baseScale, quoteScale } = market.terms
  const spot = (coin: string, scale: number): MoneyAccount =>
    ensureAccount(state, spotKey(customer, coin), opened({ customer, coin, scale }, 0n))
  ensureFeeAccount(state, quote, quoteScale)
  const [ofBase, ofQuote] = [spot(base, baseScale), spot(quote, quoteScale)]
  return side === 'buy' ? ofQuote : ofBase
}
