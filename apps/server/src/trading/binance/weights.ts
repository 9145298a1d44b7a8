import { API_WEIGHT, ORDERS_10S, ORDERS_DAY } from '#platform/http/rate-limit.ts'
import { klineSeconds } from './kline-span.sql.ts'
import { flag, type Sent, symbols, windowSize } from './params.ts'

const DAY = 86_400
const isTrue = (text: string | undefined): boolean => flag.safeParse(text).data === true
type Weight = number | ((sent: Sent) => number)
const bySymbol =
  (one: number, all: number): Weight =>
  (sent) =>
    sent.has('symbol') ? one : all
const symbolsIn = (sent: Sent): number => symbols.safeParse(sent.get('symbols')).data?.length ?? 1
/** Weighs by the number of symbols and, for each, by the days that are read. */
const perSymbol: Weight = (sent) => {
  const days = Math.ceil((windowSize.safeParse(sent.get('windowSize')).data ?? DAY) / DAY)
  return 4 * symbolsIn(sent) * days
}
/** One day is read for each named pair. All named pairs weigh at most as much as a call for all pairs. */
const byDays: Weight = (sent) => (sent.has('symbol') || sent.has('symbols') ? Math.min(80, 2 * symbolsIn(sent)) : 80)
const byLimit: Weight = (sent) => {
  const rows = Number(sent.get('limit') ?? 100)
  return [
    [100, 5],
    [500, 25],
    [1_000, 50],
  ].reduceRight((weight, [max = 0, less = 0]) => (rows <= max ? less : weight), 250)
}

/** Long candles are computed from many trades, so their weight grows with the number of days that they cover. */
const bySpan: Weight = (sent) => {
  const interval = sent.get('interval') ?? ''
  const seconds = new Map(Object.entries(klineSeconds)).get(interval) ?? 0
  const days = (seconds * Math.min(1_000, Number(sent.get('limit') ?? 500))) / DAY
  return [
    [2, 2],
    [31, 10],
    [366, 50],
  ].reduceRight((weight, [max = 0, less = 0]) => (days <= max ? less : weight), 200)
}

/**
 * The weight of each call: Binance's own, except for day tickers and long candles (decision 0036). Wallet calls,
 * which Binance counts separately, weigh by our cost.
 */
export const weights: Readonly<Record<string, Weight>> = {
  'GET /api/v3/ping': 1,
  'GET /api/v3/time': 1,
  'GET /api/v3/exchangeInfo': 20,
  'GET /api/v3/depth': byLimit,
  'GET /api/v3/trades': 25,
  'GET /api/v3/historicalTrades': 25,
  'GET /api/v3/aggTrades': 4,
  'GET /api/v3/klines': bySpan,
  'GET /api/v3/uiKlines': bySpan,
  'GET /api/v3/avgPrice': 2,
  'GET /api/v3/ticker/24hr': byDays,
  'GET /api/v3/ticker/price': bySymbol(2, 4),
  'GET /api/v3/ticker/bookTicker': bySymbol(2, 4),
  'GET /api/v3/ticker': perSymbol,
  'GET /api/v3/ticker/tradingDay': perSymbol,
  'POST /api/v3/order': 1,
  'POST /api/v3/order/test': (sent) => (isTrue(sent.get('computeCommissionRates')) ? 20 : 1),
  'GET /api/v3/order': 4,
  'DELETE /api/v3/order': 1,
  'POST /api/v3/order/cancelReplace': 1,
  'GET /api/v3/openOrders': bySymbol(6, 80),
  'DELETE /api/v3/openOrders': 1,
  'GET /api/v3/allOrders': 20,
  'GET /api/v3/account': 20,
  'GET /api/v3/account/commission': 20,
  'GET /api/v3/myTrades': (sent) => (sent.has('orderId') ? 5 : 20),
  'POST /api/v3/userDataStream': 2,
  'PUT /api/v3/userDataStream': 2,
  'DELETE /api/v3/userDataStream': 2,
  'GET /fapi/v1/exchangeInfo': 1,
  'GET /dapi/v1/exchangeInfo': 1,
  'GET /sapi/v1/margin/allPairs': 1,
  'GET /sapi/v1/margin/isolated/allPairs': 1,
  'GET /sapi/v1/system/status': 1,
  'GET /sapi/v1/capital/config/getall': 10,
  'GET /sapi/v1/asset/tradeFee': 1,
  'POST /sapi/v1/asset/get-funding-asset': 1,
  'POST /sapi/v1/asset/transfer': 10,
  'GET /sapi/v1/asset/transfer': 10,
  'POST /sapi/v3/asset/getUserAsset': 5,
  'GET /sapi/v1/fiat/orders': 10,
  'GET /sapi/v1/capital/deposit/address': 10,
  'GET /sapi/v1/capital/deposit/hisrec': 1,
  'GET /sapi/v1/capital/withdraw/history': 10,
  'POST /sapi/v1/capital/withdraw/apply': 60,
  'WS userDataStream.subscribe.signature': 2,
  'WS userDataStream.subscribe': 2,
  'WS session.logon': 2,
  'WS session.status': 2,
  'WS session.logout': 2,
}

/** A limit: how it is counted, the header that reports its use, and its form in exchangeInfo. */
const limited = (
  { scope, rate }: typeof API_WEIGHT | typeof ORDERS_10S | typeof ORDERS_DAY,
  header: string,
  as: { rateLimitType: 'REQUEST_WEIGHT' | 'ORDERS'; interval: string; intervalNum: number },
) => ({
  scope,
  header,
  rate,
  published: { ...as, limit: rate.points },
})
export type Limited = ReturnType<typeof limited>
const byWeight = limited(API_WEIGHT, 'x-mbx-used-weight-1m', {
  rateLimitType: 'REQUEST_WEIGHT',
  interval: 'MINUTE',
  intervalNum: 1,
})
const byOrders = [
  limited(ORDERS_10S, 'x-mbx-order-count-10s', {
    rateLimitType: 'ORDERS',
    interval: 'SECOND',
    intervalNum: 10,
  }),
  limited(ORDERS_DAY, 'x-mbx-order-count-1d', {
    rateLimitType: 'ORDERS',
    interval: 'DAY',
    intervalNum: 1,
  }),
]
export const rateLimits = [byWeight, ...byOrders].map(({ published }) => published)

/** The limits for which a call counts, with the points of each. */
export function countsOf(name: string, sent: Sent, places: boolean): (readonly [Limited, points: number])[] {
  const weight = weights[name]
  if (weight === undefined) throw new Error(`${name} has no weight`)
  const points = typeof weight === 'number' ? weight : weight(sent)
  return [[byWeight, points], ...(places ? byOrders.map((each) => [each, 1] as const) : [])]
}
