import type { ChannelData } from '@tessera/contract/trading/stream/stream.ts'
import type { LiveFeed } from '#parts/live-page.ts'
import { LiveStore } from '#parts/live-store.ts'

/** The number of unread messages. */
export class UnreadStore extends LiveStore<'messages', number> {
  constructor(live: LiveFeed) {
    super(live, 'messages')
  }

  protected after({ noReadMsgCount }: ChannelData['messages']): number {
    return noReadMsgCount
  }
}
