import { remove } from '@tessera/domain/trading/matching/cancel.ts'
import type { SuspectCause } from '@tessera/domain/trading/orders/kinds.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { type Batch, markLevelChanged } from './batch.ts'
import type { AnswerOf, EndAbnormal, SetAside } from './command.ts'
import { freeHold, step } from './order-steps.ts'
import { factsOf } from './order-view.ts'
import { bookSide, dropOpen, isWaiting, type LiveOrder, type State } from './state.ts'
import { marketHalted, orderNotFound } from './refusals.ts'

/** The hold of an order as stored in the tables, because the memory may be wrong. */
export type HoldNow = { readonly amount: bigint; readonly captured: bigint; readonly released: bigint }

/** Takes an order that cannot continue out of trading. It keeps its hold until two people end it (threat TRD-14). */
export function setAside(state: State, batch: Batch, { order: id, cause }: SetAside): AnswerOf['set_aside'] {
  const order = state.orders.byId(id)
  if (order === undefined) return orderNotFound
  if (order.market.book.phase === 'halted') return marketHalted
  removeAbnormal(state, batch, order, cause)
  return ok(factsOf(order))
}

/** Removes an order from its book, even if the book fails. */
export function removeAbnormal(state: State, batch: Batch, order: LiveOrder, cause: SuspectCause): void {
  remove(order.market.book, order.number)
  if (!isWaiting(order)) markLevelChanged(batch, order.market, bookSide(order), order.ticks)
  suspect(state, batch, order, cause)
}

/** Sets aside orders that could not re-enter their book when the state was read. */
export function quarantineUnrestored(state: State, batch: Batch): void {
  for (const { order, cause } of state.unrestored.splice(0)) suspect(state, batch, order, cause)
}

/** Takes a number of the count of placements, so that replay can repeat the step at this number. */
function suspect(state: State, batch: Batch, order: LiveOrder, cause: SuspectCause): void {
  order.suspectedNumber = state.nextNumber++
  order.suspectCause = cause
  // A fill of this batch is written, whatever the tables store for the hold.
  if (!batch.changed.has(order)) batch.sameHolds.add(order)
  step(batch, order, 'suspect', 'trading')
  dropOpen(state, order)
  state.abnormal.set(order.id, order)
}

/** Ends an order that was set aside, and releases the amount that the tables still hold for it. */
export function endAbnormal(
  state: State,
  batch: Batch,
  holds: ReadonlyMap<string, HoldNow>,
  { order: id }: EndAbnormal,
): AnswerOf['end_abnormal'] {
  const order = state.abnormal.get(id)
  if (order === undefined) return orderNotFound
  const { amount, captured, released } = holds.get(id) ?? order.hold
  order.hold.captured = captured
  order.hold.released = released
  order.canceledNumber = state.nextNumber++
  order.cancelCause = 'abnormal'
  step(batch, order, 'settle_canceled', 'operators')
  if (captured + released === amount) batch.sameHolds.add(order)
  freeHold(batch, order)
  order.closedAt = batch.now
  state.abnormal.delete(id)
  return ok(factsOf(order))
}
