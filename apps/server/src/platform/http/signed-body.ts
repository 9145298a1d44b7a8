import type { Endpoint } from '@tessera/contract/platform/http/endpoint.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SignedBody } from './call.ts'

const MAX_BYTES = 256 * 1024

/** Registers a row. The body of a row that a vendor signs is kept as bytes, whatever its content type. */
export function inScopeOf(
  app: FastifyInstance,
  { signature }: Pick<Endpoint, 'signature'>,
  register: (scope: FastifyInstance) => void,
): void {
  if (signature === undefined) return register(app)
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, body, parsed) =>
      parsed(null, body),
    )
    register(scope)
    done()
  })
}

/** Returns the bytes and headers that a vendor signs; undefined on any other row. */
export const signedBodyOf = (
  { signature }: Pick<Endpoint, 'signature'>,
  { body, headers }: FastifyRequest,
): SignedBody | undefined =>
  signature === undefined ? undefined : { bytes: Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers }
