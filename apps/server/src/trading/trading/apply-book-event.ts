import { remove } from '@tessera/domain/trading/matching/cancel.ts'
import type { BookEvent, Placement } from '@tessera/domain/trading/matching/command.ts'
import type { CancelCause, LostRight, MarketCause, MetCause } from '@tessera/domain/trading/orders/kinds.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { type Batch, type NewId, markLevelChanged } from './batch.ts'
import { endCanceled } from './order-steps.ts'
import { settle } from './settle.ts'
import { bookSide, isWaiting, type LiveMarket, type LiveOrder, personNumber, type State } from './state.ts'

/** The context of a decision: the state, the batch to write, and ids for its fills. */
export type Deciding = { readonly state: State; readonly batch: Batch; readonly newId: NewId }

/** The part of an order that its book stores. */
export type BookPart = Pick<
  LiveOrder,
  'number' | 'person' | 'side' | 'ticks' | 'lots' | 'filledLots' | 'flag' | 'until' | 'stopTicks' | 'enteredNumber'
>

/**
 * Returns the placement of an order for its book. A market order is cancelled beyond its worst price, so it needs no
 * command of its own.
 */
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

/** Applies the events of a book to money and orders: those of the incoming order and of the stops that it triggered. */
export function applyBookEvent(
  { state, batch, newId }: Deciding,
  market: LiveMarket,
  event: BookEvent,
  auction = false,
): void {
  switch (event.kind) {
    case 'filled': {
      const [maker, taker] = [openOrder(state, event.maker), openOrder(state, event.taker)]
      settle(state, batch, taker, event, newId, auction)
      if (auction) markLevelChanged(batch, market, bookSide(taker), taker.ticks)
      return markLevelChanged(batch, market, bookSide(maker), maker.ticks)
    }
    case 'rested': {
      const order = openOrder(state, event.order)
      return markLevelChanged(batch, market, bookSide(order), order.ticks)
    }
    case 'canceled': {
      const order = openOrder(state, event.order)
      const cause = order.type === 'market' && event.cause === 'ioc' ? 'market' : event.cause
      return endCanceled(state, batch, order, cause, 'trading')
    }
    case 'waiting':
      return undefined
    case 'triggered':
    case 'missed':
    case 'reduced':
    case 'refused':
    case 'turned':
      throw new Error(`the book of ${market.terms.symbol} answers ${event.kind} to an accepted order`)
    default:
      return event satisfies never
  }
}

export function openOrder(state: State, number: number): LiveOrder {
  const order = state.orders.get(number)
  assert(order, `order ${number} is not open`)
  return order
}

/** Removes an open order from its book, and ends it. */
export function endOpenOrder(
  state: State,
  batch: Batch,
  order: LiveOrder,
  cause: 'requested' | 'barred' | MarketCause | MetCause | LostRight,
): void {
  const lots = remove(order.market.book, order.number)
  assert(lots === order.lots - order.filledLots, `order ${order.id} is not in the book with its remaining lots`)
  endNumbered(state, batch, order, cause)
}

/** Cancels an order that another one met and that may not execute. It is recorded for followers and the replay. */
export function endMetOrder(state: State, batch: Batch, order: LiveOrder, cause: MetCause): void {
  const number = state.nextNumber
  endOpenOrder(state, batch, order, cause)
  batch.cuts.push({ number, order, lastTicks: 0, outcome: 'met', rests: false })
}

/**
 * Gives the end of an order by an outside command a number in the count of placements, so that replay can repeat it
 * there.
 */
export function endNumbered(
  state: State,
  batch: Batch,
  order: LiveOrder,
  cause: Extract<CancelCause, 'requested' | 'barred' | MarketCause | 'expired' | MetCause | LostRight>,
): void {
  if (!isWaiting(order)) markLevelChanged(batch, order.market, bookSide(order), order.ticks)
  order.canceledNumber = state.nextNumber++
  endCanceled(state, batch, order, cause, cause === 'requested' ? `customer:${order.customer}` : 'trading')
}
