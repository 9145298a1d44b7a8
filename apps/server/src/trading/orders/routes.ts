import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { orders } from '@tessera/contract/trading/orders/orders.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { senderOf } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { type Noun, noun } from '#platform/http/serve.ts'
import { pageAnswer } from '#platform/database/keyset.ts'
import type { TradingCore } from '#trading/trading/core.ts'
import { orderOnWire } from '#trading/trading/order-view.ts'
import { cancelAll } from './cancel-all.ts'
import { cancelOrder } from './cancel-order.ts'
import { findOrder, listOrders, openCodes, type OrderFilter } from './orders.sql.ts'
import { type OrderInput, previewOrder, testOrder } from './preview-order.ts'
import { requireOneOrderSignature } from './require-one-signature.ts'
import { orderNotFound } from '#trading/trading/refusals.ts'

type PlaceInput = Omit<InputOf<typeof orders.place>, 'symbol'>

/** Without a flag the remainder rests, if the type allows it. */
export const orderInputOf = ({
  side,
  type,
  flag,
  price,
  stop,
  until,
  quantity,
  cashQuantity,
}: PlaceInput): OrderInput => ({
  side,
  type,
  flag: flag ?? (type === 'market' ? 'ioc' : 'gtc'),
  price,
  stop,
  until: until === undefined ? undefined : new Date(until),
  quantity,
  cashQuantity,
})

export const orderRoutes = (deps: Pick<Deps, 'db' | 'inTx'>, trading: TradingCore): Noun => {
  const { db } = deps
  const page = async (customer: string, filter: OrderFilter) => {
    const { rows, ...list } = await listOrders({ db }, customer, filter)
    return ok({ ...pageAnswer(filter, list), rows: rows.map(orderOnWire) })
  }
  return noun('orders', orders, {
    preview: (call, { symbol, ...orderRequest }) =>
      call.inTx((tx) => previewOrder(tx, trading, call.customer, symbol, orderInputOf(orderRequest))),
    test: (call, { symbol, ...orderRequest }) =>
      call.inTx((tx) => testOrder(tx, trading, call.customer, symbol, orderInputOf(orderRequest))),
    place: async (call, { symbol, ...orderRequest }) => {
      // The route rejects a placement without a key.
      const clientOrderId = call.idempotencyKey ?? ''
      const request = { ...orderInputOf(orderRequest), clientOrderId }
      const single = await requireOneOrderSignature(deps, trading, call.customer, symbol, request)
      if (!single.ok) return single
      const placed = await trading.submit({
        kind: 'place',
        ...senderOf(call.customer),
        market: symbol,
        ...request,
      })
      if (placed.ok && placed.value.hit) call.hit()
      return placed.ok ? ok(orderOnWire(placed.value.order)) : placed
    },
    cancel: async (call, { id }) => {
      const canceled = await cancelOrder({ db }, trading, senderOf(call.customer), id)
      return canceled.ok ? ok(orderOnWire(canceled.value)) : canceled
    },
    cancelAll: (call, which) => cancelAll({ db }, trading, senderOf(call.customer), which),
    one: async (call, by) => {
      const order = await findOrder({ db }, call.customer.customerId, by)
      return order === undefined ? orderNotFound : ok(orderOnWire(order))
    },
    current: (call, request) => page(call.customer.customerId, { ...request, status: openCodes }),
    history: (call, request) => page(call.customer.customerId, request),
  })
}
