import { ok, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { authenticateOperator } from '#office/operators/authenticate.sql.ts'
import { authenticateIn } from '#access/sessions/authenticate.sql.ts'
import { connect } from '#platform/database/database.ts'
import { changed } from '#platform/database/rows.ts'
import { createWeigh } from './rate-limit.ts'
import { Turns } from '#platform/database/turns.ts'
import { createApp } from './app.ts'
import { Intake } from './form.ts'
import { probe } from './entry-point.probe.ts'
import { peopleIn } from '#profile/members/record-acts.ts'
import { noun, serveNoun } from './serve.ts'

let exchange: TestExchange
let app: FastifyInstance
let customer: Person
let effects = 0
const close: (() => Promise<void>)[] = []

beforeAll(async () => {
  exchange = await testExchange()
  customer = await exchange.customer()
  const { db, pool } = connect(exchange.database.appUrl, { onError: () => undefined })
  app = await createApp(exchange.deps)
  serveNoun(
    app,
    {
      deps: exchange.deps,
      turns: new Turns(),
      intake: new Intake(exchange.deps.config.FILES_DIR),
      placeOf: () => ({ country: undefined, city: undefined }),
      weigh: createWeigh(pool, exchange.deps.databaseState),
      keyOf: async () => refuse('API_KEY_UNKNOWN'),
      openSealed: async () => undefined,
      guardOwn: (_request, run) => run(),
      people: peopleIn(exchange.deps),
      customerOf: authenticateIn({ db }),
      operatorOf: (token) => authenticateOperator(db, token),
    },
    noun('probe', probe, {
      echo: async (_call, { amount, text }) =>
        text === 'absent' ? refuse('NOT_FOUND') : ok({ amount, secret: 'never declared' }),
      limited: async () => ok({}),
      mine: async (call) => ok({ id: call.customer.customerId }),
      gated: async () => ok({}),
      staff: async () => ok({}),
      once: (call, { text }) =>
        call.inTx(async (tx) => {
          if (text === 'absent') return refuse('NOT_FOUND')
          await changed(tx, sql`select pg_sleep(0.02)`)
          effects += 1
          return ok({ id: `effect ${effects}` })
        }),
      broken: async () => {
        throw new Error('the password is hunter2hunter2')
      },
    }),
  )
  await app.ready()
  close.push(
    () => app.close(),
    () => db.destroy(),
    () => exchange.close(),
  )
})
afterAll(async () => {
  for (const each of close) await each()
})

const post = (url: string, payload: unknown, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url,
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    headers: { 'content-type': 'application/json', language: 'en_US', ...headers },
  } as InjectOptions)
const answer = async (response: Promise<LightMyRequestResponse>): Promise<Record<string, unknown>> =>
  (await response).json()

test('answers every request in the envelope, in the requested language', async () => {
  const good = await answer(post('/ex/probe/echo', { amount: '1.50', text: 'a' }))
  expect(good).toMatchObject({ code: 'SUCCESS', data: { amount: '1.50' } })
  expect(Object.keys(good).toSorted()).toEqual(['code', 'data', 'message', 'serverTime', 'traceId'])
  expect(await answer(post('/ex/probe/echo', { amount: '1', text: 'absent' }, { language: 'zh_CN' }))).toMatchObject({
    code: 'NOT_FOUND',
    message: '未找到相关内容，请核对链接或编号，或返回后刷新。',
  })
  expect((await post('/ex/probe/echo', { amount: '1', text: 'absent' })).statusCode).toBe(404)
})

test('AZ-04 never sends a field that the contract does not name', async () => {
  expect((await post('/ex/probe/echo', { amount: '1', text: 'a' })).body).not.toContain('never declared')
})

test.each([
  [{ amount: 1.5, text: 'a' }, 'amount'],
  [{ amount: '1e3', text: 'a' }, 'amount'],
  [{ amount: '１', text: 'a' }, 'amount'],
  [{ amount: '-0', text: 'a' }, 'amount'],
  [{ amount: 'NaN', text: 'a' }, 'amount'],
  [{ amount: ['1'], text: 'a' }, 'amount'],
  [{ amount: '1', text: { $ne: 1 } }, 'text'],
  [{ amount: '1', text: 'a\r\nb' }, 'text'],
  [{ amount: '1', text: 'a', userId: 'x' }, 'userId'],
  [{ amount: '1' }, 'text'],
])('AZ-03 INP-01 refuses %j and names its field', async (body, field) => {
  expect(await answer(post('/ex/probe/echo', body))).toMatchObject({ code: 'PARAM_INVALID', field })
})

test('accepts and limits the fields that every body may have', async () => {
  expect(await answer(post('/ex/probe/echo', { amount: '1', text: 'a', uaTime: 1, securityInfo: 'x' }))).toMatchObject({
    code: 'SUCCESS',
  })
  expect(
    await answer(post('/ex/probe/echo', { amount: '1', text: 'a', securityInfo: 'x'.repeat(5000) })),
  ).toMatchObject({ field: 'securityInfo' })
})

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/json\t; charset=x',
  'application/vnd.x+json',
  'multipart/form-data; boundary=x',
  '',
])('INP-07 WEB-01 content type %j never skips the schema', async (type) => {
  const response = await post('/ex/probe/echo', '{"amount":1}', { 'content-type': type })
  expect(response.statusCode).toBeGreaterThanOrEqual(400)
  expect(response.statusCode).toBeLessThan(500)
})

test.each([
  '{"amount":"1","amount":"2","text":"a"}',
  '{"__proto__":{"amount":"1"}}',
  '[',
  '{"amount":"1","text":"\\u0000"}',
  '"x"',
  'null',
  '1',
])('INP-02 INP-03 refuses the body %s without a server error', async (body) =>
  expect((await post('/ex/probe/echo', body)).statusCode).toBe(400),
)

test('WEB-17 does not route a method that the row does not name', async () => {
  for (const method of ['GET', 'PUT', 'DELETE', 'PATCH'] as const)
    expect((await app.inject({ method, url: '/ex/probe/echo' })).statusCode).toBe(404)
  expect((await post('/ex/probe/echo/', { amount: '1', text: 'a' })).statusCode).toBe(404)
  expect((await post('/EX/probe/echo', { amount: '1', text: 'a' })).statusCode).toBe(404)
})

test('allows exactly the callers that the row names', async () => {
  const operator = await exchange.operator('support')
  const reviewer = await exchange.operator('compliance')
  const unverified = await exchange.customer({ kyc: 'pending' })
  expect(await answer(post('/ex/probe/mine', {}))).toMatchObject({ code: 'UNAUTHORIZED' })
  expect(await answer(post('/ex/probe/mine', {}, { token: customer.token }))).toMatchObject({
    data: { id: customer.id },
  })
  expect(await answer(post('/ex/probe/gated', {}, { token: unverified.token }))).toMatchObject({ code: 'KYC_REQUIRED' })
  expect(await answer(post('/ex/probe/gated', {}, { token: customer.token }))).toMatchObject({ code: 'SUCCESS' })
  expect(await answer(post('/console/probe/staff', {}, { token: operator.token }))).toMatchObject({ code: 'FORBIDDEN' })
  expect(await answer(post('/console/probe/staff', {}, { token: reviewer.token }))).toMatchObject({ code: 'SUCCESS' })
})

test('AUT-30 accepts no customer token on an operator route and no operator token on a customer route', async () => {
  const operator = await exchange.operator('compliance')
  expect(await answer(post('/console/probe/staff', {}, { token: customer.token }))).toMatchObject({
    code: 'UNAUTHORIZED',
  })
  expect(await answer(post('/ex/probe/mine', {}, { token: operator.token }))).toMatchObject({ code: 'UNAUTHORIZED' })
})

test('AUT-23 ends a session after thirty idle minutes, and after twelve hours of activity', async () => {
  const idle = await exchange.customer()
  const old = await exchange.customer()
  await sql`update session set seen_at = now() - interval '31 minutes' where customer_id = ${idle.id}`.execute(
    exchange.deps.db,
  )
  await sql`update session set expires_at = now() - interval '1 second' where customer_id = ${old.id}`.execute(
    exchange.deps.db,
  )
  for (const person of [idle, old])
    expect(await answer(post('/ex/probe/mine', {}, { token: person.token }))).toMatchObject({ code: 'UNAUTHORIZED' })
})

test('runs a command once per key and repeats its answer, also for twenty at once', async () => {
  const headers = { token: customer.token, 'idempotency-key': 'key-number-1' }
  const before = effects
  const all = await Promise.all(Array.from({ length: 20 }, () => post('/ex/probe/once', { text: 'a' }, headers)))
  expect(effects).toBe(before + 1)
  expect(new Set(all.map((response) => JSON.stringify(response.json<{ data: unknown }>().data))).size).toBe(1)
  expect(all.filter((response) => response.headers['idempotency-hit'] === 'true')).toHaveLength(19)
})

test('refuses a key with another body and a command without a key, and keeps the key usable after a refusal', async () => {
  const headers = { token: customer.token, 'idempotency-key': 'key-number-2' }
  expect(await answer(post('/ex/probe/once', { text: 'absent' }, headers))).toMatchObject({ code: 'NOT_FOUND' })
  expect(await answer(post('/ex/probe/once', { text: 'a' }, headers))).toMatchObject({ code: 'SUCCESS' })
  expect(await answer(post('/ex/probe/once', { text: 'b' }, headers))).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
  expect(await answer(post('/ex/probe/once', { text: 'a' }, { token: customer.token }))).toMatchObject({
    code: 'IDEMPOTENCY_KEY_MISSING',
  })
})

test('refuses above a rate limit with the seconds to wait, also after a restart of the process', async () => {
  const call = (): Promise<LightMyRequestResponse> =>
    app.inject({ method: 'GET', url: '/ex/probe/limited', remoteAddress: '10.0.0.9' })
  for (let n = 0; n < 3; n += 1) expect((await call()).statusCode).toBe(200)
  const refused = await call()
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  const { rows } = await sql<{ points: number }>`select points from rate_limit where key like '%10.0.0.9%'`.execute(
    exchange.deps.db,
  )
  expect(rows[0]?.points).toBe(4)
})

test('WEB-16 ignores a forwarded address unless a proxy is configured', async () => {
  for (let n = 0; n < 6; n += 1) {
    const response = await app.inject({
      method: 'GET',
      url: '/ex/probe/limited',
      remoteAddress: '10.0.0.10',
      headers: { 'x-forwarded-for': `1.2.3.${n}`, forwarded: `for=1.2.3.${n}` },
    })
    expect(response.statusCode).toBe(n < 3 ? 200 : 429)
  }
})

test('WEB-07 WEB-08 sends the security headers with every answer', async () => {
  const { headers } = await post('/ex/probe/echo', { amount: '1', text: 'a' })
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['strict-transport-security']).toContain('max-age')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['content-security-policy']).not.toContain('unsafe-inline')
  expect(headers['access-control-allow-origin']).toBeUndefined()
})

test('answers a bug with the catalogue’s sentence and a trace id, never with the text of the bug', async () => {
  const response = await post('/ex/probe/broken', {})
  expect(response.statusCode).toBe(500)
  expect(response.body).not.toContain('hunter2')
  expect(response.json()).toMatchObject({ code: 'INTERNAL', data: null })
})
