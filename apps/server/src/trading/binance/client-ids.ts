import type { OrderFacts } from '#trading/trading/order-view.ts'
import type { NumberedOrder } from './orders.sql.ts'

/**
 * A client's name of an order may be used again once its order has ended without a trade. Our client order id stays unique for
 * ever (invariant I21): it is the name, or the name with the number of the order that had it before. `#` stands in no name, and
 * who asks for the same place at once gets the same id, so that one of them is the order.
 */
export const idAfter = (name: string, before: NumberedOrder): string => `${name}#${before.number}`
export const nameOf = ({ clientOrderId }: Pick<OrderFacts, 'clientOrderId'>): string =>
  clientOrderId.replace(/#\d+$/, '')

/** What has traded had its effect, and has it once (promise P3): whoever did not hear of it and asks again is told so. */
export const isFreeAgain = ({ closedAt, filledLots }: OrderFacts): boolean => closedAt !== null && filledLots === 0
