import { wallMs } from '../platform/clock.ts'
import type { Deps } from '../platform/deps.ts'
import { type KlineInterval, klineSeconds, spanOf } from './klines.sql.ts'

/** What traded before the end of an interval is in the tables so long after it. */
const SETTLED_MS = 300
const SECOND_MS = 1_000
/** 2024-01-01 was a Monday: weeks open on Mondays. */
const MONDAY_MS = Date.UTC(2024, 0, 1)

/** When the interval opens that a moment lies in. */
export function opensAt(interval: KlineInterval, atMs: number): number {
  if (interval === '1M') {
    const at = new Date(atMs)
    return Date.UTC(at.getUTCFullYear(), at.getUTCMonth())
  }
  const width = klineSeconds[interval] * SECOND_MS
  return MONDAY_MS + Math.floor((atMs - MONDAY_MS) / width) * width
}
/** When the interval ends that opened then, and the next one opens. */
export const endsAt = (interval: KlineInterval, openMs: number): number =>
  spanOf(interval).next(new Date(openMs)).getTime()

type Watched = { readonly symbol: string; readonly interval: KlineInterval; open: number }
export type Ended = {
  readonly symbol: string
  readonly interval: KlineInterval
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
  begin(stream: string, symbol: string, interval: KlineInterval): void {
    if (this.watched.has(stream)) return
    this.watched.set(stream, { symbol, interval, open: opensAt(interval, wallMs()) })
    this.wait()
  }

  forget(stream: string): void {
    this.watched.delete(stream)
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
    const { symbol, interval } = watched
    for (;;) {
      const { open } = watched
      const end = endsAt(interval, open)
      if (this.watched.get(stream) !== watched || end + SETTLED_MS > wallMs()) return
      if (!(await this.tell({ symbol, interval, open, end }))) return
      watched.open = end
    }
  }
}
