import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ipOf } from '#platform/http/caller-ip.ts'
import type { Deps } from '#platform/http/deps.ts'
import { stateFromError } from '#platform/database/database-state.sql.ts'
import { SOON_SECONDS } from '#platform/http/answer.ts'
import { writeRefusal } from '#platform/http/write-refusal.ts'
import { type BinanceServices, type Call, callRoute } from './call-route.ts'
import { BinanceError, bodyOf, refused, statusUnknown, timeUnitInvalid } from './errors.ts'
import { isTimeUnit, readSent } from './params.ts'
import type { Route } from './route.ts'

/** All path prefixes that Binance has, of which ours are a part. */
const everything = ['/api/*', '/sapi/*', '/fapi/*', '/dapi/*', '/eapi/*', '/papi/*']

/** Serves the routes at their own paths, with their own error format, isolated from the rest of the site. */
export async function serveBinance(
  app: FastifyInstance,
  services: BinanceServices,
  routes: readonly Route[],
): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    scope.setErrorHandler((error, request, reply) => sendError(services.deps, error, request, reply))
    // Unsupported calls are rejected in Binance's own form, so that its clients can read the response.
    for (const url of everything)
      scope.all(url, () => {
        throw new BinanceError(404, -1020, 'This operation is not supported.')
      })
    for (const route of routes)
      scope.route({
        method: route.method,
        url: route.path,
        handler: async (request, reply) => {
          const value = await callRoute(services, route, callOf(request, reply))
          return reply.header('cache-control', 'no-store').type('application/json').send(JSON.stringify(value))
        },
      })
  })
}

function sendError(
  { databaseState, log }: Deps,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  databaseState.observe(error)
  const known = error instanceof BinanceError ? error : unknownError(error)
  if (known.http >= 500)
    log.error(
      { err: error, route: request.routeOptions.url },
      'a request of the Binance API failed with an unexpected error',
    )
  const waitSeconds = known.http === 503 ? SOON_SECONDS : known.more.waitSeconds
  if (waitSeconds !== undefined) reply.header('retry-after', String(waitSeconds))
  return reply.code(known.http).header('cache-control', 'no-store').type('application/json').send(bodyOf(known))
}

const unknownError = (error: unknown): BinanceError => {
  const written = writeRefusal(stateFromError(error) ?? 'writable')
  if (written !== undefined) return refused(written)
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
      ? error.statusCode
      : 500
  return status < 500 ? new BinanceError(status, -1000, 'The request could not be read.') : statusUnknown()
}

/** Parameters are in the query, in the body, or in both. The use of limits is reported in the headers. */
function callOf(request: FastifyRequest, reply: FastifyReply): Call {
  const texts = [request.raw.url?.split('?')[1] ?? '', typeof request.body === 'string' ? request.body : '']
  const apiKey = request.headers['x-mbx-apikey']
  if (!isTimeUnit(request.headers['x-mbx-time-unit'])) throw timeUnitInvalid()
  return {
    sent: readSent(...texts),
    apiKey: typeof apiKey === 'string' ? apiKey : undefined,
    text: signedPart(texts),
    ip: ipOf(request),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    counted: ({ header }, used, waitSeconds) => {
      reply.header(header, String(used))
      if (waitSeconds !== undefined) reply.header('retry-after', String(waitSeconds))
    },
  }
}

/** Returns the text that a signature covers: query and body as received, one after the other, without the signature. */
const signedPart = (texts: readonly string[]): string =>
  texts
    .map((text) =>
      text
        .split('&')
        .filter((part) => !part.startsWith('signature='))
        .join('&'),
    )
    .join('')
