import type { ChannelData } from '@tessera/contract/trading/stream/stream.ts'
import type { LiveFeed } from '#parts/live-page.ts'
import { LiveStore } from '#parts/live-store.ts'

export type Ticker = ChannelData['ticker'][number]
export type Tickers = ReadonlyMap<string, Ticker>

/** The last 24 hours of every pair. */
export class TickerStore extends LiveStore<'ticker', Tickers> {
  constructor(live: LiveFeed) {
    super(live, 'ticker')
  }

  protected after(data: ChannelData['ticker'], before: Tickers = new Map()): Tickers {
    return new Map([...before, ...data.map((ticker) => [ticker.symbol, ticker] as const)])
  }
}
