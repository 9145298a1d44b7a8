import type { WebSocket } from 'ws'
import { textFrame } from '#platform/http/sockets/frame.ts'
import { SocketWire } from '#platform/http/sockets/wire.ts'

/** A reader with more than this unsent is cut: it would cost memory, and gains nothing by waiting. */
const MAX_UNSENT = 1_048_576
/** How many messages may come in a second, and wait for their answer; who sends `flood` in a second is sent away. */
export type Pace = { readonly perSecond: number; readonly waiting: number; readonly flood: number }
const STREAMS: Pace = { perSecond: 10, waiting: 20, flood: 11 }
/** Of the WebSocket API, whose calls are weighed one by one besides. */
export const CALLS: Pace = { perSecond: 50, waiting: 100, flood: 1_000 }
/** A socket that nobody has used by then is closed. Clients open one and speak when they have something to ask. */
const UNUSED_MS = 600_000
/** So long a socket that ends waits for the answers of what was begun. */
const LAST_ANSWERS_MS = 10_000

export const closing = {
  tooMany: [1008, 'too many messages'],
  keyOver: [1008, 'the key is over'],
  unused: [1008, 'nothing was asked for'],
  timeUnit: [1008, 'times are told in milliseconds'],
  trouble: [1013, 'try again later'],
} as const

/** One client's socket: sends frames, bounds how fast it is asked, answers messages in the order in which they came. */
export class Socket {
  private readonly wire: WebSocket
  private readonly frames: SocketWire
  private readonly uptime: () => number
  private readonly pace: Pace
  private second = 0
  private inSecond = 0
  private last: Promise<void> = Promise.resolve()
  private waiting = 0
  private readonly leaving: (() => void)[] = []
  /** It hears nothing more and reads nothing more. What was begun may still answer. */
  closed = false
  private gone = false
  private used = false
  answers = true

  constructor(wire: WebSocket, uptime: () => number, pace: Pace = STREAMS) {
    this.wire = wire
    this.frames = new SocketWire(wire)
    this.uptime = uptime
    this.pace = pace
    wire.on('pong', () => {
      this.answers = true
    })
    // What went wrong on a socket ends with the socket: `close` follows.
    wire.on('error', () => undefined)
    wire.on('close', () => this.finish(true))
    const unused = setTimeout(() => {
      if (!this.used) this.end(closing.unused)
    }, UNUSED_MS).unref()
    this.onClose(() => clearTimeout(unused))
  }

  /** Something is read here, or was asked and answered. */
  use(): void {
    this.used = true
  }

  send(data: unknown): void {
    this.write(textFrame(JSON.stringify(data)))
  }

  /** Whole frames: told to many, they were built once. */
  write(frames: Buffer): void {
    if (this.gone) return
    if (this.frames.unsent > MAX_UNSENT) this.cut()
    else this.frames.write(frames)
  }

  /** What it reads is let go at once, whether or not the other side says goodbye; what was begun is answered before. */
  end([code, reason]: readonly [number, string]): void {
    if (this.closed) return
    this.finish(false)
    const close = (): void => {
      clearTimeout(patience)
      this.gone = true
      this.wire.close(code, reason)
    }
    const patience = setTimeout(close, LAST_ANSWERS_MS).unref()
    void this.last.then(close)
  }

  /**
   * Each message is answered before the next. What comes too fast, or waits when the socket ends, is declined; where nothing
   * is said of it, whoever asks too fast is sent away.
   */
  onMessage(
    answer: (text: string) => Promise<void>,
    failed: (error: unknown) => void,
    decline?: (text: string) => void,
  ): void {
    this.wire.on('message', (data: Buffer, isBinary: boolean) => {
      if (this.closed) return
      const text = isBinary ? '' : data.toString()
      const inSecond = this.count()
      if (inSecond <= this.pace.perSecond && this.waiting < this.pace.waiting)
        return this.queue(text, answer, failed, decline)
      if (decline === undefined || inSecond >= this.pace.flood) this.end(closing.tooMany)
      else decline(text)
    })
  }

  private queue(text: string, ...[answer, failed, decline]: Parameters<Socket['onMessage']>): void {
    this.waiting += 1
    this.last = this.last
      .then(() => (this.closed ? decline?.(text) : answer(text)))
      .then(() => this.use())
      .catch((error: unknown) => {
        failed(error)
        this.end(closing.trouble)
      })
      .finally(() => {
        this.waiting -= 1
      })
  }

  /** Also for who asks after it closed: what is registered late is let go at once. */
  onClose(leave: () => void): void {
    if (this.closed) leave()
    else this.leaving.push(leave)
  }

  /** Who does not answer a ping is gone. */
  ping(): void {
    if (this.answers) this.wire.ping()
    else this.cut()
    this.answers = false
  }

  private cut(): void {
    this.finish(true)
    this.wire.terminate()
  }

  private finish(gone: boolean): void {
    this.closed = true
    this.gone ||= gone
    for (const leave of this.leaving.splice(0)) leave()
  }

  /** How many messages came in this second. */
  private count(): number {
    const second = Math.floor(this.uptime() / 1_000)
    if (second !== this.second) this.inSecond = 0
    this.second = second
    this.inSecond += 1
    return this.inSecond
  }
}
