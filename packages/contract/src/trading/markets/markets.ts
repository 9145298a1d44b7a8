import { candleIntervals } from '@tessera/domain/trading/markets/candle-intervals.ts'
import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { referenceSources } from '@tessera/domain/trading/markets/reference.ts'
import { marketMachine, marketMovers } from '@tessera/domain/trading/markets/market.ts'
import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { AmountText, Coin, SignedAmountText, Time } from '#platform/http/shared.ts'

export const MarketSymbol = z
  .string()
  .regex(/^[A-Za-z0-9]{2,12}-[A-Za-z0-9]{2,12}$/)
  .meta({ id: 'MarketSymbol', example: 'AURB-tUSD' })

const Ppm = z.number().int().min(0).max(1_000_000)

/**
 * The figures of the last 24 hours; null before the first trade. `changePpm` is the change from the price 24 hours ago,
 * in parts per million.
 */
export const Ticker = z
  .object({
    symbol: MarketSymbol,
    last: AmountText.nullable(),
    change: SignedAmountText.nullable(),
    changePpm: z.number().int().nullable(),
    high: AmountText.nullable(),
    low: AmountText.nullable(),
    volume: AmountText,
    turnover: AmountText,
  })
  .meta({ id: 'Ticker' })

/** `closesAt` is null while the hours keep the pair closed. `opensAt` is null if there is no opening within a year. */
export const MarketHours = z
  .object({ opensAt: Time.nullable(), closesAt: Time.nullable(), auctionMinutes: z.number().int() })
  .meta({ id: 'MarketHours' })

/**
 * A pair with its rules. `reference` is the price on which bands, collars and values are based, and `referenceSource`
 * its origin. Both are null without a reference; then the pair trades only in auctions. `movedBy` is the party that
 * last changed the state: operators, the price rules or the trading hours. `hours` is null for a pair that trades all
 * the time. `delistsAt` is the time at which trading ends or ended permanently; null if no end is planned.
 */
export const Market = Ticker.extend({
  base: Coin,
  quote: Coin,
  name: z.object({ en_US: z.string(), zh_CN: z.string() }),
  state: z.enum(statusesOf(marketMachine)),
  tick: AmountText,
  lot: AmountText,
  pricePrecision: z.number().int(),
  quantityPrecision: z.number().int(),
  basePrecision: z.number().int(),
  quotePrecision: z.number().int(),
  minValue: AmountText,
  maxValue: AmountText,
  bandPpm: Ppm,
  makerFeePpm: Ppm,
  takerFeePpm: Ppm,
  reference: AmountText.nullable(),
  referenceSource: z.enum(referenceSources).nullable(),
  movedBy: z.enum(marketMovers),
  hours: MarketHours.nullable(),
  listedAt: Time,
  delistsAt: Time.nullable(),
}).meta({ id: 'Market' })

/** [price, quantity that rests there] */
export const BookLevel = z.tuple([AmountText, AmountText])

/** Best prices first. `checksum` is `bookChecksum` of these sides; `seq` is that of the book channel. */
export const BookSnapshot = z
  .object({
    symbol: MarketSymbol,
    seq: z.number().int(),
    checksum: z.number().int(),
    bids: z.array(BookLevel),
    asks: z.array(BookLevel),
  })
  .meta({ id: 'BookSnapshot' })

export const CandleInterval = z.enum(candleIntervals)

/** One candle; `at` is its opening time (UTC; weeks open on Monday). Intervals without trades are left out. */
export const Candle = z
  .object({
    at: Time,
    open: AmountText,
    high: AmountText,
    low: AmountText,
    close: AmountText,
    volume: AmountText,
    turnover: AmountText,
  })
  .meta({ id: 'Candle' })

/**
 * `until` is the earliest end of the auction; it ends within the following half minute. `indication` is computed every
 * ten seconds, at `at`. It is null while no prices cross, or without an auction.
 */
export const AuctionCall = z
  .object({
    symbol: MarketSymbol,
    state: z.enum(statusesOf(marketMachine)),
    until: Time.nullable(),
    at: Time,
    indication: z
      .object({
        price: AmountText,
        quantity: AmountText,
        imbalance: AmountText,
        imbalanceSide: z.enum(['buy', 'sell']).nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'AuctionCall' })

/** The trades of an auction, at its one price. */
export const TradedAuction = z
  .object({ at: Time, price: AmountText, quantity: AmountText })
  .meta({ id: 'TradedAuction' })

export const markets = endpoints({
  list: {
    method: 'GET',
    path: 'ex/api/v1/markets/list',
    summary: 'Every listed pair with its rules and its last 24 hours',
    who: 'visitor',
    input: z.object({}),
    reply: z.object({ rows: z.array(Market) }),
    refusals: [],
  },
  book: {
    method: 'GET',
    path: 'ex/api/v1/markets/book',
    summary: 'The order book of a pair: its best prices and quantities',
    who: 'visitor',
    input: z.object({ symbol: MarketSymbol, limit: z.coerce.number().int().min(1).max(500).default(50) }),
    reply: BookSnapshot,
    refusals: ['MARKET_UNKNOWN', 'TRADING_PAUSED'],
  },
  auction: {
    method: 'GET',
    path: 'ex/api/v1/markets/auction',
    summary: 'The indicative result of an auction: one price, its quantity, and the surplus of one side',
    who: 'visitor',
    input: z.object({ symbol: MarketSymbol }),
    reply: AuctionCall,
    refusals: ['MARKET_UNKNOWN', 'TRADING_PAUSED'],
  },
  auctions: {
    method: 'GET',
    path: 'ex/api/v1/markets/auctions',
    summary: 'The last auctions that traded, newest first',
    who: 'visitor',
    input: z.object({ symbol: MarketSymbol, limit: z.coerce.number().int().min(1).max(500).default(100) }),
    reply: z.object({ symbol: MarketSymbol, rows: z.array(TradedAuction) }),
    refusals: ['MARKET_UNKNOWN'],
  },
  candles: {
    method: 'GET',
    path: 'ex/api/v1/markets/candles',
    summary: 'Candles from committed trades, oldest first',
    who: 'visitor',
    input: z.object({
      symbol: MarketSymbol,
      interval: CandleInterval,
      before: Time.optional(),
      limit: z.coerce.number().int().min(1).max(1000).default(300),
    }),
    reply: z.object({ symbol: MarketSymbol, interval: CandleInterval, rows: z.array(Candle) }),
    refusals: ['MARKET_UNKNOWN'],
  },
})
