import { apply } from '@tessera/domain/trading/matching/apply.ts'
import { indicate } from '@tessera/domain/trading/matching/auction.ts'
import { expire } from '@tessera/domain/trading/matching/cancel.ts'
import type { Phase } from '@tessera/domain/trading/matching/command.ts'
import { isReached } from '@tessera/domain/trading/matching/place.ts'
import { isWithin, staticBand } from '@tessera/domain/trading/markets/bands.ts'
import type { MarketState } from '@tessera/domain/trading/markets/market.ts'
import { oppositeOrders } from '@tessera/domain/trading/orders/opposite-orders.ts'
import { type Batch, moveMoney, type NewId } from './batch.ts'
import { endTakenOut, applyBookEvent, openOrder, placementOf, takeOutOrder } from './apply-book-event.ts'
import { enterBook, moveByRules, releaseStops, trigger } from './enter-book.ts'
import { addOpen, bookSide, type LiveMarket, type LiveOrder, type State } from './state.ts'

/** Reserves what an accepted order may cost, and lets it into the book: from here on it exists, with all that follows. */
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

/** Turns every book whose market stands somewhere else than it does. */
export function turnBooks(state: State, batch: Batch, newId: NewId): void {
  for (const market of state.markets.values()) {
    if (market.book.phase === phaseOf[market.status]) continue
    if (market.status === 'open') clearAuction(state, batch, market)
    if (leavesBand(market)) moveByRules(batch, market, 'halted')
    turnBook(state, batch, market, phaseOf[market.status], market.reference ?? market.lastTicks, newId)
  }
}

/** Whether a volatility auction that is over would trade outside the static band: then nothing trades, and the market halts. */
function leavesBand({ book, status, movedBy, reference, lastTicks, terms }: LiveMarket): boolean {
  if (status !== 'open' || book.phase !== 'auction' || movedBy !== 'volatility') return false
  const price = indicate(book, reference ?? lastTicks)?.price
  return price !== undefined && !isWithin(price, staticBand(reference, terms.band))
}

/** Cancels the orders that an auction would execute and that may not execute at its price, until it would execute none of them. */
function clearAuction(state: State, batch: Batch, market: LiveMarket): void {
  const { book } = market
  for (;;) {
    const indication = indicate(book, market.reference ?? market.lastTicks)
    if (indication === undefined) return
    const { price } = indication
    const executed = (['buy', 'sell'] as const).flatMap((side) =>
      [...oppositeOrders(book, side)].filter(({ ticks }) => (side === 'buy' ? ticks <= price : ticks >= price)),
    )
    const barred = executed.flatMap(({ order: number }) => {
      const order = openOrder(state, number)
      const cause = state.judge.barOf(order, price, batch.now, state.nextNumber)
      return cause === undefined ? [] : [{ order, cause }]
    })
    if (barred.length === 0) return
    for (const { order, cause } of barred) takeOutOrder(state, batch, order, cause)
  }
}

/** Opening trades what was collected at one price; then the stops that it reached come in as on any day. */
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

/** Cancels those of these orders that may not execute at their own price, as after a freeze. */
export function takeOutBarred(state: State, batch: Batch, ids: readonly string[]): void {
  for (const id of ids) {
    const order = state.orders.byId(id)
    const cause = order && state.judge.barOf(order, order.ticks, batch.now, state.nextNumber)
    if (order !== undefined && cause !== undefined) takeOutOrder(state, batch, order, cause)
  }
}

/** So many orders run out in one batch: what it writes, one transaction can write in good time. */
const MOST_EXPIRED = 2_000

/** Ends what was good till the moment of the batch or before; answers whether that was all. */
export function expireDue(state: State, batch: Batch): boolean {
  let left = MOST_EXPIRED
  for (const { book } of state.markets.values()) {
    expire(book, batch.now.getTime(), left)
    for (const event of book.log.events())
      if (event.kind === 'canceled') endTakenOut(state, batch, openOrder(state, event.order), 'expired')
    left -= book.log.count
    if (left === 0) return false
  }
  return true
}
