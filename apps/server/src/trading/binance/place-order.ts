import type { OrderType } from '@tessera/domain/trading/orders/kinds.ts'
import { assert, ok, type Outcome, refuse, type Refusal } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { type OrderInput, reasonsAgainst } from '#trading/orders/preview-order.ts'
import { requireOneOrderSignature } from '#trading/orders/require-one-signature.ts'
import { senderOf } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { AnswerOf } from '#trading/trading/command.ts'
import type { TradingCore } from '#trading/trading/core.ts'
import { strictObjection } from '#trading/trading/place.ts'
import { idAfter, isIdReusable } from './client-ids.ts'
import { BinanceError, invalid, missing, notRequired, refused, refusedByCore } from './errors.ts'
import { orderBasics, placedOrder } from './order-shape.ts'
import { kindOf, SELF_TRADE } from './order-types.ts'
import { findNumbered, listOwnFills, type NumberedOrder } from './orders.sql.ts'
import { clientId, decimal, symbol } from './params.ts'
import type { Caller } from './route.ts'
import { findMarket } from './symbols.ts'

export type Trading = Pick<Deps, 'clock' | 'db' | 'inTx' | 'random'> & { readonly trading: TradingCore }

/** The parameters of a placement. Unsupported ones are accepted only with values that have no effect. */
export const placement = {
  symbol,
  side: z.string(),
  type: z.string(),
  timeInForce: z.string().optional(),
  quantity: decimal.optional(),
  quoteOrderQty: decimal.optional(),
  price: decimal.optional(),
  stopPrice: decimal.optional(),
  newClientOrderId: clientId.optional(),
  newOrderRespType: z.enum(['ACK', 'RESULT', 'FULL']).optional(),
  selfTradePreventionMode: z.literal(SELF_TRADE).optional(),
}
const Placement = z.object(placement)
export type Placement = z.output<typeof Placement>

/** The parameters that each type needs besides a quantity, or a cash quantity at the market. Others are rejected. */
const needs: Readonly<Record<OrderType, readonly ('price' | 'stopPrice')[]>> = {
  limit: ['price'],
  market: [],
  stop_limit: ['price', 'stopPrice'],
}

function sideOf(request: Placement): 'buy' | 'sell' {
  const side = ({ BUY: 'buy', SELL: 'sell' } as const)[request.side.toUpperCase()]
  if (side === undefined) throw invalid(-1117, 'side')
  return side
}

/** Reads a placement as our order. */
function readPlacement(request: Placement): OrderInput {
  const side = sideOf(request)
  const { type, flag } = kindOf(request.type.toUpperCase(), request.timeInForce)
  const { quantity, quoteOrderQty: cashQuantity } = request
  if (cashQuantity !== undefined && (type !== 'market' || quantity !== undefined)) throw notRequired('quoteOrderQty')
  if (cashQuantity === undefined && quantity === undefined) throw missing('quantity')
  for (const name of ['price', 'stopPrice'] as const) {
    if (needs[type].includes(name) && request[name] === undefined) throw missing(name)
    if (!needs[type].includes(name) && request[name] !== undefined) throw notRequired(name)
  }
  return { side, type, flag, price: request.price, stop: request.stopPrice, quantity, cashQuantity }
}

/**
 * Places an order through the same core and rules as the site. A client order id in use is rejected; it does not return
 * the earlier response.
 */
export async function placeOrder(deps: Trading, caller: Caller, request: Placement): Promise<Outcome<unknown>> {
  const person = requirePerson(caller)
  if (!person.ok) return person
  const market = await findMarket(deps, request.symbol)
  if (!market.ok) return market
  const orderRequest = readPlacement(request)
  const name = request.newClientOrderId ?? deps.random.token().slice(0, 22)
  const placeAs = async (clientOrderId: string) => {
    const { symbol: pair } = market.value.terms
    const single = await requireOneOrderSignature(deps, deps.trading, caller, pair, { ...orderRequest, clientOrderId })
    if (!single.ok) throw refused(single)
    return deps.trading.submit({
      kind: 'place',
      ...senderOf(caller),
      clientOrderId,
      market: pair,
      ...orderRequest,
      strict: true,
    })
  }
  let placed = await placeAs(name)
  if (wasUsed(placed)) {
    const before = await findNumbered(deps, caller.customerId, { origClientOrderId: name })
    if (before !== undefined && isIdReusable(before)) placed = await placeAs(idAfter(name, before))
  }
  if (wasUsed(placed)) throw duplicateOrder()
  if (!placed.ok) throw refusedByCore(placed)
  const numbered = await mustFind(deps, caller, placed.value.order.id)
  return ok(await answerOf(deps, caller, numbered, request.newOrderRespType ?? 'FULL'))
}

/**
 * Refuses a company's person with a frozen login or without own factors, because the trading core knows only the
 * account.
 */
function requirePerson({
  login,
  status,
  secured,
}: Caller): Outcome<void, 'ACCOUNT_FROZEN' | 'SECURITY_FACTOR_REQUIRED'> {
  if (login === undefined) return ok(undefined)
  if (status !== 'active') return refuse('ACCOUNT_FROZEN')
  return secured ? ok(undefined) : refuse('SECURITY_FACTOR_REQUIRED')
}

const wasUsed = (placed: AnswerOf['place']): boolean =>
  placed.ok ? placed.value.hit : placed.code === 'IDEMPOTENCY_KEY_REUSED'

async function answerOf(
  deps: Trading,
  caller: Caller,
  order: NumberedOrder,
  form: 'ACK' | 'RESULT' | 'FULL',
): Promise<object> {
  const { symbol: name, orderId, orderListId, clientOrderId } = orderBasics(order)
  if (form === 'ACK')
    return { symbol: name, orderId, orderListId, clientOrderId, transactTime: order.placedAt.getTime() }
  const fills =
    form === 'FULL' && order.filledLots > 0
      ? await listOwnFills(deps, caller.customerId, { order: order.id, limit: 1_000 })
      : []
  const { fills: view, ...result } = placedOrder(order, fills)
  return form === 'FULL' ? { ...result, fills: view } : result
}

export async function mustFind(deps: Pick<Deps, 'db'>, caller: Caller, id: string): Promise<NumberedOrder> {
  const order = await findNumbered(deps, caller.customerId, { id })
  assert(order, `order ${id} was just placed but cannot be read`)
  return order
}

/** Refusals that cancelling the other order may remove, because it frees money or a place in the book. */
const freed = new Set<string>(['ORDER_BOOK_FULL', 'INSUFFICIENT_AVAILABLE_BALANCE', 'ORDER_TOO_MANY_OPEN'])

/** Throws any refusal that does not depend on the order to cancel, before that order is cancelled. */
export async function mustBePlaceable(
  deps: Trading,
  caller: Caller,
  request: Placement,
  cancelled: NumberedOrder | undefined,
): Promise<void> {
  // An order on the opposite side may be the one that the new order would meet.
  const isAcross = cancelled !== undefined && cancelled.side !== sideOf(request)
  const mayGo = (code: string): boolean => freed.has(code) || (isAcross && code === 'ORDER_WOULD_TAKE')
  const blocking = (await reasonsNow(deps, caller, request)).find(({ code }) => !mayGo(code))
  if (blocking !== undefined) throw refused(blocking)
  const { newClientOrderId: origClientOrderId } = request
  if (origClientOrderId === undefined) return
  const before = await findNumbered(deps, caller.customerId, { origClientOrderId })
  const isCancelledOne = before !== undefined && before.id === cancelled?.id && before.filledLots === 0
  if (before !== undefined && !isCancelledOne && !isIdReusable(before)) throw duplicateOrder()
}
const duplicateOrder = () => new BinanceError(400, -2010, 'Duplicate order sent.')

/** Checks whether the order would be accepted now, without placing it. */
export async function tryPlacement(deps: Trading, caller: Caller, request: Placement): Promise<Outcome<object>> {
  const [reason] = await reasonsNow(deps, caller, request)
  return reason ?? ok({})
}

async function reasonsNow(deps: Trading, caller: Caller, request: Placement): Promise<readonly Refusal[]> {
  const found = await findMarket(deps, request.symbol)
  if (!found.ok) return [found]
  const { symbol: name } = found.value.terms
  const orderRequest = readPlacement(request)
  const reasons = await deps.inTx(caller.actor)(async (tx) =>
    ok(await reasonsAgainst(tx, deps.trading, caller, name, orderRequest)),
  )
  const market = deps.trading.known?.markets.get(name)
  const strict = market && strictObjection(market, { ...orderRequest, customer: caller.customerId })
  return [...reasons.value, ...(strict === undefined ? [] : [strict])]
}
