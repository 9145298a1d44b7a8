import { bookDepths, type ChannelKind, depthOf, isOwn, kindOf, symbolOf } from '@tessera/contract/channels.ts'
import type { MarketTerms } from '@tessera/domain/trading/markets/market.ts'
import { auctionViews } from '#trading/markets/show-auction.ts'
import { unreadOf } from '#services/messages/messages.sql.ts'
import type { Deps } from '#platform/http/deps.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import type { TradingCore } from '#trading/trading/core.ts'
import { firstSeq } from '#trading/trading/leadership.ts'
import { readMarket } from '#trading/trading/markets.sql.ts'
import type { PublishedEvents } from '#trading/trading/published-events.ts'
import { Channel, frameOf } from './channel.ts'
import { DepthView } from './depth-view.ts'
import type { Reader } from '#platform/http/sockets/fanout.ts'
import { Refresher } from '#platform/database/refresher.ts'
import { candlesOf, isOfPair, snapshotOf } from './snapshots.ts'
import { everyPair, Tickers } from './tickers.ts'
import { marketUnknown } from '@tessera/domain/trading/markets/refusals.ts'
import { tradingPaused } from '#trading/trading/refusals.ts'

const BOOK_LEVELS = 200
/** Polling interval in ms for data that other nouns write, or that changes with the clock. */
const POLL_MS = 1_000
const usualPace = {
  /**
   * How long a customer's own channel, or one that is read from the tables for each event, is kept after its last reader
   * left.
   */
  idleChannelMs: 60_000,
  /** Interval of the check for rolling 24-hour figures that changed without a trade. */
  agesMs: 60_000,
}

type Refused = { readonly refusal: 'MARKET_UNKNOWN' | 'TRADING_PAUSED' }
type Subscribed = { readonly channel: Channel } | Refused
/** The data that the snapshot of a channel needs. */
type Context = { readonly kind: ChannelKind; readonly terms: MarketTerms | undefined }

/** A customer's own channel is found by the session's customer, never by a name in a message. */
const keyOf = (ch: string, customer: string): string => (isOwn(ch) ? `${ch}/${customer}` : ch)
const customerIn = (key: string): string => key.split('/')[1] ?? ''
const endsWithoutReaders = (ch: string): boolean => isOwn(ch) || kindOf(ch) === 'candles'

/**
 * Publishes what the core committed to every channel, and sends new readers a snapshot that the next deltas continue.
 */
export class StreamHub {
  private readonly deps: Pick<Deps, 'db' | 'log' | 'random'>
  private readonly trading: TradingCore
  private readonly channels = new Map<string, Channel>()
  /** The published view of each depth channel. */
  private readonly views = new Map<string, DepthView>()
  private readonly refresher: Refresher
  /** The last published number of unread messages, by customer. */
  private unread: ReadonlyMap<string, number> = new Map()
  /** The last published tenth second or state of an auction, by channel. */
  private readonly calls = new Map<string, string>()
  private readonly showAuction: ReturnType<typeof auctionViews>
  private readonly tickers: Tickers
  private pollTimer: NodeJS.Timeout
  private readonly aging: NodeJS.Timeout
  private readonly pace: typeof usualPace
  private readonly stopListening: () => void
  private isClosed = false
  /** A number above all numbers used by any channel, at which the next new channel starts. */
  private height: number

  constructor(deps: Pick<Deps, 'db' | 'log' | 'random'>, trading: TradingCore, pace = usualPace) {
    this.deps = deps
    this.trading = trading
    this.pace = pace
    // Random per node, so that a reader cannot continue here with the numbers of another node.
    this.height = Buffer.from(deps.random.bytes(4)).readUInt32BE() % 2 ** 31
    this.stopListening = trading.listen({ committed: (batch) => this.onCommitted(batch), reset: () => this.restart() })
    this.showAuction = auctionViews(deps, trading)
    this.refresher = new Refresher(deps.log, (symbols) => this.refresh(symbols))
    this.tickers = new Tickers(deps)
    this.pollTimer = this.schedulePoll()
    this.aging = setInterval(() => this.age(), pace.agesMs).unref()
  }

  close(): void {
    this.isClosed = true
    this.stopListening()
    this.refresher.close()
    clearTimeout(this.pollTimer)
    clearInterval(this.aging)
  }

  /** Subscribes `customer` to `ch`: sends the frames since `lastSeq` if they are kept, otherwise a snapshot. */
  async subscribe(reader: Reader, ch: string, customer: string, lastSeq?: number): Promise<Subscribed> {
    const context = await this.contextOf(ch)
    if ('refusal' in context) return context
    const channel = this.channelOf(context.kind, ch, customer)
    const missed = lastSeq === undefined ? undefined : channel.since(lastSeq)
    if (missed === undefined) {
      channel.joining.add(reader)
      try {
        await this.sendSnapshot(reader, context, channel, customer)
      } catch (error) {
        this.unsubscribe(reader, channel)
        throw error
      }
    } else {
      for (const frame of missed) reader.send(frame)
      channel.join(reader)
    }
    return { channel }
  }

  unsubscribe(reader: Reader, channel: Channel): void {
    channel.leave(reader)
    if (!channel.isEmpty) return
    if (this.views.delete(channel.name)) this.forget(channel)
    if (!endsWithoutReaders(channel.name)) return
    setTimeout(() => this.forget(channel), this.pace.idleChannelMs).unref()
  }

  private async contextOf(ch: string): Promise<Context | Refused> {
    const kind = kindOf(ch)
    if (kind === undefined) return { refusal: marketUnknown.code }
    const symbol = symbolOf(ch)
    const terms = symbol === undefined ? undefined : (await readMarket(this.deps, symbol))?.terms
    if (symbol !== undefined && terms === undefined) return { refusal: marketUnknown.code }
    const ofBook = kind === 'book' || kind === 'auction'
    if (ofBook && this.trading.bookOf(symbol ?? '') === undefined) return { refusal: tradingPaused.code }
    return { kind, terms }
  }

  private forget(channel: Channel): void {
    if (!channel.isEmpty) return
    for (const [key, each] of this.channels) if (each === channel) this.channels.delete(key)
  }

  private channelOf(kind: ChannelKind, ch: string, customer: string): Channel {
    const key = keyOf(ch, customer)
    const known = this.channels.get(key)
    if (known !== undefined) return known
    const channel = new Channel(ch, this.firstOf(kind, ch))
    this.channels.set(key, channel)
    return channel
  }

  private firstOf(kind: ChannelKind, ch: string): number {
    const base = firstSeq(this.trading.fence ?? 0)
    const ofBook = kind === 'book' && depthOf(ch) === undefined
    return ofBook ? (this.trading.bookOf(symbolOf(ch) ?? '')?.seq ?? base) : base + ++this.height
  }

  /**
   * The number is taken before the read. A delta that arrives meanwhile follows the snapshot, and may repeat what it
   * contains.
   */
  private async sendSnapshot(reader: Reader, context: Context, channel: Channel, customer: string): Promise<void> {
    const { name: ch, seq } = channel
    const data = await this.dataOf(context, ch, customer)
    const since = channel.since(seq)
    if (since === undefined) return this.sendSnapshot(reader, context, channel, customer)
    if (!channel.joining.has(reader)) return
    reader.send(frameOf({ op: 'snapshot', ch, seq, data }))
    for (const frame of since) reader.send(frame)
    channel.join(reader)
  }

  private async dataOf({ kind, terms }: Context, ch: string, customer: string): Promise<unknown> {
    if (kind === 'book') return this.bookData(ch)
    if (kind === 'ticker') return this.tickers.all()
    if (kind !== 'auction') return snapshotOf(this.deps, { kind, ch, terms, customer })
    const call = await this.showAuction(symbolOf(ch) ?? '')
    assert(call.ok, `the pair of ${ch} is not listed, or no leader is known`)
    return call.value
  }

  private bookData(ch: string): unknown {
    if (depthOf(ch) !== undefined) return this.viewOf(ch)?.snapshot()
    const { seq: _, ...book } = this.trading.bookOf(symbolOf(ch) ?? '')?.snapshot(BOOK_LEVELS) ?? { seq: 0 }
    return book
  }

  private viewOf(ch: string): DepthView | undefined {
    const book = this.trading.bookOf(symbolOf(ch) ?? '')
    const depth = depthOf(ch)
    if (book === undefined || depth === undefined) return undefined
    const view = this.views.get(ch) ?? new DepthView(book, depth)
    this.views.set(ch, view)
    return view
  }

  private publishDepths(symbol: string): void {
    for (const ch of bookDepths.map((depth) => `book:${symbol}:${depth}`)) {
      const view = this.views.get(ch)
      this.channels.get(ch)?.publishLatest(() => this.counted(view?.changes()))
    }
  }

  private onCommitted(committed: PublishedEvents): void {
    for (const [symbol, { seq: _, ...changes }] of committed.books) {
      this.publish(`book:${symbol}`, changes)
      this.publishDepths(symbol)
    }
    for (const [symbol, trades] of committed.trades) this.publish(`trades:${symbol}`, trades)
    for (const [customer, { orders, balances }] of committed.customers)
      this.publish(keyOf('user', customer), { orders, balances })
    this.refresher.add(committed.trades.keys())
  }

  private publish(key: string, data: unknown): void {
    this.channels.get(key)?.publish(this.counted(data))
  }

  /** Takes the next number for an event. */
  private counted<D>(data: D): D {
    if (data !== undefined) this.height += 1
    return data
  }

  private schedulePoll(): NodeJS.Timeout {
    const poll = async (): Promise<void> => {
      try {
        await this.publishUnread()
        await this.publishAuctions()
      } catch (error) {
        this.deps.log.warn({ err: error }, 'unread trading events could not be published')
      }
      if (!this.isClosed) this.pollTimer = this.schedulePoll()
    }
    return setTimeout(() => void poll(), POLL_MS).unref()
  }

  /** Publishes auctions: they begin and end by the clock, and the indication is computed every ten seconds. */
  private async publishAuctions(): Promise<void> {
    const open = [...this.channels.values()].filter(({ name, isEmpty }) => kindOf(name) === 'auction' && !isEmpty)
    for (const { name } of open) {
      const call = await this.showAuction(symbolOf(name) ?? '')
      if (!call.ok) continue
      const { state, at } = call.value
      const version = state === 'auction' ? at : state
      if (this.calls.get(name) !== version) this.publish(name, call.value)
      this.calls.set(name, version)
    }
  }

  /** Publishes unread messages from the table, because every noun on every node may write them. */
  private async publishUnread(): Promise<void> {
    const open = [...this.channels].filter(([, channel]) => channel.name === 'messages' && !channel.isEmpty)
    const customers = open.map(([key]) => customerIn(key))
    if (customers.length === 0) return
    const counted = await unreadOf(this.deps, customers)
    const before = this.unread
    this.unread = new Map(customers.map((customer) => [customer, counted.get(customer) ?? 0]))
    for (const [customer, noReadMsgCount] of this.unread)
      if (before.get(customer) !== noReadMsgCount) this.publish(keyOf('messages', customer), { noReadMsgCount })
  }

  /** Reads candles and tickers of pairs that traded from the tables. They are never summed up in memory. */
  private async refresh(symbols: readonly string[]): Promise<void> {
    await this.refreshTickers(symbols)
    for (const symbol of symbols) await this.refreshCandles(symbol)
  }

  private async refreshTickers(symbols: readonly string[]): Promise<void> {
    const tickers = this.channels.has('ticker') ? await this.tickers.since(symbols) : []
    if (tickers.length > 0) this.publish('ticker', tickers)
  }

  /** Queued with the trades, so that nothing older is published after something newer. */
  private age(): void {
    if (this.channels.get('ticker')?.isEmpty === false) this.refresher.add([everyPair])
  }

  private async refreshCandles(symbol: string): Promise<void> {
    const open = [...this.channels.keys()].filter((ch) => kindOf(ch) === 'candles' && isOfPair(ch, symbol))
    const terms = open.length === 0 ? undefined : (await readMarket(this.deps, symbol))?.terms
    if (terms === undefined) return
    // Two, because the fills of one refresh may be on both sides of an interval's end.
    for (const ch of open) this.publish(ch, await candlesOf(this.deps, ch, terms, 2))
  }

  /** Another leadership has other numbers, so all readers get a new snapshot. */
  private restart(): void {
    this.views.clear()
    for (const [key, channel] of this.channels) {
      const kind = kindOf(channel.name) ?? 'ticker'
      for (const reader of channel.restart(this.firstOf(kind, channel.name)))
        void this.resendSnapshot(reader, channel, customerIn(key))
    }
  }

  /** A reader without a snapshot is closed, because it would otherwise wait for ever. */
  private async resendSnapshot(reader: Reader, channel: Channel, customer: string): Promise<void> {
    try {
      const context = await this.contextOf(channel.name)
      if ('refusal' in context) reader.disconnect()
      else await this.sendSnapshot(reader, context, channel, customer)
    } catch (error) {
      this.deps.log.warn({ err: error }, 'a snapshot could not be sent: its reader was closed')
      reader.disconnect()
    }
  }
}
