import { CancelCause } from '@tessera/contract/orders.ts'
import { apply } from '@tessera/domain/matching/apply.ts'
import { cancel as takeOut } from '@tessera/domain/matching/cancel.ts'
import type { BookEvent } from '@tessera/domain/matching/command.ts'
import { assert } from '@tessera/domain/outcome.ts'
import { type Batch, moveMoney, type NewId, touchLevel } from './batch.ts'
import { endCanceled } from './order-steps.ts'
import { settle } from './settle.ts'
import { addOpen, type LiveOrder, personNumber, type State } from './state.ts'

/** Reserves what an accepted order may cost, and lets it into the book: from here on it exists, with all that follows. */
export function enter(state: State, batch: Batch, order: LiveOrder, newId: NewId): void {
  moveMoney(batch, order.hold.account, 0n, order.hold.amount)
  batch.placed.add(order)
  const actor = `customer:${order.customer}`
  batch.steps.push({ entity: 'otc_order', id: order.id, n: 1, from: null, to: '0', actor })
  addOpen(state, order)
  const { market, number, side, flag, ticks, lots } = order
  const person = personNumber(state, order.person)
  const on = side === 'buy' ? 0 : 1
  const events = apply(market.book, { kind: 'place', order: number, person, side: on, price: ticks, lots, flag })
  for (const event of events) happen(state, batch, order, event, newId)
}

function happen(state: State, batch: Batch, order: LiveOrder, event: BookEvent, newId: NewId): void {
  const side = order.side === 'buy' ? 0 : 1
  if (event.kind === 'filled') {
    settle(state, batch, order, event, newId)
    touchLevel(batch, order.market, side === 0 ? 1 : 0, event.price)
  }
  if (event.kind === 'rested') touchLevel(batch, order.market, side, order.ticks)
  if (event.kind === 'canceled') {
    const cause = CancelCause.options.find((each) => each === event.cause)
    assert(cause !== undefined, `order ${order.id} ends for a cause that the wire knows`)
    endCanceled(state, batch, order, cause, 'trading')
  }
  assert(event.kind !== 'refused', `the book takes the accepted order ${order.id}`)
}

/** Takes an open order out of its book. The cancel gets a number of the same count as placements: it can be played again. */
export function takeOutOrder(state: State, batch: Batch, order: LiveOrder, cause: 'asked' | 'barred'): void {
  const lots = takeOut(order.market.book, order.number)
  assert(lots === order.lots - order.filledLots, `order ${order.id} rests with what is left of it`)
  touchLevel(batch, order.market, order.side === 'buy' ? 0 : 1, order.ticks)
  order.canceledNumber = state.nextNumber++
  endCanceled(state, batch, order, cause, cause === 'asked' ? `customer:${order.customer}` : 'trading')
}
