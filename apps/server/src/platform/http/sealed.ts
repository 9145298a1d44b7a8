import type { Endpoint } from '@tessera/contract/platform/http/endpoint.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { FastifyRequest } from 'fastify'

type Body = Readonly<Record<string, unknown>>
/** The body with what was sealed put back where it belongs; undefined for whatever is not right with it. */
export type OpenSealed = (row: Endpoint, sealed: string, body: Body) => Promise<Body | undefined>

const SEALED_CHARACTERS = 6000
const refused = refuse('SEALED_REFUSED')
const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The body as its row reads it. Our screens seal what is secret; a program may send it plain: TLS is the protection (decision 0020). */
export async function unsealed(open: OpenSealed, row: Endpoint, request: FastifyRequest): Promise<Outcome<unknown>> {
  const { body } = request
  if (row.secret === undefined || !isBody(body)) return ok(body)
  const { sealed, ...rest } = body
  if (sealed === undefined) return ok(body)
  const isWhole = typeof sealed === 'string' && sealed.length <= SEALED_CHARACTERS
  const opened = isWhole ? await open(row, sealed, rest) : undefined
  return opened === undefined ? refused : ok(opened)
}
