import { createHmac } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPeer } from './peer-exchange.ts'

const secrets = new Map([
  ['key-a', 'secret a'],
  ['key-b', 'secret b'],
])
const customers = ['anna', 'ben', 'cleo']
const LOAD = { from: 0, count: 12, submitters: 3 }

type Order = { readonly key: string; readonly query: URLSearchParams }
/** An exchange in Binance's form: it checks keys and signatures, and fills every order whose number ends in 3. */
class Exchange {
  readonly resting = new Map<string, Order>()
  readonly placed: Order[] = []
  readonly canceled: string[] = []
  refuses = false

  answer({ method, url = '', headers }: IncomingMessage): [status: number, body: unknown] {
    const { pathname, searchParams, search } = new URL(url, 'http://exchange')
    if (pathname !== '/api/v3/order') return [404, { code: -1020 }]
    const key = String(headers['x-mbx-apikey'])
    const [signed = '', signature] = search.slice(1).split('&signature=')
    const expected = createHmac('sha256', secrets.get(key) ?? '')
      .update(signed)
      .digest('hex')
    if (!secrets.has(key) || signature !== expected) return [401, { code: -1022 }]
    if (Math.abs(Date.now() - Number(searchParams.get('timestamp'))) > 10_000) return [400, { code: -1021 }]
    if (this.refuses) return [400, { code: -2010, msg: 'Account has insufficient balance.' }]
    return method === 'DELETE' ? this.cancel(key, searchParams) : this.place(key, searchParams)
  }

  private place(key: string, query: URLSearchParams): [number, unknown] {
    const id = query.get('newClientOrderId') ?? ''
    this.placed.push({ key, query })
    if (!id.endsWith('3')) this.resting.set(id, { key, query })
    return [200, { clientOrderId: id, status: id.endsWith('3') ? 'FILLED' : 'NEW' }]
  }

  private cancel(key: string, query: URLSearchParams): [number, unknown] {
    const id = query.get('origClientOrderId') ?? ''
    if (this.resting.get(id)?.key !== key) return [400, { code: -2011, msg: 'Unknown order sent.' }]
    this.resting.delete(id)
    this.canceled.push(id)
    return [200, { status: 'CANCELED' }]
  }
}

let server: Server
let exchange: Exchange
let environment: Record<string, string>

beforeEach(async () => {
  exchange = new Exchange()
  server = createServer((request, response) => {
    const [status, body] = exchange.answer(request)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  environment = {
    PEER_URL: `http://127.0.0.1:${port}`,
    PEER_SYMBOL: 'AURBTUSD',
    PEER_KEYS: [...secrets].map(([key, secret]) => `${key}:${secret}`).join(','),
  }
})
afterEach(() => new Promise((done) => void server.close(done)))

test('places signed orders through all accounts, then cancels those that still rest', async () => {
  const peer = await openPeer(environment)('', customers)
  const speed = await peer.take(LOAD)
  expect(speed.perSecond).toBeGreaterThan(0)
  expect(exchange.placed).toHaveLength(LOAD.count)
  expect(new Set(exchange.placed.map(({ key }) => key))).toEqual(new Set(secrets.keys()))
  const { query } = exchange.placed[0]!
  expect([query.get('symbol'), query.get('type'), query.get('timeInForce')]).toEqual(['AURBTUSD', 'LIMIT', 'GTC'])
  expect([query.get('side'), query.get('price'), query.get('quantity')]).toEqual([
    expect.stringMatching(/^(BUY|SELL)$/),
    expect.stringMatching(/^12\.[3-6]\d$/),
    expect.stringMatching(/^\d+$/),
  ])
  expect((await peer.audit()).orders).toBe(LOAD.count)
  const resting = [...exchange.resting.keys()]
  await peer.close()
  expect(exchange.resting.size).toBe(0)
  expect(exchange.canceled.toSorted()).toEqual(resting.toSorted())
})

test('an exchange that refuses an order stops the bench with its answer', async () => {
  exchange.refuses = true
  const peer = await openPeer(environment)('', customers)
  await expect(peer.take(LOAD)).rejects.toThrow(/answered order \S+ with 400 .*insufficient balance/)
})

test('an exchange that refuses a cancel stops the bench', async () => {
  const peer = await openPeer(environment)('', customers)
  await peer.take(LOAD)
  exchange.refuses = true
  await expect(peer.close()).rejects.toThrow(/answered the cancel of \S+ with 400/)
})

test('a wrong secret is refused by the exchange', async () => {
  const peer = await openPeer({ ...environment, PEER_KEYS: 'key-a:wrong' })('', customers)
  await expect(peer.take(LOAD)).rejects.toThrow(/with 401 .*-1022/)
})

test.each([
  ['PEER_KEYS', 'key without secret'],
  ['PEER_KEYS', ''],
  ['PEER_SYMBOL', ''],
  ['PEER_URL', 'ftp://exchange'],
])('rejects %s "%s"', async (name, value) => {
  await expect(openPeer({ ...environment, [name]: value })('', customers)).rejects.toThrow(name)
})

test('PEER_ADAPTER maps place and cancel to an exchange with other paths', async () => {
  const paths: string[] = []
  server.removeAllListeners('request').on('request', (request: IncomingMessage, response) => {
    paths.push(`${request.method} ${request.url} ${String(request.headers['x-user'])}`)
    response.end(JSON.stringify({ id: paths.length }))
  })
  const folder = await mkdtemp(join(tmpdir(), 'tessera-adapter-'))
  const file = join(folder, 'adapter.mjs')
  await writeFile(
    file,
    `export const adapter = ({ symbol }) => ({
      place: ({ account, side }) => ({ method: 'PUT', path: '/' + symbol + '/' + side, headers: { 'x-user': account.key } }),
      cancel: ({ account }, { id }) => ({ method: 'POST', path: '/cancel/' + id, headers: { 'x-user': account.key }, body: '' }),
    })`,
  )
  const peer = await openPeer({ ...environment, PEER_ADAPTER: file })('', customers)
  await peer.take({ from: 0, count: 1, submitters: 1 })
  await peer.close()
  await rm(folder, { recursive: true })
  expect(paths).toEqual([expect.stringMatching(/^PUT \/AURBTUSD\/(buy|sell) key-a$/), 'POST /cancel/1 key-a'])
})

test('an adapter without cancel is rejected', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-adapter-'))
  const file = join(folder, 'adapter.mjs')
  await writeFile(file, 'export const adapter = () => ({ place: () => undefined })')
  await expect(openPeer({ ...environment, PEER_ADAPTER: file })('', customers)).rejects.toThrow(/cancel/)
  await rm(folder, { recursive: true })
})
