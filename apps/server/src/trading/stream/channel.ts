import type { ServerMessage } from '@tessera/contract/trading/stream/stream.ts'
import { Fanout, type Reader } from '#platform/http/sockets/fanout.ts'
import { textFrame } from '#platform/http/sockets/frame.ts'

export const frameOf = (message: ServerMessage): Buffer => textFrame(JSON.stringify(message))

/**
 * One story told to many: a snapshot, then deltas numbered without a gap. A reader who knows how far it has read goes on
 * from there where that is kept.
 */
export class Channel {
  readonly name: string
  /** Who is owed a snapshot. Whoever leaves meanwhile is owed nothing. */
  readonly joining = new Set<Reader>()
  private fanout: Fanout

  constructor(name: string, seq: number) {
    this.name = name
    this.fanout = new Fanout(seq)
  }

  get seq(): number {
    return this.fanout.seq
  }

  tell(data: unknown): void {
    this.fanout.tell(this.delta(data))
  }

  /** As `Fanout.tellLatest`. */
  tellLatest(look: () => unknown): void {
    this.fanout.tellLatest(() => {
      const found = look()
      return found === undefined ? undefined : this.delta(found)
    })
  }

  /** Reads along from here: what was told so far it knows. */
  join(reader: Reader): void {
    this.joining.delete(reader)
    this.fanout.join(reader)
  }

  /** The frames after `seq`; undefined when they are not all kept, or `seq` is not of this story. */
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

  /** Begins another story at `seq`: what was kept of the old one leads nowhere. Answers whom it has to be told from the start. */
  restart(seq: number): Reader[] {
    const readers = this.fanout.everybody
    this.fanout.stop()
    this.fanout = new Fanout(seq)
    for (const reader of readers) this.joining.add(reader)
    return readers
  }

  private delta(data: unknown): Buffer {
    return frameOf({ op: 'delta', ch: this.name, seq: this.seq + 1, data })
  }
}
