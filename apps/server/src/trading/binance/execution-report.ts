import { quantityText } from '@tessera/domain/trading/markets/market.ts'
import { amount, formatAmount } from '@tessera/domain/books/money/amount.ts'
import { type BinanceStatus, orderBasics, statusOf, stopPriceOf, works, workingTime } from './order-shape.ts'
import { SELF_TRADE } from './order-types.ts'
import type { NumberedOrder, OwnFill } from './orders.sql.ts'

/** The state of an order that was published last. */
export type Reported = {
  readonly lots: number
  readonly value: bigint
  readonly seq: number
  /** True if the order is in the book. A stop order is from its trigger on. */
  readonly isInBook: boolean
  readonly ended: boolean
}

/** Returns the state of an open order before its first report: everything so far counts as published. */
export const reportedStateOf = (order: NumberedOrder & { readonly lastTrade: number }): Reported => ({
  lots: order.filledLots,
  value: order.filledValue,
  seq: order.lastTrade,
  isInBook: works(order),
  ended: false,
})

type OrderEvent = {
  readonly x: 'NEW' | 'TRADE' | 'CANCELED' | 'EXPIRED' | 'TRADE_PREVENTION'
  readonly X: BinanceStatus
  readonly at: Date
  readonly state: Reported
  readonly fill?: OwnFill
  /** The number of the event within its order. */
  readonly position: number
}

/**
 * The number of an event combines the order's number with the event's position: placement, trigger, trades by their
 * step, end.
 */
const POSITIONS_PER_ORDER = 1_000_000
const [AT_PLACEMENT, AT_TRIGGER, AT_END] = [0, 1, POSITIONS_PER_ORDER - 1] as const

/** Returns one event of an order in the form of the user stream. */
function report(order: NumberedOrder, E: number, { x, X, at, state, fill, position }: OrderEvent) {
  const { symbol, orderId, clientOrderId, price, origQty, origQuoteOrderQty, type, timeInForce, side } =
    orderBasics(order)
  return {
    e: 'executionReport',
    E,
    s: symbol,
    c: clientOrderId,
    S: side,
    o: type,
    f: timeInForce,
    q: origQty,
    p: price,
    P: stopPriceOf(order),
    F: '0',
    g: -1,
    C: x === 'CANCELED' ? clientOrderId : '',
    x,
    X,
    r: 'NONE',
    i: orderId,
    l: fill?.quantity ?? '0',
    z: quantityText(order.terms, state.lots),
    L: fill?.price ?? '0',
    n: fill?.fee ?? '0',
    N: fill?.feeCoin ?? null,
    T: at.getTime(),
    t: fill?.seq ?? -1,
    I: orderId * POSITIONS_PER_ORDER + position,
    w: state.isInBook && (X === 'NEW' || X === 'PARTIALLY_FILLED'),
    m: fill?.maker ?? false,
    M: false,
    O: order.placedAt.getTime(),
    Z: formatAmount(amount(state.value), order.terms.quoteScale),
    Y: fill?.value ?? '0',
    Q: origQuoteOrderQty,
    ...(state.isInBook && { W: workingTime(order) }),
    V: SELF_TRADE,
  }
}

/** Returns the events of an order since `before`: placement, trigger, each trade, end. In this order, each once. */
export function reportsOf(
  order: NumberedOrder,
  fills: readonly OwnFill[],
  before: Reported | undefined,
  E: number,
): { readonly reports: object[]; readonly state: Reported } {
  const reports: object[] = []
  let state = before ?? { lots: 0, value: 0n, seq: 0, isInBook: order.stopTicks === null, ended: false }
  if (before === undefined)
    reports.push(report(order, E, { x: 'NEW', X: 'NEW', at: order.placedAt, state, position: AT_PLACEMENT }))
  if (order.triggeredAt !== null && !state.isInBook) {
    state = { ...state, isInBook: true }
    reports.push(report(order, E, { x: 'NEW', X: 'NEW', at: order.triggeredAt, state, position: AT_TRIGGER }))
  }
  for (const fill of fills) {
    state = { ...state, lots: state.lots + fill.lots, value: state.value + fill.minor, seq: fill.seq }
    const X = state.lots === order.lots ? 'FILLED' : 'PARTIALLY_FILLED'
    reports.push(report(order, E, { x: 'TRADE', X, at: fill.at, state, fill, position: fill.step }))
  }
  if (order.status === 4 && !state.ended) {
    const X = statusOf(order)
    const x = X === 'CANCELED' ? 'CANCELED' : X === 'EXPIRED_IN_MATCH' ? 'TRADE_PREVENTION' : 'EXPIRED'
    reports.push(report(order, E, { x, X, at: order.changedAt, state, position: AT_END }))
  }
  return { reports, state: { ...state, ended: order.closedAt !== null } }
}
