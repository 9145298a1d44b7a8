import { afterEach, describe, expect, test, vi } from 'vitest'
import { type VendorAndClient, vendorAndClient } from '#testing/fapi-client.ts'
import { VendorBrowser } from '#testing/vendor-browser.ts'
import { corppass } from '#world/singpass/corppass.ts'
import { persons } from '#world/singpass/myinfo-persons.ts'
import { singpass } from '#world/singpass/singpass.ts'
import type { StartedRequest } from './client.ts'

let at: VendorAndClient | undefined
const opened = async (...options: Parameters<typeof vendorAndClient>): Promise<VendorAndClient> => {
  at = await vendorAndClient(...options)
  return at
}
afterEach(async () => {
  vi.restoreAllMocks()
  await at?.close()
  at = undefined
})

const persona = persons[0]?.id ?? ''
async function start({ client }: VendorAndClient): Promise<StartedRequest> {
  const started = await client.start()
  if (!started.ok) throw new Error(started.why)
  return started.value
}
/** A person consents; returns the parameters of the return address and the stored secrets. */
async function agreed(exchange: VendorAndClient) {
  const { authUrl, secrets } = await start(exchange)
  const browser = new VendorBrowser()
  const { code = '', state = '', iss = '' } = await browser.answer(await browser.open(authUrl), 'agree', persona)
  return { returned: { code, state, iss }, secrets }
}
const finishing = async (exchange: VendorAndClient) => {
  const { returned, secrets } = await agreed(exchange)
  return exchange.client.finish(returned, secrets)
}
const refused = { ok: false, why: 'refused' }

test('KYC-05 pushed request, DPoP nonce, code and encrypted responses give the requested claims', async () => {
  const exchange = await opened()
  const claims = await finishing(exchange)
  expect(claims).toMatchObject({
    ok: true,
    value: { person_info: { uinfin: { value: 'S8412369B' }, name: { value: 'TAN MEI LING' } } },
  })
  // The vendor answers the first of the three calls with a DPoP nonce, so only that call is repeated.
  const calls = exchange.vendor.calls().filter((path) => path.startsWith('/fapi/par') || path.startsWith('/fapi/token'))
  expect(calls).toEqual(['/fapi/par', '/fapi/par', '/fapi/token', '/fapi/token'])
})

test('KYC-05 the authorization URL contains only the client and the pushed request', async () => {
  const { authUrl } = await start(await opened())
  expect([...new URL(authUrl).searchParams.keys()].toSorted()).toEqual(['client_id', 'request_uri'])
})

test('KYC-05 each attempt has its own DPoP key, nonce and code verifier', async () => {
  const exchange = await opened()
  const [one, two] = [(await start(exchange)).secrets, (await start(exchange)).secrets]
  expect(one.dpopKey.d).not.toBe(two.dpopKey.d)
  expect(one.nonce).not.toBe(two.nonce)
  expect(one.codeVerifier).not.toBe(two.codeVerifier)
})

describe('KYC-05 the return address of a vendor', () => {
  test('is refused with the secrets of another attempt', async () => {
    const exchange = await opened()
    const [mine, others] = [await agreed(exchange), await agreed(exchange)]
    expect(await exchange.client.finish(others.returned, mine.secrets)).toEqual(refused)
  })
  test('is refused with a DPoP key other than the one of the request', async () => {
    const exchange = await opened()
    const { returned, secrets } = await agreed(exchange)
    const { dpopKey } = (await start(exchange)).secrets
    expect(await exchange.client.finish(returned, { ...secrets, dpopKey })).toEqual(refused)
  })
  test('has a code that works once', async () => {
    const exchange = await opened()
    const { returned, secrets } = await agreed(exchange)
    expect(await exchange.client.finish(returned, secrets)).toMatchObject({ ok: true })
    expect(await exchange.client.finish(returned, secrets)).toEqual(refused)
  })
  test('is refused for another issuer before anything is sent', async () => {
    const exchange = await opened()
    const { returned, secrets } = await agreed(exchange)
    const before = exchange.vendor.calls().length
    const answer = await exchange.client.finish({ ...returned, iss: 'https://elsewhere.example' }, secrets)
    expect(answer).toEqual(refused)
    expect(exchange.vendor.calls().slice(before)).not.toContain('/fapi/token')
  })
})

test('KYC-05 finds a signing key that the vendor rotated between two persons', async () => {
  const exchange = await opened()
  expect(await finishing(exchange)).toMatchObject({ ok: true })
  await exchange.vendor.rotateKeys()
  expect(await finishing(exchange)).toMatchObject({ ok: true })
})

test.each([
  ['Singpass', singpass],
  ['Corppass', corppass],
])('KYC-05 %s refuses a clock that differs by two minutes, and logs the difference', async (_name, vendor) => {
  const exchange = await opened({ vendor, now: () => new Date(Date.now() + 120_000) })
  expect(await exchange.client.start()).toEqual(refused)
  const [line = '{}'] = exchange.logged()
  expect(JSON.parse(line)).toMatchObject({ step: 'par', fault: 'invalid_client' })
  const { clockOffsetSeconds } = JSON.parse(line) as { clockOffsetSeconds: number }
  expect(Math.abs(clockOffsetSeconds - 120)).toBeLessThanOrEqual(10)
})

describe('treats a vendor without a usable response as unreachable', () => {
  test('when it is down', async () => {
    const exchange = await opened()
    await exchange.vendor.stop()
    expect(await exchange.client.start()).toEqual({ ok: false, why: 'unreachable' })
  })
  test('when its response never ends', async () => {
    const exchange = await opened()
    const large = new Response('x'.repeat(300 * 1024), { headers: { 'content-type': 'application/json' } })
    vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(large)
    expect(await exchange.client.start()).toEqual({ ok: false, why: 'unreachable' })
  })
  test('when it does not respond in time', async () => {
    const exchange = await opened()
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(new DOMException('', 'TimeoutError')))
    expect(await exchange.client.start()).toEqual({ ok: false, why: 'unreachable' })
  })
  test('when it responds with an error', async () => {
    const exchange = await opened()
    vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('', { status: 503 }))
    expect(await exchange.client.start()).toEqual({ ok: false, why: 'unreachable' })
  })
})
