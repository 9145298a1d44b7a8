import { randomUUID } from 'node:crypto'
import { importJWK, type JWTPayload, SignJWT } from 'jose'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { REDIRECT_URI, type VendorAndClient, vendorAndClient } from '../testing/fapi-client.ts'
import { VendorBrowser } from '../testing/vendor-browser.ts'
import { persons } from './myinfo-persons.ts'
import { signingKey } from './signing-keys.ts'

let at: VendorAndClient | undefined
const opened = async (...options: Parameters<typeof vendorAndClient>): Promise<VendorAndClient> => {
  at = await vendorAndClient(...options)
  return at
}
afterEach(async () => {
  vi.useRealTimers()
  await at?.close()
  at = undefined
})
const started = async ({ client }: VendorAndClient): Promise<string> => {
  const request = await client.start()
  if (!request.ok) throw new Error(request.why)
  return request.value.authUrl
}

/** A pushed request whose assertion has these claims besides the correct ones. */
async function push({ vendor, keys }: VendorAndClient, claims: JWTPayload = {}, header: Record<string, string> = {}) {
  const seconds = Math.floor(Date.now() / 1000)
  const usual = {
    iss: 'tessera',
    sub: 'tessera',
    aud: vendor.issuer,
    iat: seconds,
    exp: seconds + 60,
    jti: randomUUID(),
  }
  const assertion = await new SignJWT({ ...usual, ...claims })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: keys.signing.kid, ...header })
    .sign(keys.signing.key)
  const body = new URLSearchParams({
    client_id: 'tessera',
    client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
    client_assertion: assertion,
    response_type: 'code',
    scope: 'openid uinfin',
    redirect_uri: REDIRECT_URI,
    state: randomUUID(),
    nonce: randomUUID(),
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  })
  const response = await fetch(`${vendor.issuer}/fapi/par`, { method: 'POST', body })
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> }
}

describe('KYC-05 the stand-in refuses a request', () => {
  const seconds = (plus: number) => Math.floor(Date.now() / 1000) + plus
  test.each<[string, JWTPayload, Record<string, string>?]>([
    ['for another audience', { aud: 'https://elsewhere.example' }],
    ['for its token endpoint in the place of its issuer', { aud: ['https://a.example', 'https://b.example'] }],
    ['whose assertion is two minutes old', { iat: seconds(-120) }],
    ['whose assertion lives for an hour', { exp: seconds(3600) }],
    ['whose assertion is not typed', {}, { typ: 'at+jwt' }],
  ])('%s', async (_what, claims, header) => {
    expect(await push(await opened(), claims, header)).toMatchObject({
      status: 401,
      answer: { error: 'invalid_client' },
    })
  })
  test('that was not pushed', async () => {
    const { vendor } = await opened()
    const query = new URLSearchParams({
      client_id: 'tessera',
      response_type: 'code',
      scope: 'openid',
      redirect_uri: REDIRECT_URI,
    })
    const response = await fetch(`${vendor.issuer}/fapi/auth?${query.toString()}`, { redirect: 'manual' })
    expect(response.headers.get('location') ?? (await response.text())).toMatch(/invalid_request/)
  })
  test('that is older than a minute', async () => {
    const exchange = await opened()
    const authUrl = await started(exchange)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
    await expect(new VendorBrowser().open(authUrl)).rejects.toThrow(/invalid_request_uri/)
  })
  test('that was used before', async () => {
    const exchange = await opened()
    const authUrl = await started(exchange)
    const browser = new VendorBrowser()
    await browser.answer(await browser.open(authUrl), 'agree', persons[0]?.id)
    await expect(new VendorBrowser().open(authUrl)).rejects.toThrow(/invalid_request_uri/)
  })
  test('that another client sent', async () => {
    expect((await push(await opened(), { sub: 'another-client' })).status).toBe(400)
  })
  test('for a code without a DPoP proof', async () => {
    const { vendor, client, keys } = await opened()
    const request = await client.start()
    if (!request.ok) throw new Error(request.why)
    const { authUrl, secrets } = request.value
    const browser = new VendorBrowser()
    const { code = '' } = await browser.answer(await browser.open(authUrl), 'agree', persons[0]?.id)
    const now = Math.floor(Date.now() / 1000)
    const claims = { iss: 'tessera', sub: 'tessera', aud: vendor.issuer, iat: now, exp: now + 60, jti: randomUUID() }
    const assertion = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: keys.signing.kid })
      .sign(keys.signing.key)
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: REDIRECT_URI,
      code_verifier: secrets.codeVerifier,
      client_id: 'tessera',
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: assertion,
    })
    const response = await fetch(`${vendor.issuer}/fapi/token`, { method: 'POST', body })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: expect.stringMatching(/invalid_(grant|dpop_proof|request)/) })
  })
  test('signed with a key that the client does not publish', async () => {
    const exchange = await opened()
    const { kid = '', ...other } = await signingKey()
    const key = await importJWK(other, 'ES256')
    if (key instanceof Uint8Array) throw new Error('an elliptic key must be a JWK, not bytes')
    const answer = await push({ ...exchange, keys: { ...exchange.keys, signing: { key, kid } } })
    expect(answer).toMatchObject({ status: 401, answer: { error: 'invalid_client' } })
  })
})

test('the stand-in accepts the same request with a valid assertion', async () => {
  expect(await push(await opened())).toMatchObject({ status: 201 })
})
