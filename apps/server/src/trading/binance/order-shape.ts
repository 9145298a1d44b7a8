import { priceText, quantityText } from '@tessera/domain/trading/markets/market.ts'
import { amount, formatAmount } from '@tessera/domain/books/money/amount.ts'
import type { CancelCause } from '@tessera/domain/trading/orders/kinds.ts'
import type { OrderFacts } from '#trading/trading/order-view.ts'
import { nameOf } from './client-ids.ts'
import type { NumberedOrder, OwnFill } from './orders.sql.ts'
import { SELF_TRADE, shapeOf } from './order-types.ts'
import { binanceSymbol } from './symbols.ts'

/** The specification's status codes as Binance's statuses. The cause of an order's end decides between two of them. */
const statuses = { 0: 'NEW', 1: 'PARTIALLY_FILLED', 3: 'FILLED', 5: 'PENDING_CANCEL', 6: 'PENDING_CANCEL' } as const
const ends = {
  requested: 'CANCELED',
  barred: 'CANCELED',
  receivable: 'CANCELED',
  class: 'CANCELED',
  country: 'CANCELED',
  test: 'CANCELED',
  abnormal: 'CANCELED',
  step: 'CANCELED',
  delisted: 'CANCELED',
  ioc: 'EXPIRED',
  fok: 'EXPIRED',
  market: 'EXPIRED',
  post_only: 'EXPIRED',
  expired: 'EXPIRED',
  band: 'EXPIRED',
  collar: 'EXPIRED',
  self_trade: 'EXPIRED_IN_MATCH',
} as const satisfies Record<CancelCause, string>
export type BinanceStatus = (typeof statuses)[keyof typeof statuses] | (typeof ends)[keyof typeof ends]

export const statusOf = ({ status, cancelCause }: Pick<OrderFacts, 'status' | 'cancelCause'>): BinanceStatus =>
  status === 4 ? ends[cancelCause ?? 'requested'] : statuses[status]

/** Zero without a stop price. */
export const stopPriceOf = ({ terms, stopTicks }: Pick<OrderFacts, 'terms' | 'stopTicks'>): string =>
  stopTicks === null ? '0' : priceText(terms, stopTicks)
/** Zero for an order without a price of its own. */
export const priceOf = ({ type, terms, ticks }: Pick<OrderFacts, 'type' | 'terms' | 'ticks'>): string =>
  type === 'market' ? '0' : priceText(terms, ticks)
/** True if the order is in the book. A stop order is from its trigger on. */
export const works = ({ stopTicks, triggeredAt }: OrderFacts): boolean => stopTicks === null || triggeredAt !== null

export const workingTime = (order: OrderFacts): number =>
  works(order) ? (order.triggeredAt ?? order.placedAt).getTime() : -1

const quoteText = ({ terms }: NumberedOrder, minor: bigint): string => formatAmount(amount(minor), terms.quoteScale)

/** Returns the fields that every response about an order has. */
export const orderBasics = (order: NumberedOrder) => ({
  symbol: binanceSymbol(order.terms),
  orderId: order.number,
  orderListId: -1,
  clientOrderId: nameOf(order),
  price: priceOf(order),
  origQty: quantityText(order.terms, order.lots),
  executedQty: quantityText(order.terms, order.filledLots),
  origQuoteOrderQty: order.cashQuantity === null ? '0' : quoteText(order, order.cashQuantity),
  cummulativeQuoteQty: quoteText(order, order.filledValue),
  status: statusOf(order),
  ...shapeOf(order),
  ...(order.stopTicks !== null && { stopPrice: stopPriceOf(order) }),
  side: order.side.toUpperCase(),
  selfTradePreventionMode: SELF_TRADE,
})

/** Returns an order in the form of `GET /api/v3/order` and the lists. */
export const queriedOrder = (order: NumberedOrder) => ({
  ...orderBasics(order),
  stopPrice: stopPriceOf(order),
  icebergQty: '0',
  time: order.placedAt.getTime(),
  updateTime: order.changedAt.getTime(),
  isWorking: works(order),
  workingTime: workingTime(order),
})

/** Returns an order in the form of `POST /api/v3/order`, with the trades that filled it at once. */
export const placedOrder = (order: NumberedOrder, fills: readonly OwnFill[]) => ({
  ...orderBasics(order),
  transactTime: order.placedAt.getTime(),
  workingTime: workingTime(order),
  fills: fills.map(({ price, quantity, fee, feeCoin, seq, side, maker }) => ({
    price,
    qty: quantity,
    commission: fee,
    commissionAsset: feeCoin,
    tradeId: seq,
    isBuyer: side === 'buy',
    isMaker: maker,
  })),
})

/** Returns an order in the form of `DELETE /api/v3/order`. The cancel has no id of its own here. */
export const canceledOrder = (order: NumberedOrder) => ({
  ...orderBasics(order),
  origClientOrderId: nameOf(order),
  transactTime: order.changedAt.getTime(),
})

export const ownTrade = (symbol: string, fill: OwnFill) => ({
  symbol,
  id: fill.seq,
  orderId: fill.orderNumber,
  orderListId: -1,
  price: fill.price,
  qty: fill.quantity,
  quoteQty: fill.value,
  commission: fill.fee,
  commissionAsset: fill.feeCoin,
  time: fill.at.getTime(),
  isBuyer: fill.side === 'buy',
  isMaker: fill.maker,
  isBestMatch: true,
})
