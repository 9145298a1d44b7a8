import { isFrom } from '@tessera/domain/access/api-keys/ips.ts'
import { connectionOf } from '@tessera/domain/platform/text/ip-address.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Writable } from 'node:stream'
import type { WebSocket } from 'ws'
import { ipOf } from '#platform/http/caller-ip.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { RevocationBus } from '#platform/revocation/revocation-bus.ts'
import { upgradedStreams } from '#platform/http/sockets/upgraded.ts'
import { uptimeMs } from '#platform/clock/clock.ts'
import type { TradingCore } from '#trading/trading/core.ts'
import { findListener } from './listen-keys.sql.ts'
import { MarketStreams } from './market-streams.ts'
import { type OpenStream, OpenStreams } from './open-streams.ts'
import type { BinanceServices } from './call-route.ts'
import { bodyOf, timeUnitInvalid } from './errors.ts'
import { isQueryOfSocket } from './params.ts'
import type { Route } from './route.ts'
import { CALLS, closing, type Pace, Socket } from './socket.ts'
import { type OpenUserStream, StreamConnection } from './stream-connection.ts'
import { UserFeeds } from './user-feeds.ts'
import { WsApiConnection } from './ws-api.ts'
import { routesByMethod } from './ws-methods.ts'

/** Interval in ms of the check for deleted keys. A revocation message usually ends their streams at once. */
const KEYS_MS = 1_000
const PING_MS = 20_000
/** Maximum number of sockets per network. */
const MAX_PER_CONNECTION = 100

type Shared = {
  readonly deps: Deps
  /** Each socket with its network. */
  readonly sockets: Map<Socket, string>
  readonly opened: OpenStreams
  readonly markets: MarketStreams
  readonly feeds: UserFeeds
  readonly streamOf: (request: FastifyRequest) => Writable
}

/**
 * Takes over a client that sent a message in Binance's form at /ws, the base address of its streams. `first` is its
 * first message.
 */
export type TakeOver = (wire: WebSocket, request: FastifyRequest, first: string) => void

type Served = { trading: TradingCore; revocations: Pick<RevocationBus, 'subscribe'>; routes: readonly Route[] }

/** Streams of markets and, by a listen key, of a user at /ws/<stream> and /stream?streams=, and the WebSocket API at /ws-api/v3. */
export function serveBinanceStreams(
  app: FastifyInstance,
  services: BinanceServices,
  { trading, revocations, routes }: Served,
): TakeOver {
  const { deps } = services
  const routeOf = routesByMethod(routes)
  const shared: Shared = {
    deps,
    sockets: new Map(),
    opened: new OpenStreams(deps),
    markets: new MarketStreams(deps, trading),
    feeds: new UserFeeds(deps, trading),
    streamOf: upgradedStreams(app),
  }
  const isFull = ({ ip }: FastifyRequest): boolean =>
    [...shared.sockets.values()].filter((each) => each === connectionOf(ip)).length >= MAX_PER_CONNECTION
  const preValidation = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (isFull(request)) await reply.code(429).send()
    else if (!isQueryOfSocket(request.query))
      await reply.code(400).type('application/json').send(bodyOf(timeUnitInvalid()))
  }
  const served = { websocket: true, preValidation } as const
  app.get<{ Params: { '*': string } }>('/ws/*', served, (wire, request) =>
    acceptStreams(shared, wire, request, request.params['*'].split('/'), false),
  )
  app.get<{ Querystring: { streams?: string } }>('/stream', served, (wire, request) =>
    acceptStreams(shared, wire, request, (request.query.streams ?? '').split('/'), true),
  )
  app.get('/ws-api/v3', served, (wire, request) => {
    const socket = takeIn(shared, wire, request, CALLS)
    const from = { ip: ipOf(request), userAgent: (request.headers['user-agent'] ?? '').slice(0, 300) }
    const connection = new WsApiConnection(socket, {
      services,
      routeOf,
      feeds: shared.feeds,
      opened: shared.opened,
      from,
    })
    hold(shared, socket, connection)
  })
  const stopHearing = revocations.subscribe('access_ended', () => void shared.opened.endRevoked())
  const timers = [
    setInterval(() => void shared.opened.endRevoked(), KEYS_MS).unref(),
    setInterval(() => [...shared.sockets.keys()].forEach((socket) => socket.ping()), PING_MS).unref(),
  ]
  app.addHook('onClose', (_app, done) => {
    for (const timer of timers) clearInterval(timer)
    stopHearing()
    shared.markets.close()
    shared.feeds.close()
    done()
  })
  return (wire, request, first) => {
    if (isFull(request)) return wire.close(...closing.tooMany)
    if (!isQueryOfSocket(request.query)) return wire.close(...closing.timeUnit)
    acceptStreams(shared, wire, request, [], false)
    wire.emit('message', Buffer.from(first), false)
  }
}

function takeIn(shared: Shared, wire: WebSocket, request: FastifyRequest, pace?: Pace): Socket {
  const socket = new Socket(wire, shared.streamOf(request), uptimeMs, pace)
  shared.sockets.set(socket, connectionOf(request.ip))
  wire.on('close', () => shared.sockets.delete(socket))
  return socket
}

type Connection = {
  readonly answer: (text: string) => Promise<void>
  readonly decline?: (text: string) => void
  readonly leave: () => void
}
function hold(shared: Shared, socket: Socket, connection: Connection): void {
  socket.onMessage(
    (text) => connection.answer(text),
    (error) => shared.deps.log.warn({ err: error }, 'a message of a market stream failed'),
    connection.decline?.bind(connection),
  )
  socket.onClose(() => connection.leave())
}

function acceptStreams(
  shared: Shared,
  wire: WebSocket,
  request: FastifyRequest,
  streams: readonly string[],
  named: boolean,
): void {
  const socket = takeIn(shared, wire, request)
  const connection = new StreamConnection(socket, shared.markets, named, listenIn(shared, socket, request))
  hold(shared, socket, connection)
  connection.begin(streams).catch((error: unknown) => {
    shared.deps.log.warn({ err: error }, 'a market stream could not begin and was closed')
    socket.end(closing.trouble)
  })
}

/**
 * Returns a function that opens a user's stream by its listen key. Allowed addresses and lifetime are those of the API
 * key.
 */
const listenIn =
  (shared: Shared, socket: Socket, { ip }: FastifyRequest): OpenUserStream =>
  async (listenKey, reader) => {
    const found = await findListener(shared.deps, listenKey)
    // The socket may have closed while the key was looked up.
    if (found === undefined || !isFrom(ip, found.ips) || socket.closed) return undefined
    const { id: listenKeyId, apiKeyId, customerId } = found
    const opened: OpenStream = { apiKeyId, listenKeyId, customerId, ip, end: () => socket.end(closing.keyOver) }
    const leave = (): void => {
      shared.opened.delete(opened)
      shared.feeds.leave(customerId, reader)
    }
    shared.opened.add(opened)
    try {
      await shared.feeds.join(customerId, reader)
    } catch (error) {
      leave()
      throw error
    }
    return leave
  }
