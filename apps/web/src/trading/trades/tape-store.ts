import type { ChannelData } from '@tessera/contract/trading/stream/stream.ts'
import type { LiveFeed } from '#parts/live-page.ts'
import { LiveStore } from '#parts/live-store.ts'

export type Tape = ChannelData['trades']

const MAX_TRADES = 50

/** The latest trades of a pair, newest first. The next delta may repeat trades of the snapshot. */
export class TapeStore extends LiveStore<'trades', Tape> {
  constructor(live: LiveFeed, symbol: string) {
    super(live, `trades:${symbol}`)
  }

  protected after(data: ChannelData['trades'], before: Tape = []): Tape {
    const newest = before[0]?.seq ?? 0
    const fresh = data.filter(({ seq }) => seq > newest).toSorted((a, b) => b.seq - a.seq)
    return fresh.length === 0 ? before : [...fresh, ...before].slice(0, MAX_TRADES)
  }
}
