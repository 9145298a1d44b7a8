import { z } from 'zod'
import { type MarketStreams, namedEvent, type StreamReader } from './market-streams.ts'
import { textFrame } from '#platform/http/sockets/frame.ts'
import { closing, type Socket } from './socket.ts'
import { isListenKey, type StreamName } from './stream-names.ts'
import type { UserReader } from './user-feeds.ts'

const MAX_STREAMS = 1_024
/** Maximum number of user streams per socket. */
const MAX_LISTEN_KEYS = 20
const id = z.union([z.number().int(), z.string().max(64), z.null()]).optional()
const StreamRequest = z.discriminatedUnion('method', [
  z.object({ method: z.enum(['SUBSCRIBE', 'UNSUBSCRIBE']), params: z.array(z.string().max(64)).max(MAX_STREAMS), id }),
  z.object({ method: z.literal('LIST_SUBSCRIPTIONS'), id }),
])

/** Opens a user's stream. Returns the function that leaves it; undefined if the key is not valid. */
export type OpenUserStream = (listenKey: string, reader: UserReader) => Promise<(() => void) | undefined>

/**
 * A socket of market streams and, by listen key, of user streams. It subscribes by its URL or by message, and sends
 * events with or without the name of their stream.
 */
export class StreamConnection implements StreamReader {
  private readonly socket: Socket
  private readonly streams: MarketStreams
  readonly named: boolean
  private readonly listen: OpenUserStream
  private readonly reads = new Set<string>()
  /** The function that leaves each user's stream, by listen key. */
  private readonly listens = new Map<string, () => void>()

  constructor(socket: Socket, streams: MarketStreams, named: boolean, listen: OpenUserStream) {
    this.socket = socket
    this.streams = streams
    this.named = named
    this.listen = listen
  }

  send(frames: Buffer): void {
    this.socket.write(frames)
  }

  disconnect(): void {
    this.socket.end(closing.trouble)
  }

  leave(): void {
    this.unsubscribe([...this.reads, ...this.listens.keys()])
  }

  /** Subscribes to the streams in the URL. Unknown names are ignored, because a client may number its sockets there. */
  async begin(streams: readonly string[]): Promise<void> {
    const { keys, names } = splitNames(streams)
    this.add(await this.streams.find(names.slice(0, MAX_STREAMS)))
    if ((await this.listenTo(keys.slice(0, MAX_LISTEN_KEYS))) !== undefined) this.socket.end(closing.keyOver)
  }

  async answer(text: string): Promise<void> {
    const request = read(text)
    if (request === undefined) return this.socket.send({ error: { code: 3, msg: 'Invalid JSON or method.' } })
    if (request.method === 'LIST_SUBSCRIPTIONS')
      return this.socket.send({ result: [...this.reads, ...this.listens.keys()], id: request.id ?? null })
    const wrong =
      request.method === 'SUBSCRIBE' ? await this.subscribe(request.params) : this.unsubscribe(request.params)
    const answer = wrong === undefined ? { result: null } : { error: { code: 2, msg: wrong } }
    this.socket.send({ ...answer, id: request.id ?? null })
  }

  /** Subscribes to all of them, or to none and returns the reason. */
  private async subscribe(streams: readonly string[]): Promise<string | undefined> {
    const { keys, names } = splitNames(streams)
    const known = await this.streams.find(names)
    const unknown = names.find((stream) => !known.has(stream))
    if (unknown !== undefined) return noStream(unknown)
    const isOverLimit = new Set([...this.listens.keys(), ...keys]).size > MAX_LISTEN_KEYS
    if (isOverLimit || new Set([...this.reads, ...known.keys()]).size > MAX_STREAMS)
      return 'Invalid request: too many streams.'
    const closed = await this.listenTo(keys)
    return closed === undefined ? this.add(known) : noStream(closed)
  }

  /** Listens to all keys, or to none of the new ones and returns the invalid key. */
  private async listenTo(listenKeys: readonly string[]): Promise<string | undefined> {
    const added: string[] = []
    for (const listenKey of listenKeys) {
      if (this.listens.has(listenKey)) continue
      const leave = await this.listen(listenKey, {
        receive: (event) => this.sendEvent(listenKey, JSON.stringify(event)),
        disconnect: () => this.disconnect(),
      })
      if (leave === undefined) {
        this.unsubscribe(added)
        return listenKey
      }
      // The socket may have closed in the meantime, or may already listen by its URL.
      if (this.socket.closed || this.listens.has(listenKey)) {
        leave()
        continue
      }
      this.listens.set(listenKey, leave)
      this.socket.use()
      added.push(listenKey)
    }
    return undefined
  }

  /** Sends an event for this socket alone. */
  private sendEvent(stream: string, data: string): void {
    this.send(textFrame(this.named ? namedEvent(stream, data) : data))
  }

  /** The socket may have closed while the names were looked up. */
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

/** Separates listen keys, each once, from names of streams. */
const splitNames = (streams: readonly string[]) => ({
  keys: [...new Set(streams.filter(isListenKey))],
  names: streams.filter((stream) => !isListenKey(stream)),
})

function read(text: string): z.output<typeof StreamRequest> | undefined {
  try {
    return StreamRequest.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
