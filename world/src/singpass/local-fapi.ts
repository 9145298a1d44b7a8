import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { JWK } from 'jose'
import type Provider from 'oidc-provider'
import { z } from 'zod'
import { answerWrongly, type Fault } from './faults.ts'
import { fapiProvider, type Vendor } from './fapi-provider.ts'
import { adapterOf, type Store } from './memory-store.ts'
import { personaPage } from './persona-page.ts'
import { signingKey } from './signing-keys.ts'

export type LocalFapi = {
  readonly issuer: string
  readonly clientId: string
  /** Registers the only client, with the addresses of its public keys and of its return page. */
  readonly register: (client: { readonly jwksUri: string; readonly redirectUri: string }) => Promise<void>
  /** Signs with a new key from now on, like a vendor that rotates its keys. */
  readonly rotateKeys: () => Promise<void>
  readonly setFault: (fault: Fault | undefined) => void
  /** Requested paths in order, without their queries. */
  readonly calls: () => readonly string[]
  readonly stop: () => Promise<void>
}
type Options = {
  readonly vendor: Vendor
  readonly clientId: string
  /** The clock with which the vendor checks assertions and dates its answers. */
  readonly now?: () => Date
}
const MAX_BODY_BYTES = 10_000

/**
 * An identity vendor of the local world: its OpenID provider, and a page on which the tester picks a persona or
 * refuses.
 */
export async function startLocalFapi(options: Options): Promise<LocalFapi> {
  const { vendor, clientId, now = () => new Date() } = options
  const store: Store = new Map()
  const secrets = { nonceSecret: randomBytes(32), cookieSecret: randomBytes(32).toString('hex') }
  const calls: string[] = []
  let fault: Fault | undefined
  let provider: Provider
  let listener: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://local').pathname
    calls.push(path)
    response.setHeader('date', now().toUTCString())
    const uid = /^\/interaction\/([\w-]+)$/.exec(path)?.[1]
    const answer = uid === undefined ? listener(request, response) : interact(provider, vendor, request, response, uid)
    answer.catch((error: unknown) => {
      response.statusCode = 400
      response.end(String(error))
    })
  })
  const issuer = await listen(server)
  const signWith = (keys: readonly [JWK, ...JWK[]]): void => {
    provider = fapiProvider({ issuer, vendor, keys, store, now, ...secrets })
    const [key] = keys
    answerWrongly(provider, {
      issuer,
      key: () => key,
      fault: () => fault,
      encryptionKey: () => encryptionKeyOf(store, clientId),
    })
    listener = provider.callback()
  }
  signWith([await signingKey()])
  return {
    issuer,
    clientId,
    register: ({ jwksUri, redirectUri }) => saveClient(store, { clientId, jwksUri, redirectUri }),
    rotateKeys: async () => signWith([await signingKey()]),
    setFault: (next) => void (fault = next),
    calls: () => calls,
    stop: () => close(server),
  }
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the stand-in listens on no port')
  return `http://127.0.0.1:${address.port}`
}

const close = (server: Server): Promise<void> =>
  new Promise((done) => {
    server.close(() => done())
    server.closeAllConnections()
  })

type Client = { readonly clientId: string; readonly jwksUri: string; readonly redirectUri: string }
async function saveClient(store: Store, { clientId, jwksUri, redirectUri }: Client): Promise<void> {
  await adapterOf(store, 'Client').upsert(
    clientId,
    {
      client_id: clientId,
      client_name: 'Tessera',
      jwks_uri: jwksUri,
      redirect_uris: [redirectUri],
      response_types: ['code'],
      grant_types: ['authorization_code'],
      token_endpoint_auth_method: 'private_key_jwt',
      token_endpoint_auth_signing_alg: 'ES256',
      dpop_bound_access_tokens: true,
      require_pushed_authorization_requests: true,
      id_token_signed_response_alg: 'ES256',
      id_token_encrypted_response_alg: 'ECDH-ES+A256KW',
      id_token_encrypted_response_enc: 'A256CBC-HS512',
      userinfo_signed_response_alg: 'ES256',
      userinfo_encrypted_response_alg: 'ECDH-ES+A256KW',
      userinfo_encrypted_response_enc: 'A256CBC-HS512',
    },
    Number.POSITIVE_INFINITY,
  )
}

const Key = { kty: z.string(), crv: z.string(), x: z.string(), y: z.string(), kid: z.string(), alg: z.string() }
const Jwks = z.object({ keys: z.array(z.object({ ...Key, use: z.enum(['sig', 'enc']) })) })

async function encryptionKeyOf(store: Store, clientId: string): Promise<JWK> {
  const client = await adapterOf(store, 'Client').find(clientId)
  const { keys } = Jwks.parse(await (await fetch(String(client?.['jwks_uri']))).json())
  const key = keys.find(({ use }) => use === 'enc')
  if (key === undefined) throw new Error('the client publishes no key to encrypt for')
  return key
}

async function interact(
  provider: Provider,
  vendor: Vendor,
  request: IncomingMessage,
  response: ServerResponse,
  uid: string,
): Promise<void> {
  const { params } = await provider.interactionDetails(request, response)
  if (request.method !== 'POST') {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(personaPage(vendor, uid, String(params['scope']).split(' ')))
    return
  }
  const form = new URLSearchParams(await bodyOf(request))
  const agreed = form.get('answer') === 'agree'
  const result = agreed
    ? { login: { accountId: form.get('persona') ?? '' } }
    : { error: 'access_denied', error_description: 'the person refused' }
  await provider.interactionFinished(request, response, result)
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) {
    text += String(chunk)
    if (text.length > MAX_BODY_BYTES) throw new Error('the form is too large')
  }
  return text
}
