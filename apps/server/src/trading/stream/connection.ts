import { isOwn, streamClosing } from '@tessera/contract/channels.ts'
import { ClientMessage, type ServerMessage } from '@tessera/contract/trading/stream/stream.ts'
import { type CustomerSession, personOf } from '#platform/http/call.ts'
import { type Channel, frameOf } from './channel.ts'
import type { Reader } from '#platform/http/sockets/fanout.ts'
import type { Wire } from '#platform/http/sockets/wire.ts'
import type { StreamHub } from './hub.ts'

export type ConnectionDeps = {
  readonly hub: Pick<StreamHub, 'subscribe' | 'unsubscribe'>
  readonly authenticate: (token: string) => Promise<CustomerSession | undefined>
  /** Called once, when the session is known. */
  readonly onAuthenticated: () => void
  /** A monotonic clock in milliseconds. */
  readonly uptime: () => number
  readonly now: () => string
}

/** Maximum unsent bytes of a reader. Beyond it the socket is closed, because a slow reader costs memory. */
const MAX_UNSENT = 1_048_576
const MAX_PER_SECOND = 20
const MAX_CHANNELS = 100

export const closing = {
  tooMany: [1008, 'too many messages'],
  sessionOver: [streamClosing.sessionOver, 'the session is over'],
  replaced: [streamClosing.replaced, 'too many sockets of one customer'],
  silent: [1008, 'nothing was asked for'],
  trouble: [1013, 'try again later'],
} as const

/** One socket: its session, its channels and its pace. */
export class Connection implements Reader {
  session: CustomerSession | undefined
  private readonly wire: Wire
  private readonly deps: ConnectionDeps
  private readonly reads = new Map<string, Channel>()
  private second = 0
  private inSecond = 0
  private closed = false
  /** Runs messages one after the other, so that they get responses in order of arrival. */
  private last: Promise<void> = Promise.resolve()

  constructor(wire: Wire, deps: ConnectionDeps) {
    this.wire = wire
    this.deps = deps
    this.sendMessage({ op: 'welcome', serverTime: deps.now() })
  }

  get idle(): boolean {
    return this.reads.size === 0 && this.session === undefined
  }

  send(frame: Buffer): void {
    if (this.closed) return
    if (this.wire.unsent > MAX_UNSENT) {
      this.leave()
      this.wire.terminate()
    } else this.wire.write(frame)
  }

  disconnect(): void {
    this.end(closing.trouble)
  }

  receive(text: string): Promise<void> {
    if (this.tooFast()) {
      this.sendMessage({ op: 'error', code: 'TOO_MANY_MESSAGES' })
      this.end(closing.tooMany)
    } else this.last = this.last.then(() => this.answer(text))
    return this.last
  }

  end([code, reason]: readonly [number, string]): void {
    this.leave()
    this.wire.close(code, reason)
  }

  leave(): void {
    this.closed = true
    for (const channel of this.reads.values()) this.deps.hub.unsubscribe(this, channel)
    this.reads.clear()
  }

  private sendMessage(message: ServerMessage): void {
    this.send(frameOf(message))
  }

  private tooFast(): boolean {
    const second = Math.floor(this.deps.uptime() / 1_000)
    if (second !== this.second) this.inSecond = 0
    this.second = second
    this.inSecond += 1
    return this.inSecond > MAX_PER_SECOND
  }

  private async answer(text: string): Promise<void> {
    if (this.closed) return
    const message = read(text)
    if (message === undefined) return this.sendMessage({ op: 'error', code: 'MESSAGE_INVALID' })
    switch (message.op) {
      case 'ping':
        return this.sendMessage({ op: 'pong', serverTime: this.deps.now() })
      case 'auth':
        return this.auth(message.token)
      case 'subscribe':
        return this.subscribe(message.ch, message.lastSeq)
      case 'unsubscribe':
        return this.unsubscribe(message.ch)
      default:
        return message satisfies never
    }
  }

  /** Authenticates the socket, once. It cannot change its customer. */
  private async auth(token: string): Promise<void> {
    const session = this.session === undefined ? await this.deps.authenticate(token) : undefined
    if (session === undefined) return this.sendMessage({ op: 'error', code: 'UNAUTHORIZED' })
    this.session = session
    this.sendMessage({ op: 'authed' })
    this.deps.onAuthenticated()
  }

  private async subscribe(ch: string, lastSeq: number | undefined): Promise<void> {
    // Messages belong to the person; money and orders belong to the account.
    const customer = this.session && (ch === 'messages' ? personOf(this.session) : this.session.customerId)
    if (isOwn(ch) && customer === undefined) return this.sendMessage({ op: 'error', code: 'UNAUTHORIZED', ch })
    if (this.reads.size >= MAX_CHANNELS) return this.sendMessage({ op: 'error', code: 'TOO_MANY_MESSAGES', ch })
    this.drop(ch)
    const subscribed = await this.deps.hub.subscribe(this, ch, customer ?? '', lastSeq)
    if ('refusal' in subscribed) return this.sendMessage({ op: 'error', code: subscribed.refusal, ch })
    this.reads.set(ch, subscribed.channel)
    // The socket may have closed while the snapshot was read.
    if (this.closed) this.leave()
  }

  private unsubscribe(ch: string): void {
    this.drop(ch)
    this.sendMessage({ op: 'unsubscribed', ch })
  }

  private drop(ch: string): void {
    const channel = this.reads.get(ch)
    if (channel === undefined) return
    this.deps.hub.unsubscribe(this, channel)
    this.reads.delete(ch)
  }
}

function read(text: string): ClientMessage | undefined {
  try {
    return ClientMessage.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
