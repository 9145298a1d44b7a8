import { candleIntervals } from '@tessera/domain/trading/markets/candle-intervals.ts'

/** The names of the live stream's channels and the codes it closes with, without a schema: a browser loads this. */
const symbol = '[A-Za-z0-9]{2,12}-[A-Za-z0-9]{2,12}'
/** How many of the best levels of each side a book's channel may be asked for; without a number, all of them. */
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

/** The kind of a channel's name; undefined for a name that no pattern knows. */
export const kindOf = (ch: string): ChannelKind | undefined => kinds.find((kind) => channelPatterns[kind].test(ch))

/** The pair a channel speaks of; undefined for `ticker` and what is one's own. */
export const symbolOf = (ch: string): string | undefined => ch.split(':')[1]

/** How many levels of each side a book's channel speaks of; undefined for all. */
export const depthOf = (ch: string): number | undefined => {
  const [kind, , depth] = ch.split(':')
  return kind === 'book' && depth !== undefined ? Number(depth) : undefined
}

/** Whether everybody reads another story under the channel's name: their own. */
export const isOwn = (ch: string): boolean => ch === 'user' || ch === 'messages'

/** How the server closes a socket where a client must do something of its own. After any other code it comes back by itself. */
export const streamClosing = {
  /** What it was signed in by is over. */
  sessionOver: 4401,
  /** One customer has too many: the oldest gave way. It comes back when somebody looks at it, else they would chase each other. */
  gaveWay: 4408,
} as const
