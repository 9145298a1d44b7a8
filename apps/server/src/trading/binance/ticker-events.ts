import type { Kline } from './klines.sql.ts'
import type { Day } from './market-data.sql.ts'
import type { Window } from './stream-names.ts'

type Level = readonly [string, string]
export type Named = { readonly s: string; readonly day: Day; readonly bid: Level; readonly ask: Level }
export type Windowed = Pick<Named, 's' | 'day'> & { readonly window: Window }

const prices = ({ s, day }: Pick<Named, 's' | 'day'>) => ({
  E: day.closeTime,
  s,
  c: day.lastPrice,
  o: day.openPrice,
  h: day.highPrice,
  l: day.lowPrice,
  v: day.volume,
  q: day.quoteVolume,
})

const changes = ({ day }: Pick<Named, 'day'>) => ({
  p: day.priceChange,
  P: day.priceChangePercent,
  w: day.weightedAvgPrice,
  O: day.openTime,
  C: day.closeTime,
  F: day.firstId,
  L: day.lastId,
  n: day.count,
})

export const miniTicker = (named: Named) => ({ e: '24hrMiniTicker', ...prices(named) })

export const fullTicker = (named: Named) => ({
  e: '24hrTicker',
  ...prices(named),
  ...changes(named),
  x: named.day.prevClosePrice,
  Q: named.day.lastQty,
  b: named.bid[0],
  B: named.bid[1],
  a: named.ask[0],
  A: named.ask[1],
})

/** Returns the ticker of the last hour, four hours or day. */
export const windowTicker = (of: Windowed) => ({ e: `${of.window}Ticker`, ...prices(of), ...changes(of) })

/** The number of minutes of the average price, also in the call `avgPrice`. */
export const AVERAGE_MINUTES = 1_440
export const averagePrice = ({ s, day, lastAt }: Pick<Named, 's' | 'day'> & { readonly lastAt: number }) => ({
  e: 'avgPrice',
  E: day.closeTime,
  s,
  i: `${AVERAGE_MINUTES}m`,
  w: day.weightedAvgPrice,
  T: lastAt,
})

/** Returns a candle event. `x` is true if the candle is over. */
export const candle = (of: { readonly s: string; readonly i: string; readonly x: boolean }, k: Kline) => ({
  t: k.openTime,
  T: k.closeTime,
  ...of,
  f: k.first,
  L: k.last,
  o: k.open,
  c: k.close,
  h: k.high,
  l: k.low,
  v: k.volume,
  n: k.count,
  q: k.turnover,
  V: k.takerVolume,
  Q: k.takerTurnover,
  B: '0',
})
