import type { ServerMessage } from '@tessera/contract/stream.ts'
import { textFrame } from './frame.ts'

/** Somebody who reads a channel: a socket, or a test. */
export type Reader = {
  readonly send: (frame: Buffer) => void
  /** Its story cannot be told on: it has to come again. */
  readonly lose: () => void
}
type Told = { readonly seq: number; readonly frame: Buffer }

/** So many messages are kept for readers that were away for a moment. */
const KEPT = 256

export const frameOf = (message: ServerMessage): Buffer => textFrame(JSON.stringify(message))

/**
 * One story told to many: numbered without a gap, each frame built once. It keeps the last messages, so that a reader who
 * knows how far it has read goes on from there.
 */
export class Channel {
  readonly name: string
  readonly readers = new Set<Reader>()
  /** Who is owed a snapshot. Whoever leaves meanwhile is owed nothing. */
  readonly joining = new Set<Reader>()
  seq: number
  private kept: Told[] = []

  constructor(name: string, seq: number) {
    this.name = name
    this.seq = seq
  }

  tell(data: unknown): void {
    this.seq += 1
    const told = { seq: this.seq, frame: frameOf({ op: 'delta', ch: this.name, seq: this.seq, data }) }
    this.kept.push(told)
    if (this.kept.length > KEPT) this.kept.shift()
    for (const reader of this.readers) reader.send(told.frame)
  }

  /** The frames after `seq`; undefined when they are not all kept, or `seq` is not of this story. */
  since(seq: number): Buffer[] | undefined {
    const first = this.kept[0]?.seq ?? this.seq + 1
    if (seq > this.seq || seq < first - 1) return undefined
    return this.kept.filter((told) => told.seq > seq).map((told) => told.frame)
  }

  leave(reader: Reader): void {
    this.readers.delete(reader)
    this.joining.delete(reader)
  }

  get isEmpty(): boolean {
    return this.readers.size === 0 && this.joining.size === 0
  }

  /** Begins another story at `seq`: what was kept of the old one leads nowhere. Answers whom it has to be told from the start. */
  restart(seq: number): Reader[] {
    this.seq = seq
    this.kept = []
    const readers = [...this.readers]
    this.readers.clear()
    for (const reader of readers) this.joining.add(reader)
    return readers
  }
}
