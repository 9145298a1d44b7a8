import type { ChannelData } from '@tessera/contract/stream.ts'
import type { Live } from '../lib/live.ts'
import { LiveStore } from '../lib/live-store.ts'

/** How many of the reader's messages are unread. */
export class UnreadStore extends LiveStore<'messages', number> {
  constructor(live: Live) {
    super(live, 'messages', 'messages')
  }

  protected after({ noReadMsgCount }: ChannelData['messages']): number {
    return noReadMsgCount
  }
}
