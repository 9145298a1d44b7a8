import { nextStatus, type OrderEvent } from '@tessera/domain/trading/orders/status.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { type Batch, type FillSide, moveMoney, markOrderChanged } from './batch.ts'
import { dropOpen, type LiveOrder, type State } from './state.ts'

/** Changes the status of an order by an event. Throws if the status does not allow it. */
function move(batch: Batch, order: LiveOrder, event: OrderEvent): void {
  const to = nextStatus(order.status, event)
  assert(to !== undefined, `order ${order.id} cannot take the event ${event} in status ${order.status}`)
  order.steps += 1
  order.status = to
  markOrderChanged(batch, order)
}

/** Changes the status of an order by an event, and records the step. */
export function step(batch: Batch, order: LiveOrder, event: OrderEvent, actor: string): void {
  const from = String(order.status)
  move(batch, order, event)
  batch.steps.push({ entity: 'otc_order', id: order.id, n: order.steps, from, to: String(order.status), actor })
}

/** Changes the status of an order by a fill, which implies the step. */
export function stepByFill(batch: Batch, order: LiveOrder): FillSide {
  move(batch, order, order.filledLots === order.lots ? 'fill_rest' : 'fill_part')
  return { order, step: order.steps, status: order.status }
}

/** Releases the remaining hold of an order that ends. */
export function freeHold(batch: Batch, { hold }: LiveOrder): void {
  const rest = hold.amount - hold.captured - hold.released
  if (rest > 0n) moveMoney(batch, hold.account, 0n, -rest)
  hold.released += rest
}

/** Closes an order that is filled or cancelled. */
export function close(state: State, batch: Batch, order: LiveOrder): void {
  freeHold(batch, order)
  order.closedAt = batch.now
  dropOpen(state, order)
}

/** Cancels the remainder of an order, through the status of a pending cancel. */
export function endCanceled(
  state: State,
  batch: Batch,
  order: LiveOrder,
  cause: NonNullable<LiveOrder['cancelCause']>,
  actor: string,
): void {
  step(batch, order, 'ask_cancel', actor)
  step(batch, order, 'cancel', actor)
  order.cancelCause = cause
  close(state, batch, order)
}
