import { mayUse } from '@tessera/domain/api-keys/key.ts'
import { ok, refuse } from '@tessera/domain/outcome.ts'
import { z } from 'zod'
import { authenticateSigned } from '../api-keys/authenticate-signed.ts'
import { wallMs } from '../platform/clock.ts'
import type { Deps } from '../platform/deps.ts'
import { API_WEIGHT, type Weigh } from '../platform/rate-limit.ts'
import { BinanceError } from './errors.ts'
import { callerFrom, refused, signatureIn } from './serve.ts'
import { closing, type Socket } from './socket.ts'
import type { UserFeeds, UserReader } from './user-feeds.ts'
import { weights } from './weights.ts'

const Scalar = z.union([z.string(), z.number(), z.boolean()])
const Asked = z.object({
  id: z.union([z.string().max(64), z.number().int(), z.null()]).default(null),
  method: z.string().max(64),
  params: z.record(z.string().max(40), Scalar).default({}),
})
type Asked = z.output<typeof Asked>
const METHOD = 'userDataStream.subscribe.signature'
const MAX_SUBSCRIPTIONS = 20
const tooMany = (seconds: number) => refuse('TOO_MANY_REQUESTS', { params: { seconds } })

export type WsApiDeps = {
  readonly deps: Deps
  readonly weigh: Weigh
  readonly feeds: UserFeeds
  readonly from: { readonly ip: string; readonly userAgent: string }
  /** Called with who has one stream more. */
  readonly joined: (customerId: string) => void
}
type Subscription = { readonly apiKeyId: string; readonly customerId: string; readonly reader: UserReader }

/** One socket of the WebSocket API: the stream of a user, subscribed by a signature. */
export class WsApiConnection {
  private readonly socket: Socket
  private readonly with: WsApiDeps
  readonly subscriptions = new Map<number, Subscription>()
  private next = 0

  constructor(socket: Socket, deps: WsApiDeps) {
    this.socket = socket
    this.with = deps
  }

  async answer(text: string): Promise<void> {
    const asked = read(text)
    if (asked === undefined) return this.fail(null, new BinanceError(400, -1000, 'The request could not be read.'))
    try {
      this.socket.send({ id: asked.id, status: 200, result: await this.resultOf(asked) })
    } catch (error) {
      if (!(error instanceof BinanceError)) throw error
      this.fail(asked.id, error)
    }
  }

  leave(): void {
    for (const id of this.subscriptions.keys()) this.drop(id)
  }

  /** Ends what was subscribed by a key that is over, and the socket with the last of it. */
  end(id: number): void {
    this.drop(id)
    this.socket.send({ subscriptionId: id, event: { e: 'eventStreamTerminated', E: wallMs() } })
    if (this.subscriptions.size === 0) this.socket.end(closing.keyOver)
  }

  private fail(id: Asked['id'], { http, code, message }: BinanceError): void {
    this.socket.send({ id, status: http, error: { code, msg: message } })
  }

  private async resultOf(asked: Asked): Promise<unknown> {
    switch (asked.method) {
      case 'ping':
        return {}
      case 'time':
        return { serverTime: wallMs() }
      case METHOD:
        return { subscriptionId: await this.subscribe(asked) }
      case 'userDataStream.unsubscribe':
        this.leave()
        return {}
      default:
        throw new BinanceError(400, -1020, `The method ${asked.method} is not supported.`)
    }
  }

  /** Undefined when the socket went while it was asked who signs. */
  private async subscribe(asked: Asked): Promise<number | undefined> {
    const { deps, weigh, feeds, from, joined } = this.with
    if (this.subscriptions.size >= MAX_SUBSCRIPTIONS) throw refused(tooMany(1))
    const sent = new Map(Object.entries(asked.params).map(([name, value]) => [name, String(value)]))
    // Over the parameters in the order of their names.
    const signed = [...sent].filter(([name]) => name !== 'signature').toSorted(([a], [b]) => (a < b ? -1 : 1))
    const caller = callerFrom(
      await authenticateSigned(
        { ...deps, weigh },
        {
          ...signatureIn(sent),
          apiKey: sent.get('apiKey') ?? '',
          text: signed.map(([name, value]) => `${name}=${value}`).join('&'),
          ...from,
          door: `WS ${METHOD}`,
          repeatable: false,
          admit: async ({ customerId }) => {
            const points = Number(weights[`WS ${METHOD}`])
            const { waitSeconds } = await weigh('api-weight', `customer:${customerId}`, API_WEIGHT, points)
            return waitSeconds === undefined ? ok(undefined) : tooMany(waitSeconds)
          },
        },
      ),
    )
    if (caller.apiKey === undefined) throw new Error('no API key')
    const may = mayUse('read', caller.apiKey, caller.apiKey.now)
    if (!may.ok) throw refused(may)
    if (this.socket.closed) return undefined
    const id = this.next++
    const reader: UserReader = {
      hear: (event) => this.socket.send({ subscriptionId: id, event }),
      lose: () => this.socket.end(closing.trouble),
    }
    this.subscriptions.set(id, { apiKeyId: caller.apiKey.id, customerId: caller.customerId, reader })
    joined(caller.customerId)
    await feeds.join(caller.customerId, reader)
    return id
  }

  private drop(id: number): void {
    const subscription = this.subscriptions.get(id)
    if (subscription === undefined) return
    this.subscriptions.delete(id)
    this.with.feeds.leave(subscription.customerId, subscription.reader)
  }
}

function read(text: string): Asked | undefined {
  try {
    return Asked.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
