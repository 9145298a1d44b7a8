import { customers } from '@tessera/contract/access/customers/customers.ts'
import { operators, operatorSignIn } from '@tessera/contract/office/operators/operators.ts'
import { publicConfig } from '@tessera/contract/office/public-config/public-config.ts'
import { sessions } from '@tessera/contract/access/sessions/sessions.ts'
import { audit } from '@tessera/contract/services/audit/audit.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { TOTP, URI } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccessExchange, accessExchange, codeOfRefusal, password } from '#testing/access.ts'
import { forgetRates } from '#testing/every-row.ts'
import { captureLog } from '#testing/captured-log.ts'

let exchange: AccessExchange
let logged: readonly string[]
let port = 0
beforeAll(async () => {
  exchange = await accessExchange({ LOG_LEVEL: 'debug', TRUSTED_PROXY_HOPS: '1' })
  logged = captureLog(exchange.deps.log)
  port = Number(new URL(await exchange.server.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => exchange.close())

const fresh = (): string => `${randomUUID().slice(0, 8)}@example.com`
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  exchange.server.app.inject({ method: 'POST', url, payload, headers: { language: 'en_US', ...headers } })

/** Returns the server's response to these raw header lines and body. */
function raw(lines: readonly string[], body: string): Promise<string> {
  return new Promise((answer, fail) => {
    const socket = connect(port, '127.0.0.1')
    let received = ''
    socket.setEncoding('utf8')
    socket.on('data', (text: string) => (received += text))
    socket.once('close', () => answer(received))
    socket.once('error', fail)
    const head = ['content-type: application/json', `content-length: ${body.length}`, 'connection: close']
    socket.write(`${[...lines, ...head].join('\r\n')}\r\n\r\n${body}`)
  })
}
const path = '/ex/api/v0/public/email'
const ours = (): string => `Host: 127.0.0.1:${port}`

test.each<[string, () => string[]]>([
  ['Host', () => [`POST ${path} HTTP/1.1`, 'Host: evil.example']],
  ['Host with a port', () => [`POST ${path} HTTP/1.1`, 'Host: evil.example:3000']],
  ['X-Forwarded-Host', () => [`POST ${path} HTTP/1.1`, ours(), 'X-Forwarded-Host: evil.example']],
  ['Forwarded', () => [`POST ${path} HTTP/1.1`, ours(), 'Forwarded: for=1.2.3.4;host=evil.example;proto=https']],
  [
    'X-Host and X-Original-Host',
    () => [`POST ${path} HTTP/1.1`, ours(), 'X-Host: evil.example', 'X-Original-Host: evil.example'],
  ],
  [
    'Origin and Referer',
    () => [`POST ${path} HTTP/1.1`, ours(), 'Origin: https://evil.example', 'Referer: https://evil.example/'],
  ],
  ['absolute address', () => [`POST http://evil.example${path} HTTP/1.1`, 'Host: evil.example']],
  ['absolute address beside our Host', () => [`POST http://evil.example${path} HTTP/1.1`, ours()]],
  ['second Host', () => [`POST ${path} HTTP/1.1`, ours(), 'Host: evil.example']],
  ['second Host before ours', () => [`POST ${path} HTTP/1.1`, 'Host: evil.example', ours()]],
])('AUT-12 no email contains another host, whatever the request has as %s', async (_, lines) => {
  const email = fresh()
  const captcha = await exchange.captcha('register')
  const answer = await raw(lines(), JSON.stringify({ account: email, scene: 'register', captcha }))
  expect(answer).not.toContain('evil')
  expect(answer).toMatch(/^HTTP\/1\.1 (200|40[04])/)
  const mails = answer.startsWith('HTTP/1.1 200') ? [await exchange.nextMail(email)] : []
  expect(JSON.stringify(mails)).not.toContain('evil')
  expect(mails.filter(({ text }) => !text.includes('127.0.0.1:3000'))).toEqual([])
})

test('AUT-17 shows the seed of an authenticator once: no later response, log line or table has it, and of two concurrent requests one binds it', async () => {
  const chief = await exchange.operator('superadmin', 'auditor')
  const desk = exchange.api(operators, chief)
  const email = `${randomUUID().slice(0, 8)}@tessera.example`
  const client = exchange.api(operatorSignIn)
  await desk.create({ email, name: 'Nair' })
  const oneTime = /password: (\S+)/.exec((await exchange.nextMail(email)).text)?.[1] ?? ''
  const { otpauth } = await client.login({ email, password: oneTime })
  const totp = URI.parse(otpauth ?? '')
  if (!(totp instanceof TOTP)) throw new Error('not a TOTP URI')
  const seed = totp.secret.base32
  expect(seed.length).toBeGreaterThanOrEqual(32) // 160 bits
  const tickets = await Promise.all([1, 2].map(async () => (await client.login({ email, password: oneTime })).ticket))
  const newPassword = 'a password of my own 1'
  const bound = await Promise.allSettled(
    tickets.map((ticket) => client.confirm({ ticket, code: totp.generate(), newPassword })),
  )
  expect(bound.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await client.login({ email, password: newPassword })).toMatchObject({ otpauth: null })
  await expect(desk.create({ email, name: 'Nair' })).rejects.toMatchObject({ code: 'OPERATOR_EMAIL_EXISTS' })
  const answers = [await desk.list({}), await desk.me({}), await exchange.api(audit, chief).list({})]
  const { rows } = await sql<{ text: string }>`
    select row_to_json(o)::text as text from operator o union all select row_to_json(a)::text from audit_entry a`.execute(
    exchange.deps.db,
  )
  const everywhere = [JSON.stringify(answers), ...rows.map(({ text }) => text), ...logged].join('\n')
  expect(everywhere).toContain(email)
  expect(everywhere).not.toContain(seed)
  expect(everywhere).not.toContain(oneTime)
})

test('AUT-21 logs no token, ticket, code or password, even if a request fails', async () => {
  const { email } = await exchange.account()
  const { ticket } = await exchange.api(sessions).login({ account: email, password })
  const code = await exchange.nextCode(email)
  const { token } = await exchange.api(sessions).confirm({ ticket, code })
  await exchange.api(customers, { token }).info({})
  await post(`/ex/api/v1/user/info?token=${token}`, {}, { token, cookie: `token=${token}` })
  await post('/ex/user/login_in', { account: email, password: `${password}x` })
  const socket = await exchange.server.app.injectWS(`/ws?token=${token}`)
  socket.send(JSON.stringify({ op: 'auth', token }))
  socket.send(JSON.stringify({ op: 'subscribe', ch: token }))
  exchange.deps.log.error({ err: new Error('trouble'), token, ticket, headers: { token }, body: { code, password } })
  socket.terminate()
  const lines = logged.join('\n')
  expect(lines).toContain('/ex/user/confirm_login')
  for (const secret of [token, ticket, password, `"${code}"`]) expect(lines).not.toContain(secret)
})

test('AUT-24 a closed account loses access at the next request and its stream within seconds, and a frozen one cannot move money', async () => {
  const [closed, frozen] = [await exchange.customer(), await exchange.customer()]
  let endedWith: number | undefined
  const messages: string[] = []
  const socket = await exchange.server.app.injectWS(
    '/ws',
    {},
    {
      onInit: (early) => {
        early.on('message', (data: Buffer) => void messages.push(data.toString()))
        early.on('close', (code) => void (endedWith = code))
      },
    },
  )
  socket.send(JSON.stringify({ op: 'auth', token: closed.token }))
  await expect.poll(() => messages.join()).toContain('authed')
  await sql`update customer set status = 'closed' where id = ${closed.id}`.execute(exchange.deps.db)
  await sql`update customer set status = 'frozen' where id = ${frozen.id}`.execute(exchange.deps.db)
  expect(await codeOfRefusal(exchange.api(customers, closed).info({}))).toBe('UNAUTHORIZED')
  expect(await codeOfRefusal(exchange.api(sessions, closed).list({}))).toBe('UNAUTHORIZED')
  await expect.poll(() => endedWith).toBe(4401)
  const order = await post('/ex/api/v1/transfers/create', {}, { token: frozen.token, 'idempotency-key': randomUUID() })
  expect(order.json()).toMatchObject({ code: 'ACCOUNT_FROZEN' })
})

test('AUT-27 an invitation code has 40 bits and a limited guessing rate, and cannot be used by its owner', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, exchange.account))
  const codes = await Promise.all(people.map(async (who) => (await exchange.api(customers, who).info({})).inviteCode))
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/)
  const own = sql`update customer set invited_by = id where email = ${people[0]?.email ?? ''}`.execute(exchange.deps.db)
  await expect(own).rejects.toThrow(/the inviter of customer .* cannot change/)
  const { policyVersions } = await exchange.api(publicConfig).info({})
  const email = fresh()
  const verifyToken = await exchange.proveAddress(email)
  await forgetRates(exchange)
  const guess = (inviteCode: string): Promise<string | undefined> =>
    codeOfRefusal(
      exchange.api(customers).register({
        verifyToken,
        account: email,
        password,
        termsVersion: policyVersions.terms,
        termsAccepted: true,
        lang: 'en_US',
        inviteCode,
      }),
    )
  const answers: (string | undefined)[] = []
  for (let n = 0; n < 5; n += 1) answers.push(await guess(`000000000${n}`))
  // Sets the counter to an hour's guesses instead of making them.
  await sql`update rate_limit set points = 298 where key like 'ex/user/register:%'`.execute(exchange.deps.db)
  for (let n = 5; n < 9; n += 1) answers.push(await guess(`000000000${n}`))
  expect(answers).toEqual([
    ...Array.from({ length: 7 }, () => 'INVITE_CODE_UNKNOWN'),
    'TOO_MANY_REQUESTS',
    'TOO_MANY_REQUESTS',
  ])
})
