import { z } from 'zod'
import { wallMs } from '#platform/clock/clock.ts'
import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { waitingTime } from '@tessera/domain/platform/clock/waiting-time.ts'
import { type BinanceServices, type Call, callRoute, loggedOnBy, signedBy, weighCall } from './call-route.ts'
import { BinanceError, keyMissing, missing, refused, statusUnknown } from './errors.ts'
import { read as readParams, whole } from './params.ts'
import type { Caller, Route } from './route.ts'
import type { OpenStream, OpenStreams } from './open-streams.ts'
import { closing, type Socket } from './socket.ts'
import type { UserFeeds, UserReader } from './user-feeds.ts'
import { countsOf } from './weights.ts'
import { isSessionMethod, WsSession } from './ws-session.ts'

const Value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string().max(40)).max(200)])
const Id = z.union([z.string().max(64), z.number().int(), z.null()]).default(null)
const Named = z.object({ id: Id.catch(null) })
const WsRequest = z.object({
  id: Id,
  method: z.string().max(64),
  params: z.record(z.string().max(40), Value).default({}),
})
type WsRequest = z.output<typeof WsRequest>
const Unsubscribing = z.object({ subscriptionId: whole.optional() })
const SUBSCRIBE = 'userDataStream.subscribe'
const SUBSCRIBE_SIGNED = 'userDataStream.subscribe.signature'
type Subscribing = typeof SUBSCRIBE | typeof SUBSCRIBE_SIGNED
const MAX_SUBSCRIPTIONS = 20

export type WsApiDeps = {
  readonly services: BinanceServices
  readonly routeOf: (method: string) => Route | undefined
  readonly feeds: UserFeeds
  readonly opened: Pick<OpenStreams, 'add' | 'delete'>
  readonly from: { readonly ip: string; readonly userAgent: string }
}
type Subscription = { readonly opened: OpenStream; readonly reader: UserReader }
type Count = { readonly limit: number; readonly count: number }

/**
 * One socket of the WebSocket API: the HTTP calls, and user streams. Each call is signed, or uses the session's key.
 */
export class WsApiConnection {
  private readonly socket: Socket
  private readonly with: WsApiDeps
  private readonly session: WsSession
  readonly subscriptions = new Map<number, Subscription>()
  private next = 0
  /** True if it also carries calls, one of which may be in progress. */
  private isCallConnection = false

  constructor(socket: Socket, deps: WsApiDeps) {
    this.socket = socket
    this.with = deps
    this.session = new WsSession(deps.services)
  }

  async answer(text: string): Promise<void> {
    const request = read(text)
    if (request instanceof BinanceError) return this.socket.send({ id: idIn(text), ...failed(request) })
    const { id, params } = request
    const counts: Count[] = []
    const rateLimitsPart = (): object => (params['returnRateLimits'] === false ? {} : { rateLimits: counts })
    let waitSeconds: number | undefined
    const counted: Call['counted'] = (limit, used, wait) => {
      counts.push({ ...limit.published, count: used })
      waitSeconds = wait
    }
    try {
      const result = await this.with.services.pulse.within(this.resultOf(request, this.callOf(params, counted)))
      this.socket.send({ id, status: 200, result, ...rateLimitsPart() })
    } catch (error) {
      if (!(error instanceof BinanceError))
        this.with.services.deps.log.error(
          { err: error, method: request.method },
          'a WebSocket request failed with an unexpected error',
        )
      const known = error instanceof BinanceError ? error : statusUnknown()
      this.socket.send({ id, ...failed(known, waitSeconds), ...rateLimitsPart() })
    }
  }

  /** Responds that the call was not begun, so that the client can repeat it. */
  decline(text: string): void {
    const tooMany = refused(refuse('TOO_MANY_REQUESTS', { params: waitingTime(1) }))
    this.socket.send({ id: idIn(text), ...failed(tooMany, 1) })
  }

  leave(): void {
    for (const id of this.subscriptions.keys()) this.drop(id)
  }

  /** Ends the subscriptions of an ended key. A socket with only streams closes when its last subscription ends. */
  end(id: number): void {
    if (!this.drop(id)) return
    this.socket.send({ subscriptionId: id, event: { e: 'eventStreamTerminated', E: wallMs() } })
    if (this.subscriptions.size === 0 && !this.isCallConnection) this.socket.end(closing.keyOver)
  }

  /** A signature covers all parameters in the order of their names. */
  private callOf(params: WsRequest['params'], counted: Call['counted']): Call {
    const sent = new Map(
      Object.entries(params).map(([name, value]) => [
        name,
        Array.isArray(value) ? JSON.stringify(value) : String(value),
      ]),
    )
    const signed = [...sent].filter(([name]) => name !== 'signature').toSorted(([a], [b]) => (a < b ? -1 : 1))
    sent.delete('returnRateLimits')
    return {
      sent,
      apiKey: sent.get('apiKey'),
      loggedOn: this.session.apiKey,
      text: signed.map(([name, value]) => `${name}=${value}`).join('&'),
      ...this.with.from,
      counted,
    }
  }

  private async resultOf({ method }: WsRequest, call: Call): Promise<unknown> {
    if (method === SUBSCRIBE || method === SUBSCRIBE_SIGNED)
      return { subscriptionId: await this.subscribe(method, call) }
    if (isSessionMethod(method)) {
      this.isCallConnection = true
      return this.session.answer(method, call, this.subscriptions.size > 0)
    }
    if (method === 'userDataStream.unsubscribe') {
      this.unsubscribe(call)
      return {}
    }
    const route = this.with.routeOf(method)
    if (route === undefined) throw new BinanceError(400, -1020, `The method ${method} is not supported.`)
    this.isCallConnection = true
    return callRoute(this.with.services, route, call)
  }

  private async subscribe(method: Subscribing, call: Call): Promise<number> {
    const { feeds, opened: all, from } = this.with
    if (this.subscriptions.size >= MAX_SUBSCRIPTIONS)
      throw refused(refuse('TOO_MANY_REQUESTS', { params: waitingTime(1) }))
    const { apiKey, customerId } = await this.subscriber(method, call)
    if (apiKey === undefined) throw new Error('a keyed method was called without an API key')
    // The socket may have closed while the signature was checked.
    if (this.socket.closed) throw over()
    const id = this.next++
    const reader: UserReader = {
      receive: (event) => this.socket.send({ subscriptionId: id, event }),
      disconnect: () => this.socket.end(closing.trouble),
    }
    const opened: OpenStream = { apiKeyId: apiKey.id, customerId, ip: from.ip, end: () => this.end(id) }
    this.subscriptions.set(id, { opened, reader })
    all.add(opened)
    try {
      await feeds.join(customerId, reader)
    } catch (error) {
      this.drop(id)
      throw error
    }
    // The subscription may have ended while its feed began.
    if (!this.subscriptions.has(id)) throw over()
    return id
  }

  /** Ends the named subscription, or all of them. */
  private unsubscribe({ sent }: Call): void {
    const { subscriptionId: id } = readParams(Unsubscribing, sent)
    if (id === undefined) this.leave()
    else if (!this.drop(id))
      throw new BinanceError(400, -1130, "Data sent for parameter 'subscriptionId' is not valid.")
  }

  private subscriber(method: Subscribing, call: Call): Promise<Caller> {
    const { services } = this.with
    const name = `WS ${method}`
    const admit = (who: string) => weighCall(services, countsOf(name, call.sent, false), who, call.counted)
    if (method === SUBSCRIBE_SIGNED)
      return signedBy(services, { ...call, apiKey: call.apiKey ?? '' }, 'read', {
        endpoint: name,
        repeatable: false,
        admit,
      })
    const { loggedOn, ip } = call
    if (loggedOn === undefined) throw keyMissing()
    return loggedOnBy(services, { apiKey: loggedOn, ip, moment: undefined }, 'read', admit)
  }

  /** Returns true if there was one. */
  private drop(id: number): boolean {
    const subscription = this.subscriptions.get(id)
    if (subscription === undefined) return false
    const { opened, reader } = subscription
    this.subscriptions.delete(id)
    this.with.opened.delete(opened)
    this.with.feeds.leave(opened.customerId, reader)
    return true
  }
}

const over = (): BinanceError => new BinanceError(400, -1000, 'The subscription has ended.')
const failed = ({ http, code, message, more }: BinanceError, waitSeconds = more.waitSeconds): object => ({
  status: http,
  error: { code, msg: message, data: waitSeconds === undefined ? more.data : again(waitSeconds) },
})
/** Returns the earliest time at which the client may repeat the request. */
const again = (waitSeconds: number): object => ({ serverTime: wallMs(), retryAfter: wallMs() + waitSeconds * 1_000 })

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
/** Returns the id for the response, even if nothing else of the message is readable. */
const idIn = (text: string): z.output<typeof Id> => Named.safeParse(parsed(text)).data?.id ?? null

function read(text: string): WsRequest | BinanceError {
  const request = WsRequest.safeParse(parsed(text))
  if (request.success) return request.data
  const [where, name] = request.error.issues[0]?.path ?? []
  return where === 'params' && typeof name === 'string'
    ? missing(name)
    : new BinanceError(400, -1000, 'The request could not be read.')
}
