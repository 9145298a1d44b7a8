import { candleIntervals } from '@tessera/domain/trading/markets/candle-intervals.ts'

/** The names of the live stream's channels and its close codes. This file has no schema, because browsers load it. */
const symbol = '[A-Za-z0-9]{2,12}-[A-Za-z0-9]{2,12}'
/** Numbers of best levels per side that a book channel offers; without a number, all of them. */
export const bookDepths = [5, 10, 20, 50, 100] as const
export const channelPatterns = {
  book: new RegExp(`^book:(${symbol})(?::(?:${bookDepths.join('|')}))?$`),
  trades: new RegExp(`^trades:(${symbol})$`),
  candles: new RegExp(`^candles:(${symbol}):(${candleIntervals.join('|')})$`),
  auction: new RegExp(`^auction:(${symbol})$`),
  ticker: /^ticker$/,
  user: /^user$/,
  messages: /^messages$/,
} as const
export type ChannelKind = keyof typeof channelPatterns
export type ChannelName<K extends ChannelKind> = K | `${K}:${string}`

const kinds = [
  'book',
  'trades',
  'candles',
  'auction',
  'ticker',
  'user',
  'messages',
] as const satisfies readonly ChannelKind[]

/** Returns the kind of a channel by its name; undefined for an unknown name. */
export const kindOf = (ch: string): ChannelKind | undefined => kinds.find((kind) => channelPatterns[kind].test(ch))

/** Returns the pair of a channel; undefined for `ticker` and the customer's own channels. */
export const symbolOf = (ch: string): string | undefined => ch.split(':')[1]

/** Levels per side of a book channel; undefined for all. */
export const depthOf = (ch: string): number | undefined => {
  const [kind, , depth] = ch.split(':')
  return kind === 'book' && depth !== undefined ? Number(depth) : undefined
}

/** True for a channel whose content differs for each customer. */
export const isOwn = (ch: string): boolean => ch === 'user' || ch === 'messages'

/** Close codes after which the client must act. After any other code it reconnects automatically. */
export const streamClosing = {
  /** The session or key has ended. */
  sessionOver: 4401,
  /**
   * A customer has too many sockets and the oldest was closed. It reconnects only when its page is viewed again,
   * because otherwise the sockets would close each other in turn.
   */
  replaced: 4408,
} as const
