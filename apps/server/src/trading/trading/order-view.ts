import type { Order } from '@tessera/contract/trading/orders/orders.ts'
import { type MarketTerms, priceOf, priceText, quantityText } from '@tessera/domain/trading/markets/market.ts'
import { amount, formatAmount, times } from '@tessera/domain/books/money/amount.ts'
import type { FeeCoin } from '@tessera/domain/books/fees/fee-coin.ts'
import type { CancelCause, OrderFlag, OrderType } from '@tessera/domain/trading/orders/kinds.ts'
import { tradingOrderNumber } from '@tessera/domain/platform/text/record-number.ts'
import type { OrderStatus } from '@tessera/domain/trading/orders/status.ts'
import { cashOf } from '@tessera/domain/trading/markets/market.ts'
import type { z } from 'zod'
import type { LiveOrder } from './state.ts'

export type OrderWire = z.input<typeof Order>

/** The facts of an order, from memory or from its row, from which its API form is made. */
export type OrderFacts = {
  readonly terms: MarketTerms
  readonly id: string
  /** Its count over all pairs. */
  readonly number: number
  readonly side: 'buy' | 'sell'
  readonly type: OrderType
  readonly flag: OrderFlag
  readonly ticks: number
  /** Null without a stop. */
  readonly stopTicks: number | null
  readonly triggeredAt: Date | null
  readonly until: Date | null
  readonly lots: number
  /** The cash quantity of a market order, in place of its lots. */
  readonly cashQuantity: bigint | null
  readonly filledLots: number
  readonly filledValue: bigint
  readonly fee: bigint
  readonly feeCoin: FeeCoin | null
  /** The fees that were paid with the fee coin. */
  readonly coinFee: bigint
  readonly status: OrderStatus
  readonly cancelCause: CancelCause | null
  readonly clientOrderId: string
  readonly placedAt: Date
  readonly closedAt: Date | null
}

/** Returns a copy, so that published facts do not change with the order. */
export const factsOf = (order: LiveOrder): OrderFacts => ({
  terms: order.market.terms,
  id: order.id,
  number: order.number,
  side: order.side,
  type: order.type,
  flag: order.flag,
  ticks: order.ticks,
  stopTicks: order.stopTicks,
  triggeredAt: order.triggeredAt,
  until: order.until,
  lots: order.lots,
  cashQuantity: order.cashQuantity,
  filledLots: order.filledLots,
  filledValue: order.filledValue,
  fee: order.fee,
  feeCoin: order.feeCoin,
  coinFee: order.coinFee,
  status: order.status,
  cancelCause: order.cancelCause,
  clientOrderId: order.clientOrderId,
  placedAt: order.placedAt,
  closedAt: order.closedAt,
})

export function orderOnWire(order: OrderFacts): OrderWire {
  const { terms } = order
  const quote = (minor: bigint) => formatAmount(amount(minor), terms.quoteScale)
  return {
    id: order.id,
    number: tradingOrderNumber(order.number),
    symbol: terms.symbol,
    side: order.side,
    type: order.type,
    flag: order.flag,
    price: priceText(terms, order.ticks),
    stop: order.stopTicks === null ? null : priceText(terms, order.stopTicks),
    triggeredAt: order.triggeredAt?.toISOString() ?? null,
    until: order.until?.toISOString() ?? null,
    quantity: quantityText(terms, order.lots),
    cashQuantity: order.cashQuantity === null ? null : quote(order.cashQuantity),
    filled: quantityText(terms, order.filledLots),
    average: order.filledLots === 0 ? null : quote(averageOf(order)),
    value: quote(cashOf(terms, order.ticks, order.lots)),
    filledValue: quote(order.filledValue),
    fee: quote(order.fee),
    feeCoin: terms.quote,
    coinFee: coinFeeOnWire(order),
    status: order.status,
    cancelCause: order.cancelCause,
    clientOrderId: order.clientOrderId,
    placedAt: order.placedAt.toISOString(),
    closedAt: order.closedAt?.toISOString() ?? null,
  }
}

const coinFeeOnWire = ({ feeCoin, coinFee }: OrderFacts): OrderWire['coinFee'] =>
  feeCoin === null || coinFee === 0n
    ? null
    : { coin: feeCoin.coin, amount: formatAmount(amount(coinFee), feeCoin.scale) }

/** Returns the average price of the filled part for one whole unit, rounded down. For display only. */
const averageOf = ({ terms, filledLots, filledValue }: OrderFacts): bigint =>
  times(priceOf(terms, 1), filledValue) / cashOf(terms, 1, filledLots)
