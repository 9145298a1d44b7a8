import type { OrderFacts } from '#trading/trading/order-view.ts'
import type { NumberedOrder } from './orders.sql.ts'

/**
 * A client order id may be reused once its order has ended without a trade. Our own id stays unique permanently
 * (invariant I21): it is the client's id, or that id with the number of the order that had it before. `#` occurs in no
 * client id. Simultaneous requests for the same id get the same result, so only one becomes the order.
 */
export const idAfter = (name: string, before: NumberedOrder): string => `${name}#${before.number}`
export const nameOf = ({ clientOrderId }: Pick<OrderFacts, 'clientOrderId'>): string =>
  clientOrderId.replace(/#\d+$/, '')

/**
 * An order that has traded took effect, and takes effect only once (promise P3). A repeated request gets that response.
 */
export const isIdReusable = ({ closedAt, filledLots }: OrderFacts): boolean => closedAt !== null && filledLots === 0
