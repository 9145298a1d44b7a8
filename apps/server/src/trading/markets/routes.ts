import { markets } from '@tessera/contract/trading/markets/markets.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import { type Noun, noun } from '#platform/http/serve.ts'
import type { TradingCore } from '#trading/trading/core.ts'
import { readMarket, readMarkets } from '#trading/trading/markets.sql.ts'
import { serverTime } from '#services/audit/copy.sql.ts'
import { readAuctions } from './auctions.sql.ts'
import { auctionViews } from './show-auction.ts'
import { marketOnWire, readCandles, readNames, readTickers } from './markets.sql.ts'
import { marketUnknown } from '@tessera/domain/trading/markets/refusals.ts'
import { tradingPaused } from '#trading/trading/refusals.ts'

/** Market data is public and comes from committed data only. */
export const marketRoutes = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, trading: TradingCore): Noun => {
  const showAuction = auctionViews({ db }, trading)
  return noun('markets', markets, {
    auction: async (_call, { symbol }) => showAuction(symbol),
    list: async () => {
      const all = await readMarkets({ db })
      const [tickers, names, now] = await Promise.all([readTickers({ db }, all), readNames({ db }), serverTime({ db })])
      return ok({
        rows: all.flatMap((market) => {
          const [ticker, about] = [tickers.get(market.terms.symbol), names.get(market.terms.symbol)]
          return ticker === undefined || about === undefined ? [] : [marketOnWire(market, ticker, about, clock(now))]
        }),
      })
    },
    book: async (_call, { symbol, limit }) => {
      if (trading.fence === undefined) return tradingPaused
      const book = trading.bookOf(symbol)
      return book === undefined ? marketUnknown : ok({ symbol, ...book.snapshot(limit) })
    },
    auctions: async (_call, { symbol, limit }) => {
      const market = await readMarket({ db }, symbol)
      return market === undefined
        ? marketUnknown
        : ok({ symbol, rows: await readAuctions({ db }, market.terms, limit) })
    },
    candles: async (_call, { symbol, interval, limit, before }) => {
      const market = await readMarket({ db }, symbol)
      if (market === undefined) return marketUnknown
      const until = before === undefined ? undefined : new Date(before)
      return ok({ symbol, interval, rows: await readCandles({ db }, market.terms, interval, limit, until) })
    },
  })
}
