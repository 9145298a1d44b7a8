import type { Writable } from 'node:stream'
import type { WebSocket } from 'ws'
import { textFrame } from '#platform/http/sockets/frame.ts'
import { SocketWire } from '#platform/http/sockets/wire.ts'

/** Maximum unsent bytes of a reader. Beyond it the socket is closed, because a slow reader costs memory. */
const MAX_UNSENT = 1_048_576
/** Maximum messages per second, and maximum waiting for a response. `flood` messages in a second close the socket. */
export type Pace = { readonly perSecond: number; readonly waiting: number; readonly flood: number }
const STREAMS: Pace = { perSecond: 10, waiting: 20, flood: 11 }
/** The pace of the WebSocket API, whose calls are also weighed one by one. */
export const CALLS: Pace = { perSecond: 50, waiting: 100, flood: 1_000 }
/** A socket that is unused for this time in ms is closed. Clients may open one before they need it. */
const UNUSED_MS = 600_000
/** The time in ms for which an ending socket waits for responses of calls that were begun. */
const LAST_ANSWERS_MS = 10_000

export const closing = {
  tooMany: [1008, 'too many messages'],
  keyOver: [1008, 'the key is over'],
  unused: [1008, 'nothing was asked for'],
  timeUnit: [1008, 'times are told in milliseconds'],
  trouble: [1013, 'try again later'],
} as const

/** One client's socket. It sends frames, limits the pace of messages, and responds to them in order of arrival. */
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
  /** True once it receives nothing more. Calls that have begun may still respond. */
  closed = false
  private gone = false
  private used = false
  answers = true

  /** `stream` is the stream of the request that became the socket. */
  constructor(wire: WebSocket, stream: Writable, uptime: () => number, pace: Pace = STREAMS) {
    this.wire = wire
    this.frames = new SocketWire(wire, stream)
    this.uptime = uptime
    this.pace = pace
    wire.on('pong', () => {
      this.answers = true
    })
    // An error of a socket needs no handling, because `close` follows.
    wire.on('error', () => undefined)
    wire.on('close', () => this.finish(true))
    const unused = setTimeout(() => {
      if (!this.used) this.end(closing.unused)
    }, UNUSED_MS).unref()
    this.onClose(() => clearTimeout(unused))
  }

  /** Marks the socket as used: a stream is read, or a call got its response. */
  use(): void {
    this.used = true
  }

  send(data: unknown): void {
    this.write(textFrame(JSON.stringify(data)))
  }

  /** Writes whole frames, which are built once for all readers. */
  write(frames: Buffer): void {
    if (this.gone) return
    if (this.frames.unsent > MAX_UNSENT) this.cut()
    else this.frames.write(frames)
  }

  /**
   * Ends the socket: unsubscribes at once, whether or not the other side confirms the close, and first sends the
   * responses of calls that have begun.
   */
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
   * Handles each message before the next. Messages that arrive too fast, or wait when the socket ends, are declined.
   * Without `decline`, a client that is too fast is disconnected.
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

  /** Calls `leave` even for a socket that is already closed. */
  onClose(leave: () => void): void {
    if (this.closed) leave()
    else this.leaving.push(leave)
  }

  /** Pings the client. A socket without a response to the last ping is closed. */
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

  /** Counts the messages of this second. */
  private count(): number {
    const second = Math.floor(this.uptime() / 1_000)
    if (second !== this.second) this.inSecond = 0
    this.second = second
    this.inSecond += 1
    return this.inSecond
  }
}
