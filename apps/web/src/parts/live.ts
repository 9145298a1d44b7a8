import { type ChannelKind, type ChannelName, isOwn, streamClosing } from '@tessera/contract/channels.ts'
import type { ChannelData, ClientMessage, ServerMessage } from '@tessera/contract/trading/stream/stream.ts'

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
export type Standing = { readonly state: LiveState; readonly since: number | undefined }

export type Wire = { readonly send: (text: string) => void; readonly close: () => void }
export type Heard = {
  readonly opened: () => void
  readonly said: (text: string) => void
  readonly closed: (code: number) => void
}
export type LiveDeps = {
  readonly connect: (heard: Heard) => Wire
  readonly token: () => string | undefined
  readonly sessionOver: () => void
  readonly now: () => number
  /** Sets a timer; returns a function that cancels it. */
  readonly setTimer: (ms: number, run: () => void) => () => void
  /** Returns a random number from 0 to 1, so that many browsers do not reconnect at the same moment. */
  readonly spread: () => number
}

type Entry = {
  readonly ch: string
  readonly read: (how: 'snapshot' | 'delta', data: unknown) => boolean
  readonly clear: () => void
  /** The last sequence number; undefined until a snapshot was received. */
  seq: number | undefined
  /** The number of the ping sent after the last request; its pong means that the request was answered. */
  asked: number
  /** The server refused the channel permanently. */
  refused: boolean
}

const PONG_MS = 10_000
const HEARTBEAT_MS = 15_000
const RETRY_MS = 3_000
const BACKOFF_MS = { first: 500, most: 15_000 }
const final = new Set(['UNAUTHORIZED', 'MARKET_UNKNOWN'])

/**
 * The one live connection of the page (decision G49). Sequence numbers grow by one: a repeated frame is ignored, after
 * a gap the channel is requested from the last number, after inconsistent data from the start. Nothing is guessed.
 */
export class Live {
  private readonly deps: LiveDeps
  private readonly entries = new Map<string, Entry>()
  private readonly listeners = new Set<() => void>()
  private wire: Wire | undefined
  private isOpen = false
  private pings = 0
  private pongs = 0
  private failures = 0
  /** True after newer sockets of the same user replaced this one. It reconnects when the page is viewed again. */
  private gaveWay = false
  private heardAt: number | undefined
  private stop: Partial<Record<'ping' | 'pong' | 'connect', () => void>> = {}
  private known: Standing = { state: 'catching-up', since: undefined }

  constructor(deps: LiveDeps) {
    this.deps = deps
  }

  /** Follows a channel; returns a function that stops it. Each channel has one reader. */
  follow<K extends ChannelKind>(ch: ChannelName<K>, reader: Reader<ChannelData[K]>): () => void {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the kind of the channel determines the type
    const read: Entry['read'] = (how, data) => reader[how](data as ChannelData[K])
    const entry: Entry = { ch, read, clear: reader.clear, seq: undefined, asked: 0, refused: false }
    this.entries.set(ch, entry)
    if (this.isOpen) this.ask(entry)
    else if (this.wire === undefined && this.stop.connect === undefined && !this.gaveWay) this.connect()
    return () => this.leave(entry)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
  readonly standing = (): Standing => this.known

  /** Reconnects for a new session, because a socket belongs to one user. */
  readonly restart = (): void => {
    this.gaveWay = false
    for (const entry of this.entries.values()) {
      entry.refused = false
      if (!isOwn(entry.ch)) continue
      entry.seq = undefined
      entry.clear()
    }
    this.hangUp()
    if (this.entries.size > 0) this.connect()
  }

  /** Reconnects at once when the network is back. */
  readonly hurry = (): void => {
    if (this.stop.connect === undefined) return
    this.hush()
    this.connect()
  }

  /** Closes the socket until `resume`: browsers do not put a page with an open socket into the back/forward cache. */
  readonly pause = (): void => this.hangUp()
  readonly resume = (): void => {
    if (this.wire === undefined && !this.gaveWay && this.entries.size > 0) this.connect()
  }

  /** Called when the user views this page. */
  readonly lookedAt = (): void => {
    if (!this.gaveWay) return
    this.gaveWay = false
    if (this.entries.size > 0) this.connect()
  }

  private leave(entry: Entry): void {
    if (this.entries.get(entry.ch) !== entry) return
    this.entries.delete(entry.ch)
    entry.clear()
    if (this.isOpen) this.send({ op: 'unsubscribe', ch: entry.ch })
    if (this.entries.size === 0) this.hangUp()
    this.tell()
  }

  private connect(): void {
    const wire: Wire = this.deps.connect({
      opened: () => this.wire === wire && this.opened(),
      said: (text) => this.wire === wire && this.said(text),
      closed: (code) => this.wire === wire && this.closed(code),
    })
    this.wire = wire
    this.stop.pong = this.deps.setTimer(PONG_MS, () => this.fallOut())
  }

  private opened(): void {
    this.isOpen = true
    const token = this.deps.token()
    if (token !== undefined) this.send({ op: 'auth', token })
    for (const entry of this.entries.values()) this.ask(entry)
  }

  private closed(code: number): void {
    this.hangUp()
    if (code === streamClosing.sessionOver) this.deps.sessionOver()
    this.gaveWay = code === streamClosing.gaveWay
    if (this.entries.size === 0 || this.wire !== undefined || this.gaveWay) return
    const wait = Math.min(BACKOFF_MS.most, BACKOFF_MS.first * 2 ** this.failures)
    this.failures += 1
    this.stop.connect = this.deps.setTimer(wait * (0.5 + this.deps.spread() / 2), () => {
      delete this.stop.connect
      this.connect()
    })
    this.tell()
  }

  /** Closes the connection if a pong is missing, because a dead connection is not reported otherwise. */
  private fallOut(): void {
    this.closed(0)
  }

  private hangUp(): void {
    const { wire } = this
    this.wire = undefined
    this.isOpen = false
    this.pings = 0
    this.pongs = 0
    for (const entry of this.entries.values()) entry.asked = 0
    this.hush()
    wire?.close()
    this.tell()
  }

  private hush(): void {
    for (const stop of Object.values(this.stop)) stop()
    this.stop = {}
  }

  private send(message: ClientMessage): void {
    this.wire?.send(JSON.stringify(message))
  }

  /** Requests a channel, from its last number if any. The pong of the next ping shows that this was answered. */
  private ask(entry: Entry): void {
    if (entry.refused) return
    const { ch, seq } = entry
    entry.asked = this.pings + 1
    this.send(seq === undefined ? { op: 'subscribe', ch } : { op: 'subscribe', ch, lastSeq: seq })
    this.stop.ping?.()
    this.stop.ping = this.deps.setTimer(0, () => this.ping())
    this.tell()
  }

  private ping(): void {
    this.pings += 1
    this.stop.pong?.()
    this.stop.pong = this.deps.setTimer(PONG_MS, () => this.fallOut())
    this.send({ op: 'ping' })
  }

  private ponged(): void {
    this.pongs = Math.min(this.pings, this.pongs + 1)
    this.deps.setTimer(RETRY_MS, () => this.askUnanswered())
    if (this.pongs < this.pings) return
    this.failures = 0
    this.stop.pong?.()
    delete this.stop.pong
    if ([...this.entries.values()].some(({ asked }) => asked > this.pings)) return
    this.stop.ping?.()
    this.stop.ping = this.deps.setTimer(HEARTBEAT_MS, () => this.ping())
  }

  private said(text: string): void {
    this.heardAt = this.deps.now()
    const message = messageIn(text)
    if (message === undefined) return
    if (message.op === 'pong') this.ponged()
    if (message.op === 'snapshot' || message.op === 'delta') this.heard(message)
    if (message.op === 'error') this.denied(message.ch, message.code)
    this.tell()
  }

  private heard({ op, ch, seq, data }: { op: 'snapshot' | 'delta'; ch: string; seq: number; data?: unknown }): void {
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
    if (entry.asked <= this.pongs) this.ask(entry)
  }

  /** Without a channel, the token was refused. A paused channel keeps its data and shows as catching up. */
  private denied(ch: string | undefined, code: string): void {
    if (ch === undefined && code === 'UNAUTHORIZED') this.deps.sessionOver()
    const entry = ch === undefined ? undefined : this.entries.get(ch)
    if (entry === undefined) return
    entry.refused = final.has(code)
    entry.seq = undefined
    if (entry.refused) entry.clear()
  }

  /** Requests again, after a moment, the channels that were paused or whose snapshot was inconsistent. */
  private askUnanswered(): void {
    if (!this.isOpen) return
    for (const entry of this.entries.values()) if (entry.seq === undefined && entry.asked <= this.pongs) this.ask(entry)
  }

  private stateNow(): LiveState {
    if (!this.isOpen) return this.heardAt === undefined ? 'catching-up' : 'stale'
    const settled = [...this.entries.values()].every(
      ({ seq, asked, refused }) => refused || (seq !== undefined && asked <= this.pongs),
    )
    return settled ? 'live' : 'catching-up'
  }

  /** Notifies listeners only of a changed state: the time of the last message matters only once messages stop. */
  private tell(): void {
    const state = this.stateNow()
    if (state === this.known.state) return
    this.known = { state, since: this.heardAt }
    for (const listener of this.listeners) listener()
  }
}

/** Parses a message of the server; undefined if it is invalid. */
function messageIn(text: string): ServerMessage | undefined {
  try {
    const message: unknown = JSON.parse(text)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our server follows the contract; validation would add a library to the first load
    return typeof message === 'object' && message !== null ? (message as ServerMessage) : undefined
  } catch {
    return undefined
  }
}
