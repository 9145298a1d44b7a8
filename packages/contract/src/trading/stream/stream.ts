import { z } from 'zod'
import { type ChannelKind, kindOf } from '#channels.ts'
import { AuctionCall, BookLevel, Candle, Ticker } from '#trading/markets/markets.ts'
import { Order } from '#trading/orders/orders.ts'
import { AmountText, Coin } from '#platform/http/shared.ts'
import { Trade } from '#trading/trades/trades.ts'

/**
 * The live stream at /ws. The server sends nothing before the client's first message; then it sends `welcome` and a
 * response. The client first sends `auth` if it wants a channel of its own (`user`, `messages`), then subscribes. The
 * server answers each subscription with one snapshot or, if `lastSeq` is recent enough, with the deltas after it. Then
 * it sends deltas whose `seq` grows by one. If `seq` grows by more, the client must subscribe again. Events are
 * published only after they are committed.
 */
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

/**
 * Changed levels with their current quantity. A quantity of zero removes the level from the book, or from the displayed
 * depth.
 */
export const BookData = z.object({ bids: z.array(BookLevel), asks: z.array(BookLevel), checksum: z.number().int() })
export const TradesData = z.array(Trade)
export const TickerData = z.array(Ticker)
export const CandlesData = z.array(Candle)
export const SpotBalance = z.object({ coin: Coin, available: AmountText, held: AmountText }).meta({ id: 'SpotBalance' })
/** A snapshot has every open order and spot balance; a delta has those that changed. */
export const UserData = z.object({ orders: z.array(Order), balances: z.array(SpotBalance) })

/** The number of unread messages. */
export const MessagesData = z.object({ noReadMsgCount: z.number().int() })

/** The form of a channel's `data`, by the word before its first colon. */
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
