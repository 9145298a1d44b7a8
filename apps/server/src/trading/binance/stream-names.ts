import { type Counted, isKlineInterval } from './kline-span.sql.ts'

/** The content of a stream: `aurbtusd@kline_1m` has candles of one pair, `!ticker@arr` has every pair's day ticker. */
export type StreamName =
  | {
      readonly kind: 'trade' | 'aggTrade' | 'depth' | 'bookTicker' | 'miniTicker' | 'ticker' | 'avgPrice'
      readonly symbol: string
    }
  | { readonly kind: 'levels'; readonly symbol: string; readonly levels: number }
  | { readonly kind: 'kline'; readonly symbol: string; readonly counted: Counted }
  | { readonly kind: 'window'; readonly symbol: string; readonly window: Window }
  | { readonly kind: 'allMini' | 'allTickers' }
  | { readonly kind: 'allWindows'; readonly window: Window }

/** The window lengths of rolling tickers, in seconds. */
export const windows = { '1h': 3_600, '4h': 14_400, '1d': 86_400 } as const
export type Window = keyof typeof windows
const windowIn = (text: string): Window | undefined => {
  const [, name = ''] = /^ticker_(.+)$/.exec(text) ?? []
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is a key of the table
  return Object.hasOwn(windows, name) ? (name as Window) : undefined
}

const simple = ['trade', 'aggTrade', 'bookTicker', 'miniTicker', 'ticker', 'avgPrice'] as const

/** Names of streams contain an @. Listen keys are longer than the numbers that clients put into URLs. */
export const isListenKey = (text: string): boolean => /^[\w-]{40,100}$/.test(text)

/**
 * Reads a stream's name; undefined for an unsupported one. The update speed in a depth stream's name is ignored,
 * because each change is published.
 */
export function readStreamName(text: string): StreamName | undefined {
  if (text === '!miniTicker@arr') return { kind: 'allMini' }
  if (text === '!ticker@arr') return { kind: 'allTickers' }
  const all = windowIn(/^!(.+)@arr$/.exec(text)?.[1] ?? '')
  if (all !== undefined) return { kind: 'allWindows', window: all }
  const [, name = '', what = ''] = /^([a-z0-9]{1,24})@(.{1,24})$/.exec(text) ?? []
  const symbol = name.toUpperCase()
  if (symbol === '') return undefined
  const kind = simple.find((each) => each === what)
  if (kind !== undefined) return { kind, symbol }
  const window = windowIn(what)
  if (window !== undefined) return { kind: 'window', symbol, window }
  const depth = /^depth(5|10|20)?(?:@(?:100|1000)ms)?$/.exec(what)
  if (depth !== null)
    return depth[1] === undefined ? { kind: 'depth', symbol } : { kind: 'levels', symbol, levels: Number(depth[1]) }
  const [, interval = '', eight] = /^kline_(\w+)(@\+08:00)?$/.exec(what) ?? []
  if (!isKlineInterval(interval)) return undefined
  return { kind: 'kline', symbol, counted: { interval, zone: eight === undefined ? 0 : EIGHT_HOURS } }
}

/** Candles are published in UTC, and eight hours ahead of it. */
const EIGHT_HOURS = 480
