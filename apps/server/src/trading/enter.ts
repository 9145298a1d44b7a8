import { apply } from '@tessera/domain/matching/apply.ts'
import { expire, remove } from '@tessera/domain/matching/cancel.ts'
import { indicate } from '@tessera/domain/matching/auction.ts'
import type { MarketState } from '@tessera/domain/markets/market.ts'
import type { BookEvent, Phase, Placement } from '@tessera/domain/matching/command.ts'
import type { CancelCause, LostRight } from '@tessera/domain/orders/kinds.ts'
import { assert } from '@tessera/domain/outcome.ts'
import { type Batch, moveMoney, type NewId, touchLevel, touchOrder } from './batch.ts'
import { endCanceled } from './order-steps.ts'
import { settle } from './settle.ts'
import { addOpen, bookSide, isWaiting, type LiveMarket, type LiveOrder, personNumber, type State } from './state.ts'

/** What a book is told of an order. */
export type BookPart = Pick<
  LiveOrder,
  'number' | 'person' | 'side' | 'ticks' | 'lots' | 'filledLots' | 'flag' | 'until' | 'stopTicks' | 'enteredNumber'
>

/** An order as its book takes it. One at the market is dropped beyond its worst price, so it needs no command of its own. */
export const placementOf = (state: State, order: BookPart): Placement => ({
  kind: 'place',
  order: order.number,
  person: personNumber(state, order.person),
  side: bookSide(order),
  price: order.ticks,
  lots: order.lots - order.filledLots,
  flag: order.flag,
  ...(order.until !== null && { until: order.until.getTime() }),
  ...(order.stopTicks !== null && { stop: order.stopTicks }),
})

/** Reserves what an accepted order may cost, and lets it into the book: from here on it exists, with all that follows. */
export function enter(state: State, batch: Batch, order: LiveOrder, newId: NewId): void {
  moveMoney(batch, order.hold.account, 0n, order.hold.amount)
  batch.placed.add(order)
  addOpen(state, order)
  for (const event of apply(order.market.book, placementOf(state, order)))
    happen(state, batch, order.market, event, newId)
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
  for (const market of state.markets.values())
    if (market.book.phase !== phaseOf[market.status]) turnBook(state, batch, market, phaseOf[market.status], newId)
}

/** Opening trades what was collected at one price; then the stops that it reached come in as on any day. */
export function turnBook(state: State, batch: Batch, market: LiveMarket, phase: Phase, newId: NewId): void {
  const { book, referenceTicks } = market
  const indication = phase === 'open' ? indicate(book, referenceTicks) : undefined
  batch.turns.push({ number: state.nextNumber++, market, phase, referenceTicks, indication })
  let collected = true
  for (const event of apply(book, { kind: 'turn', to: phase, reference: referenceTicks })) {
    if (event.kind === 'turned') collected = false
    else happen(state, batch, market, event, newId, collected)
  }
}

/** What a book told, in money and orders: of the order that came in, and of those that it let in. */
function happen(state: State, batch: Batch, market: LiveMarket, event: BookEvent, newId: NewId, auction = false): void {
  switch (event.kind) {
    case 'filled': {
      const [maker, taker] = [openOrder(state, event.maker), openOrder(state, event.taker)]
      settle(state, batch, taker, event, newId, auction)
      if (auction) touchLevel(batch, market, bookSide(taker), taker.ticks)
      return touchLevel(batch, market, bookSide(maker), maker.ticks)
    }
    case 'rested': {
      const order = openOrder(state, event.order)
      return touchLevel(batch, market, bookSide(order), order.ticks)
    }
    case 'triggered': {
      const order = openOrder(state, event.order)
      order.enteredNumber = state.nextNumber++
      order.triggeredAt = batch.now
      return touchOrder(batch, order)
    }
    case 'canceled': {
      const order = openOrder(state, event.order)
      const cause = order.type === 'market' && event.cause === 'ioc' ? 'market' : event.cause
      return endCanceled(state, batch, order, cause, 'trading')
    }
    case 'waiting':
      return undefined
    case 'missed':
    case 'reduced':
    case 'refused':
    case 'turned':
      throw new Error(`the book of ${market.terms.symbol} says ${event.kind} of an accepted order`)
    default:
      return event satisfies never
  }
}

function openOrder(state: State, number: number): LiveOrder {
  const order = state.orders.get(number)
  assert(order, `order ${number} is open`)
  return order
}

/** Takes an open order out of its book. */
export function takeOutOrder(
  state: State,
  batch: Batch,
  order: LiveOrder,
  cause: 'asked' | 'barred' | LostRight,
): void {
  const lots = remove(order.market.book, order.number)
  assert(lots === order.lots - order.filledLots, `order ${order.id} is in the book with what is left of it`)
  endTakenOut(state, batch, order, cause)
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

/** What ends an order from outside gets a number of the same count as placements: it can be played again in its place. */
function endTakenOut(
  state: State,
  batch: Batch,
  order: LiveOrder,
  cause: Extract<CancelCause, 'asked' | 'barred' | LostRight | 'expired'>,
): void {
  if (!isWaiting(order)) touchLevel(batch, order.market, bookSide(order), order.ticks)
  order.canceledNumber = state.nextNumber++
  endCanceled(state, batch, order, cause, cause === 'asked' ? `customer:${order.customer}` : 'trading')
}
