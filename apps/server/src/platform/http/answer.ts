import { isRefusalCode, refusalEntry } from '@tessera/contract/catalogue.ts'
import type { Refusal } from '@tessera/domain/outcome.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refusals } from '../metrics.ts'
import { contentHash } from '../random.ts'
import { partOf } from './part-of.ts'
import { localeOf, sentence, successWord } from './words.ts'

/** The envelope's time is what the wall clock says: it informs and decides nothing. */
const stamp = (request: FastifyRequest): { traceId: string; serverTime: string } => ({
  traceId: request.id,
  serverTime: new Date().toISOString(),
})

const envelopeOf = (request: FastifyRequest, data: unknown): string =>
  JSON.stringify({
    code: 'SUCCESS',
    message: successWord[localeOf(request.headers['language'])],
    data,
    ...stamp(request),
  })

export const sendReply = (request: FastifyRequest, reply: FastifyReply, data: unknown): FastifyReply =>
  reply.header('cache-control', 'no-store').type('application/json').send(envelopeOf(request, data))

/** The same for everybody: caches may keep it for a while, and whoever has it already is told only that. */
export function sendCached(request: FastifyRequest, reply: FastifyReply, data: unknown, seconds: number): FastifyReply {
  const tag = `W/"${contentHash([localeOf(request.headers['language']), data]).slice(0, 32)}"`
  reply.header('cache-control', `public, max-age=${seconds}`).header('vary', 'language').header('etag', tag)
  if (request.headers['if-none-match'] === tag) return reply.code(304).send()
  return reply.type('application/json').send(envelopeOf(request, data))
}

/** What a busy or paused server asks for before the next try. */
export const SOON_SECONDS = '1'

export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  // A code outside the catalogue cannot be written by a handler; if one arrives it is our bug, not the reader's.
  const code = isRefusalCode(refusal.code) ? refusal.code : 'INTERNAL'
  refusals.inc({ code })
  const message = sentence(code, localeOf(request.headers['language']), refusal.params)
  if (refusalEntry(code).http === 503) reply.header('retry-after', SOON_SECONDS)
  return reply
    .code(refusalEntry(code).http)
    .header('cache-control', 'no-store')
    .type('application/json')
    .send(JSON.stringify({ code, message, data: null, field: refusal.field, ...stamp(request) }))
}

export const sendFile = (reply: FastifyReply, type: string, name: string, text: string): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .type(`${type}; charset=utf-8`)
    .send(text)

/** A file somebody sent us: never run, never shown in place, whatever it holds. Players of videos ask for it in parts. */
export async function sendBlob(reply: FastifyReply, file: Blob): Promise<FastifyReply> {
  reply
    .header('accept-ranges', 'bytes')
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header(
      'content-disposition',
      `attachment; filename*=UTF-8''${encodeURIComponent(file instanceof File ? file.name : 'file')}`,
    )
    .type(file.type)
  const part = partOf(reply.request.headers.range, file.size)
  if (part === 'none') return reply.code(416).header('content-range', `bytes */${file.size}`).send()
  if (part === 'whole') return reply.send(Buffer.from(await file.arrayBuffer()))
  const [from, to] = part
  return reply
    .code(206)
    .header('content-range', `bytes ${from}-${to}/${file.size}`)
    .send(Buffer.from(await file.slice(from, to + 1).arrayBuffer()))
}
