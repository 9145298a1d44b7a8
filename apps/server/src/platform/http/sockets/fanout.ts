/** Somebody who is told: a socket, or a test. */
export type Reader = {
  /** One frame, or several behind each other. */
  readonly send: (frames: Buffer) => void
  /** Its story cannot be told on: it has to come again. */
  readonly lose: () => void
}
type Told = { readonly seq: number; readonly frame: Buffer }
/** Once around the readers; `from` is what had been told when it began. */
type Round = { readonly from: number; readonly left: MapIterator<[Reader, number]> }

/** So many messages are kept for readers that were away for a moment. */
const KEPT = 256
/** So many readers are written to in one turn of the event loop, half a millisecond's: orders are taken between. */
const AT_ONCE = 64
/** What is told as it is now is looked at so often in a round. */
const LOOKS_A_ROUND = 4

/**
 * Frames to many, numbered without a gap. Many readers are written to by and by, each what was told since it was written
 * to last, in one piece: a story that is told faster than thousands can be written to costs no more than its bytes.
 */
export class Fanout {
  /** The number of the last frame. */
  seq: number
  /** Up to which frame each reader was written to. */
  private readonly readers = new Map<Reader, number>()
  private kept: Told[] = []
  /** Up to which frame everybody was. */
  private written: number
  private round: Round | undefined
  private next: NodeJS.Immediate | undefined
  private look: (() => Buffer | undefined) | undefined
  /** So many readers are written to before the next look. */
  private unlooked = 0
  private piece: { readonly from: number; readonly to: number; readonly frames: Buffer } | undefined

  constructor(seq: number) {
    this.seq = seq
    this.written = seq
  }

  tell(frame: Buffer): void {
    this.seq += 1
    this.kept.push({ seq: this.seq, frame })
    if (this.next === undefined) this.write()
    while (this.kept.length > KEPT && (this.kept[0]?.seq ?? 0) <= this.written) this.kept.shift()
  }

  /**
   * Tells what `look` finds, which is undefined for nothing new: at once, or some times while many are written to, from
   * what there is by then. However fast it changes, nobody falls behind.
   */
  tellLatest(look: () => Buffer | undefined): void {
    this.look = look
    if (this.next === undefined) this.lookAgain()
  }

  /** Reads along from here: what was told so far it knows. */
  join(reader: Reader): void {
    this.readers.set(reader, this.seq)
  }

  leave(reader: Reader): void {
    this.readers.delete(reader)
  }

  get everybody(): Reader[] {
    return [...this.readers.keys()]
  }

  get isEmpty(): boolean {
    return this.readers.size === 0
  }

  /** The frames after `seq`; undefined when they are not all kept, or `seq` is not of this story. */
  since(seq: number): Buffer[] | undefined {
    const first = this.kept[0]?.seq ?? this.seq + 1
    if (seq > this.seq || seq < first - 1) return undefined
    return this.kept.slice(seq - first + 1).map((told) => told.frame)
  }

  /** Writes no more: who reads is told the rest by nobody. */
  stop(): void {
    clearImmediate(this.next)
    this.next = undefined
    this.look = undefined
    this.readers.clear()
  }

  private lookAgain(): void {
    const frame = this.look?.()
    this.look = undefined
    this.unlooked = this.readers.size / LOOKS_A_ROUND
    if (frame !== undefined) this.tell(frame)
  }

  /** To the next so many, round after round until everybody was written all that was told. */
  private write(): void {
    for (let room = AT_ONCE; room > 0 && (this.round ??= this.begin()) !== undefined;) {
      const { done, value } = this.round.left.next()
      if (done) {
        this.written = this.round.from
        this.round = undefined
        continue
      }
      const [reader, at] = value
      if (at === this.seq) continue
      room -= 1
      this.unlooked -= 1
      this.readers.set(reader, this.seq)
      reader.send(this.after(at))
    }
    this.next = this.round && setImmediate(() => this.write())
    if (this.next === undefined || this.unlooked <= 0) this.lookAgain()
  }

  private begin(): Round | undefined {
    return this.written === this.seq ? undefined : { from: this.seq, left: this.readers.entries() }
  }

  /** Readers that were written to together are again: their piece is made once. */
  private after(from: number): Buffer {
    const to = this.seq
    if (this.piece?.from === from && this.piece.to === to) return this.piece.frames
    const [first, ...more] = this.since(from) ?? []
    const frames = more.length === 0 ? (first ?? Buffer.alloc(0)) : Buffer.concat([first ?? Buffer.alloc(0), ...more])
    this.piece = { from, to, frames }
    return frames
  }
}
