import { ok, type Outcome } from '@tessera/domain/outcome.ts'
import { z } from 'zod'
import { wallMs } from '../platform/clock.ts'
import type { Deps } from '../platform/deps.ts'
import { tradingPaused } from '../trading/command.ts'
import type { TradingCore } from '../trading/core.ts'
import type { MarketRow } from '../trading/markets.sql.ts'
import { invalid } from './errors.ts'
import {
  type Kline,
  type KlineInterval,
  klineSeconds,
  type PublicTrade,
  readDay,
  readKlines,
  readPublicTrades,
} from './market-data.sql.ts'
import { flag, limit, symbol, symbols, time, whole } from './params.ts'
import { open, own, type Route } from './route.ts'
import { binanceSymbol, chosenMarkets, findMarket, symbolInfo } from './symbols.ts'
import { rateLimits } from './weights.ts'

const chosen = { symbol: symbol.optional(), symbols: symbols.optional() }
const several = z.object({ ...chosen, symbolStatus: z.string().optional() })
const range = { symbol, startTime: time.optional(), endTime: time.optional() }

type Reads = { readonly db: Deps['db']; readonly trading: TradingCore }

/** What anybody may ask of the markets. */
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
        permissions: z.string().optional(),
        showPermissionSets: flag.optional(),
        symbolStatus: z.string().optional(),
      }),
      handle: async (asked) => {
        const markets = await chosenMarkets({ db }, asked)
        if (!markets.ok) return markets
        const listed = markets.value.map(symbolInfo)
        return ok({ timezone: 'UTC', serverTime: wallMs(), rateLimits, exchangeFilters: [], symbols: listed })
      },
    }),
    open({
      method: GET,
      path: '/api/v3/depth',
      input: z.object({ symbol, limit: limit(5_000, 100), symbolStatus: z.string().optional() }),
      handle: (asked) => depthOf(reads, asked),
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

/** What clients ask before they trade, though we have neither futures nor margin: there are none. */
const absentMarkets: readonly Route[] = [
  ...['/fapi/v1/exchangeInfo', '/dapi/v1/exchangeInfo'].map(noFutures),
  ...['/sapi/v1/margin/allPairs', '/sapi/v1/margin/isolated/allPairs'].map(noPairs),
]

/** Where an aggregated trade is one trade: ours are told one by one. */
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
  const of = (asked: { symbol: string }, shown: (market: MarketRow) => Promise<unknown>) =>
    ofMarket(db, asked.symbol, shown)
  const recent = (
    path: string,
    input: z.ZodObject<{ symbol: typeof symbol; limit: ReturnType<typeof limit>; fromId: z.ZodOptional<typeof whole> }>,
  ) =>
    open({
      method: 'GET',
      path,
      input,
      handle: (asked) =>
        of(asked, async ({ terms }) =>
          (await readPublicTrades({ db }, terms, asked)).map((trade) => ({ ...trade, isBestMatch: true })),
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
        timeZone: z.literal('0').optional(),
      }),
      handle: (asked) =>
        of(asked, async ({ terms }) =>
          (await readKlines({ db }, terms, intervalOf(asked.interval), asked)).map(klineRow),
        ),
    })
  const page = z.object({ symbol, limit: limit(1_000, 500), fromId: whole.optional() })
  return [
    recent('/api/v3/trades', page),
    recent('/api/v3/historicalTrades', page),
    open({
      method: 'GET',
      path: '/api/v3/aggTrades',
      input: z.object({ ...range, fromId: whole.optional(), limit: limit(1_000, 500) }),
      handle: (asked) => of(asked, async ({ terms }) => (await readPublicTrades({ db }, terms, asked)).map(aggregated)),
    }),
    klines('/api/v3/klines'),
    klines('/api/v3/uiKlines'),
  ]
}

export function intervalOf(text: string): KlineInterval {
  if (!Object.hasOwn(klineSeconds, text)) throw invalid(-1120, 'interval')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is a key of the table
  return text as KlineInterval
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

async function ofMarket(
  db: Deps['db'],
  wanted: string,
  shown: (market: MarketRow) => Promise<unknown>,
): Promise<Outcome<unknown>> {
  const market = await findMarket({ db }, wanted)
  return market.ok ? ok(await shown(market.value)) : market
}

async function depthOf({ db, trading }: Reads, asked: { symbol: string; limit: number }): Promise<Outcome<unknown>> {
  const market = await findMarket({ db }, asked.symbol)
  if (!market.ok) return market
  const book = trading.bookOf(market.value.terms.symbol)?.snapshot(asked.limit)
  return book === undefined ? tradingPaused : ok({ lastUpdateId: book.seq, bids: book.bids, asks: book.asks })
}

function tickerRoutes({ db, trading }: Reads): readonly Route[] {
  /** One symbol answers one object, several a list. */
  const each = async (
    asked: z.output<typeof several>,
    shown: (market: MarketRow) => Promise<object>,
  ): Promise<Outcome<unknown>> => {
    const markets = await chosenMarkets({ db }, asked)
    if (!markets.ok) return markets
    const rows = await Promise.all(markets.value.map(shown))
    return ok(asked.symbol === undefined ? rows : rows[0])
  }
  const best = ({ terms }: MarketRow) => {
    const book = trading.bookOf(terms.symbol)?.snapshot(1)
    const [bid, ask] = [book?.bids[0] ?? ['0', '0'], book?.asks[0] ?? ['0', '0']]
    return { bidPrice: bid[0], bidQty: bid[1], askPrice: ask[0], askQty: ask[1] }
  }
  const ticker = (path: string, shown: (market: MarketRow) => Promise<object>) =>
    open({
      method: 'GET',
      path,
      input: several.extend({ type: z.enum(['FULL', 'MINI']).optional() }),
      handle: (asked) =>
        each(asked, async (market) => ({ symbol: binanceSymbol(market.terms), ...(await shown(market)) })),
    })
  return [
    ticker('/api/v3/ticker/24hr', async (market) => ({ ...(await readDay({ db }, market.terms)), ...best(market) })),
    ticker('/api/v3/ticker/price', async ({ terms }) => ({ price: (await readDay({ db }, terms)).lastPrice })),
    ticker('/api/v3/ticker/bookTicker', async (market) => best(market)),
    open({
      method: 'GET',
      path: '/api/v3/avgPrice',
      input: z.object({ symbol }),
      handle: (asked) =>
        ofMarket(db, asked.symbol, async ({ terms }) => {
          const day = await readDay({ db }, terms)
          return { mins: 1_440, price: day.weightedAvgPrice, closeTime: day.closeTime }
        }),
    }),
  ]
}
