import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Duplex } from 'node:stream'

/**
 * Returns a lookup of the stream below the WebSocket that a request became. Node passes it with the event `upgrade`, which this
 * listener receives before the one that routes the request.
 */
export function upgradedStreams(app: FastifyInstance): (request: FastifyRequest) => Duplex {
  const streams = new WeakMap<object, Duplex>()
  app.server.prependListener('upgrade', (request, stream) => void streams.set(request, stream))
  return ({ raw }) => {
    const stream = streams.get(raw)
    assert(stream, 'the request was not upgraded, so it has no stream')
    return stream
  }
}
