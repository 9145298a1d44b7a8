import type { ChannelData } from '@tessera/contract/trading/stream/stream.ts'
import type { LiveFeed } from '#parts/live-page.ts'
import { LiveStore } from '#parts/live-store.ts'

/** What the call of an auction would come to: the server makes it anew every ten seconds. */
export class AuctionStore extends LiveStore<'auction', ChannelData['auction']> {
  constructor(live: LiveFeed, symbol: string) {
    super(live, `auction:${symbol}`)
  }

  protected after(data: ChannelData['auction']): ChannelData['auction'] {
    return data
  }
}
