import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { wallMs } from '#platform/clock/clock.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { MarketRow } from '#trading/trading/markets.sql.ts'
import { invalid, notTogether } from './errors.ts'
import { type Counted, isKlineInterval } from './kline-span.sql.ts'
import { type Kline, readKlines } from './klines.sql.ts'
import { type PublicTrade, readPublicTrades } from './market-data.sql.ts'
import { chosen, flag, limit, permissions, symbol, symbolStatus, time, timeFrom, timeZone, whole } from './params.ts'
import { open, own, type Route } from './route.ts'
import {
  hasOurPermission,
  chosenMarkets,
  type Chosen,
  findMarket,
  ofMarket,
  type Reads,
  symbolInfo,
} from './symbols.ts'
import { tickerRoutes } from './tickers.ts'
import { rateLimits } from './weights.ts'
import { tradingPaused } from '#trading/trading/refusals.ts'

const range = { symbol, startTime: timeFrom.optional(), endTime: time.optional() }

/** The public market data calls. */
export function marketRoutesOfBinance({ db, trading }: Reads): readonly Route[] {
  const GET = 'GET'
  const reads = { db, trading }
  return [
    open({ method: GET, path: '/api/v3/ping', input: z.object({}), handle: async () => ok({}) }),
    open({ method: GET, path: '/api/v3/time', input: z.object({}), handle: async () => ok({ serverTime: wallMs() }) }),
    open({
      method: GET,
      path: '/sapi/v1/system/status',
      input: z.object({}),
      handle: async () =>
        ok(trading.fence === undefined ? { status: 1, msg: 'system maintenance' } : { status: 0, msg: 'normal' }),
    }),
    open({
      method: GET,
      path: '/api/v3/exchangeInfo',
      input: z.object({
        ...chosen,
        permissions: permissions.optional(),
        showPermissionSets: flag.optional(),
      }),
      handle: async (request) => {
        const named = request.symbol ?? request.symbols
        if (named !== undefined && (request.permissions ?? request.symbolStatus) !== undefined) throw notTogether()
        const markets = await chosenMarkets({ db }, request)
        if (!markets.ok) return markets
        const listed = hasOurPermission(request.permissions)
          ? markets.value.map((market) => symbolInfo(market, request.showPermissionSets))
          : []
        return ok({ timezone: 'UTC', serverTime: wallMs(), rateLimits, exchangeFilters: [], symbols: listed })
      },
    }),
    open({
      method: GET,
      path: '/api/v3/depth',
      input: z.object({ symbol, limit: limit(5_000, 100), symbolStatus: symbolStatus.optional() }),
      handle: (request) => depthOf(reads, request),
    }),
    ...absentMarkets,
    ...tradeRoutesOfBinance(db),
    ...tickerRoutes(reads),
  ]
}

const noFutures = (path: string): Route =>
  open({
    method: 'GET',
    path,
    input: z.object({}),
    handle: async () => ok({ timezone: 'UTC', serverTime: wallMs(), rateLimits, exchangeFilters: [], symbols: [] }),
  })
const noPairs = (path: string): Route =>
  own({ method: 'GET', path, needs: 'read', input: z.object({}), handle: async () => ok([]) })

/** Calls that clients make before trading although there are no futures or margin markets. The responses are empty. */
const absentMarkets: readonly Route[] = [
  ...['/fapi/v1/exchangeInfo', '/dapi/v1/exchangeInfo'].map(noFutures),
  ...['/sapi/v1/margin/allPairs', '/sapi/v1/margin/isolated/allPairs'].map(noPairs),
]

/** Each aggregated trade is a single trade, because trades are published one by one. */
const aggregated = ({ id, price, qty, time: at, isBuyerMaker }: PublicTrade) => ({
  a: id,
  p: price,
  q: qty,
  f: id,
  l: id,
  T: at,
  m: isBuyerMaker,
  M: true,
})

function tradeRoutesOfBinance(db: Deps['db']): readonly Route[] {
  const of = (request: { symbol: string }, view: (market: MarketRow) => Promise<unknown>) =>
    ofMarket(db, request.symbol, view)
  const recent = (
    path: string,
    input: z.ZodObject<{ symbol: typeof symbol; limit: ReturnType<typeof limit>; fromId: z.ZodOptional<typeof whole> }>,
  ) =>
    open({
      method: 'GET',
      path,
      input,
      handle: (request) =>
        of(request, async ({ terms }) =>
          (await readPublicTrades({ db }, terms, request)).map((trade) => ({ ...trade, isBestMatch: true })),
        ),
    })
  const klines = (path: string) =>
    open({
      method: 'GET',
      path,
      input: z.object({
        ...range,
        interval: z.string(),
        limit: limit(1_000, 500),
        timeZone: timeZone.default(0),
      }),
      handle: (request) =>
        of(request, async ({ terms }) => (await readKlines({ db }, terms, countedBy(request), request)).map(klineRow)),
    })
  const page = z.object({ symbol, limit: limit(1_000, 500), fromId: whole.optional() })
  return [
    recent('/api/v3/trades', page),
    recent('/api/v3/historicalTrades', page),
    open({
      method: 'GET',
      path: '/api/v3/aggTrades',
      input: z.object({ ...range, fromId: whole.optional(), limit: limit(1_000, 500) }),
      handle: (request) =>
        of(request, async ({ terms }) => (await readPublicTrades({ db }, terms, request)).map(aggregated)),
    }),
    klines('/api/v3/klines'),
    klines('/api/v3/uiKlines'),
  ]
}

function countedBy({ interval, timeZone: zone }: { interval: string; timeZone: number }): Counted {
  if (!isKlineInterval(interval)) throw invalid(-1120, 'interval')
  return { interval, zone }
}

const klineRow = (k: Kline) => [
  k.openTime,
  k.open,
  k.high,
  k.low,
  k.close,
  k.volume,
  k.closeTime,
  k.turnover,
  k.count,
  k.takerVolume,
  k.takerTurnover,
  '0',
]

/** Includes the time, which clients expect from Binance's futures API. */
async function depthOf(
  { db, trading }: Reads,
  request: { symbol: string; limit: number } & Pick<Chosen, 'symbolStatus'>,
): Promise<Outcome<unknown>> {
  const market = await findMarket({ db }, request.symbol, request.symbolStatus)
  if (!market.ok) return market
  const book = trading.bookOf(market.value.terms.symbol)?.snapshot(request.limit)
  return book === undefined
    ? tradingPaused
    : ok({ lastUpdateId: book.seq, T: wallMs(), bids: book.bids, asks: book.asks })
}
