import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import websocket from '@fastify/websocket'
import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { MAX_UPLOAD_BYTES } from '@tessera/domain/services/uploads/purpose.ts'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { BodiesFull, boundBodies } from './body-budget.ts'
import { BodyTooSlow } from './body-progress.ts'
import { BODY_BYTES, MEBIBYTE } from './body-bytes.ts'
import { ipOf } from './caller-ip.ts'
import type { Deps } from './deps.ts'
import { contention, requestSeconds } from '#platform/observing/metrics.ts'
import { sendRefusal } from './answer.ts'
import { hardeningHeaders } from './hardening-headers.ts'
import { wallTime } from '#platform/clock/clock.ts'
import { stateFromError } from '#platform/database/database-state.sql.ts'
import { isContention, isDependencyFailure } from './dependency-errors.ts'
import { keepBody } from './signed.ts'
import { writeRefusal } from './write-refusal.ts'
import { answerUnread, answerUnrouted } from './parser-errors.ts'
import { parseStrictJson, UnreadableJson } from './json.ts'

/** Creates a Fastify with limits, headers, strict JSON and one error format. Routes are added later. */
export async function createApp(deps: Pick<Deps, 'config' | 'databaseState' | 'log'>): Promise<FastifyInstance> {
  const { config, databaseState, log } = deps
  const app = Fastify({
    logger: false,
    bodyLimit: BODY_BYTES,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    trustProxy: config.TRUSTED_PROXY_HOPS > 0 && ((_address, hop) => hop < config.TRUSTED_PROXY_HOPS),
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: answerUnread,
    frameworkErrors: (_error, request, reply) => {
      answerUnrouted(request, reply)
    },
  })
  readJsonOnly(app)
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    databaseState.observe(error)
    const known = knownError(error) ?? writeRefusal(stateFromError(error) ?? 'writable')
    if (known !== undefined) return sendRefusal(request, reply, known)
    if (isContention(error)) {
      contention.inc({ at: 'lock' })
      return sendRefusal(request, reply, refuse('ACCOUNT_BUSY'))
    }
    log.error(
      { err: error, traceId: request.id, route: request.routeOptions.url },
      'a request failed with an unexpected error',
    )
    return sendRefusal(request, reply, refuse(isDependencyFailure(error) ? 'SERVER_BUSY' : 'INTERNAL'))
  })
  app.addHook('onResponse', (request: FastifyRequest, reply: FastifyReply, done) => {
    const route = request.routeOptions.url ?? 'none'
    requestSeconds.observe({ route, code: reply.statusCode }, reply.elapsedTime / 1000)
    const ms = Math.round(reply.elapsedTime)
    log.debug({ route, status: reply.statusCode, ms, traceId: request.id, ip: ipOf(request) }, 'answered a request')
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('server-time', wallTime())
    done()
  })
  boundBodies(app)
  await registerPlugins(app, config.PUBLIC_URL)
  return app
}

/** Headers, compression, uploads and sockets, each with its limits. */
async function registerPlugins(app: FastifyInstance, publicUrl: string): Promise<void> {
  const hardening = hardeningHeaders(publicUrl)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(hardening)
    done()
  })
  await app.register(compress, { threshold: 1024 })
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: MAX_UPLOAD_BYTES + 1, files: 1, fields: 10, fieldSize: 10_000, parts: 11 },
  })
  await app.register(websocket, { options: { maxPayload: 65_536, perMessageDeflate: false } })
}

/** Accepts only JSON and uploads, and only JSON without ambiguities. */
function readJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    keepBody(request, String(body))
    try {
      done(null, body === '' ? {} : parseStrictJson(String(body)))
    } catch (error) {
      done(errorOf(error))
    }
  })
}

const errorOf = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)))

function knownError(error: FastifyError): ReturnType<typeof refuse> | undefined {
  if (error instanceof BodiesFull) return refuse('SERVER_BUSY')
  if (error instanceof BodyTooSlow) return refuse('REQUEST_TOO_SLOW')
  if (error instanceof UnreadableJson) return refuse('BODY_UNREADABLE', { params: error.params })
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return refuse('BODY_TOO_LARGE', { params: { limit: BODY_BYTES / MEBIBYTE } })
    case 'FST_REQ_FILE_TOO_LARGE':
      return refuse('BODY_TOO_LARGE', { params: { limit: MAX_UPLOAD_BYTES / MEBIBYTE } })
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return refuse('CONTENT_TYPE_UNSUPPORTED')
    default:
      return error.statusCode !== undefined && error.statusCode < 500
        ? refuse('BODY_UNREADABLE', { params: { reason: error.message } })
        : undefined
  }
}
