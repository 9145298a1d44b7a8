import type { Endpoint } from '@tessera/contract/platform/http/endpoint.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { FastifyRequest } from 'fastify'

type Body = Readonly<Record<string, unknown>>
/** Returns the body with the decrypted fields in their places; undefined if anything is wrong with it. */
export type OpenSealed = (row: Endpoint, sealed: string, body: Body) => Promise<Body | undefined>

const SEALED_CHARACTERS = 6000
const refused = refuse('SEALED_REFUSED')
const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Returns the body for its row. Our screens encrypt secret fields. A program may send them in plain text, because TLS
 * protects them (decision 0020).
 */
export async function unsealed(open: OpenSealed, row: Endpoint, request: FastifyRequest): Promise<Outcome<unknown>> {
  const { body } = request
  if (row.secret === undefined || !isBody(body)) return ok(body)
  const { sealed, ...rest } = body
  if (sealed === undefined) return ok(body)
  const isWhole = typeof sealed === 'string' && sealed.length <= SEALED_CHARACTERS
  const opened = isWhole ? await open(row, sealed, rest) : undefined
  return opened === undefined ? refused : ok(opened)
}
