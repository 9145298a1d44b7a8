import { apiKeys } from '@tessera/contract/access/api-keys/api-keys.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeKey, type TestKey } from '#testing/api-keys.ts'
import { limitOrder, signedParams } from '#testing/binance.ts'
import type { Person, TestExchange } from '#testing/exchange.ts'
import { type Floor, tradingFloor } from '#testing/trading-floor.ts'
import { type ApiSocket, openApiSocket } from '#testing/ws-api.ts'

let floor: Floor
let exchange: TestExchange
let who: Person
let key: TestKey
let address = ''
let line: ApiSocket
beforeAll(async () => {
  floor = await tradingFloor()
  exchange = floor.exchange
  who = await floor.trader('1000', 100)
  key = await makeKey(exchange, who, { type: 'ed25519' })
  await floor.start()
  address = await exchange.server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(async () => {
  line.close()
  await floor.clearBook()
})
afterAll(() => exchange.close())

const now = () => ({ timestamp: Date.now() })
const pair = { symbol: 'AURBTUSD' }
async function loggedOn(by = key): Promise<ApiSocket> {
  line = await openApiSocket(address)
  expect(await line.ask('session.logon', signedParams({}, by))).toMatchObject({
    status: 200,
    result: { apiKey: by.apiKey, authorizedSince: expect.any(Number) as number, userDataStream: false },
  })
  return line
}

test('needs no key and no signature after a logon: an order is placed, listed and cancelled', async () => {
  const { ask } = await loggedOn()
  const placed = await ask('order.place', { ...limitOrder(), ...now() })
  expect(placed).toMatchObject({ status: 200, result: { ...pair, status: 'NEW' } })
  expect(await ask('openOrders.status', { ...pair, ...now() })).toMatchObject({ status: 200, result: [pair] })
  expect(await ask('openOrders.cancelAll', { ...pair, ...now() })).toMatchObject({ result: [{ status: 'CANCELED' }] })
  expect(await ask('account.status', now())).toMatchObject({ result: { accountType: 'SPOT' } })
})

test("subscribes to the user stream without a signature, and reports it in the session's status", async () => {
  const { ask, got } = await loggedOn()
  expect(await ask('userDataStream.subscribe')).toMatchObject({ status: 200, result: { subscriptionId: 0 } })
  expect(await ask('session.status')).toMatchObject({ result: { apiKey: key.apiKey, userDataStream: true } })
  await floor.place(who, 'buy 1 @ 12.30')
  await expect.poll(() => got).toContainEqual(expect.objectContaining({ subscriptionId: 0 }))
})

test('requires a key after a logout, or without a logon', async () => {
  const { ask } = await loggedOn()
  const nobody = { status: 200, result: { apiKey: null, authorizedSince: null } }
  expect(await ask('session.logout')).toMatchObject(nobody)
  expect(await ask('session.status')).toMatchObject(nobody)
  for (const method of ['account.status', 'userDataStream.subscribe'])
    expect(await ask(method, now())).toMatchObject({ status: 401, error: { code: -2014 } })
})

test('API-05 accepts a logon once, within its time and for the key that signed it, and none with an HMAC key', async () => {
  line = await openApiSocket(address)
  const { ask } = line
  const hmac = await makeKey(exchange, who)
  const right = signedParams({}, key)
  const refusals = [
    [{ ...right, signature: signedParams({ recvWindow: 6_000 }, key)['signature'] ?? '' }, -1022],
    [signedParams({ timestamp: Date.now() - 60_000 }, key), -1021],
    [signedParams({}, hmac), -4056],
    [{}, -2014],
  ] as const
  for (const [params, code] of refusals) expect(await ask('session.logon', params)).toMatchObject({ error: { code } })
  expect(await ask('account.status', now())).toMatchObject({ error: { code: -2014 } })
  expect(await ask('session.logon', right)).toMatchObject({ status: 200 })
  expect(await ask('session.logon', right)).toMatchObject({ error: { code: -1021 } })
  await exchange.api(apiKeys, who).delete({ id: hmac.id })
})

test('API-05 each call of a session requires a current timestamp', async () => {
  const { ask } = await loggedOn()
  expect(await ask('account.status')).toMatchObject({ error: { code: -1102 } })
  const late = { timestamp: Date.now() - 60_000 }
  expect(await ask('order.place', { ...limitOrder(), ...late })).toMatchObject({ error: { code: -1021 } })
})

test('API-07 gives a session the current permissions of its key at each call, and ends it with the key', async () => {
  const reads = await makeKey(exchange, who, { type: 'ed25519', scopes: ['read'] })
  const { ask } = await loggedOn(reads)
  expect(await ask('order.place', { ...limitOrder(), ...now() })).toMatchObject({ status: 401, error: { code: -2015 } })
  expect(await ask('account.status', now())).toMatchObject({ status: 200 })
  await exchange.api(apiKeys, who).delete({ id: reads.id })
  expect(await ask('account.status', now())).toMatchObject({ status: 401, error: { code: -2015 } })
})

test('requires a signature for a call that names another key', async () => {
  const other = await makeKey(exchange, await floor.trader('1000', 0))
  const { ask } = await loggedOn()
  expect(await ask('account.status', { ...now(), apiKey: other.apiKey })).toMatchObject({ error: { code: -1102 } })
  await ask('order.place', signedParams(limitOrder(), other))
  expect(await ask('openOrders.status', { ...pair, ...now() })).toMatchObject({ result: [] })
  expect(await ask('openOrders.status', signedParams(pair, other))).toMatchObject({ result: [pair] })
})
