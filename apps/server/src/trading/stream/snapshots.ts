import { candleIntervals } from '@tessera/domain/trading/markets/candle-intervals.ts'
import { type ChannelKind, symbolOf } from '@tessera/contract/channels.ts'
import type { ChannelData } from '@tessera/contract/trading/stream/stream.ts'
import type { MarketTerms } from '@tessera/domain/trading/markets/market.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { countUnread } from '#services/messages/messages.sql.ts'
import { readCandles, readTickers } from '#trading/markets/markets.sql.ts'
import { listOrders, openCodes } from '#trading/orders/orders.sql.ts'
import type { Source } from '#platform/database/rows.ts'
import { readTape } from '#trading/trades/trades.sql.ts'
import { readMarkets } from '#trading/trading/markets.sql.ts'
import { orderOnWire } from '#trading/trading/order-view.ts'
import { readSpotBalances } from './spot-balances.sql.ts'

const TAPE = 50
const CANDLES = 300
/** More than the maximum number of a customer's open orders in all pairs. */
const ORDERS = 10_000

export type SnapshotRequest = {
  readonly kind: Exclude<ChannelKind, 'book' | 'auction' | 'ticker'>
  readonly ch: string
  /** The pair of the channel; undefined for own channels. */
  readonly terms: MarketTerms | undefined
  readonly customer: string
}

/** Returns the snapshot of a channel. It is read from the tables, except for books, which come from the core. */
export async function snapshotOf(
  source: Source,
  { kind, ch, terms, customer }: SnapshotRequest,
): Promise<ChannelData[SnapshotRequest['kind']]> {
  switch (kind) {
    case 'user':
      return userOf(source, customer)
    case 'messages':
      return { noReadMsgCount: await countUnread(source, customer) }
    case 'trades':
      return (await readTape(source, pairOf(ch, terms), TAPE)).toReversed()
    case 'candles':
      return candlesOf(source, ch, pairOf(ch, terms), CANDLES)
    default:
      return kind satisfies never
  }
}

function pairOf(ch: string, terms: MarketTerms | undefined): MarketTerms {
  assert(terms, `the pair of ${ch} is unknown`)
  return terms
}

const userOf = async (source: Source, customer: string): Promise<ChannelData['user']> => ({
  orders: (await listOrders(source, customer, { status: openCodes, page: 1, pageSize: ORDERS })).rows.map(orderOnWire),
  balances: await readSpotBalances(source, customer),
})

/** Returns the data of a candle channel: `candles:AURB-tUSD:15m` → the last candles of that pair at that interval. */
export function candlesOf(
  source: Source,
  ch: string,
  terms: MarketTerms,
  limit: number,
): Promise<ChannelData['candles']> {
  const interval = candleIntervals.find((each) => ch.endsWith(`:${each}`)) ?? '1m'
  return readCandles(source, terms, interval, limit)
}

/** Returns the tickers of these pairs, or of all. */
export async function tickersOf(source: Source, symbols?: readonly string[]): Promise<ChannelData['ticker']> {
  const markets = await readMarkets(source, symbols)
  return [...(await readTickers(source, markets)).values()]
}

export const isOfPair = (ch: string, symbol: string): boolean => symbolOf(ch) === symbol
