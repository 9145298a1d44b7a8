import type { WebSocket } from 'ws'

/** A reader with more than this unsent is cut: it would cost memory, and gains nothing by waiting. */
const MAX_UNSENT = 1_048_576
const MAX_PER_SECOND = 10

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
  private second = 0
  private inSecond = 0
  private last: Promise<void> = Promise.resolve()
  answers = true

  constructor(wire: WebSocket, uptime: () => number) {
    this.wire = wire
    this.uptime = uptime
    wire.on('pong', () => {
      this.answers = true
    })
    // What went wrong on a socket ends with the socket: `close` follows.
    wire.on('error', () => undefined)
  }

  send(data: unknown): void {
    if (this.wire.readyState !== this.wire.OPEN) return
    if (this.wire.bufferedAmount > MAX_UNSENT) this.wire.terminate()
    else this.wire.send(JSON.stringify(data))
  }

  end([code, reason]: readonly [number, string]): void {
    this.wire.close(code, reason)
  }

  /** Each message is answered before the next; whoever asks too fast is sent away. */
  onMessage(answer: (text: string) => Promise<void>, failed: (error: unknown) => void): void {
    this.wire.on('message', (data: Buffer, isBinary: boolean) => {
      if (this.tooFast()) return this.end(closing.tooMany)
      this.last = this.last
        .then(() => answer(isBinary ? '' : data.toString()))
        .catch((error: unknown) => {
          failed(error)
          this.end(closing.trouble)
        })
    })
  }

  onClose(leave: () => void): void {
    this.wire.on('close', leave)
  }

  /** Who does not answer a ping is gone. */
  ping(): void {
    if (this.answers) this.wire.ping()
    else this.wire.terminate()
    this.answers = false
  }

  private tooFast(): boolean {
    const second = Math.floor(this.uptime() / 1_000)
    if (second !== this.second) this.inSecond = 0
    this.second = second
    this.inSecond += 1
    return this.inSecond > MAX_PER_SECOND
  }
}
