import { createHash } from 'node:crypto'
import type { ServerMetadata, TokenEndpointResponse, TokenEndpointResponseHelpers } from 'openid-client'
import { z } from 'zod'
import { ownClockMs } from '#platform/clock/clock.ts'
import { jsonOf } from '#platform/http/json-of.ts'

type Fault =
  | 'ANSWER_NOT_ENCRYPTED'
  | 'REQUEST_EXPIRES_AT_ONCE'
  | 'TOKEN_NOT_BOUND'
  | 'ANOTHER_AUDIENCE'
  | 'ISSUED_IN_FUTURE'
  | 'ANOTHER_ACCESS_TOKEN'

/**
 * The error for a response that openid-client accepts but this client refuses. It omits the response, which is personal
 * data.
 */
export class AnswerRefused extends Error {
  override readonly name = 'AnswerRefused'
  readonly fault: Fault
  constructor(fault: Fault) {
    super(`the vendor’s answer was refused: ${fault}`)
    this.fault = fault
  }
}

/** Throws unless `holds`. */
function assertAnswer(holds: boolean, fault: Fault): void {
  if (!holds) throw new AnswerRefused(fault)
}

/** Returns true for a compact JWE, which has five parts. */
const isEncrypted = (text: string): boolean => text.split('.').length === 5

const Pushed = z.object({ expires_in: z.coerce.number() })

/**
 * Checks the body of a successful response before it is parsed. Userinfo must be encrypted, because an intermediary
 * could otherwise have read or forged it. The lifetime of a pushed request must be positive (RFC 9126, section 2.2).
 */
export function checkBody(metadata: ServerMetadata | undefined, url: string, body: string): void {
  if (isSameAddress(url, metadata?.userinfo_endpoint)) assertAnswer(isEncrypted(body), 'ANSWER_NOT_ENCRYPTED')
  if (!isSameAddress(url, metadata?.pushed_authorization_request_endpoint)) return
  const pushed = Pushed.safeParse(jsonOf(body))
  assertAnswer(!pushed.success || pushed.data.expires_in > 0, 'REQUEST_EXPIRES_AT_ONCE')
}

/**
 * Returns true if both are the same address. The vendor may spell an endpoint differently from the request, for example
 * with its port.
 */
const isSameAddress = (url: string, endpoint: string | undefined): boolean =>
  endpoint !== undefined && URL.parse(url)?.href === URL.parse(endpoint)?.href

/** Seconds of tolerance that openid-client has for all other times. */
const CLOCK_SECONDS = 30

/**
 * Makes the checks that openid-client leaves to its caller. The ID token must be encrypted, and issued only for this
 * client and not in the future. If it has the hash of an access token, it must match ours. The access token must be
 * bound to our DPoP key.
 */
export function checkTokens(clientId: string, tokens: TokenEndpointResponse & TokenEndpointResponseHelpers): void {
  assertAnswer(isEncrypted(tokens.id_token ?? ''), 'ANSWER_NOT_ENCRYPTED')
  assertAnswer(tokens.token_type === 'dpop', 'TOKEN_NOT_BOUND')
  const claims = tokens.claims()
  assertAnswer(isOnlyFor(clientId, claims?.aud), 'ANOTHER_AUDIENCE')
  assertAnswer((claims?.iat ?? Infinity) <= ownClockMs() / 1000 + CLOCK_SECONDS, 'ISSUED_IN_FUTURE')
  assertAnswer(
    (claims?.['at_hash'] ?? hashOf(tokens.access_token)) === hashOf(tokens.access_token),
    'ANOTHER_ACCESS_TOKEN',
  )
}

/**
 * Checks that userinfo names its audience and issuer, as OpenID Connect requires of a signed response. Their values
 * were checked before.
 */
export function checkUserinfo(clientId: string, claims: Readonly<Record<string, unknown>>): void {
  assertAnswer(isOnlyFor(clientId, claims['aud']) && claims['iss'] !== undefined, 'ANOTHER_AUDIENCE')
}

/** True if this client is the only audience. A token with another audience is refused. */
const isOnlyFor = (clientId: string, audience: unknown): boolean =>
  Array.isArray(audience) ? audience.length === 1 && audience[0] === clientId : audience === clientId

/** Returns `at_hash` for ES256: the left half of the SHA-256 of the token. */
const hashOf = (accessToken: string): string =>
  createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url')
