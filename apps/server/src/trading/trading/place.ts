import { inTime } from '@tessera/domain/access/api-keys/signing.ts'
import { depthOf } from '@tessera/domain/trading/matching/book.ts'
import { refusalOf } from '@tessera/domain/identity/eligibility/decide.ts'
import { hasRoom } from '@tessera/domain/trading/matching/admission.ts'
import { crosses } from '@tessera/domain/trading/matching/enter.ts'
import { isReached } from '@tessera/domain/trading/matching/place.ts'
import { type Amount, amount, parseAmount } from '@tessera/domain/books/money/amount.ts'
import { oppositeOrders } from '@tessera/domain/trading/orders/opposite-orders.ts'
import { conflictOf, mayEnd } from '@tessera/domain/trading/orders/kinds.ts'
import { MAX_OPEN_ORDERS } from '@tessera/domain/trading/orders/status.ts'
import {
  lotsOf,
  type OrderTerms,
  type OrderTermsRefusal,
  termsOf,
  ticksOf,
  withoutBand,
} from '@tessera/domain/trading/orders/terms.ts'
import { feeCoinAt } from '@tessera/domain/books/fees/fee-versions.ts'
import type { Rates } from '@tessera/domain/books/fees/trading-rates.ts'
import { assert, ok, type Outcome, type Refusal, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Batch, NewId } from './batch.ts'
import { heldCoin, type MarketTerms, takesOrders } from '@tessera/domain/trading/markets/market.ts'
import { isClosedByHours, nextOpening } from '@tessera/domain/trading/markets/trading-hours.ts'
import type { Place, Placed, PlaceRefusal, StrictPlace, StrictRefusal, TakingRefusal } from './command.ts'
import { feeCoinFor } from './coin-fees.ts'
import { enter } from './enter.ts'
import type { Facts } from './facts.sql.ts'
import { priceObjections } from './price-objections.ts'
import { factsOf, type OrderFacts } from './order-view.ts'
import { type OrderRights, rightsIn } from './rights.ts'
import { available, type LiveMarket, type LiveOrder, spotKey, type State, newOrderFields } from './state.ts'
import {
  brokerPowerEnded,
  marketNotOpen,
  marketOutsideHours,
  memberRolesChanged,
  orderBookFull,
  orderExpiryOutOfRange,
  orderNotInAuction,
  orderStopReached,
  orderTermsConflict,
  orderTooManyOpen,
  orderWouldTake,
} from './refusals.ts'
import { marketUnknown } from '@tessera/domain/trading/markets/refusals.ts'

/** Decides one placement. Returns the earlier order with its client order id, a refusal, or an order with its fills. */
export function place(
  state: State,
  batch: Batch,
  facts: Facts,
  order: Place | StrictPlace,
  newId: NewId,
): Outcome<Placed, PlaceRefusal | StrictRefusal> {
  const earlier = facts.orders.get(`${order.customer}/${order.clientOrderId}`)
  if (earlier !== undefined)
    return sameContent(earlier, order) ? ok({ order: earlier, hit: true }) : refuse('IDEMPOTENCY_KEY_REUSED')
  const timely = order.made && inTime(order.made, facts.readAt.getTime())
  if (timely?.ok === false) return timely
  if (order.login !== undefined && !facts.traders.has(order.login)) return memberRolesChanged
  if (order.power !== undefined && !facts.powers.has(order.power)) return brokerPowerEnded
  const market = state.markets.get(order.market)
  if (market === undefined) return marketUnknown
  const rights = rightsIn(state, facts, market, order, batch.now)
  const [objection] = objections(state, market, rights, order, batch.now)
  const refusal = objection ?? ('strict' in order ? strictObjection(market, order) : undefined)
  if (refusal !== undefined) return refusal
  const accepted = accept(state, batch, facts, market, rights.rates, order, newId)
  noteBroker(batch, accepted, order)
  enter(state, batch, accepted, newId)
  facts.orders.set(`${order.customer}/${order.clientOrderId}`, factsOf(accepted))
  return ok({ order: factsOf(accepted), hit: false })
}

/** Records the broker that placed an order, and the prices before the order changes the book. */
function noteBroker(batch: Batch, order: LiveOrder, { power, apiKey }: Place): void {
  if (power === undefined || apiKey === undefined) return
  const { book, reference, lastTicks } = order.market
  const [best] = depthOf(book, order.side === 'buy' ? 1 : 0, 1)
  batch.brokered.push({ order, power, apiKey, best: best?.price ?? null, reference: (reference ?? lastTicks) || null })
}

/**
 * Compares the requests, not the resulting terms, because rules may have changed since, and the price of a market order
 * comes from the book.
 */
const sameContent = (earlier: OrderFacts, order: Place): boolean => {
  const { terms, type } = earlier
  return (
    terms.symbol === order.market &&
    earlier.side === order.side &&
    type === withDefaultType(order).type &&
    earlier.flag === order.flag &&
    (type === 'market' || ticksOf(terms, order.price) === earlier.ticks) &&
    (type !== 'stop_limit' || ticksOf(terms, order.stop) === earlier.stopTicks) &&
    earlier.until?.getTime() === order.until?.getTime() &&
    (earlier.cashQuantity === null
      ? lotsOf(terms, order.quantity) === earlier.lots
      : order.quantity === undefined && requestedCash(order, terms) === earlier.cashQuantity)
  )
}

const requestedCash = ({ cashQuantity }: Place, { quoteScale }: MarketTerms) =>
  cashQuantity === undefined ? undefined : parseAmount(cashQuantity, quoteScale)

/** The terms of a requested order, without its sender. */
export type OrderRequest = Omit<Place, 'kind' | 'clientOrderId' | 'market'>

const withDefaultType = <W extends OrderRequest>(orderRequest: W) => ({
  ...orderRequest,
  type: orderRequest.type ?? 'limit',
})

/**
 * Checks a requested order against the rules of its market. A market order also depends on the best opposite price, and
 * one with a cash quantity on every opposite order. No other order is decided in between, so this computes the trades
 * exactly.
 * Fees are at the rates of the customer. `holding` is the seller's whole holding, if no other order holds a part of it.
 */
export function readTerms(
  market: LiveMarket,
  rates: Rates,
  orderRequest: OrderRequest,
  holding: Amount | undefined,
): Outcome<OrderTerms, OrderTermsRefusal> {
  const { book } = market
  const referenceTicks = market.reference ?? market.lastTicks
  const [best] = orderRequest.type === 'market' ? depthOf(book, orderRequest.side === 'buy' ? 1 : 0, 1) : []
  const across = oppositeOrders(book, orderRequest.side)
  // The price rules decide later how far an order trades, so the band is left out here.
  const terms = { ...market.terms, makerFee: rates.maker, takerFee: rates.taker }
  return termsOf(withoutBand(terms), {
    ...withDefaultType(orderRequest),
    referenceTicks,
    bestTicks: best?.price ?? 0,
    across,
    holding,
  })
}

/** The customer's spot balance of the base coin of a market; undefined if orders hold a part of it. */
export function holdingIn(state: Pick<State, 'accounts'>, { terms }: LiveMarket, customer: string): Amount | undefined {
  const account = state.accounts.get(spotKey(customer, terms.base))
  return account === undefined || account.held > 0n ? undefined : amount(account.posted)
}

/**
 * Yields every reason for which an order would be rejected now, in the order of the checks. Placement returns the
 * first, the preview shows all.
 */
export function* objections(
  state: State,
  market: LiveMarket,
  rights: OrderRights,
  orderRequest: OrderRequest,
  now: Date,
): Generator<Refusal<TakingRefusal>> {
  if (!takesOrders(market.status)) yield notOpen(market, now)
  const conflict = conflictOf(withDefaultType(orderRequest))
  const holding = holdingIn(state, market, orderRequest.customer)
  const terms =
    conflict === undefined ? readTerms(market, rights.rates, orderRequest, holding) : orderTermsConflict(conflict)
  for (const reason of rights.against(terms.ok ? terms.value.lots : 0))
    yield refusalOf(reason, orderRequest.cashQuantity === undefined ? 'quantity' : 'cashQuantity')
  if (conflict !== undefined && !terms.ok) {
    yield terms
    return
  }
  if (market.status === 'auction' && (withDefaultType(orderRequest).type !== 'limit' || orderRequest.flag !== 'gtc'))
    yield orderNotInAuction(withDefaultType(orderRequest).type === 'limit' ? 'flag' : 'type')
  if (orderRequest.until !== undefined && !mayEnd(now, orderRequest.until)) yield orderExpiryOutOfRange
  if (!terms.ok) {
    yield terms
    return
  }
  yield* priceObjections(market, rights.collared, withDefaultType(orderRequest), terms.value)
  if (!hasRoom(market.book, orderRequest.side === 'buy' ? 0 : 1, terms.value.lots))
    yield orderBookFull(orderRequest.cashQuantity === undefined ? 'quantity' : 'cashQuantity')
  const open = market.openOf.get(orderRequest.customer) ?? 0
  if (open >= MAX_OPEN_ORDERS) yield orderTooManyOpen
  const coin = heldCoin(market.terms, orderRequest.side)
  const funds = available(state.accounts.get(spotKey(orderRequest.customer, coin)))
  if (funds < terms.value.hold) yield refuse('INSUFFICIENT_AVAILABLE_BALANCE')
}

/**
 * Returns the refusal of a pair that takes no orders. It names the next opening if the trading hours keep the pair
 * closed.
 */
function notOpen(market: LiveMarket, now: Date): Refusal<TakingRefusal> {
  const { hours } = market
  const opens = hours !== undefined && isClosedByHours(market) ? nextOpening(hours, now) : undefined
  return opens === undefined ? marketNotOpen : marketOutsideHours(opens)
}

/**
 * Returns the reason for which an acceptable order would execute at once against its purpose: its stop is reached, or a
 * post-only order would take.
 */
export function strictObjection(
  { terms, book }: LiveMarket,
  orderRequest: OrderRequest,
): Refusal<StrictRefusal> | undefined {
  const side = orderRequest.side === 'buy' ? 0 : 1
  const [price, stop] = [ticksOf(terms, orderRequest.price), ticksOf(terms, orderRequest.stop)]
  if (stop !== undefined) return isReached(book, side, stop) ? orderStopReached : undefined
  const takes = orderRequest.flag === 'post_only' && price !== undefined && crosses(book, side, price)
  return takes ? orderWouldTake : undefined
}

/**
 * Creates the order of a request without objections: with a number, and with the customer's current fees and the hold.
 */
function accept(
  state: State,
  batch: Batch,
  facts: Facts,
  market: LiveMarket,
  rates: Rates,
  orderRequest: Place,
  newId: NewId,
): LiveOrder {
  const { terms } = market
  const read = readTerms(market, rates, orderRequest, holdingIn(state, market, orderRequest.customer))
  const account = state.accounts.get(spotKey(orderRequest.customer, heldCoin(terms, orderRequest.side)))
  const actor = facts.actors.get(orderRequest.customer)
  assert(
    read.ok && account !== undefined && actor !== undefined,
    'an accepted order lacks terms, an account or a person',
  )
  return {
    id: newId(),
    number: state.nextNumber++,
    customer: orderRequest.customer,
    person: actor.person,
    market,
    side: orderRequest.side,
    type: withDefaultType(orderRequest).type,
    flag: orderRequest.flag,
    ticks: read.value.ticks,
    stopTicks: read.value.stopTicks === 0 ? null : read.value.stopTicks,
    until: orderRequest.until ?? null,
    lots: read.value.lots,
    cashQuantity: read.value.cash ?? null,
    makerFee: rates.maker,
    takerFee: rates.taker,
    feeCoin: feeCoinFor(actor.paysWithCoin, feeCoinAt(state.fees, batch.now), market),
    clientOrderId: orderRequest.clientOrderId,
    placedAt: batch.now,
    hold: { account, amount: read.value.hold, captured: 0n, released: 0n },
    ...newOrderFields,
  }
}
