import { z } from 'zod'
import type { MarketStreams, StreamReader } from './market-streams.ts'
import { closing, type Socket } from './socket.ts'

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
  private readonly named: boolean
  private readonly reads = new Set<string>()

  constructor(socket: Socket, streams: MarketStreams, named: boolean) {
    this.socket = socket
    this.streams = streams
    this.named = named
  }

  get idle(): boolean {
    return this.reads.size === 0
  }

  tell(stream: string, data: unknown): void {
    this.socket.send(this.named ? { stream, data } : data)
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
    for (const stream of streams.slice(0, MAX_STREAMS)) await this.add(stream)
  }

  async answer(text: string): Promise<void> {
    const asked = read(text)
    if (asked === undefined) return this.socket.send({ error: { code: 3, msg: 'Invalid JSON or method.' } })
    if (asked.method === 'LIST_SUBSCRIPTIONS')
      return this.socket.send({ result: [...this.reads], id: asked.id ?? null })
    for (const stream of asked.params) {
      if (asked.method === 'UNSUBSCRIBE') this.drop(stream)
      else if (!(await this.add(stream)))
        return this.socket.send({
          error: { code: 2, msg: `Invalid request: no stream ${stream}.` },
          id: asked.id ?? null,
        })
    }
    this.socket.send({ result: null, id: asked.id ?? null })
  }

  private async add(stream: string): Promise<boolean> {
    if (this.reads.size >= MAX_STREAMS || !(await this.streams.subscribe(this, stream))) return false
    this.reads.add(stream)
    return true
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
