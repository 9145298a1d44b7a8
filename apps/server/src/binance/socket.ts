import type { WebSocket } from 'ws'

/** A reader with more than this unsent is cut: it would cost memory, and gains nothing by waiting. */
const MAX_UNSENT = 1_048_576
/** How many messages may come in a second, and wait for their answer. */
export type Pace = { readonly perSecond: number; readonly waiting: number }
const STREAMS: Pace = { perSecond: 10, waiting: 20 }
/** Of the WebSocket API, whose calls are weighed one by one besides. */
export const CALLS: Pace = { perSecond: 50, waiting: 100 }

export const closing = {
  tooMany: [1008, 'too many messages'],
  keyOver: [1008, 'the key is over'],
  silent: [1008, 'nothing was asked for'],
  trouble: [1013, 'try again later'],
} as const

/** One client's socket: sends frames, bounds how fast it is asked, answers messages in the order in which they came. */
export class Socket {
  private readonly wire: WebSocket
  private readonly uptime: () => number
  private readonly pace: Pace
  private second = 0
  private inSecond = 0
  private last: Promise<void> = Promise.resolve()
  private waiting = 0
  private readonly leaving: (() => void)[] = []
  closed = false
  answers = true

  constructor(wire: WebSocket, uptime: () => number, pace: Pace = STREAMS) {
    this.wire = wire
    this.uptime = uptime
    this.pace = pace
    wire.on('pong', () => {
      this.answers = true
    })
    // What went wrong on a socket ends with the socket: `close` follows.
    wire.on('error', () => undefined)
    wire.on('close', () => this.finish())
  }

  send(data: unknown): void {
    this.write(JSON.stringify(data))
  }

  /** What is JSON already: told to many, it was written once. */
  write(text: string): void {
    if (this.closed) return
    if (this.wire.bufferedAmount > MAX_UNSENT) this.cut()
    else this.wire.send(text)
  }

  /** What it reads is let go at once, whether or not the other side says goodbye. */
  end([code, reason]: readonly [number, string]): void {
    this.finish()
    this.wire.close(code, reason)
  }

  /** Each message is answered before the next; whoever asks too fast is sent away. */
  onMessage(answer: (text: string) => Promise<void>, failed: (error: unknown) => void): void {
    this.wire.on('message', (data: Buffer, isBinary: boolean) => {
      if (this.closed) return
      if (this.tooFast() || this.waiting >= this.pace.waiting) return this.end(closing.tooMany)
      this.waiting += 1
      this.last = this.last
        .then(() => (this.closed ? undefined : answer(isBinary ? '' : data.toString())))
        .catch((error: unknown) => {
          failed(error)
          this.end(closing.trouble)
        })
        .finally(() => {
          this.waiting -= 1
        })
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
    this.finish()
    this.wire.terminate()
  }

  private finish(): void {
    this.closed = true
    for (const leave of this.leaving.splice(0)) leave()
  }

  private tooFast(): boolean {
    const second = Math.floor(this.uptime() / 1_000)
    if (second !== this.second) this.inSecond = 0
    this.second = second
    this.inSecond += 1
    return this.inSecond > this.pace.perSecond
  }
}
