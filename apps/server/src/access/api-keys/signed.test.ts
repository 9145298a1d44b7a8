import { apiKeys } from '@tessera/contract/access/api-keys/api-keys.ts'
import { opensToBroker } from '@tessera/contract/row-rights.ts'
import { customers } from '@tessera/contract/access/customers/customers.ts'
import { idempotency } from '@tessera/contract/services/idempotency/idempotency.ts'
import { orders } from '@tessera/contract/trading/orders/orders.ts'
import { transfers } from '@tessera/contract/profile/transfers/transfers.ts'
import { trades } from '@tessera/contract/trading/trades/trades.ts'
import { sql } from 'kysely'
import { generateKeyPairSync, randomUUID, sign as signBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proof } from '#testing/direct-proof.sql.ts'
import { makeKey, send, sign, type SignedAnswer, type SignedRequest, type TestKey } from '#testing/api-keys.ts'
import { everyRow } from '#testing/every-row.ts'
import type { Person, TestExchange } from '#testing/exchange.ts'
import { type Floor, PAIR, tradingFloor } from '#testing/trading-floor.ts'

let floor: Floor
let exchange: TestExchange
let who: Person
let key: TestKey

beforeAll(async () => {
  floor = await tradingFloor()
  exchange = floor.exchange
  who = await floor.trader('1000', 10)
  key = await makeKey(exchange, who)
  await floor.start()
})
afterAll(() => exchange.close())

const orderRequest = { symbol: PAIR, side: 'buy', price: '12.40', quantity: '1' } as const
const read = (by = key, over = {}): SignedRequest => sign(by, orders.current, {}, over)
const codeOf = async (request: SignedRequest, ip?: string): Promise<string> => (await send(exchange, request, ip)).code

test('a signed request gets the same response as one with a session, and its order belongs to the customer', async () => {
  const placed = await send(exchange, sign(key, orders.place, orderRequest))
  expect(placed).toMatchObject({ code: 'SUCCESS', data: { symbol: PAIR, status: 0 } })
  const { rows } = await exchange.api(orders, who).current({})
  expect(rows.map(({ id }) => id)).toContain((placed.data as { id: string }).id)
  expect(await codeOf(sign(key, orders.cancel, { id: (placed.data as { id: string }).id }))).toBe('SUCCESS')
  expect(await codeOf(sign(key, transfers.list, {}))).toBe('SUCCESS')
})

test('an Ed25519 key signs the same text', async () => {
  const pair = generateKeyPairSync('ed25519')
  const publicKey = pair.publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
  const payload = { label: 'Ed', scopes: 'read', ips: '', publicKey }
  const verifyToken = await proof(exchange.deps, who, 'create_api_key', payload)
  const made = await exchange
    .api(apiKeys, who)
    .create({ label: 'Ed', scopes: ['read'], ips: '', publicKey, verifyToken })
  const request = read({ id: made.key.id, apiKey: made.apiKey, secret: 'unused' })
  const text = `${request.headers['x-ch-ts']}POST${request.url}${request.payload}`
  const signature = signBytes(null, Buffer.from(text), pair.privateKey).toString('base64')
  const signed = { ...request, headers: { ...request.headers, 'x-ch-sign': signature } }
  expect(await codeOf(signed)).toBe('SUCCESS')
  const other = signBytes(null, Buffer.from(`${text} `), pair.privateKey).toString('base64')
  expect(await codeOf({ ...signed, headers: { ...signed.headers, 'x-ch-sign': other } })).toBe('API_SIGNATURE_WRONG')
})

/** A valid request for one page of the caller's trades, and forty ways to tamper with it. */
type Tampering = (right: SignedRequest) => SignedRequest
const header =
  (name: string, change: (value: string) => string): Tampering =>
  (right) => ({
    ...right,
    headers: { ...right.headers, [name]: change(right.headers[name] ?? '') },
  })
const body =
  (change: (text: string) => string): Tampering =>
  (right) => ({ ...right, payload: change(right.payload) })
const url =
  (change: (text: string) => string): Tampering =>
  (right) => ({ ...right, url: change(right.url) })
const at = (text: string, place: number): string => {
  const digit = text[place] === '0' ? '1' : '0'
  return text.slice(0, place) + digit + text.slice(place + 1)
}
const spoiled: readonly (readonly [what: string, how: Tampering])[] = [
  ...[0, 1, 31, 32, 62, 63].map(
    (place) => [`digit ${place} of the signature`, header('x-ch-sign', (s) => at(s, place))] as const,
  ),
  ['the signature in upper case', header('x-ch-sign', (s) => s.toUpperCase())],
  ['a signature with a letter beyond ASCII', header('x-ch-sign', (s) => `\u00e9${s.slice(1)}`)],
  ['half a signature', header('x-ch-sign', (s) => s.slice(0, 32))],
  ['a signature with a suffix', header('x-ch-sign', (s) => `${s}00`)],
  ['a signature in base64', header('x-ch-sign', (s) => Buffer.from(s, 'hex').toString('base64'))],
  ['no signature', header('x-ch-sign', () => '')],
  ['blanks around the signature', header('x-ch-sign', (s) => `0x${s}`)],
  ['another timestamp', header('x-ch-ts', (s) => String(Number(s) + 1))],
  ['an older timestamp', header('x-ch-ts', (s) => String(Number(s) - 1))],
  ['a timestamp in seconds', header('x-ch-ts', (s) => s.slice(0, -3))],
  ['a timestamp with a sign', header('x-ch-ts', (s) => `+${s}`)],
  ['a timestamp with a fraction', header('x-ch-ts', (s) => `${s}.0`)],
  ['a timestamp in another script', header('x-ch-ts', (s) => encodeURIComponent(s.replace('1', '１')))],
  ['no timestamp', header('x-ch-ts', () => '')],
  ['another nonce', header('x-ch-nonce', () => 'another')],
  [
    'no nonce',
    (right) => ({
      ...right,
      headers: Object.fromEntries(Object.entries(right.headers).filter(([name]) => name !== 'x-ch-nonce')),
    }),
  ],
  ['a nonce with a line break', header('x-ch-nonce', (s) => `${s}%0A1`)],
  ['a window that was not signed', header('x-ch-window', () => '60000')],
  ['another body', body((text) => text.replace('"page":1', '"page":2'))],
  ['a blank in the body', body((text) => text.replace(':', ': '))],
  ['a line break after the body', body((text) => `${text}\n`)],
  ['the fields in another order', body(() => '{"pageSize":5,"page":1}')],
  ['a field twice', body((text) => text.replace('{', '{"page":1,'))],
  ['one more field', body((text) => text.replace('}', ',"uaTime":1}'))],
  ['the same number in another spelling', body((text) => text.replace('"page":1', '"page":1.0'))],
  ['an escape for a letter', body((text) => text.replace('page', '\\u0070age'))],
  ['no body', body(() => '')],
  ['letters in another Unicode form', body((text) => text.replace('page', 'pag\u0065\u0301'))],
  ['an empty body', body(() => '{}')],
  ['a query that was not signed', url((text) => `${text}?page=2`)],
  ['another path', url((text) => text.replace('trades/mine', 'orders/current'))],
  ['a path in another spelling', url((text) => text.replace('trades', '%74rades'))],
  ['a row that moves money', url((text) => text.replace('trades/mine', 'orders/cancel'))],
  ['another key', header('x-ch-apikey', (s) => at(s, 10))],
  ['a key in other letters', header('x-ch-apikey', (s) => s.toLowerCase())],
]

test('API-05 refuses a request that is changed anywhere after signing', async () => {
  const input = { page: 1, pageSize: 5 }
  expect(spoiled.length).toBeGreaterThanOrEqual(40)
  const passed: string[] = []
  for (const [what, how] of spoiled) {
    const right = sign(key, trades.mine, input, { nonce: `nonce-of-${what.length}` })
    const answer = await send(exchange, how(right))
    if (answer.status < 400 || answer.status >= 500) passed.push(`${what}: ${answer.code}`)
  }
  expect(passed).toEqual([])
  expect(await codeOf(sign(key, trades.mine, input, { nonce: 'nonce' }))).toBe('SUCCESS')
})

test('refuses a key even the saved reply of an endpoint that it may not call', async () => {
  const codeFor = (scope: string) => codeOf(sign(key, idempotency.get, { scope, key: randomUUID() }))
  expect(await codeFor('ex/api/v1/withdrawals/create')).toBe('SUCCESS')
  expect(await codeFor('ex/api/v1/withdrawals/add_address')).toBe('API_NOT_FOR_KEYS')
})

test('API-05 refuses a repeated request within its window, alone and among others', async () => {
  const request = read()
  const together = await Promise.all(Array.from({ length: 20 }, () => codeOf(request)))
  expect(together.filter((code) => code === 'SUCCESS')).toHaveLength(1)
  expect(await codeOf(request)).toBe('API_REQUEST_REPEATED')
  const timestamp = Date.now()
  expect(await codeOf(read(key, { timestamp, nonce: 'one' }))).toBe('SUCCESS')
  expect(await codeOf(read(key, { timestamp, nonce: 'two' }))).toBe('SUCCESS')
  expect(await codeOf(read(key, { timestamp, nonce: 'one' }))).toBe('API_REQUEST_REPEATED')
})

test('API-05 refuses a request outside its window, with the time difference', async () => {
  for (const skew of [2_000, -31_000, -6_000])
    expect(await codeOf(read(key, { timestamp: Date.now() + skew }))).toBe('API_TIMESTAMP_OUT_OF_WINDOW')
  expect(await codeOf(read(key, { timestamp: Date.now() - 31_000, window: '60000' }))).toBe('SUCCESS')
  expect(await codeOf(read(key, { timestamp: Date.now() - 61_000, window: '90000' }))).toBe(
    'API_TIMESTAMP_OUT_OF_WINDOW',
  )
})

test('API-02 accepts a key only from its addresses, whatever the headers claim', async () => {
  const bound = await makeKey(exchange, who, { ips: '203.0.113.24' })
  expect(await codeOf(read(bound), '203.0.113.24')).toBe('SUCCESS')
  expect(await codeOf(read(bound), '::ffff:203.0.113.24')).toBe('SUCCESS')
  for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'true-client-ip']) {
    const spoofed = { ...read(bound), headers: { ...read(bound).headers, [name]: '203.0.113.24' } }
    const answer = await send(exchange, spoofed, '198.51.100.7')
    expect(answer.code).toBe('API_ADDRESS_FOREIGN')
  }
})

test('API-06 restarts the count of uses from unlisted addresses after a day', async () => {
  const found = await makeKey(exchange, await exchange.customer(), { scopes: ['read'], ips: '203.0.113.24' })
  for (let use = 0; use < 4; use += 1) expect(await codeOf(read(found), '198.51.100.7')).toBe('API_ADDRESS_FOREIGN')
  await sql`update api_key set foreign_used_at = foreign_used_at - interval '1 day' where id = ${found.id}`.execute(
    exchange.deps.db,
  )
  for (let use = 0; use < 4; use += 1) expect(await codeOf(read(found), '198.51.100.7')).toBe('API_ADDRESS_FOREIGN')
  expect(await codeOf(read(found), '203.0.113.24')).toBe('SUCCESS')
  expect(await codeOf(read(found), '198.51.100.7')).toBe('API_ADDRESS_FOREIGN')
  expect(await codeOf(read(found), '203.0.113.24')).toBe('API_KEY_UNKNOWN')
})

test('API-02 binds a key to an IPv6 address in any spelling', async () => {
  const long = ['1', '2', '3'].map((last) => `2001:db89:1234:1234:1234:1234:1234:123${last}`)
  const ips = ['2001:db8::24', '203.0.113.24', ...long].join()
  const found = await makeKey(exchange, await exchange.customer(), { scopes: ['read'], ips })
  for (const ip of ['2001:db8::24', '2001:0DB8:0:0::24', '::ffff:203.0.113.24'])
    expect(await codeOf(read(found), ip)).toBe('SUCCESS')
  expect(await codeOf(read(found), '2001:db8::25')).toBe('API_ADDRESS_FOREIGN')
})

test('API-02 accepts a key from every address of its networks, and from no other', async () => {
  const found = await makeKey(exchange, await exchange.customer(), {
    scopes: ['read'],
    ips: '203.0.113.0/25,2001:db8::/48',
  })
  for (const ip of ['203.0.113.0', '203.0.113.127', '::ffff:203.0.113.24', '2001:DB8:0:ffff::1'])
    expect(await codeOf(read(found), ip)).toBe('SUCCESS')
  for (const ip of ['203.0.113.128', '::ffff:203.0.112.255', '2001:db8:1::1'])
    expect(await codeOf(read(found), ip)).toBe('API_ADDRESS_FOREIGN')
})

test('API-06 stops a key after several uses from unlisted addresses, until its owner restarts it', async () => {
  const owner = await exchange.customer()
  const found = await makeKey(exchange, owner, { scopes: ['read'], ips: '203.0.113.24' })
  for (let use = 0; use < 5; use += 1) expect(await codeOf(read(found), '198.51.100.7')).toBe('API_ADDRESS_FOREIGN')
  expect(await codeOf(read(found), '203.0.113.24')).toBe('API_KEY_UNKNOWN')
  expect(await exchange.api(apiKeys, owner).one({ id: found.id })).toMatchObject({ status: 'stopped' })
  const { rows } = await sql<{ kind: string }>`select kind from mail where recipient = ${owner.email}`.execute(
    exchange.deps.db,
  )
  expect(rows.map(({ kind }) => kind)).toEqual(['api_key_created', 'api_key_stopped'])
  const rights = { label: 'Bot', scopes: ['read' as const], ips: '198.51.100.7' }
  const payload = { id: found.id, label: 'Bot', scopes: 'read', ips: rights.ips }
  const verifyToken = await proof(exchange.deps, owner, 'update_api_key', payload)
  await exchange.api(apiKeys, owner).update({ id: found.id, ...rights, verifyToken })
  expect(await codeOf(read(found), '198.51.100.7')).toBe('SUCCESS')
})

test('API-06 a new key reads at once and trades only after its waiting period', async () => {
  const fresh = await makeKey(exchange, await floor.trader('1000', 0), { acts: false })
  expect(await codeOf(read(fresh))).toBe('SUCCESS')
  const refused = await send(exchange, sign(fresh, orders.place, orderRequest))
  expect(refused).toMatchObject({ code: 'API_KEY_WAITING', status: 403 })
  await sql`update api_key set acts_from = now() where id = ${fresh.id}`.execute(exchange.deps.db)
  expect(await codeOf(sign(fresh, orders.place, orderRequest))).toBe('SUCCESS')
})

test('API-07 a deleted key is refused at the next request, on every node', async () => {
  const owner = await exchange.customer()
  const gone = await makeKey(exchange, owner)
  expect(await codeOf(read(gone))).toBe('SUCCESS')
  await exchange.api(apiKeys, owner).delete({ id: gone.id })
  expect(await codeOf(read(gone))).toBe('API_KEY_UNKNOWN')
})

test('API-03 refuses an expired key', async () => {
  const old = await makeKey(exchange, await exchange.customer(), { scopes: ['read'], ips: '' })
  expect(await codeOf(read(old))).toBe('SUCCESS')
  await sql`update api_key set expires_at = now() where id = ${old.id}`.execute(exchange.deps.db)
  expect(await codeOf(read(old))).toBe('API_KEY_UNKNOWN')
})

test('API-08 counts the weight of all keys of one customer together', async () => {
  const owner = await exchange.customer()
  const [one, two] = [await makeKey(exchange, owner), await makeKey(exchange, owner)]
  const used = ({ headers }: SignedAnswer): number => Number(headers['x-ch-used-weight-1m'])
  const first = used(await send(exchange, read(one)))
  expect(used(await send(exchange, read(two)))).toBe(first + 1)
  await sql`update rate_limit set points = 6000 where key = ${`api-weight:customer:${owner.id}`}`.execute(
    exchange.deps.db,
  )
  expect(await codeOf(read(one))).toBe('TOO_MANY_REQUESTS')
  expect(await codeOf(read(two))).toBe('TOO_MANY_REQUESTS')
  expect(await codeOf(read())).toBe('SUCCESS')
})

test("a broker's key may place orders and read, and cannot move money", () => {
  const open = everyRow(exchange)
    .map(({ row }) => row)
    .filter((row) => opensToBroker(row))
  const paths = open.map(({ path }) => path)
  expect(paths).toContain('ex/api/v1/orders/place')
  expect(paths).toContain('ex/api/v1/orders/cancel_all')
  expect(paths).toContain('ex/api/v1/accounts/overview')
  expect(open.filter(({ keyScope, path }) => keyScope === 'withdraw' || path.endsWith('transfers/create'))).toEqual([])
})

test('ignores the session token of a request with a signature', async () => {
  const request = sign(key, customers.info, {})
  expect(await codeOf({ ...request, headers: { ...request.headers, token: who.token } })).toBe('API_NOT_FOR_KEYS')
})
