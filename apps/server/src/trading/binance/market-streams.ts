import { wallMs } from '#platform/clock/clock.ts'
import type { Deps } from '#platform/http/deps.ts'
import { Refresher } from '#platform/database/refresher.ts'
import { Fanout, type Reader } from '#platform/http/sockets/fanout.ts'
import { textFrame } from '#platform/http/sockets/frame.ts'
import type { TradingCore } from '#trading/trading/core.ts'
import type { MarketRow } from '#trading/trading/markets.sql.ts'
import type { PublishedEvents } from '#trading/trading/published-events.ts'
import { CandleEnds, type Ended } from './candle-ends.ts'
import { type Kline, readKlines } from './klines.sql.ts'
import { lastSeconds, readDay, readPublicTrades, readWindow } from './market-data.sql.ts'
import { readStreamName, type StreamName, type Window, windows } from './stream-names.ts'
import { binanceSymbol, marketsBySymbol } from './symbols.ts'
import {
  averagePrice,
  candle,
  fullTicker,
  miniTicker,
  type Named,
  type Windowed,
  windowTicker,
} from './ticker-events.ts'
import { offerOf } from './tickers.ts'

/** A reader of streams: events bare, or each with the name of its stream. */
export type StreamReader = Reader & { readonly named: boolean }
type Stream = { readonly name: StreamName; readonly bare: Fanout; readonly named: Fanout }
const newStream = (name: StreamName): Stream => ({ name, bare: new Fanout(0), named: new Fanout(0) })
const isUnread = ({ bare, named }: Stream): boolean => bare.isEmpty && named.isEmpty
const fanoutOf = ({ named }: StreamReader, stream: Stream): Fanout => (named ? stream.named : stream.bare)
/** Returns an event with the name of its stream, for readers of several streams. */
export const namedEvent = (stream: string, data: string): string =>
  `{"stream":${JSON.stringify(stream)},"data":${data}}`

/** Minimum milliseconds between two reads of the list of pairs, for any number of subscriptions. */
const MARKETS_MS = 1_000

/** Publishes what the core committed, stream by stream, in Binance's form. */
export class MarketStreams {
  private readonly deps: Pick<Deps, 'db' | 'log'>
  private readonly trading: TradingCore
  private readonly streams = new Map<string, Stream>()
  /** Our name of a pair → Binance's name. */
  private names = new Map<string, string>()
  private readonly refresher: Refresher
  private readonly ends: CandleEnds
  private markets: Promise<Map<string, MarketRow>> | undefined
  private readonly stopListening: () => void

  constructor(deps: Pick<Deps, 'db' | 'log'>, trading: TradingCore) {
    this.deps = deps
    this.trading = trading
    this.refresher = new Refresher(deps.log, (pairs) => this.refresh(pairs))
    this.ends = new CandleEnds(deps.log, (ended) => this.publishCandleEnd(ended))
    this.stopListening = trading.listen({
      committed: (committed) => this.onCommitted(committed),
      reset: () => this.restart(),
    })
  }

  close(): void {
    this.stopListening()
    this.refresher.close()
    this.ends.close()
  }

  /** Returns the names that are our streams, each once. */
  async find(streams: readonly string[]): Promise<Map<string, StreamName>> {
    const markets = await (this.markets ??= this.readMarkets())
    const found = new Map<string, StreamName>()
    for (const stream of streams) {
      const name = readStreamName(stream)
      if (name !== undefined && (!('symbol' in name) || markets.has(name.symbol))) found.set(stream, name)
    }
    return found
  }

  subscribe(reader: StreamReader, stream: string, name: StreamName): void {
    const known = this.streams.get(stream) ?? newStream(name)
    this.streams.set(stream, known)
    fanoutOf(reader, known).join(reader)
    if (name.kind === 'kline') this.ends.begin(stream, name.symbol, name.counted)
  }

  private readMarkets(): Promise<Map<string, MarketRow>> {
    const read = marketsBySymbol(this.deps).then((markets) => {
      this.names = new Map([...markets].map(([symbol, { terms }]) => [terms.symbol, symbol]))
      return markets
    })
    const forget = () => (this.markets = undefined)
    read.then(() => setTimeout(forget, MARKETS_MS).unref(), forget)
    return read
  }

  /** Reads the list again if one of these pairs was listed since the last read. */
  private async marketsWith(pairs: readonly string[]): Promise<Map<string, MarketRow>> {
    const markets = await (this.markets ??= this.readMarkets())
    if (pairs.every((pair) => this.names.has(pair))) return markets
    this.markets = this.readMarkets()
    return this.markets
  }

  unsubscribe(reader: StreamReader, stream: string): void {
    const known = this.streams.get(stream)
    if (known === undefined) return
    fanoutOf(reader, known).leave(reader)
    if (!isUnread(known)) return
    this.streams.delete(stream)
    this.ends.forget(stream)
  }

  private onCommitted(committed: PublishedEvents): void {
    const E = wallMs()
    for (const [pair, { seq, bids, asks }] of committed.books) {
      const s = this.names.get(pair)
      if (s === undefined) continue
      this.publish(s, 'depth', () => ({ e: 'depthUpdate', E, s, U: seq, u: seq, b: bids, a: asks }))
      this.publishBestPrices(pair, s)
    }
    this.refresher.add(committed.trades.keys())
    for (const [pair, trades] of committed.trades) {
      const s = this.names.get(pair)
      if (s === undefined) continue
      for (const { seq, price: p, quantity: q, at, side } of trades) {
        const rest = { p, q, T: Date.parse(at), m: side === 'sell', M: true }
        this.publish(s, 'trade', () => ({ e: 'trade', E, s, t: seq, ...rest }))
        this.publish(s, 'aggTrade', () => ({ e: 'aggTrade', E, s, a: seq, f: seq, l: seq, ...rest }))
      }
    }
  }

  private publishBestPrices(pair: string, s: string): void {
    const book = this.trading.bookOf(pair)
    if (book === undefined) return
    this.publishLatest(s, 'levels', (name) => {
      const { seq, bids, asks } = book.snapshot('levels' in name ? name.levels : 1)
      return { lastUpdateId: seq, bids, asks }
    })
    this.publishLatest(s, 'bookTicker', () => {
      const {
        bid: [b, B],
        ask: [a, A],
      } = offerOf(book)
      return { u: book.seq, s, b, B, a, A }
    })
  }

  /** Writes to each stream of this kind for which `data` returns something. */
  private publish(symbol: string, kind: StreamName['kind'], data: (name: StreamName) => unknown): void {
    for (const [stream, of] of this.streamsOf(symbol, kind)) {
      const committed = data(of.name)
      if (committed !== undefined) publishTo(stream, of, committed)
    }
  }

  /** Reads the data at the moment at which readers can receive it. */
  private publishLatest(symbol: string, kind: StreamName['kind'], read: (name: StreamName) => unknown): void {
    for (const [stream, { name, bare, named }] of this.streamsOf(symbol, kind)) {
      if (!bare.isEmpty) bare.publishLatest(() => textFrame(JSON.stringify(read(name))))
      if (!named.isEmpty) named.publishLatest(() => textFrame(namedEvent(stream, JSON.stringify(read(name)))))
    }
  }

  private streamsOf(symbol: string, kind: StreamName['kind']): [string, Stream][] {
    return [...this.streams].filter(
      ([, { name }]) => name.kind === kind && (!('symbol' in name) || name.symbol === symbol),
    )
  }

  private hasReadersOf(kinds: readonly StreamName['kind'][]): boolean {
    return [...this.streams.values()].some(({ name }) => kinds.includes(name.kind))
  }

  /** Reads candles and tickers of pairs that traded from the tables. They are never summed up in memory. */
  private async refresh(pairs: readonly string[]): Promise<void> {
    if (this.streams.size === 0) return
    const markets = await this.marketsWith(pairs)
    const days: Named[] = []
    const published: Windowed[] = []
    for (const pair of pairs) {
      const market = markets.get(this.names.get(pair) ?? '')
      if (market === undefined) continue
      await this.publishKlines(market)
      if (this.hasReadersOf(dayKinds)) days.push(await this.publishDay(market))
      if (this.hasReadersOf(['avgPrice'])) await this.publishAverage(market)
      for (const window of this.windowsRead()) published.push(await this.publishWindow(market, window))
    }
    this.publish('', 'allMini', () => days.map(miniTicker))
    this.publish('', 'allTickers', () => days.map(fullTicker))
    for (const window of this.windowsRead()) {
      const rows = published.filter((each) => each.window === window).map(windowTicker)
      this.publish('', 'allWindows', (name) => ('window' in name && name.window === window ? rows : undefined))
    }
  }

  private windowsRead(): Set<Window> {
    return new Set([...this.streams.values()].flatMap(({ name }) => ('window' in name ? [name.window] : [])))
  }

  private async publishWindow({ terms }: MarketRow, window: Window): Promise<Windowed> {
    const s = binanceSymbol(terms)
    const windowed = { s, window, day: await readWindow(this.deps, terms, lastSeconds(windows[window])) }
    this.publish(s, 'window', (name) =>
      'window' in name && name.window === window ? windowTicker(windowed) : undefined,
    )
    return windowed
  }

  private async publishAverage({ terms }: MarketRow): Promise<void> {
    const s = binanceSymbol(terms)
    const [last] = await readPublicTrades(this.deps, terms, { limit: 1 })
    if (last === undefined) return
    const day = await readDay(this.deps, terms)
    this.publish(s, 'avgPrice', () => averagePrice({ s, day, lastAt: last.time }))
  }

  /** Publishes the current candle after the end of the previous one. Only `CandleEnds` publishes the end itself. */
  private async publishKlines({ terms }: MarketRow): Promise<void> {
    for (const [stream, { name }] of this.streams) {
      if (name.kind !== 'kline' || name.symbol !== binanceSymbol(terms)) continue
      const [kline] = await readKlines(this.deps, terms, name.counted, { limit: 1 })
      if (kline !== undefined && kline.closeTime >= wallMs())
        this.ends.publishInOrder(stream, kline.openTime, () => this.publishKline(stream, kline, false))
    }
  }

  private async publishCandleEnd({ stream, symbol, counted, open, end }: Ended): Promise<boolean> {
    const market = (await (this.markets ??= this.readMarkets())).get(symbol)
    if (market === undefined) return true
    const [kline] = await readKlines(this.deps, market.terms, counted, { endTime: new Date(end - 1), limit: 1 })
    // There is no candle before the first trade, or while the tables' clock is behind.
    if (kline === undefined) return true
    if (kline.openTime < open) return false
    this.publishKline(stream, kline, true)
    return true
  }

  private publishKline(stream: string, kline: Kline, isOver: boolean): void {
    const of = this.streams.get(stream)
    if (of?.name.kind !== 'kline') return
    const { symbol: s, counted } = of.name
    publishTo(stream, of, { e: 'kline', E: wallMs(), s, k: candle({ s, i: counted.interval, x: isOver }, kline) })
  }

  private async publishDay(market: MarketRow): Promise<Named> {
    const s = binanceSymbol(market.terms)
    const offer = offerOf(this.trading.bookOf(market.terms.symbol))
    const named = { s, day: await readDay(this.deps, market.terms), ...offer }
    this.publish(s, 'miniTicker', () => miniTicker(named))
    this.publish(s, 'ticker', () => fullTicker(named))
    return named
  }

  /** Another leadership has other numbers. Readers are disconnected, so that they reconnect and read the book again. */
  private restart(): void {
    const readers = [...this.streams.values()].flatMap(({ bare, named }) => [...bare.subscribers, ...named.subscribers])
    for (const reader of new Set(readers)) reader.disconnect()
  }
}

function publishTo(stream: string, { bare, named }: Stream, event: unknown): void {
  const data = JSON.stringify(event)
  if (!bare.isEmpty) bare.publish(textFrame(data))
  if (!named.isEmpty) named.publish(textFrame(namedEvent(stream, data)))
}

const dayKinds = ['miniTicker', 'ticker', 'allMini', 'allTickers'] as const
