import type { ChannelData } from '@tessera/contract/trading/stream/stream.ts'
import type { CandleInterval } from '@tessera/domain/trading/markets/candle-intervals.ts'
import type { LiveFeed } from '#parts/live-page.ts'
import { LiveStore } from '#parts/live-store.ts'

export type Candle = ChannelData['candles'][number]

/** The candles of a pair at an interval, oldest first; a delta repeats the latest ones. */
export class CandleStore extends LiveStore<'candles', readonly Candle[]> {
  constructor(live: LiveFeed, symbol: string, interval: CandleInterval) {
    super(live, `candles:${symbol}:${interval}`)
  }

  protected after(data: ChannelData['candles'], before: readonly Candle[] = []): readonly Candle[] {
    const updated = new Map(data.map((candle) => [candle.at, candle]))
    const unchanged = before.filter(({ at }) => !updated.has(at))
    return [...unchanged, ...updated.values()].toSorted((a, b) => (a.at < b.at ? -1 : 1))
  }
}
