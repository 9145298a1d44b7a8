import type { ServerMessage } from '@tessera/contract/stream.ts'
import { textFrame } from './frame.ts'

/** Somebody who reads a channel: a socket, or a test. */
export type Reader = {
  readonly send: (frame: Buffer) => void
  /** Its story cannot be told on: it has to come again. */
  readonly lose: () => void
}
type Told = { readonly seq: number; readonly frame: Buffer }
/** What was told after `from` up to `to`, and who it is still to be written to. */
type Round = {
  readonly from: number
  readonly to: number
  readonly frames: Buffer
  readonly left: MapIterator<[Reader, number]>
}

/** So many messages are kept for readers that were away for a moment. */
const KEPT = 256
/** So many readers are written to in one turn of the event loop, half a millisecond's: orders are taken between. */
const AT_ONCE = 64

export const frameOf = (message: ServerMessage): Buffer => textFrame(JSON.stringify(message))

/**
 * One story told to many: numbered without a gap, each frame built once. Many readers are written to by and by, and what is
 * told meanwhile goes out to each in one piece, so that a story that is told faster than thousands can be written to costs
 * no more than its bytes. It keeps the last messages, so that a reader who knows how far it has read goes on from there.
 */
export class Channel {
  readonly name: string
  /** Who is owed a snapshot. Whoever leaves meanwhile is owed nothing. */
  readonly joining = new Set<Reader>()
  seq: number
  /** Up to which message each reader was written to. */
  private readonly readers = new Map<Reader, number>()
  private kept: Told[] = []
  /** Up to which message everybody was. */
  private written: number
  private round: Round | undefined
  private next: NodeJS.Immediate | undefined
  /** What is to be looked at once everybody was written to. */
  private look: (() => unknown) | undefined

  constructor(name: string, seq: number) {
    this.name = name
    this.seq = seq
    this.written = seq
  }

  tell(data: unknown): void {
    this.seq += 1
    this.kept.push({ seq: this.seq, frame: frameOf({ op: 'delta', ch: this.name, seq: this.seq, data }) })
    if (this.next === undefined) this.write()
    while (this.kept.length > KEPT && (this.kept[0]?.seq ?? 0) <= this.written) this.kept.shift()
  }

  /**
   * Tells what `look` finds, which is undefined for nothing new: at once, or when everybody was written to what was told
   * before, from what there is by then. However fast it changes, nobody falls behind.
   */
  tellLatest(look: () => unknown): void {
    this.look = look
    if (this.next === undefined) this.lookAgain()
  }

  private lookAgain(): void {
    const found = this.look?.()
    this.look = undefined
    if (found !== undefined) this.tell(found)
  }

  /** Reads along from here: what was told so far it knows. */
  join(reader: Reader): void {
    this.joining.delete(reader)
    this.readers.set(reader, this.seq)
  }

  /** The frames after `seq`; undefined when they are not all kept, or `seq` is not of this story. */
  since(seq: number): Buffer[] | undefined {
    const first = this.kept[0]?.seq ?? this.seq + 1
    if (seq > this.seq || seq < first - 1) return undefined
    return this.kept.slice(seq - first + 1).map((told) => told.frame)
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
    const readers = [...this.readers.keys()]
    clearImmediate(this.next)
    this.next = undefined
    this.round = undefined
    this.look = undefined
    this.readers.clear()
    this.seq = seq
    this.written = seq
    this.kept = []
    for (const reader of readers) this.joining.add(reader)
    return readers
  }

  /** To the next so many, round after round until all was written that was told. */
  private write(): void {
    for (let room = AT_ONCE; room > 0 && (this.round ??= this.begin()) !== undefined;) {
      const { from, to, frames, left } = this.round
      const { done, value } = left.next()
      if (done) {
        this.written = to
        this.round = undefined
        continue
      }
      room -= 1
      const [reader, at] = value
      // Who came meanwhile knows some of it, or all.
      if (at >= to) continue
      this.readers.set(reader, to)
      reader.send(at === from ? frames : this.between(at, to))
    }
    this.next = this.round && setImmediate(() => this.write())
    if (this.next === undefined) this.lookAgain()
  }

  private begin(): Round | undefined {
    const { written: from, seq: to } = this
    if (from === to) return undefined
    return { from, to, frames: this.between(from, to), left: this.readers.entries() }
  }

  private between(from: number, to: number): Buffer {
    const frames = this.since(from)?.slice(0, to - from) ?? []
    return frames.length === 1 && frames[0] !== undefined ? frames[0] : Buffer.concat(frames)
  }
}
