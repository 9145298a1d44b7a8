import { orderStatuses } from '@tessera/domain/orders/status.ts'
import { z } from 'zod'
import { endpoints } from './endpoint.ts'
import { MarketSymbol } from './markets.ts'
import { AmountText, Coin, Day, Id, PageRequest, pageOf, Time } from './shared.ts'

export const OrderSide = z.enum(['buy', 'sell'])
export const OrderFlag = z.enum(['gtc', 'ioc', 'post_only'])
/** 0 not filled, 1 partially filled, 3 filled, 4 canceled, 5 pending cancellation, 6 abnormal. */
export const OrderStatusCode = z.literal(orderStatuses)
/** As a filter also 2, which means the same as 1 and is written by nobody. */
export const OrderStatusFilter = z.literal([...orderStatuses, 2])
export const CancelCause = z.enum(['asked', 'ioc', 'post_only', 'self_trade', 'barred'])

/** `value` is price × quantity, `average` what the filled part cost for one; the fee is in `feeCoin` and on top for a buy. */
export const Order = z
  .object({
    id: Id,
    symbol: MarketSymbol,
    side: OrderSide,
    flag: OrderFlag,
    price: AmountText,
    quantity: AmountText,
    filled: AmountText,
    average: AmountText.nullable(),
    value: AmountText,
    filledValue: AmountText,
    fee: AmountText,
    feeCoin: Coin,
    status: OrderStatusCode,
    cancelCause: CancelCause.nullable(),
    clientOrderId: z.string(),
    placedAt: Time,
    closedAt: Time.nullable(),
  })
  .meta({ id: 'Order' })

/** Why an order would be refused now, in the order in which placement would refuse it. */
export const PreviewReason = z.enum([
  'MARKET_NOT_OPEN',
  'KYC_REQUIRED',
  'ACCOUNT_FROZEN',
  'ORDER_PRICE_OFF_TICK',
  'ORDER_QUANTITY_OFF_LOT',
  'ORDER_BELOW_MINIMUM',
  'ORDER_ABOVE_MAXIMUM',
  'ORDER_PRICE_OUT_OF_BAND',
  'ORDER_BOOK_FULL',
  'ORDER_TOO_MANY_OPEN',
  'INSUFFICIENT_AVAILABLE_BALANCE',
])

/** `total` is what a buy pays at most and a sell receives at least; `hold` is set aside of `holdCoin` while it is open. */
export const OrderPreview = z
  .object({
    eligible: z.boolean(),
    reasons: z.array(PreviewReason),
    value: AmountText.nullable(),
    fee: AmountText.nullable(),
    total: AmountText.nullable(),
    hold: AmountText.nullable(),
    holdCoin: Coin,
    available: AmountText,
    fillsNow: AmountText.nullable(),
    average: AmountText.nullable(),
  })
  .meta({ id: 'OrderPreview' })

const wish = { symbol: MarketSymbol, side: OrderSide, price: AmountText, quantity: AmountText }

export const orders = endpoints({
  preview: {
    method: 'POST',
    path: 'ex/api/v1/orders/preview',
    summary: 'What an order would cost, and whether it would be taken',
    who: 'customer',
    input: z.object(wish),
    reply: OrderPreview,
    refusals: ['MARKET_UNKNOWN', 'TRADING_PAUSED'],
  },
  place: {
    method: 'POST',
    path: 'ex/api/v1/orders/place',
    summary: 'A limit order; the Idempotency-Key is its client order id, unique per customer for ever',
    who: 'approved',
    idempotent: 'core',
    rate: { points: 500, seconds: 10 },
    input: z.object({ ...wish, flag: OrderFlag.default('gtc') }),
    reply: Order,
    refusals: [
      'MARKET_UNKNOWN',
      'MARKET_NOT_OPEN',
      'KYC_REQUIRED',
      'ACCOUNT_FROZEN',
      'ORDER_PRICE_OFF_TICK',
      'ORDER_QUANTITY_OFF_LOT',
      'ORDER_BELOW_MINIMUM',
      'ORDER_ABOVE_MAXIMUM',
      'ORDER_PRICE_OUT_OF_BAND',
      'ORDER_BOOK_FULL',
      'ORDER_TOO_MANY_OPEN',
      'INSUFFICIENT_AVAILABLE_BALANCE',
      'IDEMPOTENCY_KEY_REUSED',
      'TRADING_PAUSED',
      'SERVER_BUSY',
    ],
  },
  cancel: {
    method: 'POST',
    path: 'ex/api/v1/orders/cancel',
    summary: 'Takes what is left of an order out of the book',
    who: 'customer',
    rate: { points: 500, seconds: 10 },
    input: z.object({ id: Id }),
    reply: Order,
    refusals: ['ORDER_NOT_FOUND', 'ORDER_ALREADY_FILLED', 'ORDER_ALREADY_CANCELED', 'TRADING_PAUSED', 'SERVER_BUSY'],
  },
  one: {
    method: 'POST',
    path: 'ex/api/v1/orders/one',
    summary: 'An own order by its id or client order id: what became of a placement whose answer was lost',
    who: 'customer',
    input: z.object({ id: Id.optional(), clientOrderId: z.string().min(8).max(100).optional() }),
    reply: Order,
    refusals: ['ORDER_NOT_FOUND'],
  },
  current: {
    method: 'POST',
    path: 'ex/api/v1/orders/current',
    summary: 'Own open orders, newest first',
    who: 'customer',
    input: z.object({ symbol: MarketSymbol.optional(), ...PageRequest }),
    reply: pageOf(Order),
    refusals: [],
  },
  history: {
    method: 'POST',
    path: 'ex/api/v1/orders/history',
    summary: 'Own orders of all time with filters, newest first',
    who: 'customer',
    input: z.object({
      symbol: MarketSymbol.optional(),
      side: OrderSide.optional(),
      status: z.array(OrderStatusFilter).max(7).optional(),
      from: Day.optional(),
      to: Day.optional(),
      ...PageRequest,
    }),
    reply: pageOf(Order),
    refusals: [],
  },
})
