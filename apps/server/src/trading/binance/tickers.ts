import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { RawBuilder } from 'kysely'
import { z } from 'zod'
import type { CommittedBook } from '#trading/trading/committed-book.ts'
import type { MarketRow } from '#trading/trading/markets.sql.ts'
import { missing } from './errors.ts'
import { type Day, lastSeconds, readDay, readLastPrice, readWindow, today } from './market-data.sql.ts'
import { chosen, symbol, timeZone, windowSize } from './params.ts'
import { open, type Route } from './route.ts'
import { binanceSymbol, chosenMarkets, ofMarket, type Reads } from './symbols.ts'
import { AVERAGE_MINUTES } from './ticker-events.ts'

const none = ['0', '0'] as const
/** Returns price and quantity of the best offer on each side; zeros without one. */
export const offerOf = (book: CommittedBook | undefined) => {
  const { bid, ask } = book?.offer() ?? { bid: undefined, ask: undefined }
  return { bid: bid ?? none, ask: ask ?? none }
}

const several = z.object(chosen)
const window = several.extend({ type: z.enum(['FULL', 'MINI']).optional() })
type Several = z.output<typeof window>

/** Routes for prices, best offers, and tickers of a day or another window. */
export function tickerRoutes(reads: Reads): readonly Route[] {
  const { db, trading } = reads
  const best = ({ terms }: MarketRow) => {
    const { bid, ask } = offerOf(trading.bookOf(terms.symbol))
    return { bidPrice: bid[0], bidQty: bid[1], askPrice: ask[0], askQty: ask[1] }
  }
  const ticker = (path: string, view: (market: MarketRow) => Promise<object>) =>
    open({ method: 'GET', path, input: several, handle: (request) => each(reads, request, view) })
  return [
    open({
      method: 'GET',
      path: '/api/v3/ticker/24hr',
      input: window,
      handle: (request) =>
        each(reads, request, async (market) => {
          const day = await readDay({ db }, market.terms)
          return request.type === 'MINI' ? miniOf(day) : { ...day, ...best(market) }
        }),
    }),
    ticker('/api/v3/ticker/price', async ({ terms }) => ({ price: await readLastPrice({ db }, terms) })),
    ticker('/api/v3/ticker/bookTicker', async (market) => best(market)),
    open({
      method: 'GET',
      path: '/api/v3/avgPrice',
      input: z.object({ symbol }),
      handle: (request) =>
        ofMarket(db, request.symbol, async ({ terms }) => {
          const day = await readDay({ db }, terms)
          return { mins: AVERAGE_MINUTES, price: day.weightedAvgPrice, closeTime: day.closeTime }
        }),
    }),
    ...windowRoutes(reads),
  ]
}

/** Returns an object for one symbol, and a list for several. */
async function each(
  { db }: Reads,
  request: Several,
  view: (market: MarketRow) => Promise<object>,
): Promise<Outcome<unknown>> {
  const markets = await chosenMarkets({ db }, request)
  if (!markets.ok) return markets
  const rows = await Promise.all(
    markets.value.map(async (market) => ({ symbol: binanceSymbol(market.terms), ...(await view(market)) })),
  )
  return ok(request.symbol === undefined ? rows : rows[0])
}

/** Returns a ticker without the fields that only the last day has. */
const windowOf = ({ prevClosePrice: _before, lastQty: _quantity, ...rest }: Day) => rest
/** Returns the ticker without fields that can be computed from others. */
const miniOf = (day: Day) => {
  const { priceChange: _by, priceChangePercent: _part, weightedAvgPrice: _average, ...rest } = windowOf(day)
  return rest
}

/** Tickers since a moment, for pairs that must be named. */
async function since(reads: Reads, request: Several, moment: RawBuilder<Date>): Promise<Outcome<unknown>> {
  if (request.symbol === undefined && request.symbols === undefined) throw missing('symbol')
  const view = request.type === 'MINI' ? miniOf : windowOf
  return each(reads, request, async ({ terms }) => view(await readWindow(reads, terms, moment)))
}

const windowRoutes = (reads: Reads): readonly Route[] => [
  open({
    method: 'GET',
    path: '/api/v3/ticker',
    input: window.extend({ windowSize }),
    handle: (request) => since(reads, request, lastSeconds(request.windowSize)),
  }),
  open({
    method: 'GET',
    path: '/api/v3/ticker/tradingDay',
    input: window.extend({ timeZone: timeZone.default(0) }),
    handle: (request) => since(reads, request, today(request.timeZone)),
  }),
]
