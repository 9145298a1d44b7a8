import { z } from 'zod'
import { type MarketStreams, namedEvent, type StreamReader } from './market-streams.ts'
import { textFrame } from '#platform/http/sockets/frame.ts'
import { closing, type Socket } from './socket.ts'
import { isListenKey, type StreamName } from './stream-names.ts'
import type { UserReader } from './user-feeds.ts'

const MAX_STREAMS = 1_024
/** So many customers' streams by one socket. */
const MAX_LISTEN_KEYS = 20
const id = z.union([z.number().int(), z.string().max(64), z.null()]).optional()
const Asked = z.discriminatedUnion('method', [
  z.object({ method: z.enum(['SUBSCRIBE', 'UNSUBSCRIBE']), params: z.array(z.string().max(64)).max(MAX_STREAMS), id }),
  z.object({ method: z.literal('LIST_SUBSCRIPTIONS'), id }),
])

/** Begins a user's stream; answers how to leave it, undefined where the key opens none. */
export type Listen = (listenKey: string, reader: UserReader) => Promise<(() => void) | undefined>

/** A socket of streams, of markets and by listen keys of users: subscribes by its address or by message, and hears them bare or named. */
export class StreamConnection implements StreamReader {
  private readonly socket: Socket
  private readonly streams: MarketStreams
  readonly named: boolean
  private readonly listen: Listen
  private readonly reads = new Set<string>()
  /** How each user's stream is left, by its listen key. */
  private readonly listens = new Map<string, () => void>()

  constructor(socket: Socket, streams: MarketStreams, named: boolean, listen: Listen) {
    this.socket = socket
    this.streams = streams
    this.named = named
    this.listen = listen
  }

  send(frames: Buffer): void {
    this.socket.write(frames)
  }

  lose(): void {
    this.socket.end(closing.trouble)
  }

  leave(): void {
    this.unsubscribe([...this.reads, ...this.listens.keys()])
  }

  /** The streams of the address; what is no stream of ours is passed over, as a client may number its sockets there. */
  async begin(streams: readonly string[]): Promise<void> {
    const { keys, names } = apart(streams)
    this.add(await this.streams.find(names.slice(0, MAX_STREAMS)))
    if ((await this.listenTo(keys.slice(0, MAX_LISTEN_KEYS))) !== undefined) this.socket.end(closing.keyOver)
  }

  async answer(text: string): Promise<void> {
    const asked = read(text)
    if (asked === undefined) return this.socket.send({ error: { code: 3, msg: 'Invalid JSON or method.' } })
    if (asked.method === 'LIST_SUBSCRIPTIONS')
      return this.socket.send({ result: [...this.reads, ...this.listens.keys()], id: asked.id ?? null })
    const wrong = asked.method === 'SUBSCRIBE' ? await this.subscribe(asked.params) : this.unsubscribe(asked.params)
    const answer = wrong === undefined ? { result: null } : { error: { code: 2, msg: wrong } }
    this.socket.send({ ...answer, id: asked.id ?? null })
  }

  /** All of them, or none and why. */
  private async subscribe(streams: readonly string[]): Promise<string | undefined> {
    const { keys, names } = apart(streams)
    const known = await this.streams.find(names)
    const unknown = names.find((stream) => !known.has(stream))
    if (unknown !== undefined) return noStream(unknown)
    const isTooMuch = new Set([...this.listens.keys(), ...keys]).size > MAX_LISTEN_KEYS
    if (isTooMuch || new Set([...this.reads, ...known.keys()]).size > MAX_STREAMS)
      return 'Invalid request: too many streams.'
    const closed = await this.listenTo(keys)
    return closed === undefined ? this.add(known) : noStream(closed)
  }

  /** To all of them, or to none that it did not listen to before: answers the one that opens nothing. */
  private async listenTo(listenKeys: readonly string[]): Promise<string | undefined> {
    const begun: string[] = []
    for (const listenKey of listenKeys) {
      if (this.listens.has(listenKey)) continue
      const leave = await this.listen(listenKey, {
        hear: (event) => this.tell(listenKey, JSON.stringify(event)),
        lose: () => this.lose(),
      })
      if (leave === undefined) {
        this.unsubscribe(begun)
        return listenKey
      }
      // It may have gone meanwhile, or listens by its address already.
      if (this.socket.closed || this.listens.has(listenKey)) {
        leave()
        continue
      }
      this.listens.set(listenKey, leave)
      this.socket.use()
      begun.push(listenKey)
    }
    return undefined
  }

  /** An event that is for this socket alone. */
  private tell(stream: string, data: string): void {
    this.send(textFrame(this.named ? namedEvent(stream, data) : data))
  }

  /** It may have gone while the names were looked up. */
  private add(streams: ReadonlyMap<string, StreamName>): undefined {
    if (this.socket.closed) return
    for (const [stream, name] of streams) {
      this.streams.subscribe(this, stream, name)
      this.reads.add(stream)
      this.socket.use()
    }
  }

  private unsubscribe(streams: readonly string[]): undefined {
    for (const stream of streams) this.drop(stream)
  }

  private drop(stream: string): void {
    this.listens.get(stream)?.()
    this.listens.delete(stream)
    this.streams.unsubscribe(this, stream)
    this.reads.delete(stream)
  }
}

const noStream = (stream: string): string => `Invalid request: no stream ${stream}.`

/** Listen keys, each once, and names of streams. */
const apart = (streams: readonly string[]) => ({
  keys: [...new Set(streams.filter(isListenKey))],
  names: streams.filter((stream) => !isListenKey(stream)),
})

function read(text: string): z.output<typeof Asked> | undefined {
  try {
    return Asked.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
