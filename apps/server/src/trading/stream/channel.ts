import type { ServerMessage } from '@tessera/contract/trading/stream/stream.ts'
import { Fanout, type Reader } from '#platform/http/sockets/fanout.ts'
import { textFrame } from '#platform/http/sockets/frame.ts'

export const frameOf = (message: ServerMessage): Buffer => textFrame(JSON.stringify(message))

/**
 * A pub/sub channel: a snapshot, then deltas numbered without a gap. A reader that sends its last number continues from
 * there if the frames since then are kept.
 */
export class Channel {
  readonly name: string
  /** Readers that wait for a snapshot. A reader that leaves is removed. */
  readonly joining = new Set<Reader>()
  private fanout: Fanout

  constructor(name: string, seq: number) {
    this.name = name
    this.fanout = new Fanout(seq)
  }

  get seq(): number {
    return this.fanout.seq
  }

  publish(data: unknown): void {
    this.fanout.publish(this.delta(data))
  }

  /** As `Fanout.publishLatest`. */
  publishLatest(read: () => unknown): void {
    this.fanout.publishLatest(() => {
      const found = read()
      return found === undefined ? undefined : this.delta(found)
    })
  }

  /** Adds a reader from here on. It has already received everything that was published. */
  join(reader: Reader): void {
    this.joining.delete(reader)
    this.fanout.join(reader)
  }

  /**
   * Returns the frames after `seq`; undefined if not all of them are kept, or `seq` is not a number of this channel.
   */
  since(seq: number): Buffer[] | undefined {
    return this.fanout.since(seq)
  }

  leave(reader: Reader): void {
    this.fanout.leave(reader)
    this.joining.delete(reader)
  }

  get isEmpty(): boolean {
    return this.fanout.isEmpty && this.joining.size === 0
  }

  /** Starts the numbering again at `seq`, and drops the kept frames. Returns the readers that need a new snapshot. */
  restart(seq: number): Reader[] {
    const readers = this.fanout.subscribers
    this.fanout.stop()
    this.fanout = new Fanout(seq)
    for (const reader of readers) this.joining.add(reader)
    return readers
  }

  private delta(data: unknown): Buffer {
    return frameOf({ op: 'delta', ch: this.name, seq: this.seq + 1, data })
  }
}
