import type { ChannelData } from '@tessera/contract/trading/stream/stream.ts'
import type { LiveFeed } from '#parts/live-page.ts'
import { LiveStore } from '#parts/live-store.ts'

/** The indicative result of an auction, which the server recalculates every ten seconds. */
export class AuctionStore extends LiveStore<'auction', ChannelData['auction']> {
  constructor(live: LiveFeed, symbol: string) {
    super(live, `auction:${symbol}`)
  }

  protected after(data: ChannelData['auction']): ChannelData['auction'] {
    return data
  }
}
