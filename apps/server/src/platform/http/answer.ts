import { isRefusalCode, type RefusalCode, refusalEntry } from '@tessera/contract/catalogue.ts'
import type { Refusal } from '@tessera/domain/platform/outcome/outcome.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { wallTime } from '#platform/clock/clock.ts'
import { refusals } from '#platform/observing/metrics.ts'
import { contentHash } from '#platform/random/random.ts'
import { byteRange } from './byte-range.ts'
import { brokenRule } from './reasons.ts'
import { localeOf, sentence, successWord } from './localized-text.ts'

const stamp = (traceId: string): { traceId: string; serverTime: string } => ({
  traceId,
  serverTime: wallTime(),
})

const envelopeOf = (request: FastifyRequest, data: unknown): string =>
  JSON.stringify({
    code: 'SUCCESS',
    message: successWord[localeOf(request.headers['language'])],
    data,
    ...stamp(request.id),
  })

export const sendReply = (request: FastifyRequest, reply: FastifyReply, data: unknown): FastifyReply =>
  reply.header('cache-control', 'no-store').type('application/json').send(envelopeOf(request, data))

/** Sends a public response that caches may store. A client that has the current version gets 304. */
export function sendCached(request: FastifyRequest, reply: FastifyReply, data: unknown, seconds: number): FastifyReply {
  const tag = `W/"${contentHash([localeOf(request.headers['language']), data]).slice(0, 32)}"`
  reply.header('cache-control', `public, max-age=${seconds}`).header('vary', 'language').header('etag', tag)
  if (request.headers['if-none-match'] === tag) return reply.code(304).send()
  return reply.type('application/json').send(envelopeOf(request, data))
}

/** Retry-After of a busy or paused server. */
export const SOON_SECONDS = '1'

/**
 * Returns the code, or INTERNAL for one outside the catalogue. Handlers cannot return such a code, so it is our bug.
 */
const codeOf = ({ code }: Refusal): RefusalCode => (isRefusalCode(code) ? code : 'INTERNAL')

type RequestContext = { readonly locale: string | string[] | undefined; readonly traceId: string }

/** Returns the envelope of a refusal and counts it in the metrics. `locale` is the header of the request. */
export function envelopeOfRefusal(refusal: Refusal, { locale, traceId }: RequestContext): string {
  const code = codeOf(refusal)
  refusals.inc({ code })
  const message = sentence(code, localeOf(locale), refusal.params)
  const rule = code === 'PARAM_INVALID' ? brokenRule(refusal) : undefined
  return JSON.stringify({ code, message, data: null, field: refusal.field, rule, ...stamp(traceId) })
}

export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { http } = refusalEntry(codeOf(refusal))
  if (http === 503) reply.header('retry-after', SOON_SECONDS)
  return reply
    .code(http)
    .header('cache-control', 'no-store')
    .type('application/json')
    .send(envelopeOfRefusal(refusal, { locale: request.headers['language'], traceId: request.id }))
}

export const sendFile = (reply: FastifyReply, type: string, name: string, text: string): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .type(`${type}; charset=utf-8`)
    .send(text)

/** Returns text as a header field may contain it (RFC 8187): unlike in a URL, these four signs are encoded as well. */
const extendedValue = (text: string): string =>
  encodeURIComponent(text).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/**
 * Sends an uploaded file as a download that browsers never run or display, whatever it contains. Video players request
 * it in ranges.
 */
export async function sendBlob(reply: FastifyReply, file: Blob): Promise<FastifyReply> {
  reply
    .header('accept-ranges', 'bytes')
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header(
      'content-disposition',
      `attachment; filename*=UTF-8''${extendedValue(file instanceof File ? file.name : 'file')}`,
    )
    .type(file.type)
  const range = byteRange(reply.request.headers.range, file.size)
  if (range === 'none') return reply.code(416).header('content-range', `bytes */${file.size}`).send()
  if (range === 'whole') return reply.send(Buffer.from(await file.arrayBuffer()))
  const [from, to] = range
  return reply
    .code(206)
    .header('content-range', `bytes ${from}-${to}/${file.size}`)
    .send(Buffer.from(await file.slice(from, to + 1).arrayBuffer()))
}
