import { cancelCauses, orderFlags, orderTypes } from '@tessera/domain/trading/orders/kinds.ts'
import { orderStatuses } from '@tessera/domain/trading/orders/status.ts'
import { z } from 'zod'
import { remainders } from '@tessera/domain/trading/orders/prospect.ts'
import { fixRoutes } from '@tessera/domain/identity/eligibility/rules.ts'
import { endpoints } from '#platform/http/endpoint.ts'
import { MarketSymbol } from '#trading/markets/markets.ts'
import { acquiringRefusals } from '#identity/eligibility/eligibility.refusals.ts'
import { AmountText, Coin, Day, Id, Nothing, KeysetRequest, keysetOf, Time } from '#platform/http/shared.ts'

export const OrderSide = z.enum(['buy', 'sell'])
export const OrderType = z.enum(orderTypes)
export const OrderFlag = z.enum(orderFlags)
/** 0 not filled, 1 partially filled, 3 filled, 4 cancelled, 5 pending cancellation, 6 abnormal. */
export const OrderStatusCode = z.literal(orderStatuses)
/** The filter also accepts 2, which means the same as 1 and is never stored. */
export const OrderStatusFilter = z.literal([...orderStatuses, 2])
export const CancelCause = z.enum(cancelCauses)

/**
 * `value` is price × quantity, `filledValue` the value of the filled part, and `average` its average price. The fee is
 * in `feeCoin` and is added for a buy. Fees that were paid with the fee coin are in `coinFee` instead. The total of an
 * open order is its `value`, of a closed one its `filledValue`. The price of a market order is the worst one at which
 * it may trade, so its `value` does not show the actual value. An order with a `stop` waits outside the book until
 * `triggeredAt`.
 */
export const Order = z
  .object({
    id: Id,
    /** The number for customers and staff, such as O-1042. */
    number: z.string(),
    symbol: MarketSymbol,
    side: OrderSide,
    type: OrderType,
    flag: OrderFlag,
    price: AmountText,
    stop: AmountText.nullable(),
    triggeredAt: Time.nullable(),
    /** The good-till date; null without one. */
    until: Time.nullable(),
    quantity: AmountText,
    /** The cash that a market order should spend or earn, before fees; null for an order with a quantity. */
    cashQuantity: AmountText.nullable(),
    filled: AmountText,
    average: AmountText.nullable(),
    value: AmountText,
    filledValue: AmountText,
    fee: AmountText,
    feeCoin: Coin,
    /** The fees that were paid in the fee coin; null without any. */
    coinFee: z.object({ coin: Coin, amount: AmountText }).nullable(),
    status: OrderStatusCode,
    cancelCause: CancelCause.nullable(),
    clientOrderId: z.string(),
    placedAt: Time,
    closedAt: Time.nullable(),
  })
  .meta({ id: 'Order' })

/** The reasons for which an order would be refused now, in the order of the checks at placement. */
export const PreviewReason = z.enum([
  'MARKET_NOT_OPEN',
  'MARKET_OUTSIDE_HOURS',
  'KYC_REQUIRED',
  'SECURITY_FACTOR_REQUIRED',
  'ACCOUNT_FROZEN',
  'AUTHENTICATOR_REQUIRED',
  'SUB_ACCOUNT_TRADING_CLOSED',
  ...acquiringRefusals,
  'RECEIVABLE_IN_COIN',
  'ORDER_TERMS_CONFLICT',
  'ORDER_NOT_IN_AUCTION',
  'ORDER_EXPIRY_OUT_OF_RANGE',
  'ORDER_PRICE_OFF_TICK',
  'ORDER_STOP_OFF_TICK',
  'ORDER_NOBODY_ACROSS',
  'ORDER_QUANTITY_OFF_LOT',
  'ORDER_CASH_TOO_PRECISE',
  'ORDER_BELOW_MINIMUM',
  'ORDER_BELOW_ONE_LOT',
  'ORDER_ABOVE_MAXIMUM',
  'ORDER_COLLAR_WITHOUT_REFERENCE',
  'MARKET_AUCTION_ONLY',
  'ORDER_OUT_OF_COLLAR',
  'ORDER_PRICE_OUT_OF_BAND',
  'ORDER_BOOK_FULL',
  'ORDER_TOO_MANY_OPEN',
  'INSUFFICIENT_AVAILABLE_BALANCE',
])

/**
 * A reason with the arguments of its sentence, and the screen where the customer can resolve it; null if the customer
 * cannot.
 */
export const OrderReason = z
  .object({
    code: PreviewReason,
    params: z.record(z.string(), z.string()),
    fix: z.object({ route: z.enum(fixRoutes) }).nullable(),
  })
  .meta({ id: 'OrderReason' })

/**
 * `total` is the maximum that a buy pays and the minimum that a sell receives. `hold` of `holdCoin` is reserved while
 * the order is open, and `leaves` remains available. `quantity` is the quantity that a cash quantity buys or sells now.
 * `worst` is the last price at which it would trade. `fillsNow` would trade at once at `average`, which is
 * `slippagePpm` away from the best price. The rest would rest, wait for its stop, or be cancelled.
 */
export const OrderPreview = z
  .object({
    eligible: z.boolean(),
    reasons: z.array(PreviewReason),
    /** The reasons with the arguments of their sentences. */
    why: z.array(OrderReason),
    worst: AmountText.nullable(),
    quantity: AmountText.nullable(),
    value: AmountText.nullable(),
    fee: AmountText.nullable(),
    total: AmountText.nullable(),
    hold: AmountText.nullable(),
    holdCoin: Coin,
    available: AmountText,
    leaves: AmountText.nullable(),
    fillsNow: AmountText.nullable(),
    average: AmountText.nullable(),
    slippagePpm: z.number().int().nullable(),
    others: z.enum(remainders).nullable(),
  })
  .meta({ id: 'OrderPreview' })

/**
 * A limit order needs a price. A market order has none and is always `ioc`. A stop-limit order needs a price and a
 * stop. Only an order that may rest (`gtc`, `post_only`) can have a good-till date. Each order needs a quantity. A
 * market order may have a `cashQuantity` instead, before fees: the cash that a buy spends, or the most that a sell
 * earns. When the order is accepted, it becomes the largest number of whole lots that opposite orders give for it, at
 * the worst price or better. An order of the same customer among them ends it there, like every order that meets one. A
 * buy holds exactly the cash quantity and its fee.
 */
const orderRequest = {
  symbol: MarketSymbol,
  side: OrderSide,
  type: OrderType.default('limit'),
  /** Default: `ioc` for a market order, `gtc` for the others. */
  flag: OrderFlag.optional(),
  price: AmountText.optional(),
  stop: AmountText.optional(),
  until: Time.optional(),
  quantity: AmountText.optional(),
  cashQuantity: AmountText.optional(),
}
const orderRequestRefusals = ['MARKET_UNKNOWN', ...PreviewReason.options, 'TRADING_PAUSED'] as const

export const orders = endpoints({
  preview: {
    method: 'POST',
    path: 'ex/api/v1/orders/preview',
    summary: 'Quote for an order, and whether it would be accepted',
    who: 'customer',
    memberRight: 'view',
    subAccounts: true,
    keyScope: 'read',
    input: z.object(orderRequest),
    reply: OrderPreview,
    refusals: ['MARKET_UNKNOWN', 'TRADING_PAUSED'],
  },
  place: {
    method: 'POST',
    path: 'ex/api/v1/orders/place',
    summary: 'Places an order; the Idempotency-Key is its client order id, which each customer can use only once',
    who: 'approved',
    memberRight: 'trade',
    subAccounts: true,
    keyScope: 'trade',
    queue: 'core',
    idempotent: 'core',
    rate: { points: 500, seconds: 10 },
    places: true,
    input: z.object(orderRequest),
    reply: Order,
    refusals: [
      ...orderRequestRefusals,
      'SIGNATURE_NEEDED',
      'MEMBER_ROLES_CHANGED',
      'IDEMPOTENCY_KEY_REUSED',
      'API_TIMESTAMP_OUT_OF_WINDOW',
      'BROKER_POWER_ENDED',
      'SERVER_BUSY',
    ],
  },
  test: {
    method: 'POST',
    path: 'ex/api/v1/orders/test',
    summary: 'Checks an order without placing it: refuses for the same reasons',
    who: 'approved',
    memberRight: 'trade',
    subAccounts: true,
    keyScope: 'trade',
    reads: true,
    input: z.object(orderRequest),
    reply: Nothing,
    refusals: orderRequestRefusals,
  },
  cancel: {
    method: 'POST',
    path: 'ex/api/v1/orders/cancel',
    summary: 'Cancels the open part of an order',
    who: 'customer',
    memberRight: 'trade',
    subAccounts: true,
    keyScope: 'trade',
    queue: 'core',
    rate: { points: 500, seconds: 10 },
    input: z.object({ id: Id }),
    reply: Order,
    refusals: [
      'ORDER_NOT_FOUND',
      'ORDER_ALREADY_FILLED',
      'ORDER_ALREADY_CANCELED',
      'MARKET_HALTED',
      'TRADING_PAUSED',
      'SERVER_BUSY',
    ],
  },
  cancelAll: {
    method: 'POST',
    path: 'ex/api/v1/orders/cancel_all',
    summary: 'Cancels all open orders of the caller, of one pair, side or type if given; returns their number',
    who: 'customer',
    memberRight: 'trade',
    subAccounts: true,
    keyScope: 'trade',
    queue: 'core',
    rate: { points: 50, seconds: 10 },
    input: z.object({ symbol: MarketSymbol.optional(), side: OrderSide.optional(), type: OrderType.optional() }),
    reply: z.object({ canceled: z.number().int() }),
    refusals: ['MARKET_HALTED', 'TRADING_PAUSED', 'SERVER_BUSY'],
  },
  one: {
    method: 'POST',
    path: 'ex/api/v1/orders/one',
    summary:
      'One of the caller’s orders, by its id or client order id: the result of a placement whose response was lost',
    who: 'customer',
    memberRight: 'view',
    subAccounts: true,
    keyScope: 'read',
    input: z.object({ id: Id.optional(), clientOrderId: z.string().min(8).max(100).optional() }),
    reply: Order,
    refusals: ['ORDER_NOT_FOUND'],
  },
  current: {
    method: 'POST',
    path: 'ex/api/v1/orders/current',
    summary: 'The caller’s open orders, newest first',
    who: 'customer',
    memberRight: 'view',
    subAccounts: true,
    keyScope: 'read',
    input: z.object({
      symbol: MarketSymbol.optional(),
      side: OrderSide.optional(),
      type: OrderType.optional(),
      ...KeysetRequest,
    }),
    reply: keysetOf(Order),
    refusals: [],
  },
  history: {
    method: 'POST',
    path: 'ex/api/v1/orders/history',
    summary: 'All orders of the caller with filters, newest first',
    who: 'customer',
    memberRight: 'view',
    subAccounts: true,
    keyScope: 'read',
    input: z.object({
      symbol: MarketSymbol.optional(),
      side: OrderSide.optional(),
      type: OrderType.optional(),
      status: z.array(OrderStatusFilter).max(7).optional(),
      from: Day.optional(),
      to: Day.optional(),
      ...KeysetRequest,
    }),
    reply: keysetOf(Order),
    refusals: [],
  },
})
