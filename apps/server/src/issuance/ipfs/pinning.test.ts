import { createServer, type Server, type ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { publishingExchange } from '#testing/publishing.ts'
import { advancePins } from './advance-pins.ts'
import { carOf } from './blocks.ts'
import { pinningClient } from './pinning-client.ts'

let at: Awaited<ReturnType<typeof publishingExchange>>
let forger: Server
let forged: (response: ServerResponse) => void = () => undefined
beforeAll(async () => {
  at = await publishingExchange()
  forger = createServer((_request, response) => forged(response))
  await new Promise<void>((done) => forger.listen(0, '127.0.0.1', done))
})
afterEach(() => {
  at.pinning.isDown = false
  at.gateway.change = undefined
})
afterAll(async () => {
  forger.close()
  await at.close()
})
const forgerUrl = (): string => {
  const address = forger.address()
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port')
  return `http://127.0.0.1:${address.port}`
}
const publishOne = async () => {
  const { id, documentId } = await at.withDocument()
  return { product: id, ...(await at.publish(documentId)) }
}
const OVER_A_MINUTE_MS = 61_000

test('a document is pinned once the service has fetched every block from the gateway', async () => {
  const { cid, product } = await publishOne()
  expect(await at.status(cid)).toMatchObject([{ state: 'queued', failures: 0 }])
  await at.pin()
  const [pin] = await at.status(cid)
  expect(pin).toMatchObject({ state: 'pinned', error: null, nextAt: null })
  const request = at.pinning.pins.find((each) => each.pin.cid === cid)
  expect(request).toMatchObject({
    requestid: pin?.requestId,
    pin: { meta: { productId: product, version: '3', lang: 'en_US' } },
  })
  expect(at.gateway.requestedUrls.filter((url) => url.startsWith('/ipfs/')).length).toBeGreaterThan(2)
  expect(await at.lookup(cid)).toMatchObject([{ pin: 'pinned' }])
  // The service serves the pinned blocks.
  expect((await fetch(`${at.pinning.url}/ipfs/${cid}`)).status).toBe(200)
})

test('a pin that fails while the service is down is made on a later try', async () => {
  const { cid } = await publishOne()
  at.pinning.isDown = true
  await at.pin()
  expect(await at.status(cid)).toMatchObject([{ state: 'failed', error: 'unreachable', failures: 1 }])
  at.pinning.isDown = false
  await at.pin()
  expect(await at.status(cid)).toMatchObject([{ state: 'failed', failures: 1 }])
  at.exchange.passTime(OVER_A_MINUTE_MS)
  await at.pin()
  expect(await at.status(cid)).toMatchObject([{ state: 'pinned', failures: 1, error: null }])
})

test('a running pin request continues after an outage of the service', async () => {
  const { cid } = await publishOne()
  await advancePins(at.exchange.deps)
  await at.pinning.settled()
  const [pin] = await at.status(cid)
  at.pinning.isDown = true
  at.exchange.passTime(3000)
  await advancePins(at.exchange.deps)
  expect(await at.status(cid)).toMatchObject([{ error: 'unreachable', requestId: pin?.requestId }])
  at.pinning.isDown = false
  at.exchange.passTime(OVER_A_MINUTE_MS)
  await advancePins(at.exchange.deps)
  expect(await at.status(cid)).toMatchObject([{ state: 'pinned', requestId: pin?.requestId }])
})

test('INP-08 blocks that were changed on the way are never pinned', async () => {
  const { cid } = await publishOne()
  at.gateway.change = (bytes) => Buffer.concat([bytes, Buffer.from('!')])
  await at.pin()
  expect(await at.status(cid)).toMatchObject([{ state: 'failed', error: 'service_failed' }])
  at.gateway.change = undefined
  at.exchange.passTime(OVER_A_MINUTE_MS)
  await at.pin()
  expect(await at.status(cid)).toMatchObject([{ state: 'pinned' }])
})

test('a service that takes uploads pins a document from its CAR, without the gateway', async () => {
  const { cid } = await publishOne()
  const before = at.gateway.requestedUrls.length
  const blocks = { by: 'car', url: at.pinning.carUrl } as const
  const client = pinningClient({ url: at.pinning.url, token: at.token, blocks })
  const { requestid } = await client.ask({ cid, name: 'a plan', meta: {} }, () => carOf(at.exchange.deps, cid))
  await at.pinning.settled()
  expect(await client.statusOf(requestid, cid)).toEqual({ requestid, status: 'pinned' })
  expect(at.gateway.requestedUrls.length).toBe(before)
})

const CID = 'bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e'
const OTHER = 'bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku'
const answered = (change: object) => ({
  requestid: '1',
  status: 'pinned',
  created: '2026-11-20T03:37:00.000Z',
  pin: { cid: CID },
  delegates: ['/ip4/127.0.0.1/tcp/4001'],
  ...change,
})
const json = (change: object) => (response: ServerResponse) => void response.end(JSON.stringify(answered(change)))
const status = (code: number) => (response: ServerResponse) => void response.writeHead(code).end()

test.each([
  ['another file', json({ pin: { cid: OTHER } }), 'forged'],
  ['another request', json({ requestid: '2' }), 'forged'],
  ['a request that leads to another address', json({ requestid: '..' }), 'unreadable'],
  ['a state that does not exist', json({ status: 'done' }), 'unreadable'],
  ['no JSON', (response: ServerResponse) => void response.end('<html>'), 'unreadable'],
  ['more than the size limit', (response: ServerResponse) => void response.end('x'.repeat(300_000)), 'too_large'],
  ['that it knows no such request', status(404), 'lost'],
  ['that the token is wrong', status(401), 'refused'],
  ['a redirect', (response: ServerResponse) => void response.writeHead(302, { location: '/' }).end(), 'unreachable'],
  ['an error of its own', status(500), 'unreachable'],
])('T INP-08 does not pin a document if the answer has %s', async (_, answer, reason) => {
  forged = answer
  const client = pinningClient({
    url: forgerUrl(),
    token: at.token,
    blocks: { by: 'gateway', multiaddr: '/dns/a/tcp/443/https' },
  })
  await expect(client.statusOf('1', CID)).rejects.toMatchObject({ reason })
})

test('the local service refuses a wrong token and requests that its API does not allow', async () => {
  const send = async (body: object, token = at.token): Promise<number> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    return (await fetch(`${at.pinning.url}/pins`, { method: 'POST', headers, body: JSON.stringify(body) })).status
  }
  expect(await send({ cid: CID }, 'another token')).toBe(401)
  for (const wrong of [{}, { cid: 'nothing' }, { cid: CID, origins: ['https://a.example'] }, { cid: CID, more: 1 }])
    expect(await send(wrong)).toBe(400)
})
