import { orders } from '@tessera/contract/trading/orders/orders.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { cancelOrder } from '#trading/orders/cancel-order.ts'
import { senderOf } from '#platform/http/call.ts'
import { cancelRefusedByCore, notTogether, unknownOrderSent } from './errors.ts'
import { canceledOrder, ownTrade, queriedOrder } from './order-shape.ts'
import { listNumbered, listOwnFills, readNumbered } from './orders.sql.ts'
import { limit, symbol, time, timeFrom, whole } from './params.ts'
import type { Trading } from './place-order.ts'
import { type Caller, own, type Route } from './route.ts'
import { findMarket } from './symbols.ts'

const range = {
  symbol,
  orderId: whole.optional(),
  startTime: timeFrom.optional(),
  endTime: time.optional(),
  limit: limit(1_000, 500),
}
/** More than the maximum number of a customer's open orders in all pairs. */
const ALL = 10_000

/** Returns our name of the requested pair; undefined for all. */
async function pairOf(
  deps: Trading,
  request: { readonly symbol?: string | undefined },
): Promise<Outcome<string | undefined, 'MARKET_UNKNOWN'>> {
  if (request.symbol === undefined) return ok(undefined)
  const market = await findMarket(deps, request.symbol)
  return market.ok ? ok(market.value.terms.symbol) : market
}

/** Lists of own orders and trades, and cancelling all orders of a pair. */
export const orderListRoutes = (deps: Trading): readonly Route[] => [
  own({
    method: 'GET',
    path: '/api/v3/openOrders',
    needs: 'read',
    input: z.object({ symbol: symbol.optional() }),
    handle: async (request, { customerId }) => {
      const market = await pairOf(deps, request)
      if (!market.ok) return market
      const rows = await listNumbered(deps, customerId, { market: market.value, open: true, limit: ALL })
      return ok(rows.map(queriedOrder))
    },
  }),
  own({
    method: 'DELETE',
    path: '/api/v3/openOrders',
    needs: 'trade',
    does: orders.cancelAll,
    runsInCore: true,
    input: z.object({ symbol }),
    handle: async (request, caller) => {
      const market = await pairOf(deps, request)
      return market.ok ? ok(await cancelAllIn(deps, caller, market.value)) : market
    },
  }),
  own({
    method: 'GET',
    path: '/api/v3/allOrders',
    needs: 'read',
    input: z.object(range),
    handle: async (request, { customerId }) => {
      const market = await pairOf(deps, request)
      if (!market.ok) return market
      const rows = await listNumbered(deps, customerId, { ...request, market: market.value })
      return ok(rows.map(queriedOrder))
    },
  }),
  own({
    method: 'GET',
    path: '/api/v3/myTrades',
    needs: 'read',
    input: z.object({ ...range, fromId: whole.optional() }),
    handle: async (request, { customerId }) => {
      // A page by time would repeat for ever if one millisecond has more fills than the limit; a page by id does not.
      if (request.fromId !== undefined && request.startTime !== undefined) throw notTogether()
      const market = await findMarket(deps, request.symbol)
      if (!market.ok) return market
      const rows = await listOwnFills(deps, customerId, { ...request, market: market.value.terms.symbol })
      return ok(rows.map((fill) => ownTrade(request.symbol, fill)))
    },
  }),
]

/**
 * Refusals for orders that ended in the meantime, which the response leaves out. Any other failed cancel is reported.
 */
const ended = new Set<string>(['ORDER_NOT_FOUND', 'ORDER_ALREADY_FILLED', 'ORDER_ALREADY_CANCELED'])

async function cancelAllIn(deps: Trading, caller: Caller, market: string | undefined): Promise<object[]> {
  const open = await listNumbered(deps, caller.customerId, { market, open: true, limit: ALL })
  if (open.length === 0) throw unknownOrderSent()
  const gone = await Promise.all(open.map(({ id }) => cancelOrder(deps, deps.trading, senderOf(caller), id)))
  for (const each of gone) if (!each.ok && !ended.has(each.code)) throw cancelRefusedByCore(each)
  const ids = gone.flatMap((each) => (each.ok ? [each.value.id] : []))
  return (await readNumbered(deps, caller.customerId, ids)).map(canceledOrder)
}
