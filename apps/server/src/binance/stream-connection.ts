import { z } from 'zod'
import { type MarketStreams, namedEvent, type StreamReader } from './market-streams.ts'
import { textFrame } from '../platform/sockets/frame.ts'
import { closing, type Socket } from './socket.ts'
import type { StreamName } from './stream-names.ts'

const MAX_STREAMS = 1_024
const id = z.union([z.number().int(), z.string().max(64), z.null()]).optional()
const Asked = z.discriminatedUnion('method', [
  z.object({ method: z.enum(['SUBSCRIBE', 'UNSUBSCRIBE']), params: z.array(z.string().max(64)).max(MAX_STREAMS), id }),
  z.object({ method: z.literal('LIST_SUBSCRIPTIONS'), id }),
])

/** A socket of market streams: subscribes by its address or by message, and hears them bare or named. */
export class StreamConnection implements StreamReader {
  private readonly socket: Socket
  private readonly streams: MarketStreams
  readonly named: boolean
  private readonly reads = new Set<string>()

  constructor(socket: Socket, streams: MarketStreams, named: boolean) {
    this.socket = socket
    this.streams = streams
    this.named = named
  }

  send(frames: Buffer): void {
    this.socket.write(frames)
  }

  /** An event that is for this socket alone. */
  tell(stream: string, data: string): void {
    this.send(textFrame(this.named ? namedEvent(stream, data) : data))
  }

  lose(): void {
    this.socket.end(closing.trouble)
  }

  leave(): void {
    for (const stream of this.reads) this.streams.unsubscribe(this, stream)
    this.reads.clear()
  }

  /** The streams of the address; what is no stream of ours is passed over, as a client may number its sockets there. */
  async begin(streams: readonly string[]): Promise<void> {
    this.add(await this.streams.find(streams.slice(0, MAX_STREAMS)))
  }

  async answer(text: string): Promise<void> {
    const asked = read(text)
    if (asked === undefined) return this.socket.send({ error: { code: 3, msg: 'Invalid JSON or method.' } })
    if (asked.method === 'LIST_SUBSCRIPTIONS')
      return this.socket.send({ result: [...this.reads], id: asked.id ?? null })
    const wrong = asked.method === 'SUBSCRIBE' ? await this.subscribe(asked.params) : this.unsubscribe(asked.params)
    const answer = wrong === undefined ? { result: null } : { error: { code: 2, msg: wrong } }
    this.socket.send({ ...answer, id: asked.id ?? null })
  }

  /** All of them, or none and why. */
  private async subscribe(streams: readonly string[]): Promise<string | undefined> {
    const known = await this.streams.find(streams)
    const unknown = streams.find((stream) => !known.has(stream))
    if (unknown !== undefined) return `Invalid request: no stream ${unknown}.`
    if (new Set([...this.reads, ...known.keys()]).size > MAX_STREAMS) return 'Invalid request: too many streams.'
    return this.add(known)
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
    this.streams.unsubscribe(this, stream)
    this.reads.delete(stream)
  }
}

function read(text: string): z.output<typeof Asked> | undefined {
  try {
    return Asked.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
