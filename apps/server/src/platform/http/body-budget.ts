import type { FastifyInstance } from 'fastify'
import { PassThrough } from 'node:stream'
import { BODY_BYTES } from './body-bytes.ts'
import { BodyTooSlow, PACE, requireProgress } from './body-progress.ts'

/**
 * The bytes of all larger bodies that a node may hold in memory at once. Forms with files are streamed and do not
 * count.
 */
export const MAX_BYTES = 64 * BODY_BYTES

/**
 * A body up to this size does not count: it takes no more memory than the headers of its request may. So a client that
 * announces large bodies and sends nothing cannot block orders.
 */
export const SMALL_BYTES = 16_384

/** The error when there is no memory for another body. It is thrown before a byte of the body is read. */
export class BodiesFull extends Error {}

/**
 * Limits the total bytes of all larger bodies, from the first byte until the response is sent. A stalled body is
 * refused, to free its memory for others.
 */
export function boundBodies(app: FastifyInstance, max = MAX_BYTES, pace = PACE): void {
  let bytes = 0
  app.addHook('preParsing', (request, reply, payload, done) => {
    const size = sizeOf(request.headers)
    if (size <= SMALL_BYTES) return done(null, payload)
    if (bytes + size > max) return done(new BodiesFull(`${bytes} bytes of bodies are being handled`))
    bytes += size
    let isCounted = true
    const release = (): void => {
      if (isCounted) bytes -= size
      isCounted = false
    }
    reply.raw.once('finish', release).once('close', release)
    // The parser reads this stream instead of the request, so the request can still be answered when its body stalls.
    const body = new PassThrough()
    payload.once('error', (error: Error) => body.destroy(error))
    requireProgress(
      request.raw,
      () => {
        void reply.header('connection', 'close')
        body.destroy(new BodyTooSlow(`fewer than ${pace.minBytes} bytes of a body in ${pace.windowMs} ms`))
      },
      pace,
    )
    return done(null, payload.pipe(body))
  })
}

type Headers = Readonly<Record<string, string | string[] | undefined>>
const isForm = (headers: Headers): boolean => String(headers['content-type']).startsWith('multipart/')

/** Returns the size in Content-Length, or the largest allowed one for a body of unknown length. */
function sizeOf(headers: Headers): number {
  if (isForm(headers)) return 0
  const length = Number(headers['content-length'] ?? (headers['transfer-encoding'] === undefined ? 0 : BODY_BYTES))
  return Number.isFinite(length) ? Math.min(length, BODY_BYTES) : BODY_BYTES
}
