import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Writable } from 'node:stream'
import type { WebSocket } from 'ws'
import { uptimeMs, wallTime } from '#platform/clock/clock.ts'
import type { Deps } from '#platform/http/deps.ts'
import { type RevocationBus, coalesced } from '#platform/revocation/revocation-bus.ts'
import { authenticateIn } from '#access/sessions/authenticate.sql.ts'
import type { TradingCore } from '#trading/trading/core.ts'
import { closing, Connection, type ConnectionDeps } from './connection.ts'
import { StreamHub } from './hub.ts'
import { activeSessions } from './sessions.sql.ts'
import { upgradedStreams } from '#platform/http/sockets/upgraded.ts'
import { SocketWire } from '#platform/http/sockets/wire.ts'

/** Milliseconds after which a socket without any message is closed. Until its first message its protocol is unknown. */
const FIRST_MESSAGE_MS = 600_000
/**
 * Milliseconds after which a socket is closed that sent a message but subscribed to nothing. One with an ended session
 * is closed at once by a message, otherwise within a second.
 */
const SILENT_MS = 5_000
const SESSIONS_MS = 1_000
const PING_MS = 20_000
/** Maximum number of sockets per customer. Beyond it, the oldest is closed. */
const MAX_PER_CUSTOMER = 20

/** The dependencies that all connections share. */
type Shared = Omit<ConnectionDeps, 'onAuthenticated'>
type Socket = { readonly socket: WebSocket; readonly connection: Connection; answers: boolean }

type Shares = {
  readonly revocations: Pick<RevocationBus, 'subscribe'>
  /** Takes over a client that speaks Binance's protocol, because the base address of Binance's streams is also /ws. */
  readonly takeOver: (wire: WebSocket, request: FastifyRequest, first: string) => void
}

/** Serves the live stream at /ws. A message authenticates it, never a cookie, and a foreign page cannot open it. */
export function serveStream(
  app: FastifyInstance,
  deps: Deps,
  trading: TradingCore,
  { revocations, takeOver }: Shares,
): void {
  const hub = new StreamHub(deps, trading)
  const sockets = new Set<Socket>()
  const authenticate = authenticateIn(deps)
  const streamOf = upgradedStreams(app)
  const ours = originsOf(deps.config.PUBLIC_URL)
  const connectionDeps: Shared = {
    hub,
    // A socket that reconnects automatically does not count as activity.
    authenticate: (token) => authenticate(token, true),
    uptime: uptimeMs,
    now: wallTime,
  }
  const fromOurPages = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { origin } = request.headers
    if (origin !== undefined && !ours.includes(origin)) await reply.code(403).send()
  }
  app.get('/ws', { websocket: true, preValidation: fromOurPages }, (socket, request) =>
    listenFirst(socket, (first) => {
      if (namesMethod(first)) takeOver(socket, request, first)
      else accept(sockets, { socket, below: streamOf(request) }, first, { connectionDeps, log: deps.log })
    }),
  )
  const checkSessions = coalesced(() => closeDead(deps, sockets))
  const stopHearing = revocations.subscribe('access_ended', () => void checkSessions())
  const timers = [
    setInterval(() => void checkSessions(), SESSIONS_MS).unref(),
    setInterval(() => pingAll(sockets), PING_MS).unref(),
  ]
  app.addHook('onClose', (_app, done) => {
    for (const timer of timers) clearInterval(timer)
    stopHearing()
    hub.close()
    done()
  })
}

/** Returns the origins of our pages. A server on this machine has two names. */
function originsOf(publicUrl: string): readonly string[] {
  const { origin, hostname } = new URL(publicUrl)
  return hostname === '127.0.0.1' ? [origin, origin.replace(hostname, 'localhost')] : [origin]
}

/** Waits for the first message, which shows the client's protocol. Nothing is sent before. */
function listenFirst(socket: WebSocket, received: (first: string) => void): void {
  const timeout = setTimeout(() => socket.close(...closing.silent), FIRST_MESSAGE_MS).unref()
  const stop = (): void => clearTimeout(timeout)
  socket.once('close', stop)
  // An error of a socket needs no handling, because `close` follows.
  socket.on('error', () => undefined)
  socket.once('message', (data: Buffer, isBinary: boolean) => {
    stop()
    received(isBinary ? '' : data.toString())
  })
}

/** True for a message of Binance's clients, which has a `method`; ours have an operation. */
function namesMethod(text: string): boolean {
  try {
    const answer: unknown = JSON.parse(text)
    return typeof answer === 'object' && answer !== null && 'method' in answer
  } catch {
    return false
  }
}

type Accepting = { readonly connectionDeps: Shared; readonly log: Deps['log'] }
type Accepted = { readonly socket: WebSocket; readonly below: Writable }
function accept(
  sockets: Set<Socket>,
  { socket, below }: Accepted,
  first: string,
  { connectionDeps, log }: Accepting,
): void {
  const connection = new Connection(new SocketWire(socket, below), {
    ...connectionDeps,
    onAuthenticated: () => closeOldest(sockets, entry),
  })
  const entry: Socket = { socket, connection, answers: true }
  sockets.add(entry)
  const silent = setTimeout(() => {
    if (connection.idle) connection.end(closing.silent)
  }, SILENT_MS).unref()
  const receive = (text: string): void => {
    connection
      .receive(text)
      // An error of the database closes this socket. Unhandled, it would end the process.
      .catch((error: unknown) => {
        log.warn({ err: error }, 'a message of a socket failed: the socket was closed')
        connection.disconnect()
      })
  }
  receive(first)
  socket.on('message', (data: Buffer, isBinary: boolean) => receive(isBinary ? '' : data.toString()))
  socket.on('pong', () => {
    entry.answers = true
  })
  socket.on('close', () => {
    clearTimeout(silent)
    connection.leave()
    sockets.delete(entry)
  })
}

function closeOldest(sockets: ReadonlySet<Socket>, newest: Socket): void {
  const customer = newest.connection.session?.customerId
  if (customer === undefined) return
  const own = [...sockets].filter(({ connection }) => connection.session?.customerId === customer)
  for (const { connection } of own.slice(0, Math.max(0, own.length - MAX_PER_CUSTOMER)))
    connection.end(closing.replaced)
}

/** Closes sockets whose session has ended, for example by logout, password change or account closing. */
async function closeDead(deps: Deps, sockets: ReadonlySet<Socket>): Promise<void> {
  const signedIn = [...sockets].flatMap(({ connection }) =>
    connection.session === undefined ? [] : [{ connection, session: connection.session.sessionId }],
  )
  if (signedIn.length === 0) return
  try {
    const active = await activeSessions(
      deps,
      signedIn.map(({ session }) => session),
    )
    for (const { connection, session } of signedIn) if (!active.has(session)) connection.end(closing.sessionOver)
  } catch (error) {
    deps.log.warn({ err: error }, 'the sessions of open sockets could not be checked')
  }
}

function pingAll(sockets: ReadonlySet<Socket>): void {
  for (const each of sockets) {
    if (each.answers) each.socket.ping()
    else each.socket.terminate()
    each.answers = false
  }
}
