import { wallMs } from '#platform/clock/clock.ts'
import type { Deps } from '#platform/http/deps.ts'
import { type Counted, spanOf } from './kline-span.sql.ts'

/** Milliseconds after an interval's end until its trades are certainly in the tables. */
const SETTLED_MS = 300
const SECOND_MS = 1_000

/** `held` publishes a later candle once the earlier ones have ended. */
type Watched = { readonly symbol: string; readonly counted: Counted; open: number; held?: Held | undefined }
type Held = { readonly open: number; readonly publish: () => void }
export type Ended = {
  readonly stream: string
  readonly symbol: string
  readonly counted: Counted
  readonly open: number
  readonly end: number
}

/** Publishes the end of every subscribed candle's interval: once, in order, with or without trades. */
export class CandleEnds {
  private readonly log: Deps['log']
  /** Returns false if the end cannot be published yet. */
  private readonly publish: (ended: Ended) => Promise<boolean>
  private readonly watched = new Map<string, Watched>()
  private timer: NodeJS.Timeout | undefined

  constructor(log: Deps['log'], publish: (ended: Ended) => Promise<boolean>) {
    this.log = log
    this.publish = publish
  }

  /** Starts with the current interval. */
  begin(stream: string, symbol: string, counted: Counted): void {
    if (this.watched.has(stream)) return
    const open = spanOf(counted).opensAt(new Date(wallMs())).getTime()
    this.watched.set(stream, { symbol, counted, open })
    this.wait()
  }

  forget(stream: string): void {
    this.watched.delete(stream)
  }

  /** Publishes a current candle in order: after the ends of earlier candles, and not after its own end. */
  publishInOrder(stream: string, open: number, publish: () => void): void {
    const watched = this.watched.get(stream)
    if (watched === undefined || open < watched.open) return
    if (open === watched.open) publish()
    else watched.held = { open, publish }
  }

  close(): void {
    this.watched.clear()
    clearTimeout(this.timer)
  }

  /** Waits for the next full second, because every interval ends on one. Runs no timer without subscribers. */
  private wait(): void {
    if (this.watched.size === 0) return
    const rest = SECOND_MS - ((wallMs() - SETTLED_MS) % SECOND_MS)
    this.timer ??= setTimeout(() => void this.check(), rest).unref()
  }

  private async check(): Promise<void> {
    for (const [stream, watched] of this.watched)
      try {
        await this.catchUp(stream, watched)
      } catch (error) {
        // A failed read is retried a second later.
        this.log.warn({ err: error }, 'the end of a candle could not be read and is tried again')
      }
    this.timer = undefined
    this.wait()
  }

  private async catchUp(stream: string, watched: Watched): Promise<void> {
    const { symbol, counted } = watched
    for (;;) {
      const { open } = watched
      const end = spanOf(counted).next(new Date(open)).getTime()
      if (this.watched.get(stream) !== watched || end + SETTLED_MS > wallMs()) return
      if (!(await this.publish({ stream, symbol, counted, open, end }))) return
      watched.open = end
      if (watched.held === undefined || watched.held.open > end) continue
      watched.held.publish()
      watched.held = undefined
    }
  }
}
