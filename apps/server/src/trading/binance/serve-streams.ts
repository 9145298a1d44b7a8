import { isFrom } from '@tessera/domain/access/api-keys/ips.ts'
import { lineOf } from '@tessera/domain/platform/text/ip-address.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import { ipOf } from '#platform/http/caller-ip.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Hints } from '#platform/revocation/hints.ts'
import { uptimeMs } from '#platform/clock/clock.ts'
import type { TradingCore } from '#trading/trading/core.ts'
import { findListener } from './listen-keys.sql.ts'
import { MarketStreams } from './market-streams.ts'
import { type OpenStream, OpenStreams } from './open-streams.ts'
import type { BinanceDoor } from './call-route.ts'
import { bodyOf, timeUnitInvalid } from './errors.ts'
import { isQueryOfSocket } from './params.ts'
import type { Route } from './route.ts'
import { CALLS, closing, type Pace, Socket } from './socket.ts'
import { type Listen, StreamConnection } from './stream-connection.ts'
import { UserFeeds } from './user-feeds.ts'
import { WsApiConnection } from './ws-api.ts'
import { routesByMethod } from './ws-methods.ts'

/** What a key opened ends with it: at once by a hint, else within a second. */
const KEYS_MS = 1_000
const PING_MS = 20_000
/** Sockets by one line. */
const MAX_PER_LINE = 100

type Room = {
  readonly deps: Deps
  /** Each with the line it came by. */
  readonly sockets: Map<Socket, string>
  readonly opened: OpenStreams
  readonly markets: MarketStreams
  readonly feeds: UserFeeds
}

/** Hears a client on that spoke in Binance's form at /ws, the base address of its streams; `first` is what it said. */
export type TakeOver = (wire: WebSocket, request: FastifyRequest, first: string) => void

/** Streams of markets and, by a listen key, of a user at /ws/<stream> and /stream?streams=, and the WebSocket API at /ws-api/v3. */
export function serveBinanceStreams(
  app: FastifyInstance,
  door: BinanceDoor,
  { trading, hints, routes }: { trading: TradingCore; hints: Pick<Hints, 'on'>; routes: readonly Route[] },
): TakeOver {
  const { deps } = door
  const routeOf = routesByMethod(routes)
  const room: Room = {
    deps,
    sockets: new Map(),
    opened: new OpenStreams(deps),
    markets: new MarketStreams(deps, trading),
    feeds: new UserFeeds(deps, trading),
  }
  const isFull = ({ ip }: FastifyRequest): boolean =>
    [...room.sockets.values()].filter((each) => each === lineOf(ip)).length >= MAX_PER_LINE
  const preValidation = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (isFull(request)) await reply.code(429).send()
    else if (!isQueryOfSocket(request.query))
      await reply.code(400).type('application/json').send(bodyOf(timeUnitInvalid()))
  }
  const served = { websocket: true, preValidation } as const
  app.get<{ Params: { '*': string } }>('/ws/*', served, (wire, request) =>
    acceptStreams(room, wire, request, request.params['*'].split('/'), false),
  )
  app.get<{ Querystring: { streams?: string } }>('/stream', served, (wire, request) =>
    acceptStreams(room, wire, request, (request.query.streams ?? '').split('/'), true),
  )
  app.get('/ws-api/v3', served, (wire, request) => {
    const socket = takeIn(room, wire, request, CALLS)
    const from = { ip: ipOf(request), userAgent: (request.headers['user-agent'] ?? '').slice(0, 300) }
    const connection = new WsApiConnection(socket, {
      door,
      routeOf,
      feeds: room.feeds,
      opened: room.opened,
      from,
    })
    hold(room, socket, connection)
  })
  const stopHearing = hints.on('access_ended', () => void room.opened.endDead())
  const timers = [
    setInterval(() => void room.opened.endDead(), KEYS_MS).unref(),
    setInterval(() => [...room.sockets.keys()].forEach((socket) => socket.ping()), PING_MS).unref(),
  ]
  app.addHook('onClose', (_app, done) => {
    for (const timer of timers) clearInterval(timer)
    stopHearing()
    room.markets.close()
    room.feeds.close()
    done()
  })
  return (wire, request, first) => {
    if (isFull(request)) return wire.close(...closing.tooMany)
    if (!isQueryOfSocket(request.query)) return wire.close(...closing.timeUnit)
    acceptStreams(room, wire, request, [], false)
    wire.emit('message', Buffer.from(first), false)
  }
}

function takeIn(room: Room, wire: WebSocket, { ip }: FastifyRequest, pace?: Pace): Socket {
  const socket = new Socket(wire, uptimeMs, pace)
  room.sockets.set(socket, lineOf(ip))
  wire.on('close', () => room.sockets.delete(socket))
  return socket
}

type Connection = {
  readonly answer: (text: string) => Promise<void>
  readonly decline?: (text: string) => void
  readonly leave: () => void
}
function hold(room: Room, socket: Socket, connection: Connection): void {
  socket.onMessage(
    (text) => connection.answer(text),
    (error) => room.deps.log.warn({ err: error }),
    connection.decline?.bind(connection),
  )
  socket.onClose(() => connection.leave())
}

function acceptStreams(
  room: Room,
  wire: WebSocket,
  request: FastifyRequest,
  streams: readonly string[],
  named: boolean,
): void {
  const socket = takeIn(room, wire, request)
  const connection = new StreamConnection(socket, room.markets, named, listenIn(room, socket, request))
  hold(room, socket, connection)
  connection.begin(streams).catch((error: unknown) => {
    room.deps.log.warn({ err: error })
    socket.end(closing.trouble)
  })
}

/** A user's stream by its listen key, which is as good as its API key: from the same addresses, and as long. */
const listenIn =
  (room: Room, socket: Socket, { ip }: FastifyRequest): Listen =>
  async (listenKey, reader) => {
    const found = await findListener(room.deps, listenKey)
    // It may have gone while the key was looked up.
    if (found === undefined || !isFrom(ip, found.ips) || socket.closed) return undefined
    const { id: listenKeyId, apiKeyId, customerId } = found
    const opened: OpenStream = { apiKeyId, listenKeyId, customerId, ip, end: () => socket.end(closing.keyOver) }
    const leave = (): void => {
      room.opened.delete(opened)
      room.feeds.leave(customerId, reader)
    }
    room.opened.add(opened)
    try {
      await room.feeds.join(customerId, reader)
    } catch (error) {
      leave()
      throw error
    }
    return leave
  }
