import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import helmet from 'helmet'
import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { policy } from './policy.ts'

/**
 * Returns helmet's headers, the same for every response. Fastify writes them in one block with its own. Headers set on
 * the response itself, as helmet does, would make Node write each separately.
 */
export function hardeningHeaders(publicUrl: string): OutgoingHttpHeaders {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  helmet({ contentSecurityPolicy: { directives: policy(publicUrl) }, hsts: { maxAge: 31_536_000 } })(
    response.req,
    response,
    (error) => assert(error === undefined, `helmet fails: ${String(error)}`),
  )
  return response.getHeaders()
}
