import { signedText, WINDOW_MS } from '@tessera/domain/access/api-keys/signing.ts'
import type { Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { ipOf } from './caller-ip.ts'
import type { ApiKeyUse, CustomerSession } from './call.ts'

/** A request that claims a signature, which is verified elsewhere. */
export type Signed = {
  readonly apiKey: string
  /** The signed text, as the API surface builds it. */
  readonly text: string
  readonly signature: string
  readonly timestampMs: number
  readonly windowMs: number
  readonly ip: string
  readonly userAgent: string
  /** Method and path: a text that was signed for one endpoint is invalid for all others. */
  readonly endpoint: string
  /** True if the same request may arrive more than once. */
  readonly repeatable: boolean
  /** Checks the customer's rate limit after the signature was verified and before anything is written. */
  readonly admit: (holder: KeyHolder) => Promise<Outcome<void, 'TOO_MANY_REQUESTS'>>
}
export type SignedRefusal =
  | 'API_KEY_UNKNOWN'
  | 'API_SIGNATURE_WRONG'
  | 'API_TIMESTAMP_OUT_OF_WINDOW'
  | 'API_ADDRESS_FOREIGN'
  | 'API_REQUEST_REPEATED'
  | 'TOO_MANY_REQUESTS'
export type KeyHolder = CustomerSession & { readonly apiKey: ApiKeyUse }
export type AuthenticateSigned = (signed: Signed) => Promise<Outcome<KeyHolder, SignedRefusal>>

const bodies = new WeakMap<IncomingMessage, string>()
/** Keeps the raw body, because the signature covers its exact text. */
export const keepBody = (request: FastifyRequest, body: string): void => void bodies.set(request.raw, body)

const NONCE = /^[\w-]{1,64}$/
const DIGITS = /^\d{1,16}$/
/** Returns a header; undefined if it is absent, null if it is malformed. */
const read = (request: FastifyRequest, name: string, form: RegExp): string | undefined | null => {
  const value = request.headers[name]
  if (value === undefined) return undefined
  return typeof value === 'string' && form.test(value) ? value : null
}

/**
 * Reads our own signature headers (decision G52). Undefined without a key. A missing or malformed part makes the
 * signature invalid.
 */
export function signedOf(request: FastifyRequest, admit: Signed['admit']): Signed | undefined {
  const apiKey = request.headers['x-ch-apikey']
  if (typeof apiKey !== 'string') return undefined
  const [timestamp, nonce, window] = [
    read(request, 'x-ch-ts', DIGITS),
    read(request, 'x-ch-nonce', NONCE),
    read(request, 'x-ch-window', DIGITS),
  ]
  const target = request.raw.url ?? ''
  const signature = request.headers['x-ch-sign']
  // A POST must have its input in its body: an unsigned query is not read.
  const isWhole = timestamp && nonce !== null && window !== null && !(request.method === 'POST' && target.includes('?'))
  const text = isWhole
    ? signedText({ timestamp, method: request.method, target, body: bodies.get(request.raw) ?? '', nonce, window })
    : ''
  return {
    apiKey,
    text,
    signature: isWhole && typeof signature === 'string' ? signature : '',
    timestampMs: Number(timestamp ?? 0),
    windowMs: Number(window ?? WINDOW_MS),
    ip: ipOf(request),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    endpoint: `${request.method} ${target.split('?')[0]}`,
    repeatable: false,
    admit,
  }
}
