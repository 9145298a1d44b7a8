import { customers } from '@tessera/contract/access/customers/customers.ts'
import { passwordResets } from '@tessera/contract/access/password-resets/password-resets.ts'
import { sessions } from '@tessera/contract/access/sessions/sessions.ts'
import { publicConfig } from '@tessera/contract/office/public-config/public-config.ts'
import { verification } from '@tessera/contract/access/verification/verification.ts'
import { HOUR_MS, MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccessExchange, accessExchange, codeOfRefusal, password } from '#testing/access.ts'
import { testDevice } from '#testing/exchange.ts'
import { proveAll } from '#testing/step-up.ts'

let exchange: AccessExchange
beforeAll(async () => {
  exchange = await accessExchange()
})
afterAll(() => exchange.close())

const client = () => exchange.api(sessions)
const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  exchange.server.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { language: 'en_US', ...headers },
  })

test('logs in with password and emailed code, and logs out of that session only', async () => {
  const { email, token } = await exchange.account()
  const firstStep = await client().login({ account: ` ${email.toUpperCase()}`, password })
  expect(firstStep).toMatchObject({ factors: ['email'], masked: { email: `${email[0]}***@example.com` } })
  const code = await exchange.nextCode(email)
  const mail = exchange.catcher.outbox.mails(email)[0]
  expect(mail?.text).toContain(`Code: ${code}`)
  const session = await client().confirm({ ticket: firstStep.ticket, code })
  expect((Date.parse(session.expiresAt) - Date.now()) / HOUR_MS).toBeCloseTo(12, 1)
  await exchange.api(sessions, session).logout({})
  expect(await codeOfRefusal(exchange.api(customers, session).info({}))).toBe('UNAUTHORIZED')
  expect(await codeOfRefusal(exchange.api(customers, { token }).info({}))).toBeUndefined()
})

test('AUT-01 after three wrong passwords, even with forged addresses, a captcha is required and lets the owner log in', async () => {
  const { email } = await exchange.account()
  const wrong = (n: number) => ({ account: email, password: `wrong pass ${n}`, securityInfo: testDevice })
  const codes = await Promise.all(
    Array.from({ length: 20 }, async (_, n) => {
      const headers = { 'x-forwarded-for': `203.0.113.${n}` }
      const response = await post('/ex/user/login_in', wrong(n), headers)
      return response.json<{ code: string }>().code
    }),
  )
  expect(codes.filter((code) => code === 'LOGIN_FAILED')).toHaveLength(3)
  expect(codes.filter((code) => code === 'CAPTCHA_REQUIRED')).toHaveLength(17)
  expect(await codeOfRefusal(client().login({ account: email, password }))).toBe('CAPTCHA_REQUIRED')
  const captcha = await exchange.captcha('login')
  expect(await codeOfRefusal(client().login({ account: email, password, captcha }))).toBeUndefined()
  expect(await codeOfRefusal(client().login({ account: email, password: 'wrong pass 1' }))).toBe('LOGIN_FAILED')
})

test('AUT-01 after ten wrong passwords with captchas in an hour, notifies the owner once, and still accepts the owner', async () => {
  const { email } = await exchange.account()
  const guess = async (secret: string) =>
    codeOfRefusal(client().login({ account: email, password: secret, captcha: await exchange.captcha('login') }))
  const codes = await Promise.all(Array.from({ length: 14 }, (_, n) => guess(`wrong pass ${n}`)))
  expect(codes.filter((code) => code === 'LOGIN_FAILED')).toHaveLength(10)
  expect(codes.filter((code) => code === 'LOGIN_TOO_MANY_TRIES')).toHaveLength(4)
  expect(await guess(password)).toBe('LOGIN_TOO_MANY_TRIES')
  expect((await exchange.nextMail(email)).subject).toBe('Login blocked: too many wrong passwords')
  exchange.passTime(HOUR_MS)
  expect(await guess(password)).toBeUndefined()
})

/** Tries to log in from an unknown browser. */
const strangersTry = async (email: string, secret: string): Promise<string> => {
  const captcha = await exchange.captcha('login')
  const headers = { 'user-agent': 'Firefox/140.0 Windows' }
  return (await post('/ex/user/login_in', { account: email, password: secret, captcha }, headers)).json<{
    code: string
  }>().code
}
async function lockedByStrangers(email: string): Promise<void> {
  for (let n = 0; n < 10; n += 1) expect(await strangersTry(email, `wrong pass ${n}`)).toBe('LOGIN_FAILED')
  expect(await strangersTry(email, password)).toBe('LOGIN_TOO_MANY_TRIES')
}

test('AUT-01 failed tries of strangers do not block a known device of the owner', async () => {
  const { email } = await exchange.account()
  await lockedByStrangers(email)
  expect(await codeOfRefusal(client().login({ account: email, password }))).toBeUndefined()
  expect(await strangersTry(email, password)).toBe('LOGIN_TOO_MANY_TRIES')
})

test('AUT-01 a password reset restores the tries that strangers used up', async () => {
  const { email } = await exchange.account()
  await lockedByStrangers(email)
  const reset = exchange.api(passwordResets)
  const { ticket } = await reset.begin({ account: email, captcha: await exchange.captcha('reset') })
  await reset.prove({ ticket, code: await exchange.nextCode(email) })
  await reset.finish({ ticket, password: 'owner street 9' })
  expect(await strangersTry(email, 'owner street 9')).toBe('SUCCESS')
})

test('AUT-01 a password change restores the tries', async () => {
  const account = await exchange.account()
  await lockedByStrangers(account.email)
  const verifyToken = await proveAll(exchange, account, 'change_password', {})
  await exchange
    .api(customers, account)
    .changePassword({ oldPassword: password, newPassword: 'owner street 9', verifyToken })
  expect(await strangersTry(account.email, 'owner street 9')).toBe('SUCCESS')
})

test('AUT-02 gives an unknown account and a wrong password the same answer', async () => {
  const { email } = await exchange.account()
  const answers = await Promise.all(
    [email, 'nobody@example.com'].map(async (name) => {
      const response = await post('/ex/user/login_in', { account: name, password: 'wrong pass 1' })
      const { traceId: _traceId, serverTime: _serverTime, ...rest } = response.json<Record<string, unknown>>()
      return { status: response.statusCode, ...rest }
    }),
  )
  expect(answers[0]).toEqual(answers[1])
  expect(exchange.catcher.outbox.mails('nobody@example.com')).toEqual([])
})

test.each<[unknown]>([
  [{ $ne: 1 }],
  [['x']],
  [[password]],
  [1],
  [1e9],
  [true],
  [false],
  [null],
  [{ toString: 'x' }],
  [[]],
  [{}],
  [''],
])('AUT-03 refuses the password %j as a wrong type', async (wrong) => {
  const response = await post('/ex/user/login_in', { account: 'a@example.com', password: wrong })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ code: 'PARAM_INVALID', field: 'password' })
})

test('AUT-04 never hashes a password of a megabyte', async () => {
  const big = { account: 'a@example.com', password: 'x'.repeat(1_000_000) }
  // Sends more requests than may wait for a hash. If they were hashed, some would get SERVER_BUSY.
  const all = await Promise.all(Array.from({ length: 60 }, () => post('/ex/user/login_in', big)))
  expect(new Set(all.map((response) => response.json<{ code: string }>().code))).toEqual(new Set(['PARAM_INVALID']))
})

test('AUT-05 every other route refuses a ticket of the first step', async () => {
  const { email } = await exchange.account()
  const { ticket } = await client().login({ account: email, password })
  expect(await codeOfRefusal(exchange.api(customers, { token: ticket }).info({}))).toBe('UNAUTHORIZED')
  expect(await codeOfRefusal(exchange.api(sessions, { token: ticket }).list({}))).toBe('UNAUTHORIZED')
  expect(await codeOfRefusal(exchange.api(sessions, { token: ticket }).logout({}))).toBe('UNAUTHORIZED')
  expect(await codeOfRefusal(client().confirm({ ticket: 'x'.repeat(43), code: '123456' }))).toBe('LOGIN_TICKET_EXPIRED')
})

test('AUT-06 checks five of two hundred concurrent guesses, and refuses the right code after them', async () => {
  const { email } = await exchange.account()
  const { ticket } = await client().login({ account: email, password })
  const code = await exchange.nextCode(email)
  const wrong = otherThan(code)
  const guesses = await Promise.all(
    Array.from({ length: 200 }, () => codeOfRefusal(client().confirm({ ticket, code: wrong }))),
  )
  // From the fifth on, the response is that the code has expired. A slow machine may refuse some before they count.
  expect(guesses.filter((answer) => answer === 'VERIFICATION_CODE_WRONG')).toHaveLength(4)
  expect(
    new Set(guesses).isSubsetOf(new Set(['VERIFICATION_CODE_WRONG', 'VERIFICATION_CODE_EXPIRED', 'SERVER_BUSY'])),
  ).toBe(true)
  expect(await codeOfRefusal(client().confirm({ ticket, code }))).toBe('VERIFICATION_CODE_EXPIRED')
  const { rows } = await sql`select tries from code_challenge where target = ${email} and scene = 'login'`.execute(
    exchange.deps.db,
  )
  expect(rows).toEqual([{ tries: 5 }])
})

test('AUT-08 opens one session from fifty concurrent right codes', async () => {
  const { email } = await exchange.account()
  const { ticket } = await client().login({ account: email, password })
  const code = await exchange.nextCode(email)
  const all = await Promise.all(Array.from({ length: 50 }, () => codeOfRefusal(client().confirm({ ticket, code }))))
  expect(all.filter((answer) => answer === undefined)).toHaveLength(1)
  expect(all.filter((answer) => answer === 'LOGIN_TICKET_EXPIRED')).toHaveLength(49)
})

test('after 90 seconds sends another code, which replaces the earlier one', async () => {
  const { email } = await exchange.account()
  const { ticket } = await client().login({ account: email, password })
  const first = await exchange.nextCode(email)
  expect(await codeOfRefusal(client().resend({ ticket }))).toBe('VERIFICATION_RESEND_TOO_SOON')
  exchange.passTime(90_000)
  await client().resend({ ticket })
  const second = await exchange.nextCode(email)
  const stale = first === second ? otherThan(second) : first
  expect(await codeOfRefusal(client().confirm({ ticket, code: stale }))).toBe('VERIFICATION_CODE_WRONG')
  expect(await codeOfRefusal(client().confirm({ ticket, code: second }))).toBeUndefined()
})

test('a second login within 90 seconds uses the same emailed code', async () => {
  const { email } = await exchange.account()
  const before = exchange.catcher.outbox.mails(email).length
  await client().login({ account: email, password })
  const { ticket } = await client().login({ account: email, password })
  const code = await exchange.nextCode(email)
  expect(exchange.catcher.outbox.mails(email)).toHaveLength(before + 1)
  expect(await codeOfRefusal(client().confirm({ ticket, code }))).toBeUndefined()
})

test('sends five unproven codes an hour, and no more', async () => {
  const { email } = await exchange.account()
  for (let n = 0; n < 5; n += 1) {
    expect(await codeOfRefusal(client().login({ account: email, password }))).toBeUndefined()
    exchange.passTime(90_000)
  }
  expect(await codeOfRefusal(client().login({ account: email, password }))).toBe('VERIFICATION_TOO_MANY_SENDS')
})

test('G1 a ticket expires after five minutes, with the code that was sent at login', async () => {
  const { email } = await exchange.account()
  const { ticket } = await client().login({ account: email, password })
  const code = await exchange.nextCode(email)
  exchange.passTime(5 * MINUTE_MS)
  expect(await codeOfRefusal(client().confirm({ ticket, code }))).toBe('LOGIN_TICKET_EXPIRED')
  expect(await codeOfRefusal(client().resend({ ticket }))).toBe('LOGIN_TICKET_EXPIRED')
})

test('another code in the last minute extends the ticket by the lifetime of that code', async () => {
  const { email } = await exchange.account()
  const { ticket, challenge } = await client().login({ account: email, password })
  await exchange.nextCode(email)
  exchange.passTime(4 * MINUTE_MS)
  const { expiresAt } = await client().resend({ ticket })
  expect(Date.parse(expiresAt) - Date.parse(challenge?.expiresAt ?? '')).toBeGreaterThanOrEqual(4 * MINUTE_MS)
  const code = await exchange.nextCode(email)
  exchange.passTime(2 * MINUTE_MS)
  expect(await codeOfRefusal(client().confirm({ ticket, code }))).toBeUndefined()
})

test('AUT-25 refuses both steps while login is closed', async () => {
  const { email } = await exchange.account()
  const { ticket } = await client().login({ account: email, password })
  const code = await exchange.nextCode(email)
  await sql`update site_setting set login_forbidden = true`.execute(exchange.deps.db)
  try {
    expect((await exchange.api(publicConfig).info({})).loginForbidden).toBe(true)
    expect(await codeOfRefusal(client().login({ account: email, password }))).toBe('LOGIN_FORBIDDEN')
    expect(await codeOfRefusal(client().confirm({ ticket, code }))).toBe('LOGIN_FORBIDDEN')
  } finally {
    await sql`update site_setting set login_forbidden = false`.execute(exchange.deps.db)
  }
})

test('a login code authorizes only a login', async () => {
  const { email } = await exchange.account()
  await client().login({ account: email, password })
  const code = await exchange.nextCode(email)
  const { rows } = await sql<{
    id: string
  }>`select id from code_challenge where target = ${email} and scene = 'login'`.execute(exchange.deps.db)
  const proof = exchange.api(verification).prove({ challengeId: rows[0]?.id ?? '', code })
  expect(await codeOfRefusal(proof)).toBe('VERIFICATION_CODE_EXPIRED')
})
