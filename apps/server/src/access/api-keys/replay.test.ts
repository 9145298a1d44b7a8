import { apiKeys } from '@tessera/contract/access/api-keys/api-keys.ts'
import { transfers } from '@tessera/contract/profile/transfers/transfers.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeKey, send, sign, type SignedRequest, type TestKey } from '#testing/api-keys.ts'
import { sendBinance, signedQuery } from '#testing/binance.ts'
import { keyReadsIn } from './authenticate.sql.ts'
import { testExchange, type TestExchange } from '#testing/exchange.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await testExchange()
})
afterAll(() => exchange.close())

const FOREIGN_IP = '198.51.100.7'
const read = (by: TestKey): SignedRequest => sign(by, transfers.list, {})
const codeOf = async (request: SignedRequest, ip?: string): Promise<string> => (await send(exchange, request, ip)).code
const weighs = (key: string, points: number) =>
  sql`update rate_limit set points = ${points} where key = ${key}`.execute(exchange.deps.db)
const remembered = async ({ id }: TestKey): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from api_request where key_id = ${id}`.execute(exchange.deps.db))
    .rows[0]?.n ?? -1

test('API-06 replaying one intercepted request from unlisted addresses does not stop the key', async () => {
  const owner = await exchange.customer()
  const key = await makeKey(exchange, owner, { scopes: ['read'] })
  const intercepted = read(key)
  for (let time = 0; time < 6; time += 1) expect(await codeOf(intercepted, FOREIGN_IP)).toBe('API_ADDRESS_FOREIGN')
  expect(await codeOf(read(key))).toBe('SUCCESS')
  expect(await exchange.api(apiKeys, owner).one({ id: key.id })).toMatchObject({ status: 'active' })
})

test('API-08 does not record a request that is refused for its weight, on either API surface', async () => {
  const owner = await exchange.customer()
  const key = await makeKey(exchange, owner)
  expect(await codeOf(read(key))).toBe('SUCCESS')
  expect(await remembered(key)).toBe(1)
  await weighs(`api-weight:customer:${owner.id}`, 6_000)
  for (let time = 0; time < 3; time += 1) expect(await codeOf(read(key))).toBe('TOO_MANY_REQUESTS')
  const query = signedQuery({}, key)
  const binance = await sendBinance(exchange, { method: 'GET', path: '/api/v3/account', query, by: key })
  expect(binance).toMatchObject({ status: 429, body: { code: -1003 } })
  expect(await remembered(key)).toBe(1)
})

test('API-08 a repeated request costs its customer no weight', async () => {
  const owner = await exchange.customer()
  const key = await makeKey(exchange, owner)
  const request = read(key)
  expect((await send(exchange, request)).headers['x-ch-used-weight-1m']).toBe('1')
  for (let time = 0; time < 3; time += 1) expect(await codeOf(request)).toBe('API_REQUEST_REPEATED')
  expect((await send(exchange, read(key))).headers['x-ch-used-weight-1m']).toBe('2')
})

test('API-08 after too many failures an address gets the refusal of the rate limit, but its valid requests still succeed', async () => {
  const key = await makeKey(exchange, await exchange.customer(), { scopes: ['read'], ips: '' })
  const unknown = read({ ...key, apiKey: `${key.apiKey}x` })
  const wrong = () => codeOf(sign(key, transfers.list, {}, { secret: 'wrong' }), FOREIGN_IP)
  expect(await codeOf(unknown, FOREIGN_IP)).toBe('API_KEY_UNKNOWN')
  expect(await wrong()).toBe('API_SIGNATURE_WRONG')
  await weighs(`api-failures:ip:${FOREIGN_IP}`, 300)
  expect(await wrong()).toBe('TOO_MANY_REQUESTS')
  expect(await codeOf(unknown, FOREIGN_IP)).toBe('TOO_MANY_REQUESTS')
  const bare = { method: 'POST', path: '/api/v3/userDataStream', query: '', ip: FOREIGN_IP } as const
  const answer = await sendBinance(exchange, { ...bare, by: { ...key, apiKey: 'tsk_of-nobody-at-all' } })
  expect(answer).toMatchObject({ status: 429, body: { code: -1003 } })
  expect(await codeOf(read(key), FOREIGN_IP)).toBe('SUCCESS')
})

test('API-05 accepts one of twenty equal concurrent requests, and the requests of others', async () => {
  const [owner, other] = [await exchange.customer(), await exchange.customer()]
  const [key, theirs] = [await makeKey(exchange, owner), await makeKey(exchange, other)]
  const request = read(key)
  const codes = await Promise.all([
    ...Array.from({ length: 20 }, () => codeOf(request)),
    ...Array.from({ length: 5 }, (_, at) => codeOf(sign(theirs, transfers.list, { page: at + 1 }))),
    codeOf(sign(key, transfers.list, {}, { secret: 'wrong' })),
  ])
  expect(codes.slice(0, 20).toSorted()).toEqual([
    ...Array.from({ length: 19 }, () => 'API_REQUEST_REPEATED'),
    'SUCCESS',
  ])
  expect(codes.slice(20)).toEqual([...Array.from({ length: 5 }, () => 'SUCCESS'), 'API_SIGNATURE_WRONG'])
  expect([await remembered(key), await remembered(theirs)]).toEqual([1, 5])
})

test('a key that is deleted between two steps fails only its own request', async () => {
  const key = await makeKey(exchange, await exchange.customer())
  const reads = keyReadsIn(exchange.deps)
  const gone = '00000000-0000-7000-8000-000000000000'
  const ends = await Promise.allSettled(
    [gone, key.id].map((each) => reads.remember({ key: each, digest: 'the same', endpoint: 'GET /' })),
  )
  expect(ends).toMatchObject([
    { status: 'rejected' },
    { status: 'fulfilled', value: { fresh: true, endpoint: 'GET /' } },
  ])
  const [known, unknown] = await Promise.all(
    [key.apiKey, 'nobodys'].map((apiKey) => reads.find({ apiKey, digest: 'the same' })),
  )
  expect([known?.id, known?.usedAtEndpoint, unknown]).toEqual([key.id, 'GET /', undefined])
})
