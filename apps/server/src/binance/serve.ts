import { mayUse } from '@tessera/domain/api-keys/key.ts'
import { WINDOW_MS } from '@tessera/domain/api-keys/signing.ts'
import type { Outcome } from '@tessera/domain/outcome.ts'
import { ok, refuse } from '@tessera/domain/outcome.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { authenticateKey, authenticateSigned } from '../api-keys/authenticate-signed.ts'
import type { Deps } from '../platform/deps.ts'
import { SOON_SECONDS } from '../platform/http/answer.ts'
import { sentence } from '../platform/http/words.ts'
import { API_WEIGHT, type Weigh } from '../platform/rate-limit.ts'
import { BinanceError, bodyOf, errorOf, missing, statusUnknown } from './errors.ts'
import { read, readSent, type Sent } from './params.ts'
import type { Caller, Route } from './route.ts'
import { ORDERS_10S, ORDERS_DAY, weights } from './weights.ts'

export type BinanceDoor = { readonly deps: Deps; readonly weigh: Weigh }

/** Our refusal as the error that Binance's clients know. */
export const refused = (outcome: Outcome<unknown> & { readonly ok: false }): BinanceError =>
  errorOf(outcome, (code) => sentence(code, 'en_US', outcome.params))

/** Serves the routes at their own addresses, with their own errors: nothing of it reaches the rest of the site. */
export async function serveBinance(app: FastifyInstance, door: BinanceDoor, routes: readonly Route[]): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    scope.setErrorHandler((error, request, reply) => sendError(door.deps, error, request, reply))
    // What Binance has and we do not is refused in its own form, so that its clients can read it.
    for (const url of ['/api/*', '/sapi/*', '/fapi/*', '/dapi/*'])
      scope.all(url, { schema: { hide: true } }, () => {
        throw new BinanceError(404, -1020, 'This operation is not supported.')
      })
    for (const route of routes)
      scope.route({
        method: route.method,
        url: route.path,
        schema: { hide: true },
        handler: async (request, reply) => {
          const value = await answer(door, route, request, reply)
          return reply.header('cache-control', 'no-store').type('application/json').send(JSON.stringify(value))
        },
      })
  })
}

function sendError({ log }: Deps, error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = error instanceof BinanceError ? error : unknownError(error)
  if (known.http >= 500) log.error({ err: error, route: request.routeOptions.url })
  if (known.http === 503) reply.header('retry-after', SOON_SECONDS)
  return reply.code(known.http).header('cache-control', 'no-store').type('application/json').send(bodyOf(known))
}

const unknownError = (error: unknown): BinanceError => {
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
      ? error.statusCode
      : 500
  return status < 500 ? new BinanceError(status, -1000, 'The request could not be read.') : statusUnknown()
}

async function answer(door: BinanceDoor, route: Route, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const texts = [request.raw.url?.split('?')[1] ?? '', typeof request.body === 'string' ? request.body : '']
  const sent = readSent(...texts)
  const admit = (who: string) => weighCall(door, route, sent, who, reply)
  const caller = await callerOf(door, route, request, texts, sent, admit)
  const input = read(route.input, sent)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the route's own schema reads
  const outcome = await route.handle(input as never, caller)
  if (!outcome.ok) throw refused(outcome)
  return outcome.value
}

/** What a signature of Binance is over: query and body as they came, one after the other, without itself. */
const signedPart = (texts: readonly string[]): string =>
  texts
    .map((text) =>
      text
        .split('&')
        .filter((part) => !part.startsWith('signature='))
        .join('&'),
    )
    .join('')

async function callerOf(
  { deps, weigh }: BinanceDoor,
  route: Route,
  request: FastifyRequest,
  texts: readonly string[],
  sent: Sent,
  admit: (who: string) => Promise<void>,
): Promise<Caller | undefined> {
  if (route.needs === 'none') {
    await admit(`ip:${request.ip}`)
    return undefined
  }
  const apiKey = request.headers['x-mbx-apikey']
  if (typeof apiKey !== 'string') throw new BinanceError(401, -2014, 'API-key format invalid.')
  const { ip } = request
  if (route.needs === 'key') {
    const caller = callerFrom(await authenticateKey({ ...deps, weigh }, { apiKey, ip }))
    await admit(caller.actor)
    return caller
  }
  const holder = await authenticateSigned(
    { ...deps, weigh },
    {
      ...signatureIn(sent),
      apiKey,
      text: signedPart(texts),
      ip,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
      // Clients ask several things in one millisecond: what was signed to read may read, and nothing else.
      door: route.method === 'GET' ? 'GET' : `${route.method} ${route.path}`,
      repeatable: route.method === 'GET',
      admit: async ({ customerId }) => ok(await admit(`customer:${customerId}`)),
    },
  )
  if (holder.ok) {
    const may = mayUse(route.needs, holder.value.apiKey, holder.value.apiKey.now)
    if (!may.ok) throw refused(may)
  }
  return callerFrom(holder)
}

/** What every signed call carries. Hex is read in any letters, as Binance does. */
export function signatureIn(sent: Sent): { signature: string; timestampMs: number; windowMs: number } {
  const [timestamp, window, signature] = ['timestamp', 'recvWindow', 'signature'].map((name) => sent.get(name))
  if (timestamp === undefined || !/^\d{13}$/.test(timestamp)) throw missing('timestamp')
  if (signature === undefined || signature === '') throw missing('signature')
  if (window !== undefined && !/^\d{1,5}(\.\d{1,3})?$/.test(window))
    throw new BinanceError(400, -1131, 'recvWindow must be less than 60000.')
  return {
    signature: /^[0-9A-F]{64}$/i.test(signature) ? signature.toLowerCase() : signature,
    timestampMs: Number(timestamp),
    windowMs: Number(window ?? WINDOW_MS),
  }
}

export function callerFrom(holder: Awaited<ReturnType<typeof authenticateKey>>): Caller {
  if (!holder.ok) throw refused(holder)
  return { ...holder.value, actor: `customer:${holder.value.customerId}` }
}

/** Counted per customer over all keys (API-08), per network address for calls without a key. */
async function weighCall(
  { weigh }: BinanceDoor,
  route: Route,
  sent: Sent,
  who: string,
  reply: FastifyReply,
): Promise<void> {
  const weight = weights[`${route.method} ${route.path}`]
  if (weight === undefined) throw new Error(`${route.method} ${route.path} has no weight`)
  const limits = [
    ['x-mbx-used-weight-1m', 'api-weight', API_WEIGHT, typeof weight === 'number' ? weight : weight(sent)],
    ...(route.places === true
      ? ([
          ['x-mbx-order-count-10s', 'api-orders-10s', ORDERS_10S, 1],
          ['x-mbx-order-count-1d', 'api-orders-1d', ORDERS_DAY, 1],
        ] as const)
      : []),
  ] as const
  for (const [header, scope, rate, points] of limits) {
    const { used, waitSeconds } = await weigh(scope, who, rate, points)
    reply.header(header, String(used))
    if (waitSeconds === undefined) continue
    reply.header('retry-after', String(waitSeconds))
    throw refused(refuse('TOO_MANY_REQUESTS', { params: { seconds: waitSeconds } }))
  }
}
