import type { OrderFacts } from '#trading/trading/order-view.ts'
import type { NumberedOrder } from './orders.sql.ts'

/**
 * Returns our own id for a client order id, which may be reused once its order has ended without a trade. Our own id is
 * always unique (invariant I21). It is the client's id, or that id with the number of the order that had it before. `#`
 * occurs in no client id. Concurrent requests for the same id get the same result, so only one becomes the order.
 */
export const idAfter = (name: string, before: NumberedOrder): string => `${name}#${before.number}`
export const nameOf = ({ clientOrderId }: Pick<OrderFacts, 'clientOrderId'>): string =>
  clientOrderId.replace(/#\d+$/, '')

/**
 * True if the order has ended without a trade. An order that has traded took effect, and must take effect only once
 * (promise P3). A repeated request then gets its response.
 */
export const isIdReusable = ({ closedAt, filledLots }: OrderFacts): boolean => closedAt !== null && filledLots === 0
