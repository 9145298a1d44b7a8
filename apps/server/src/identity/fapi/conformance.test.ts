import pino from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { corppass } from '#world/singpass/corppass.ts'
import { faults, isFault, variants } from '#world/singpass/faults.ts'
import { companies } from '#world/singpass/myinfo-companies.ts'
import { persons } from '#world/singpass/myinfo-persons.ts'
import { singpass } from '#world/singpass/singpass.ts'
import { type VendorAndClient, vendorAndClient } from '#testing/fapi-client.ts'
import { VendorBrowser } from '#testing/vendor-browser.ts'
import { fapiClient, type StartedRequest } from './client.ts'

// These are the negative client cases of the OpenID Foundation's conformance suite. They cover its plans "FAPI 2.0 Security Profile" and
// "OpenID Connect Core: Basic Relying Party" (openid-certification/conformance-suite, read 2026-11-29), and those of RFC 9126 and 9449.

const refused = { ok: false, why: 'refused' }
afterEach(() => vi.restoreAllMocks())

async function start({ client }: VendorAndClient): Promise<StartedRequest> {
  const started = await client.start()
  if (!started.ok) throw new Error(started.why)
  return started.value
}
/** A person consents; returns the parameters of the return address and the stored secrets. */
async function agreed(exchange: VendorAndClient, persona: string) {
  const { authUrl, secrets } = await start(exchange)
  const browser = new VendorBrowser()
  const { code = '', state = '', iss = '' } = await browser.answer(await browser.open(authUrl), 'agree', persona)
  return { returned: { code, state, iss }, secrets }
}

type Body = Readonly<Record<string, unknown>>
type Change = (response: Response, nth: number) => Promise<Response> | Response

/** Changes the response of one path of the vendor. Returns the URLs of all later requests. */
function onTheWire(path: string, change: Change): readonly string[] {
  const real = globalThis.fetch
  const visited: string[] = []
  let nth = 0
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...args) => {
    const [to] = args
    const url = to instanceof Request ? to.url : String(to)
    visited.push(url)
    const response = await real(...args)
    return new URL(url).pathname === path ? change(response, (nth += 1)) : response
  })
  return visited
}

/** Changes a successful JSON response. */
const json =
  (change: (body: Body) => Body): Change =>
  async (response) =>
    response.ok
      ? Response.json(change((await response.json()) as Body), { status: response.status, headers: plain(response) })
      : response
/** Returns the headers without those that describe the replaced body. */
function plain({ headers }: Response): Headers {
  const others = new Headers(headers)
  others.delete('content-length')
  return others
}
const ELSEWHERE = 'http://elsewhere.example/take'
const redirect: Change = (response) =>
  response.ok ? new Response(null, { status: 302, headers: { location: ELSEWHERE } }) : response
const page: Change = (response) =>
  response.ok ? new Response('<h1>Maintenance</h1>', { headers: { 'content-type': 'text/html' } }) : response
const askForNonce: Change = () =>
  Response.json({ error: 'use_dpop_nonce' }, { status: 400, headers: { 'dpop-nonce': crypto.randomUUID() } })

const [PAR, TOKEN, USERINFO, KEYS] = ['/fapi/par', '/fapi/token', '/userinfo', '/.well-known/keys'] as const
const DISCOVERY = '/.well-known/openid-configuration'

const vendors = [
  { vendor: singpass, persona: persons[0]?.id ?? '' },
  { vendor: corppass, persona: companies[0]?.id ?? '' },
]

describe.each(vendors)('KYC-05 the client of $vendor.name', ({ vendor, persona }) => {
  let exchange: VendorAndClient
  beforeAll(async () => {
    exchange = await vendorAndClient({ vendor })
  })
  afterAll(() => exchange.close())
  afterEach(() => exchange.vendor.setFault(undefined))
  const finishing = async () => {
    const { returned, secrets } = await agreed(exchange, persona)
    return exchange.client.finish(returned, secrets)
  }

  test.each(Object.keys(faults).filter(isFault))('refuses %s, and logs no personal data', async (fault) => {
    const from = exchange.logged().length
    exchange.vendor.setFault(fault)
    expect(await finishing()).toEqual(refused)
    const log = exchange.logged().slice(from).join('')
    expect(log).toMatch(/"fault":"[\w-]+"/i)
    expect(log).not.toMatch(/S8412369B|TAN MEI LING|KALLANG|201812345K/)
  })
  test.each(Object.keys(variants).filter(isFault))('accepts %s, as OpenID Connect allows', async (variant) => {
    exchange.vendor.setFault(variant)
    expect(await finishing()).toMatchObject({ ok: true })
  })

  test.each<[string, Change]>([
    ['without a request_uri', json(({ request_uri: _left, ...rest }) => rest)],
    ['with an empty request_uri', json((body) => ({ ...body, request_uri: '' }))],
    ['that expires at once', json((body) => ({ ...body, expires_in: 0 }))],
    ['without a time of expiry', json(({ expires_in: _left, ...rest }) => rest)],
    ['that redirects to another address', redirect],
    ['that is a page', page],
    ['that asks for a new DPoP nonce each time', askForNonce],
  ])('refuses a response to the pushed request %s', async (_what, change) => {
    const visited = onTheWire(PAR, change)
    expect(await exchange.client.start()).toEqual(refused)
    expect(visited).not.toContain(ELSEWHERE)
    expect(visited.filter((url) => url.endsWith(PAR)).length).toBeLessThanOrEqual(2)
  })

  test.each<[string, Change]>([
    ['of the type Bearer, which is bound to no key', json((body) => ({ ...body, token_type: 'Bearer' }))],
    ['of an unknown type', json((body) => ({ ...body, token_type: 'N_A' }))],
    ['without a type', json(({ token_type: _left, ...rest }) => rest)],
    ['without an access token', json(({ access_token: _left, ...rest }) => rest)],
    ['without an ID token', json(({ id_token: _left, ...rest }) => rest)],
    ['that redirects to another address', redirect],
    ['that is a page', page],
    ['that asks for a new DPoP nonce each time', askForNonce],
  ])('refuses a token response %s, and fetches no data', async (_what, change) => {
    const { returned, secrets } = await agreed(exchange, persona)
    const visited = onTheWire(TOKEN, change)
    expect(await exchange.client.finish(returned, secrets)).toEqual(refused)
    expect(visited).not.toContain(ELSEWHERE)
    expect(visited.filter((url) => url.endsWith(USERINFO))).toEqual([])
  })

  test.each<[string, Change]>([
    ['with a type in other letters', json((body) => ({ ...body, token_type: 'dPoP' }))],
    ['without a time of expiry', json(({ expires_in: _left, ...rest }) => rest)],
  ])('accepts a token response %s, as OAuth allows', async (_what, change) => {
    const { returned, secrets } = await agreed(exchange, persona)
    onTheWire(TOKEN, change)
    expect(await exchange.client.finish(returned, secrets)).toMatchObject({ ok: true })
  })

  test.each<[string, string, Change]>([
    ['userinfo that redirects to another address', USERINFO, redirect],
    ['userinfo that is a page', USERINFO, page],
    ['userinfo in plain JSON', USERINFO, (answer) => (answer.ok ? Response.json({ sub: persona }) : answer)],
    ['signing keys that redirect to another address', KEYS, redirect],
    ['signing keys without a key', KEYS, json(() => ({ keys: [] }))],
  ])('refuses %s', async (_what, path, change) => {
    const { returned, secrets } = await agreed(exchange, persona)
    const visited = onTheWire(path, change)
    expect(await exchange.client.finish(returned, secrets)).toEqual(refused)
    expect(visited).not.toContain(ELSEWHERE)
  })
  test('refuses an ID token without kid while the vendor publishes two keys', async () => {
    const { returned, secrets } = await agreed(exchange, persona)
    exchange.vendor.setFault('id_token_without_kid')
    onTheWire(
      KEYS,
      json(({ keys }) => ({ keys: Array.isArray(keys) ? [...keys, { ...keys[0], kid: 'another' }] : [] })),
    )
    expect(await exchange.client.finish(returned, secrets)).toEqual(refused)
  })
  test('refuses the nonce of another attempt', async () => {
    const [mine, other] = [await agreed(exchange, persona), await start(exchange)]
    const { nonce } = other.secrets
    expect(await exchange.client.finish(mine.returned, { ...mine.secrets, nonce })).toEqual(refused)
  })
  test.each([
    ['another issuer', 'https://elsewhere.example'],
    ['no issuer', ''],
  ])('refuses a return address with %s before it sends the code', async (_what, iss) => {
    const { returned, secrets } = await agreed(exchange, persona)
    const visited = onTheWire(TOKEN, (answer) => answer)
    expect(await exchange.client.finish({ ...returned, iss }, secrets)).toEqual(refused)
    expect(visited.filter((url) => url.endsWith(TOKEN))).toEqual([])
  })
  test('repeats the userinfo request with a new nonce that the vendor requires', async () => {
    const { returned, secrets } = await agreed(exchange, persona)
    const visited = onTheWire(USERINFO, (answer, nth) => {
      const headers = new Headers({ 'www-authenticate': 'DPoP error="use_dpop_nonce"' })
      headers.set('dpop-nonce', answer.headers.get('dpop-nonce') ?? '')
      return nth === 1 ? new Response(null, { status: 401, headers }) : answer
    })
    expect(await exchange.client.finish(returned, secrets)).toMatchObject({ ok: true })
    expect(visited.filter((url) => url.endsWith(USERINFO))).toHaveLength(2)
  })
  test('finds a signing key that the vendor rotated between two attempts', async () => {
    expect(await finishing()).toMatchObject({ ok: true })
    await exchange.vendor.rotateKeys()
    expect(await finishing()).toMatchObject({ ok: true })
  })

  test.each<[string, Change]>([
    ['names another issuer', json((body) => ({ ...body, issuer: 'https://elsewhere.example' }))],
    ['redirects to another address', redirect],
    ['has no endpoint for pushed requests', json(({ pushed_authorization_request_endpoint: _left, ...rest }) => rest)],
  ])('refuses metadata that %s', async (_what, change) => {
    const other = await vendorAndClient({ vendor })
    try {
      const visited = onTheWire(DISCOVERY, change)
      expect(await other.client.start()).toEqual(refused)
      expect(visited.filter((url) => url.endsWith(PAR) || url === ELSEWHERE)).toEqual([])
    } finally {
      await other.close()
    }
  })
  test('refuses an endpoint without TLS of a vendor with TLS', async () => {
    const issuer = 'https://vendor.example'
    const names = ['authorization', 'pushed_authorization_request', 'token', 'userinfo']
    const endpoints = Object.fromEntries(names.map((name) => [`${name}_endpoint`, `http://vendor.example/${name}`]))
    const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ issuer, ...endpoints }))
    const at = { name: 'singpass', issuer, clientId: 'tessera', scope: 'openid', redirectUri: ELSEWHERE } as const
    const client = fapiClient(at, exchange.keys, pino({ level: 'silent' }))
    expect(await client.start()).toEqual(refused)
    expect(fetch.mock.calls.map(([to]) => (to instanceof Request ? to.url : new URL(to).href))).toEqual([
      `${issuer}${DISCOVERY}`,
    ])
  })
})
