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
/** Price and quantity of the best offer on each side; zeros without one. */
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
  const ticker = (path: string, shown: (market: MarketRow) => Promise<object>) =>
    open({ method: 'GET', path, input: several, handle: (asked) => each(reads, asked, shown) })
  return [
    open({
      method: 'GET',
      path: '/api/v3/ticker/24hr',
      input: window,
      handle: (asked) =>
        each(reads, asked, async (market) => {
          const day = await readDay({ db }, market.terms)
          return asked.type === 'MINI' ? miniOf(day) : { ...day, ...best(market) }
        }),
    }),
    ticker('/api/v3/ticker/price', async ({ terms }) => ({ price: await readLastPrice({ db }, terms) })),
    ticker('/api/v3/ticker/bookTicker', async (market) => best(market)),
    open({
      method: 'GET',
      path: '/api/v3/avgPrice',
      input: z.object({ symbol }),
      handle: (asked) =>
        ofMarket(db, asked.symbol, async ({ terms }) => {
          const day = await readDay({ db }, terms)
          return { mins: AVERAGE_MINUTES, price: day.weightedAvgPrice, closeTime: day.closeTime }
        }),
    }),
    ...windowRoutes(reads),
  ]
}

/** Answers an object for one symbol, a list for several. */
async function each(
  { db }: Reads,
  asked: Several,
  shown: (market: MarketRow) => Promise<object>,
): Promise<Outcome<unknown>> {
  const markets = await chosenMarkets({ db }, asked)
  if (!markets.ok) return markets
  const rows = await Promise.all(
    markets.value.map(async (market) => ({ symbol: binanceSymbol(market.terms), ...(await shown(market)) })),
  )
  return ok(asked.symbol === undefined ? rows : rows[0])
}

/** A ticker without the fields that only the last day has. */
const windowOf = ({ prevClosePrice: _before, lastQty: _quantity, ...rest }: Day) => rest
/** The ticker without fields that can be computed from others. */
const miniOf = (day: Day) => {
  const { priceChange: _by, priceChangePercent: _part, weightedAvgPrice: _average, ...rest } = windowOf(day)
  return rest
}

/** Tickers since a moment, for pairs that must be named. */
async function since(reads: Reads, asked: Several, moment: RawBuilder<Date>): Promise<Outcome<unknown>> {
  if (asked.symbol === undefined && asked.symbols === undefined) throw missing('symbol')
  const shown = asked.type === 'MINI' ? miniOf : windowOf
  return each(reads, asked, async ({ terms }) => shown(await readWindow(reads, terms, moment)))
}

const windowRoutes = (reads: Reads): readonly Route[] => [
  open({
    method: 'GET',
    path: '/api/v3/ticker',
    input: window.extend({ windowSize }),
    handle: (asked) => since(reads, asked, lastSeconds(asked.windowSize)),
  }),
  open({
    method: 'GET',
    path: '/api/v3/ticker/tradingDay',
    input: window.extend({ timeZone: timeZone.default(0) }),
    handle: (asked) => since(reads, asked, today(asked.timeZone)),
  }),
]
