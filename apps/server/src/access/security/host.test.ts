import { fiatOrders } from '@tessera/contract/payments/fiat-orders/fiat-orders.ts'
import { sessions } from '@tessera/contract/access/sessions/sessions.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { connect as dial } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { bankExchange, type BankExchange } from '#testing/bank-exchange.ts'
import type { Person, TestExchange } from '#testing/exchange.ts'

let bank: BankExchange
let exchange: TestExchange
let customer: Person
let port = 0

beforeAll(async () => {
  bank = await bankExchange()
  exchange = bank.exchange
  customer = await exchange.customer()
  port = Number(new URL(await exchange.server.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => bank.close())

const me = { method: 'POST', url: '/ex/api/v1/user/info' } as const

test('WEB-03 no page of another origin can read a response, whatever headers it sends', async () => {
  const origins = [
    'null',
    'https://evil.example',
    'http://127.0.0.1:3000.evil.example',
    'http://evil-127.0.0.1:3000',
    '*',
  ]
  for (const origin of origins)
    for (const request of [me, { method: 'OPTIONS', url: me.url } as const]) {
      const { headers } = await exchange.server.app.inject({
        ...request,
        headers: { origin, token: customer.token, 'access-control-request-method': 'POST' },
      })
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    }
})

test('WEB-08 isolates each kind of response: a reply, a refusal, a page, a file, an empty one', async () => {
  const requests = [
    { ...me, headers: { token: customer.token } },
    me,
    { method: 'GET', url: '/nothing/here' },
    { method: 'GET', url: '/en_US/assets/tokenAccount', headers: { accept: 'text/html' } },
    { method: 'GET', url: '/ex/api/v1/accounts/flowing_water_csv', headers: { token: customer.token } },
  ] as const
  for (const each of requests) {
    const { headers } = await exchange.server.app.inject(each)
    expect({ url: each.url, ...headers }).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age=31536000') as string,
    })
  }
})

test('WEB-14 closes a connection that sends its header or body byte by byte', () => {
  const { server } = exchange.server.app
  expect(server.requestTimeout).toBe(30_000)
  expect(server.headersTimeout).toBeGreaterThan(0)
  expect(server.headersTimeout).toBeLessThanOrEqual(60_000)
  expect(server.timeout).toBe(60_000)
})

/** Sends raw bytes, and reads until the server closes the connection or sends nothing more. */
const raw = (text: string): Promise<string> =>
  new Promise((done) => {
    let received = ''
    const socket = dial(port, '127.0.0.1', () => socket.write(text))
    socket.setTimeout(20_000, () => socket.destroy())
    socket.on('data', (data) => (received += data.toString()))
    socket.on('error', () => socket.destroy())
    socket.on('close', () => done(received))
  })

test('WEB-15 refuses a request with two lengths or a folded header', async () => {
  const head = 'POST /ex/api/v0/public HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n'
  const hidden = 'GET /ex/api/v1/markets/list HTTP/1.1\r\nHost: a\r\n\r\n'
  const forms = [
    `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
    `${head}Content-Length: 2\r\nContent-Length: 5\r\n\r\n{}${hidden}`,
    `${head}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`,
    `${head}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${hidden}`,
    `${head}Content-Length: +2\r\n\r\n{}${hidden}`,
  ]
  for (const form of forms) {
    const received = await raw(form)
    expect(received).toMatch(/^HTTP\/1\.1 4\d\d/)
    expect(received.match(/HTTP\/1\.1/g)).toHaveLength(1)
  }
  expect(await raw(`${head}Content-Length: 2\r\nConnection: close\r\n\r\n{}`)).toMatch(/^HTTP\/1\.1 200/)
})

test('WEB-19 never serves a path below a private row as a cacheable file', async () => {
  for (const tail of ['/a.css', '.css', ';a.css', '%2fa.css', '/..%2fa.js']) {
    const { statusCode, headers, body } = await exchange.server.app.inject({
      ...me,
      url: `${me.url}${tail}`,
      headers: { token: customer.token },
    })
    expect(headers['cache-control']).toBe('no-store')
    expect(statusCode).toBe(404)
    expect(body).not.toContain(customer.email)
  }
})

const others = async (superuser: pg.Client, name: string): Promise<number> =>
  (await superuser.query('select from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()', [name]))
    .rowCount ?? 0

test('OPS-02 serves the next request after the database dropped every connection, and loses no committed data', async () => {
  const order = await bank.orderOf(customer)
  const superuser = new pg.Client(inject('superuserUrl'))
  await superuser.connect()
  const name = new URL(exchange.database.ownerUrl).pathname.slice(1)
  const { rowCount } = await superuser.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
    [name],
  )
  expect(rowCount).toBeGreaterThan(0)
  // The connections end a moment after the command.
  await expect.poll(() => others(superuser, name)).toBe(0)
  await superuser.end()
  expect(await exchange.api(fiatOrders, customer).get({ id: order.id })).toMatchObject({ id: order.id })
  await Promise.all(Array.from({ length: 20 }, () => exchange.api(sessions, customer).list({})))
})

test("OPS-05 uses only the database's time, not the client's", async () => {
  const times = [-1, 0, 1, 253_402_300_799_000, Number.MAX_SAFE_INTEGER]
  for (const uaTime of times) {
    const body = { uaTime, fiat: 'SGD', amount: '100' }
    const headers = { token: customer.token, 'idempotency-key': randomUUID() }
    const answer = await exchange.server.app.inject({
      method: 'POST',
      url: `/${fiatOrders.create.path}`,
      headers,
      payload: body,
    })
    expect(answer.statusCode).toBeLessThan(500)
  }
  const { rows } = await sql<{ near: boolean }>`
    select abs(extract(epoch from created_at - now())) < 60 as near from fiat_order`.execute(exchange.deps.db)
  expect(rows.length).toBeGreaterThan(1)
  expect(rows.filter(({ near }) => !near)).toEqual([])
})

test('AUT-21 tokens of ten thousand logins are unique and uniformly distributed', () => {
  const tokens = Array.from({ length: 10_000 }, () => exchange.deps.random.token())
  expect(new Set(tokens).size).toBe(10_000)
  const letters = new Map<string, number>()
  for (const letter of tokens.flatMap((token) => token.slice(0, -1).split('')))
    letters.set(letter, (letters.get(letter) ?? 0) + 1)
  const all = [...letters.values()].reduce((sum, count) => sum + count, 0)
  const meant = all / 64
  const chiSquare = [...letters.values()].reduce((sum, count) => sum + (count - meant) ** 2 / meant, 0)
  expect(letters.size).toBe(64)
  expect(chiSquare).toBeLessThan(130) // 63 degrees of freedom: a larger value happens by chance once in more than 100,000 runs
})

test('AUT-21 ignores a token in the URL of a request', async () => {
  for (const name of ['token', 'Token', 'access_token', 'sessionid']) {
    const { statusCode } = await exchange.server.app.inject({ ...me, url: `${me.url}?${name}=${customer.token}` })
    expect(statusCode).toBe(401)
    const cookie = await exchange.server.app.inject({ ...me, headers: { cookie: `${name}=${customer.token}` } })
    expect(cookie.statusCode).toBe(401)
  }
})

test('SUP-01 every package has its hash, comes from the registry, and runs no install script', () => {
  type Package = { link?: boolean; resolved?: string; integrity?: string; hasInstallScript?: boolean }
  const root = new URL('../../../../../', import.meta.url)
  const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, root), 'utf8'))
  const { packages } = read('package-lock.json') as { packages: Record<string, Package> }
  const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> }
  const outside = Object.entries(packages).filter(([path, each]) => path.includes('node_modules/') && !each.link)
  expect(outside.length).toBeGreaterThan(100)
  expect(outside.filter(([, { integrity }]) => integrity?.startsWith('sha512-') !== true)).toEqual([])
  const elsewhere = ([, { resolved }]: [string, Package]) =>
    resolved?.startsWith('https://registry.npmjs.org/') === false
  expect(outside.filter(elsewhere).map(([path]) => path)).toEqual([])
  expect(Object.values(allowScripts).filter((allowed) => allowed)).toEqual([])
  const unruled = outside.filter(([path, each]) => {
    const name = path.split('node_modules/').at(-1) ?? ''
    return each.hasInstallScript === true && allowScripts[name] !== false
  })
  expect(unruled.map(([path]) => path)).toEqual([])
})
