import { apply } from '@tessera/domain/trading/matching/apply.ts'
import { indicate } from '@tessera/domain/trading/matching/auction.ts'
import { expire } from '@tessera/domain/trading/matching/cancel.ts'
import type { Phase } from '@tessera/domain/trading/matching/command.ts'
import { isReached } from '@tessera/domain/trading/matching/place.ts'
import { isWithin, staticBand } from '@tessera/domain/trading/markets/bands.ts'
import type { MarketState } from '@tessera/domain/trading/markets/market.ts'
import { oppositeOrders } from '@tessera/domain/trading/orders/opposite-orders.ts'
import { type Batch, moveMoney, type NewId } from './batch.ts'
import { endNumbered, applyBookEvent, openOrder, placementOf, endOpenOrder } from './apply-book-event.ts'
import { enterBook, moveByRules, releaseStops, trigger } from './enter-book.ts'
import { addOpen, bookSide, type LiveMarket, type LiveOrder, type State } from './state.ts'

/** Holds the maximum cost of an accepted order, and enters it into the book with all consequences. */
export function enter(state: State, batch: Batch, order: LiveOrder, newId: NewId): void {
  const deciding = { state, batch, newId }
  const { market } = order
  moveMoney(batch, order.hold.account, 0n, order.hold.amount)
  batch.placed.add(order)
  addOpen(state, order)
  const waits = order.stopTicks !== null && !isReached(market.book, bookSide(order), order.stopTicks)
  if (market.book.phase !== 'open' || waits) {
    for (const event of apply(market.book, placementOf(state, order))) applyBookEvent(deciding, market, event)
    return
  }
  if (order.stopTicks !== null) trigger(deciding, order)
  enterBook(deciding, order, (placement) => apply(market.book, placement))
  releaseStops(deciding, market)
}

const phaseOf: Readonly<Record<MarketState, Phase>> = {
  closed: 'halted',
  open: 'open',
  cancel_only: 'cancel_only',
  halted: 'halted',
  auction: 'auction',
}

/** Moves every book to the phase of its market. */
export function turnBooks(state: State, batch: Batch, newId: NewId): void {
  for (const market of state.markets.values()) {
    if (market.book.phase === phaseOf[market.status]) continue
    if (market.status === 'open') clearAuction(state, batch, market)
    if (leavesBand(market)) moveByRules(batch, market, 'halted')
    turnBook(state, batch, market, phaseOf[market.status], market.reference ?? market.lastTicks, newId)
  }
}

/**
 * True if a finished volatility auction would trade outside the static band. Then it trades nothing, and the market
 * halts.
 */
function leavesBand({ book, status, movedBy, reference, lastTicks, terms }: LiveMarket): boolean {
  if (status !== 'open' || book.phase !== 'auction' || movedBy !== 'volatility') return false
  const price = indicate(book, reference ?? lastTicks)?.price
  return price !== undefined && !isWithin(price, staticBand(reference, terms.band))
}

/** Cancels orders that may not execute at the price of the auction, until the auction would execute no such order. */
function clearAuction(state: State, batch: Batch, market: LiveMarket): void {
  const { book } = market
  for (;;) {
    const indication = indicate(book, market.reference ?? market.lastTicks)
    if (indication === undefined) return
    const { price } = indication
    const executed = (['buy', 'sell'] as const).flatMap((side) =>
      [...oppositeOrders(book, side)].filter(({ ticks }) => (side === 'buy' ? ticks <= price : ticks >= price)),
    )
    const blocked = executed.flatMap(({ order: number }) => {
      const order = openOrder(state, number)
      const cause = state.judge.causeAgainstTrade(order, price, batch.now, state.nextNumber)
      return cause === undefined ? [] : [{ order, cause }]
    })
    if (blocked.length === 0) return
    for (const { order, cause } of blocked) endOpenOrder(state, batch, order, cause)
  }
}

/**
 * Moves a book to a phase. Opening trades the collected orders at one price; then the triggered stops enter as usual.
 */
export function turnBook(
  state: State,
  batch: Batch,
  market: LiveMarket,
  phase: Phase,
  referenceTicks: number,
  newId: NewId,
): void {
  const { book } = market
  const deciding = { state, batch, newId }
  const indication = phase === 'open' ? indicate(book, referenceTicks) : undefined
  batch.turns.push({ number: state.nextNumber++, market, phase, referenceTicks, indication, order: undefined })
  let collected = true
  for (const event of apply(book, { kind: 'turn', to: phase, reference: referenceTicks })) {
    if (event.kind === 'turned') collected = false
    else applyBookEvent(deciding, market, event, collected)
  }
  releaseStops(deciding, market)
}

/** Cancels those of the given orders that may not execute at their own price, for example after a freeze. */
export function cancelBlocked(state: State, batch: Batch, ids: readonly string[]): void {
  for (const id of ids) {
    const order = state.orders.byId(id)
    const cause = order && state.judge.causeAgainstTrade(order, order.ticks, batch.now, state.nextNumber)
    if (order !== undefined && cause !== undefined) endOpenOrder(state, batch, order, cause)
  }
}

/** Maximum number of orders that expire in one batch, so that its transaction stays short. */
const MAX_EXPIRED = 2_000

/** Ends orders whose good-till date is at or before the time of the batch. Returns true if these were all. */
export function expireDue(state: State, batch: Batch): boolean {
  let left = MAX_EXPIRED
  for (const { book } of state.markets.values()) {
    expire(book, batch.now.getTime(), left)
    for (const event of book.log.events())
      if (event.kind === 'canceled') endNumbered(state, batch, openOrder(state, event.order), 'expired')
    left -= book.log.count
    if (left === 0) return false
  }
  return true
}
