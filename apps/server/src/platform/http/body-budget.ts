import type { FastifyInstance } from 'fastify'
import { BODY_BYTES } from './body-bytes.ts'

/** Bytes of all larger bodies that a node has in memory at once; forms with files are streamed and do not count. */
export const MOST_BYTES = 64 * BODY_BYTES

/**
 * A body up to this size is not counted: it takes no more than the headers of its request may. So whoever announces large bodies
 * and sends nothing keeps no order out.
 */
export const SMALL_BYTES = 16_384

/** No room for another body at the moment: it is refused before a byte of it is read. */
export class BodiesFull extends Error {}

/** Bounds the bytes of all larger bodies together, from the first byte until the answer has gone. */
export function boundBodies(app: FastifyInstance, most = MOST_BYTES): void {
  let bytes = 0
  app.addHook('preParsing', (request, reply, payload, done) => {
    const size = sizeOf(request.headers)
    if (size <= SMALL_BYTES) return done(null, payload)
    if (bytes + size > most) return done(new BodiesFull(`${bytes} bytes of bodies are being handled`))
    bytes += size
    let isCounted = true
    const release = (): void => {
      if (isCounted) bytes -= size
      isCounted = false
    }
    reply.raw.once('finish', release).once('close', release)
    return done(null, payload)
  })
}

/** The size that a body announces, or the largest one for a body of unknown length. */
function sizeOf(headers: Readonly<Record<string, string | string[] | undefined>>): number {
  if (String(headers['content-type']).startsWith('multipart/')) return 0
  const length = Number(headers['content-length'] ?? (headers['transfer-encoding'] === undefined ? 0 : BODY_BYTES))
  return Number.isFinite(length) ? Math.min(length, BODY_BYTES) : BODY_BYTES
}
