import { orders } from '@tessera/contract/orders.ts'
import { ok } from '@tessera/domain/outcome.ts'
import type { Deps } from '../platform/deps.ts'
import { type Noun, noun } from '../platform/http/serve.ts'
import { orderNotFound } from '../trading/command.ts'
import type { TradingCore } from '../trading/core.ts'
import { orderOnWire } from '../trading/order-view.ts'
import { cancelOrder } from './cancel-order.ts'
import { findOrder, listOrders, openCodes, type OrderFilter } from './orders.sql.ts'
import { previewOrder } from './preview-order.ts'

export const orderRoutes = ({ db }: Pick<Deps, 'db'>, trading: TradingCore): Noun => {
  const page = async (customer: string, filter: OrderFilter) => {
    const { total, rows } = await listOrders({ db }, customer, filter)
    return ok({ total, page: filter.page, pageSize: filter.pageSize, rows: rows.map(orderOnWire) })
  }
  return noun('orders', orders, {
    preview: async (call, { symbol, side, price, quantity }) =>
      previewOrder(trading, call.customer, symbol, { side, price, quantity }),
    place: async (call, { symbol, side, price, quantity, flag }) => {
      const { customerId: customer } = call.customer
      // The route does not let a placement without a key through.
      const clientOrderId = call.idempotencyKey ?? ''
      const wish = { customer, clientOrderId, market: symbol, side, price, quantity, flag }
      const placed = await trading.submit({ kind: 'place', ...wish })
      if (placed.ok && placed.value.hit) call.hit()
      return placed.ok ? ok(orderOnWire(placed.value.order)) : placed
    },
    cancel: async (call, { id }) => {
      const canceled = await cancelOrder({ db }, trading, call.customer.customerId, id)
      return canceled.ok ? ok(orderOnWire(canceled.value)) : canceled
    },
    one: async (call, by) => {
      const order = await findOrder({ db }, call.customer.customerId, by)
      return order === undefined ? orderNotFound : ok(orderOnWire(order))
    },
    current: (call, asked) => page(call.customer.customerId, { ...asked, status: openCodes }),
    history: (call, asked) => page(call.customer.customerId, asked),
  })
}
