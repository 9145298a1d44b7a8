/** A subscriber: a socket, or a test. */
export type Reader = {
  /** One frame, or several in sequence. */
  readonly send: (frames: Buffer) => void
  /** Called if the subscriber missed frames that are gone: it must connect again. */
  readonly disconnect: () => void
}
type NumberedFrame = { readonly seq: number; readonly frame: Buffer }
/** One pass over the subscribers; `from` is the last frame before it began. */
type Round = { readonly from: number; readonly left: MapIterator<[Reader, number]> }

/** Frames that are kept for slow subscribers. */
const FRAMES_BUFFERED = 256
/** Subscribers per turn of the event loop, about half a millisecond. Orders are processed in between. */
const ROUND_SIZE = 64
/** Times per round that the latest state is read. */
const READS_PER_ROUND = 4

/**
 * Pub/sub of frames that are numbered without a gap. Many subscribers are written to in batches; each gets all frames
 * since its last write in one piece. So a stream that is faster than the rounds costs no more than its bytes.
 */
export class Fanout {
  /** The number of the last frame. */
  seq: number
  /** The last frame written to each subscriber. */
  private readonly readers = new Map<Reader, number>()
  private frames: NumberedFrame[] = []
  /** The last frame written to all subscribers. */
  private written: number
  private round: Round | undefined
  private next: NodeJS.Immediate | undefined
  private readState: (() => Buffer | undefined) | undefined
  /** Subscribers to write to before the next read of the latest state. */
  private writesUntilRead = 0
  private piece: { readonly from: number; readonly to: number; readonly frames: Buffer } | undefined

  constructor(seq: number) {
    this.seq = seq
    this.written = seq
  }

  publish(frame: Buffer): void {
    this.seq += 1
    this.frames.push({ seq: this.seq, frame })
    if (this.next === undefined) this.write()
    while (this.frames.length > FRAMES_BUFFERED && (this.frames[0]?.seq ?? 0) <= this.written) this.frames.shift()
  }

  /**
   * Publishes the result of `readState`, which is undefined if nothing is new. Few subscribers get it at once; during a
   * round it is read several times. However fast the state changes, no subscriber falls behind.
   */
  publishLatest(readState: () => Buffer | undefined): void {
    this.readState = readState
    if (this.next === undefined) this.readLatest()
  }

  /** Subscribes to the frames after the current one. */
  join(reader: Reader): void {
    this.readers.set(reader, this.seq)
  }

  leave(reader: Reader): void {
    this.readers.delete(reader)
  }

  get subscribers(): Reader[] {
    return [...this.readers.keys()]
  }

  get isEmpty(): boolean {
    return this.readers.size === 0
  }

  /** Returns the frames after `seq`; undefined if some were dropped, or if `seq` is not one of this fanout. */
  since(seq: number): Buffer[] | undefined {
    const first = this.frames[0]?.seq ?? this.seq + 1
    if (seq > this.seq || seq < first - 1) return undefined
    return this.frames.slice(seq - first + 1).map((entry) => entry.frame)
  }

  /** Stops. Subscribers get nothing more, not even frames that they miss. */
  stop(): void {
    clearImmediate(this.next)
    this.next = undefined
    this.readState = undefined
    this.readers.clear()
  }

  private readLatest(): void {
    const frame = this.readState?.()
    this.readState = undefined
    this.writesUntilRead = this.readers.size / READS_PER_ROUND
    if (frame !== undefined) this.publish(frame)
  }

  /** Writes to the next subscribers, round after round, until each has all frames. */
  private write(): void {
    for (let room = ROUND_SIZE; room > 0 && (this.round ??= this.begin()) !== undefined;) {
      const { done, value } = this.round.left.next()
      if (done) {
        this.written = this.round.from
        this.round = undefined
        continue
      }
      const [reader, at] = value
      if (at === this.seq) continue
      room -= 1
      this.writesUntilRead -= 1
      this.readers.set(reader, this.seq)
      reader.send(this.after(at))
    }
    this.next = this.round && setImmediate(() => this.write())
    if (this.next === undefined || this.writesUntilRead <= 0) this.readLatest()
  }

  private begin(): Round | undefined {
    return this.written === this.seq ? undefined : { from: this.seq, left: this.readers.entries() }
  }

  /**
   * Joins the frames after `from`. Subscribers of one batch usually miss the same frames, so the last result is cached.
   */
  private after(from: number): Buffer {
    const to = this.seq
    if (this.piece?.from === from && this.piece.to === to) return this.piece.frames
    const [first, ...more] = this.since(from) ?? []
    const frames = more.length === 0 ? (first ?? Buffer.alloc(0)) : Buffer.concat([first ?? Buffer.alloc(0), ...more])
    this.piece = { from, to, frames }
    return frames
  }
}
