import { apiKeys } from '@tessera/contract/access/api-keys/api-keys.ts'
import type { Endpoint } from '@tessera/contract/platform/http/endpoint.ts'
import type { ApiScope } from '@tessera/domain/access/api-keys/key.ts'
import { signedText } from '@tessera/domain/access/api-keys/signing.ts'
import { sql } from 'kysely'
import { createHmac, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto'
import { proof } from './direct-proof.sql.ts'
import type { Person, TestExchange } from './exchange.ts'

export type TestKey = {
  readonly id: string
  readonly apiKey: string
  readonly secret: string
  /** For a key that signs with Ed25519. */
  readonly privateKey?: KeyObject
}
type About = {
  readonly scopes?: readonly ApiScope[]
  readonly ips?: string
  readonly label?: string
  /** For this sub-account of the person. */
  readonly subAccountId?: string
  /** True if its waiting period is over. */
  readonly acts?: boolean
  readonly type?: 'hmac' | 'ed25519'
}

/** Creates a key like the screen, with a code; by default with all rights, for this IP address, and usable now. */
export async function makeKey(exchange: TestExchange, person: Person, about: About = {}): Promise<TestKey> {
  const { scopes = ['read', 'trade', 'withdraw'], ips = '127.0.0.1', label = 'Bot', acts = true, subAccountId } = about
  const pair = about.type === 'ed25519' ? generateKeyPairSync('ed25519') : undefined
  const publicKey = pair?.publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
  const payload = {
    label,
    scopes: scopes.join(),
    ips,
    publicKey: publicKey ?? '',
    ...(subAccountId !== undefined && { subAccountId }),
  }
  const verifyToken = await proof(exchange.deps, person, 'create_api_key', payload)
  const made = await exchange
    .api(apiKeys, person)
    .create({ label, scopes: [...scopes], ips, verifyToken, subAccountId, publicKey })
  if (acts) await sql`update api_key set acts_from = created_at where id = ${made.key.id}`.execute(exchange.deps.db)
  return {
    id: made.key.id,
    apiKey: made.apiKey,
    secret: made.secret ?? '',
    ...(pair && { privateKey: pair.privateKey }),
  }
}

/** A request before it is sent, so that a test can change any part of it. */
export type SignedRequest = {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload: string
}
type Over = { readonly timestamp?: number; readonly nonce?: string; readonly window?: string; readonly secret?: string }

/** Signs a call with the exchange's own scheme (decision G52). */
export function sign(
  key: TestKey,
  row: Pick<Endpoint, 'method' | 'path'>,
  input: object,
  over: Over = {},
): SignedRequest {
  const { timestamp = Date.now(), nonce, window, secret = key.secret } = over
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)])).toString()
  const isGet = row.method === 'GET'
  const url = `/${row.path}${isGet && query !== '' ? `?${query}` : ''}`
  const payload = isGet ? '' : JSON.stringify(input)
  const text = signedText({
    timestamp: String(timestamp),
    method: row.method,
    target: url,
    body: payload,
    nonce,
    window,
  })
  return {
    method: row.method,
    url,
    payload,
    headers: {
      'x-ch-apikey': key.apiKey,
      'x-ch-ts': String(timestamp),
      'x-ch-sign': createHmac('sha256', secret).update(text).digest('hex'),
      ...(nonce !== undefined && { 'x-ch-nonce': nonce }),
      ...(window !== undefined && { 'x-ch-window': window }),
      ...(isGet ? {} : { 'content-type': 'application/json' }),
      language: 'en_US',
    },
  }
}

export type SignedAnswer = {
  readonly code: string
  readonly data: unknown
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly message: string
}

/** Sends the request; `ip` is the source of the connection. */
export async function send({ server }: TestExchange, request: SignedRequest, ip = '127.0.0.1'): Promise<SignedAnswer> {
  const { method, url, headers, payload } = request
  const keyed = { 'idempotency-key': randomUUID(), ...headers }
  const response = await server.app.inject({
    method,
    url,
    headers: keyed,
    remoteAddress: ip,
    ...(method === 'POST' && { payload }),
  })
  const { code, data, message } = response.json<{ code: string; data: unknown; message: string }>()
  return { code, data, message, status: response.statusCode, headers: response.headers }
}
