import { wallMs } from '#platform/clock/clock.ts'
import type { Deps } from '#platform/http/deps.ts'
import { type Counted, spanOf } from './kline-span.sql.ts'

/** What traded before the end of an interval is in the tables so long after it. */
const SETTLED_MS = 300
const SECOND_MS = 1_000

/** `held` is what is to be told of a later candle. */
type Watched = { readonly symbol: string; readonly counted: Counted; open: number; held?: Held | undefined }
type Held = { readonly open: number; readonly tell: () => void }
export type Ended = {
  readonly stream: string
  readonly symbol: string
  readonly counted: Counted
  readonly open: number
  readonly end: number
}

/** Tells of every candle that somebody reads that its interval is over: once, in their order, whether or not anything traded. */
export class CandleEnds {
  private readonly log: Deps['log']
  /** False where it cannot be told yet. */
  private readonly tell: (ended: Ended) => Promise<boolean>
  private readonly watched = new Map<string, Watched>()
  private timer: NodeJS.Timeout | undefined

  constructor(log: Deps['log'], tell: (ended: Ended) => Promise<boolean>) {
    this.log = log
    this.tell = tell
  }

  /** From the interval on that runs now. */
  begin(stream: string, symbol: string, counted: Counted): void {
    if (this.watched.has(stream)) return
    const open = spanOf(counted).opensAt(new Date(wallMs())).getTime()
    this.watched.set(stream, { symbol, counted, open })
    this.wait()
  }

  forget(stream: string): void {
    this.watched.delete(stream)
  }

  /** Tells of a candle that runs in its turn: not before the ends of those before it, nor after its own. */
  inTurn(stream: string, open: number, tell: () => void): void {
    const watched = this.watched.get(stream)
    if (watched === undefined || open < watched.open) return
    if (open === watched.open) tell()
    else watched.held = { open, tell }
  }

  close(): void {
    this.watched.clear()
    clearTimeout(this.timer)
  }

  /** Every interval ends with a second. Nothing is waited for while nobody reads. */
  private wait(): void {
    if (this.watched.size === 0) return
    const rest = SECOND_MS - ((wallMs() - SETTLED_MS) % SECOND_MS)
    this.timer ??= setTimeout(() => void this.look(), rest).unref()
  }

  private async look(): Promise<void> {
    for (const [stream, watched] of this.watched)
      try {
        await this.catchUp(stream, watched)
      } catch (error) {
        // What could not be read is read again a second later.
        this.log.warn({ err: error })
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
      if (!(await this.tell({ stream, symbol, counted, open, end }))) return
      watched.open = end
      if (watched.held === undefined || watched.held.open > end) continue
      watched.held.tell()
      watched.held = undefined
    }
  }
}
