import { type ChannelKind, type ChannelName, isOwn, streamClosing } from '@tessera/contract/channels.ts'
import type { ChannelData, ClientMessage } from '@tessera/contract/trading/stream/stream.ts'
import type { LiveDeps, SocketHandle } from './live-deps.ts'
import { messageIn } from './live-message.ts'

/**
 * A store of one channel. Both functions return false for inconsistent data, which is then requested from the start.
 */
export type Reader<Data> = {
  readonly snapshot: (data: Data) => boolean
  readonly delta: (data: Data) => boolean
  /** Clears the data, so that it is never shown to the next user. */
  readonly clear: () => void
}
export type LiveState = 'live' | 'catching-up' | 'stale'
/** `since` is the time of the last message from the server, in milliseconds; undefined before the first. */
export type LiveStatus = { readonly state: LiveState; readonly since: number | undefined }

type Entry = {
  readonly ch: string
  readonly read: (how: 'snapshot' | 'delta', data: unknown) => boolean
  readonly clear: () => void
  /** The last sequence number; undefined until a snapshot was received. */
  seq: number | undefined
  /** The number of the ping sent after the last request; its pong means that the request was answered. */
  requestPing: number
  /** The server refused the channel permanently. */
  refused: boolean
}

const PONG_MS = 10_000
const HIDDEN_HEARTBEAT_MS = 15_000
/** A visible page whose connection is cut shows it after at most the sum of these two. */
const HEARTBEAT_MS = 2_500
const LATE_MS = 2_000
const RETRY_MS = 3_000
const BACKOFF_MS = { first: 500, max: 15_000 }
const final = new Set(['UNAUTHORIZED', 'MARKET_UNKNOWN'])

/**
 * The one live connection of the page (decision G49). Sequence numbers grow by one, and a repeated frame is ignored.
 * After a gap, the channel is requested from the last number; after inconsistent data, from the start. Nothing is
 * guessed.
 */
export class Live {
  private readonly deps: LiveDeps
  private readonly entries = new Map<string, Entry>()
  private readonly listeners = new Set<() => void>()
  private socket: SocketHandle | undefined
  private isOpen = false
  private pings = 0
  private pongs = 0
  private failures = 0
  /** True after newer sockets of the same user replaced this one. It reconnects when the page is viewed again. */
  private wasReplaced = false
  private lastMessageAt: number | undefined
  /** True while a ping has had no response for a while: the shown data may be old. */
  private isLate = false
  /** True while the next ping is as late as for a hidden page. */
  private pingsRarely = false
  private cancel: Partial<Record<'ping' | 'pong' | 'late' | 'connect', () => void>> = {}
  private current: LiveStatus = { state: 'catching-up', since: undefined }

  constructor(deps: LiveDeps) {
    this.deps = deps
  }

  /** Follows a channel; returns a function that stops it. Each channel has one reader. */
  follow<K extends ChannelKind>(ch: ChannelName<K>, reader: Reader<ChannelData[K]>): () => void {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the kind of the channel determines the type
    const read: Entry['read'] = (how, data) => reader[how](data as ChannelData[K])
    const entry: Entry = { ch, read, clear: reader.clear, seq: undefined, requestPing: 0, refused: false }
    this.entries.set(ch, entry)
    if (this.isOpen) this.request(entry)
    else if (this.socket === undefined && this.cancel.connect === undefined && !this.wasReplaced) this.connect()
    return () => this.leave(entry)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
  readonly status = (): LiveStatus => this.current

  /** Reconnects for a new session, because a socket belongs to one user. */
  readonly restart = (): void => {
    this.wasReplaced = false
    for (const entry of this.entries.values()) {
      entry.refused = false
      if (!isOwn(entry.ch)) continue
      entry.seq = undefined
      entry.clear()
    }
    this.disconnect()
    if (this.entries.size > 0) this.connect()
  }

  /** Reconnects at once when the network is back. */
  readonly reconnectNow = (): void => {
    if (this.cancel.connect === undefined) return
    this.cancelTimers()
    this.connect()
  }

  /** Closes the socket until `resume`: browsers do not put a page with an open socket into the back/forward cache. */
  readonly pause = (): void => this.disconnect()
  readonly resume = (): void => {
    if (this.socket === undefined && !this.wasReplaced && this.entries.size > 0) this.connect()
  }

  /** Called when the user views this page. Checks the connection at once if it was checked rarely. */
  readonly pageViewed = (): void => {
    if (this.pingsRarely) this.ping()
    if (!this.wasReplaced) return
    this.wasReplaced = false
    if (this.entries.size > 0) this.connect()
  }

  private leave(entry: Entry): void {
    if (this.entries.get(entry.ch) !== entry) return
    this.entries.delete(entry.ch)
    entry.clear()
    if (this.isOpen) this.send({ op: 'unsubscribe', ch: entry.ch })
    if (this.entries.size === 0) this.disconnect()
    this.notifyListeners()
  }

  private connect(): void {
    const socket: SocketHandle = this.deps.connect({
      opened: () => this.socket === socket && this.opened(),
      received: (text) => this.socket === socket && this.onMessage(text),
      closed: (code) => this.socket === socket && this.closed(code),
    })
    this.socket = socket
    this.cancel.pong = this.deps.setTimer(PONG_MS, () => this.onPongTimeout())
  }

  private opened(): void {
    this.isOpen = true
    const token = this.deps.token()
    if (token !== undefined) this.send({ op: 'auth', token })
    for (const entry of this.entries.values()) this.request(entry)
  }

  private closed(code: number): void {
    this.disconnect()
    if (code === streamClosing.sessionOver) this.deps.sessionOver()
    this.wasReplaced = code === streamClosing.replaced
    if (this.entries.size === 0 || this.socket !== undefined || this.wasReplaced) return
    const wait = Math.min(BACKOFF_MS.max, BACKOFF_MS.first * 2 ** this.failures)
    this.failures += 1
    this.cancel.connect = this.deps.setTimer(wait * (0.5 + this.deps.spread() / 2), () => {
      delete this.cancel.connect
      this.connect()
    })
    this.notifyListeners()
  }

  /** Closes the connection if a pong is missing, because a dead connection is not reported otherwise. */
  private onPongTimeout(): void {
    this.closed(0)
  }

  private disconnect(): void {
    const { socket } = this
    this.socket = undefined
    this.isOpen = false
    this.pings = 0
    this.pongs = 0
    this.isLate = false
    this.pingsRarely = false
    for (const entry of this.entries.values()) entry.requestPing = 0
    this.cancelTimers()
    socket?.close()
    this.notifyListeners()
  }

  private cancelTimers(): void {
    for (const cancel of Object.values(this.cancel)) cancel()
    this.cancel = {}
  }

  private send(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message))
  }

  /** Requests a channel, from its last number if any. The pong of the next ping shows that this was answered. */
  private request(entry: Entry): void {
    if (entry.refused) return
    const { ch, seq } = entry
    entry.requestPing = this.pings + 1
    this.send(seq === undefined ? { op: 'subscribe', ch } : { op: 'subscribe', ch, lastSeq: seq })
    this.cancel.ping?.()
    this.cancel.ping = this.deps.setTimer(0, () => this.ping())
    this.notifyListeners()
  }

  private ping(): void {
    this.pings += 1
    this.pingsRarely = false
    this.cancel.ping?.()
    this.cancel.pong?.()
    this.cancel.pong = this.deps.setTimer(PONG_MS, () => this.onPongTimeout())
    this.startLateTimer()
    this.send({ op: 'ping' })
  }

  /** Waits for the next message, if a ping is unanswered. */
  private startLateTimer(): void {
    this.cancel.late?.()
    delete this.cancel.late
    if (this.pings > this.pongs) this.cancel.late = this.deps.setTimer(LATE_MS, () => this.onLate())
  }

  private onLate(): void {
    this.isLate = true
    this.notifyListeners()
  }

  private onPong(): void {
    this.pongs = Math.min(this.pings, this.pongs + 1)
    this.deps.setTimer(RETRY_MS, () => this.requestUnanswered())
    if (this.pongs < this.pings) return
    this.failures = 0
    this.cancel.pong?.()
    delete this.cancel.pong
    if ([...this.entries.values()].some(({ requestPing }) => requestPing > this.pings)) return
    this.cancel.ping?.()
    this.pingsRarely = this.deps.isHidden()
    this.cancel.ping = this.deps.setTimer(this.pingsRarely ? HIDDEN_HEARTBEAT_MS : HEARTBEAT_MS, () => this.ping())
  }

  private onMessage(text: string): void {
    this.lastMessageAt = this.deps.now()
    this.isLate = false
    const message = messageIn(text)
    if (message?.op === 'pong') this.onPong()
    if (message?.op === 'snapshot' || message?.op === 'delta') this.onData(message)
    if (message?.op === 'error') this.onRefusal(message.ch, message.code)
    this.startLateTimer()
    this.notifyListeners()
  }

  private onData({ op, ch, seq, data }: { op: 'snapshot' | 'delta'; ch: string; seq: number; data?: unknown }): void {
    const entry = this.entries.get(ch)
    if (entry === undefined) return
    if (op === 'delta') {
      // Received before the snapshot, or twice.
      if (entry.seq === undefined || seq <= entry.seq) return
      if (seq !== entry.seq + 1) return this.recover(entry)
    }
    entry.seq = seq
    if (entry.read(op, data)) return
    entry.seq = undefined
    this.recover(entry)
  }

  /** Requests the channel again, but only once until that request is answered. */
  private recover(entry: Entry): void {
    if (entry.requestPing <= this.pongs) this.request(entry)
  }

  /** Without a channel, the token was refused. A paused channel keeps its data and shows as catching up. */
  private onRefusal(ch: string | undefined, code: string): void {
    if (ch === undefined && code === 'UNAUTHORIZED') this.deps.sessionOver()
    const entry = ch === undefined ? undefined : this.entries.get(ch)
    if (entry === undefined) return
    entry.refused = final.has(code)
    entry.seq = undefined
    if (entry.refused) entry.clear()
  }

  /** Requests again, after a moment, the channels that were paused or whose snapshot was inconsistent. */
  private requestUnanswered(): void {
    if (!this.isOpen) return
    for (const entry of this.entries.values())
      if (entry.seq === undefined && entry.requestPing <= this.pongs) this.request(entry)
  }

  private stateNow(): LiveState {
    if (!this.isOpen || this.isLate) return this.lastMessageAt === undefined ? 'catching-up' : 'stale'
    const settled = [...this.entries.values()].every(
      ({ seq, requestPing, refused }) => refused || (seq !== undefined && requestPing <= this.pongs),
    )
    return settled ? 'live' : 'catching-up'
  }

  /** Notifies listeners only of a changed state: the time of the last message matters only once messages stop. */
  private notifyListeners(): void {
    const state = this.stateNow()
    if (state === this.current.state) return
    this.current = { state, since: this.lastMessageAt }
    for (const listener of this.listeners) listener()
  }
}
