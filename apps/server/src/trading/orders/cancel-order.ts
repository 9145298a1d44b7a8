import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Source } from '#platform/database/rows.ts'
import type { CoreRefusal, Sender } from '#trading/trading/command.ts'
import type { TradingCore } from '#trading/trading/core.ts'
import type { OrderFacts } from '#trading/trading/order-view.ts'
import { findOrder } from './orders.sql.ts'
import { orderAlreadyCanceled, orderAlreadyFilled } from './refusals.ts'
import { orderNotFound } from '#trading/trading/refusals.ts'

type CancelRefusal =
  | 'ORDER_NOT_FOUND'
  | 'ORDER_ALREADY_FILLED'
  | 'ORDER_ALREADY_CANCELED'
  | 'MARKET_HALTED'
  | CoreRefusal

/** Cancels an order in the core. If it is no longer open, refuses with the reason. */
export async function cancelOrder(
  source: Source,
  trading: TradingCore,
  sender: Sender,
  id: string,
): Promise<Outcome<OrderFacts, CancelRefusal>> {
  const answer = await trading.submit({ kind: 'cancel', ...sender, order: id, cause: 'requested' })
  if (answer.ok || answer.code !== 'ORDER_NOT_FOUND') return answer
  const order = await findOrder(source, sender.customer, { id })
  if (order === undefined) return orderNotFound
  const params = { time: order.closedAt?.toISOString() ?? '' }
  if (order.status === 3) return orderAlreadyFilled(params)
  return order.status === 4 ? orderAlreadyCanceled(params) : ok(order)
}
