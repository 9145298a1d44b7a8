import { z } from 'zod'
import { AuctionCall, BookLevel, Candle, candleIntervals, Ticker } from './markets.ts'
import { Order } from './orders.ts'
import { AmountText, Coin } from './shared.ts'
import { Trade } from './trades.ts'

/**
 * The live stream at /ws. The client says `auth` first if it wants a channel of its own (`user`, `messages`), then subscribes. The server answers
 * each subscription with one snapshot (or, where `lastSeq` is recent enough, with the deltas after it) and then deltas
 * whose `seq` grows by one. A client that sees another step subscribes again. Nothing is told before it is committed.
 */
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

/** `book:AURB-tUSD`, `book:AURB-tUSD:20`, `trades:AURB-tUSD`, `candles:AURB-tUSD:1m`, `auction:AURB-tUSD`, `ticker`, `user` or `messages`. */
export const Channel = z
  .string()
  .max(64)
  .refine((text) => kindOf(text) !== undefined)

const seq = z.number().int().min(0)

export const ClientMessage = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('auth'), token: z.string().min(1).max(200) }),
  z.strictObject({ op: z.literal('subscribe'), ch: Channel, lastSeq: seq.optional() }),
  z.strictObject({ op: z.literal('unsubscribe'), ch: Channel }),
  z.strictObject({ op: z.literal('ping') }),
])
export type ClientMessage = z.output<typeof ClientMessage>

/** Levels that changed with what rests there now; a quantity of zero takes the level out, of the book or out of sight. */
export const BookData = z.object({ bids: z.array(BookLevel), asks: z.array(BookLevel), checksum: z.number().int() })
export const TradesData = z.array(Trade)
export const TickerData = z.array(Ticker)
export const CandlesData = z.array(Candle)
export const SpotBalance = z.object({ coin: Coin, available: AmountText, held: AmountText }).meta({ id: 'SpotBalance' })
/** A snapshot holds every open order and spot balance, a delta those that changed. */
export const UserData = z.object({ orders: z.array(Order), balances: z.array(SpotBalance) })

/** How many messages are unread. */
export const MessagesData = z.object({ noReadMsgCount: z.number().int() })

/** What the `data` of a channel is, by the word before its first colon. */
export const channelData = {
  book: BookData,
  trades: TradesData,
  candles: CandlesData,
  auction: AuctionCall,
  ticker: TickerData,
  user: UserData,
  messages: MessagesData,
} as const satisfies Record<ChannelKind, z.ZodType>
export type ChannelData = { readonly [K in ChannelKind]: z.output<(typeof channelData)[K]> }

/** How the server closes a socket where a client must do something of its own. After any other code it comes back by itself. */
export const streamClosing = {
  /** What it was signed in by is over. */
  sessionOver: 4401,
  /** One customer has too many: the oldest gave way. It comes back when somebody looks at it, else they would chase each other. */
  gaveWay: 4408,
} as const

export const streamRefusals = [
  'MESSAGE_INVALID',
  'TOO_MANY_MESSAGES',
  'UNAUTHORIZED',
  'MARKET_UNKNOWN',
  'TRADING_PAUSED',
] as const

export const ServerMessage = z.discriminatedUnion('op', [
  z.object({ op: z.literal('welcome'), serverTime: z.iso.datetime() }),
  z.object({ op: z.literal('authed') }),
  z.object({ op: z.literal('pong'), serverTime: z.iso.datetime() }),
  z.object({ op: z.literal('snapshot'), ch: Channel, seq, data: z.unknown() }),
  z.object({ op: z.literal('delta'), ch: Channel, seq, data: z.unknown() }),
  z.object({ op: z.literal('unsubscribed'), ch: Channel }),
  z.object({ op: z.literal('error'), code: z.enum(streamRefusals), ch: Channel.optional() }),
])
export type ServerMessage = z.output<typeof ServerMessage>

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
