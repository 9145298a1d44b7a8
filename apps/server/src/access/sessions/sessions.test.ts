import { customers } from '@tessera/contract/access/customers/customers.ts'
import { messages } from '@tessera/contract/services/messages/messages.ts'
import { sessions } from '@tessera/contract/access/sessions/sessions.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authenticateIn } from './authenticate.sql.ts'
import { type AccessExchange, accessExchange, codeOfRefusal, password } from '#testing/access.ts'
import { proveAll } from '#testing/step-up.ts'

let exchange: AccessExchange
beforeAll(async () => {
  exchange = await accessExchange()
})
afterAll(() => exchange.close())

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  exchange.server.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { language: 'en_US', ...headers },
  })

test('AUT-20 a login with an old token in the header creates a new token and does not change the old one', async () => {
  const { email, token } = await exchange.account()
  const own = exchange.api(sessions, { token })
  const { ticket } = await own.login({ account: email, password })
  const session = await own.confirm({ ticket, code: await exchange.nextCode(email) })
  expect(session.token).not.toBe(token)
  const forged = exchange.api(sessions, { token: 'attackers-own-token-that-is-long-enough-1234' })
  const again = await forged.login({ account: email, password })
  const third = await forged.confirm({ ticket: again.ticket, code: await exchange.nextCode(email) })
  expect(third.token).not.toContain('attacker')
})

test('AUT-21 tokens have 256 bits, differ, and are not in the database', async () => {
  const tokens = new Set(Array.from({ length: 10_000 }, () => exchange.deps.random.token()))
  expect(tokens.size).toBe(10_000)
  expect(Math.min(...[...tokens].map((token) => Buffer.from(token, 'base64url').length))).toBe(32)
  const { token } = await exchange.account()
  const { rows } = await sql`select 1 from session where token_hash = ${token}`.execute(exchange.deps.db)
  expect(rows).toEqual([])
})

test('AUT-22 refuses a token after logout, also the hundredth time', async () => {
  const { token } = await exchange.account()
  await exchange.api(sessions, { token }).logout({})
  const again = await Promise.all(
    Array.from({ length: 100 }, () => codeOfRefusal(exchange.api(customers, { token }).info({}))),
  )
  expect(new Set(again)).toEqual(new Set(['UNAUTHORIZED']))
})

test('batches concurrent requests into one statement and returns to each the session of its own token', async () => {
  const [ann, bob, gone] = await Promise.all([exchange.account(), exchange.account(), exchange.account()])
  await exchange.api(sessions, { token: gone.token }).logout({})
  const [annsId, bobsId] = await Promise.all(
    [ann, bob].map(async ({ token }) => (await exchange.api(customers, { token }).info({})).id),
  )
  const statements: string[] = []
  const db = exchange.deps.db.withPlugin({
    transformQuery: ({ node }) => {
      statements.push(node.kind)
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const sessionOf = authenticateIn({ db })
  const tokens = [ann.token, bob.token, gone.token, ann.token]
  const found = await Promise.all(tokens.map((token) => sessionOf(token)))
  expect(found.map((each) => each?.customerId)).toEqual([annsId, bobsId, undefined, annsId])
  expect(statements).toHaveLength(1)
})

test.each([
  ['31 minutes without a request', sql`seen_at = now() - interval '31 minutes'`],
  ['12 hours after sign-in', sql`expires_at = now() - interval '1 second'`],
])('AUT-23 ends a session %s', async (_, change) => {
  const { token } = await exchange.account()
  const { id } = await exchange.api(customers, { token }).info({})
  await sql`update session set ${change} where customer_id = ${id}`.execute(exchange.deps.db)
  expect(await codeOfRefusal(exchange.api(customers, { token }).info({}))).toBe('UNAUTHORIZED')
})

test('AUT-23 automatic calls of a screen do not extend a session; actions of its user extend it by 30 minutes', async () => {
  const { token } = await exchange.account()
  const { id } = await exchange.api(customers, { token }).info({})
  const silentFor = (minutes: number) =>
    sql`update session set seen_at = now() - make_interval(mins => ${minutes}) where customer_id = ${id}`.execute(
      exchange.deps.db,
    )
  const life = async (headers: Record<string, string>) => {
    const answer = await exchange.server.app.inject({ url: `/${sessions.life.path}`, headers: { token, ...headers } })
    return answer.json<{ data: { endsInSeconds: number; cause: string } }>().data
  }
  await silentFor(29)
  for (const path of [messages.count.path, messages.list.path]) await post(`/${path}`, {}, { token, unattended: '1' })
  const left = await life({ unattended: '1' })
  expect(left.cause).toBe('idle')
  expect(left.endsInSeconds).toBeLessThanOrEqual(60)
  expect((await life({})).endsInSeconds).toBeGreaterThan(60)
  await silentFor(31)
  const late = await post(`/${messages.count.path}`, {}, { token, unattended: '1' })
  expect(late.json()).toMatchObject({ code: 'UNAUTHORIZED' })
})

test('AUT-23 a session reports when its age will end it, and using it does not change that', async () => {
  const { token } = await exchange.account()
  const { id } = await exchange.api(customers, { token }).info({})
  await sql`update session set expires_at = now() + interval '40 seconds' where customer_id = ${id}`.execute(
    exchange.deps.db,
  )
  const left = await exchange.api(sessions, { token }).life({})
  expect(left.cause).toBe('age')
  expect(left.endsInSeconds).toBeLessThanOrEqual(40)
})

test('AUT-23 only the owner can list and revoke sessions', async () => {
  const [a, b] = [await exchange.account(), await exchange.account()]
  const second = await exchange.signIn(a.email, password)
  const { rows } = await exchange.api(sessions, a).list({})
  expect(rows.filter(({ current }) => current)).toHaveLength(1)
  expect(rows).toHaveLength(2)
  const id = rows.find(({ current }) => !current)?.id ?? ''
  expect(await codeOfRefusal(exchange.api(sessions, b).revoke({ id }))).toBe('NOT_FOUND')
  await exchange.api(sessions, a).revoke({ id })
  expect(await codeOfRefusal(exchange.api(customers, second).info({}))).toBe('UNAUTHORIZED')
  expect(await codeOfRefusal(exchange.api(sessions, a).revoke({ id }))).toBe('NOT_FOUND')
})

test('the history lists logins and failed tries with their true address, whatever the headers claim', async () => {
  const { email } = await exchange.account()
  const headers = { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9', 'x-real-ip': '203.0.113.9' }
  await post('/ex/user/login_in', { account: email, password: 'wrong pass 1' }, headers)
  const session = await exchange.signIn(email, password)
  const { rows, total, pageSize } = await exchange.api(sessions, session).loginHistory({ size: 2 })
  expect({ total, pageSize }).toEqual({ total: 3, pageSize: 2 })
  expect(await exchange.api(sessions, session).loginHistory({ size: 2, page: 9 })).toMatchObject({ total: 3, rows: [] })
  expect(rows.map(({ type, status, ip }) => ({ type, status, ip }))).toEqual([
    { type: 'code', status: 'success', ip: '127.0.0.1' },
    { type: 'password', status: 'failure', ip: '127.0.0.1' },
  ])
})

test('notifies the owner of a login from a new place', async () => {
  const { email } = await exchange.account()
  const firstStep = await post(
    '/ex/user/login_in',
    { account: email, password },
    { 'user-agent': 'Firefox/140.0 Windows' },
  )
  const { ticket } = firstStep.json<{ data: { ticket: string } }>().data
  const code = await exchange.nextCode(email)
  await post('/ex/user/confirm_login', { ticket, code }, { 'user-agent': 'Firefox/140.0 Windows' })
  const mail = await exchange.nextMail(email)
  expect(mail.subject).toBe('New login to your account')
  expect(mail.text).toContain('Firefox · Windows')
})

const enter = async (email: string, about: { securityInfo?: string; uaTime?: number }) => {
  const firstStep = await post('/ex/user/login_in', { account: email, password, ...about })
  const { ticket } = firstStep.json<{ data: { ticket: string } }>().data
  const done = await post('/ex/user/confirm_login', { ticket, code: await exchange.nextCode(email), ...about })
  return done.json<{ data: { token: string } }>().data
}
const newest = async (session: { token: string }) =>
  (await exchange.api(sessions, session).loginHistory({ size: 1 })).rows[0]?.note

test('recognizes a device by its hash, and treats a device without one as new each time', async () => {
  const { email } = await exchange.account()
  const notes = []
  for (const securityInfo of ['a phone', 'a phone', 'a tablet', 'a phone'])
    notes.push(await newest(await enter(email, { securityInfo })))
  expect(notes).toEqual(['new_device', null, 'new_device', null])
  for (let n = 0; n < 2; n += 1) expect(await newest(await enter(email, {}))).toBe('new_device')
})

test('reports a wrong device clock, but refuses no call because of it', async () => {
  const { email } = await exchange.account()
  const session = await enter(email, { securityInfo: 'a phone', uaTime: Date.now() + HOUR_MS })
  const { rows } = await exchange.api(sessions, session).list({})
  const drift = rows.find(({ current }) => current)?.clockDriftSeconds ?? 0
  expect(Math.abs(drift - 3600)).toBeLessThan(120)
})

test('the history has the city of each login, and the changes that paused withdrawals', async () => {
  const behind = await accessExchange({ COUNTRY_HEADER: 'x-country', CITY_HEADER: 'x-city', TRUSTED_PROXY_HOPS: '1' })
  const { email } = await behind.account()
  const headers = { 'x-country': 'SG', 'x-city': 'Singapore' }
  const login = await behind.server.app.inject({
    method: 'POST',
    url: '/ex/user/login_in',
    payload: { account: email, password: 'wrong pass 1' },
    headers,
  })
  expect(login.json()).toMatchObject({ code: 'LOGIN_FAILED' })
  const session = await behind.signIn(email, password)
  const { rows } = await behind.api(sessions, session).loginHistory({})
  expect(rows.map(({ city }) => city)).toEqual([null, 'Singapore', null])
  const verifyToken = await proveAll(behind, { email, ...session }, 'change_password', {})
  const next = await behind
    .api(customers, session)
    .changePassword({ oldPassword: password, newPassword: 'owner street 9', verifyToken })
  const changes = await behind.api(sessions, next).settingHistory({})
  expect(changes.rows.map(({ action, note }) => [action, note])).toEqual([
    ['login_password_changed', 'withdrawals_paused'],
    ['registered', null],
  ])
  await behind.close()
})

test('exports both histories in the language of the request, without formulas in cells', async () => {
  const { email } = await exchange.account()
  const headers = { 'user-agent': '=cmd|calc' }
  await post('/ex/user/login_in', { account: email, password: 'wrong pass 1' }, headers)
  const session = await exchange.signIn(email, password)
  const logins = await exchange.api(sessions, session, 'zh_CN').loginHistoryCsv({})
  expect(logins.split('\r\n').map((row) => row.split(',').slice(1).join())).toEqual([
    '方式,IP,城市,设备,状态,备注',
    '验证码,127.0.0.1,,,成功,',
    '密码,127.0.0.1,,,失败,',
    '注册,127.0.0.1,,,成功,',
    '',
  ])
  const changes = await exchange.api(sessions, session).settingHistoryCsv({})
  expect(changes).toMatch(/^Time,Action,IP,City,Device,Note\r\n[\dT:+-]+,Account opened,127\.0\.0\.1,,,\r\n$/)
})
