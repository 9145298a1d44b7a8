import { quantityText } from '@tessera/domain/trading/markets/market.ts'
import { amount, formatAmount } from '@tessera/domain/books/money/amount.ts'
import { type BinanceStatus, orderBasics, statusOf, stopPriceOf, works, workingTime } from './order-shape.ts'
import { SELF_TRADE } from './order-types.ts'
import type { NumberedOrder, OwnFill } from './orders.sql.ts'

/** The state of an order that has been published so far. */
export type Reported = {
  readonly lots: number
  readonly value: bigint
  readonly seq: number
  /** True if the order is in the book. A stop order is from its trigger on. */
  readonly works: boolean
  readonly ended: boolean
}

/** The state of an open order before its first report: everything so far counts as published. */
export const knownOf = (order: NumberedOrder & { readonly lastTrade: number }): Reported => ({
  lots: order.filledLots,
  value: order.filledValue,
  seq: order.lastTrade,
  works: works(order),
  ended: false,
})

type Happened = {
  readonly x: 'NEW' | 'TRADE' | 'CANCELED' | 'EXPIRED' | 'TRADE_PREVENTION'
  readonly X: BinanceStatus
  readonly at: Date
  readonly so: Reported
  readonly fill?: OwnFill
  /** The number of the event within its order. */
  readonly nth: number
}

/** An event's number combines its order's number and its position: placement, trigger, trades by their step, end. */
const EVENTS = 1_000_000
const [CAME, REACHED, ENDED] = [0, 1, EVENTS - 1] as const

/** One event of an order in the form of the user stream. */
function report(order: NumberedOrder, E: number, { x, X, at, so, fill, nth }: Happened) {
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
    z: quantityText(order.terms, so.lots),
    L: fill?.price ?? '0',
    n: fill?.fee ?? '0',
    N: fill?.feeCoin ?? null,
    T: at.getTime(),
    t: fill?.seq ?? -1,
    I: orderId * EVENTS + nth,
    w: so.works && (X === 'NEW' || X === 'PARTIALLY_FILLED'),
    m: fill?.maker ?? false,
    M: false,
    O: order.placedAt.getTime(),
    Z: formatAmount(amount(so.value), order.terms.quoteScale),
    Y: fill?.value ?? '0',
    Q: origQuoteOrderQty,
    ...(so.works && { W: workingTime(order) }),
    V: SELF_TRADE,
  }
}

/** The events of an order since `before`: placement, trigger, each trade, end. In this order, each once. */
export function reportsOf(
  order: NumberedOrder,
  fills: readonly OwnFill[],
  before: Reported | undefined,
  E: number,
): { readonly reports: object[]; readonly so: Reported } {
  const reports: object[] = []
  let so = before ?? { lots: 0, value: 0n, seq: 0, works: order.stopTicks === null, ended: false }
  if (before === undefined) reports.push(report(order, E, { x: 'NEW', X: 'NEW', at: order.placedAt, so, nth: CAME }))
  if (order.triggeredAt !== null && !so.works) {
    so = { ...so, works: true }
    reports.push(report(order, E, { x: 'NEW', X: 'NEW', at: order.triggeredAt, so, nth: REACHED }))
  }
  for (const fill of fills) {
    so = { ...so, lots: so.lots + fill.lots, value: so.value + fill.minor, seq: fill.seq }
    const X = so.lots === order.lots ? 'FILLED' : 'PARTIALLY_FILLED'
    reports.push(report(order, E, { x: 'TRADE', X, at: fill.at, so, fill, nth: fill.step }))
  }
  if (order.status === 4 && !so.ended) {
    const X = statusOf(order)
    const x = X === 'CANCELED' ? 'CANCELED' : X === 'EXPIRED_IN_MATCH' ? 'TRADE_PREVENTION' : 'EXPIRED'
    reports.push(report(order, E, { x, X, at: order.changedAt, so, nth: ENDED }))
  }
  return { reports, so: { ...so, ended: order.closedAt !== null } }
}
