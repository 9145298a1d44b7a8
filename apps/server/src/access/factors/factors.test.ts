import { customers } from '@tessera/contract/access/customers/customers.ts'
import { messages } from '@tessera/contract/services/messages/messages.ts'
import { security } from '@tessera/contract/access/security/security.ts'
import { sessions } from '@tessera/contract/access/sessions/sessions.ts'
import { verification } from '@tessera/contract/access/verification/verification.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appCode } from '#world/people/app-codes.ts'
import { type AccessExchange, accessExchange, codeOfRefusal, password } from '#testing/access.ts'
import { type App, bindApp, testClock } from '#testing/authenticators.ts'
import { freshPhone, givePhone } from '#testing/phones.ts'
import { giveProofs, type Factors, proveAll } from '#testing/step-up.ts'

let exchange: AccessExchange
let time: ReturnType<typeof testClock>
beforeAll(async () => {
  exchange = await accessExchange()
  time = testClock(exchange)
})
afterAll(() => exchange.close())

const STEP = 30_000
const own = (who: Factors) => exchange.api(security, who)
const info = (who: Factors) => exchange.api(customers, who).info({})

type LoggedIn = { email: string; token: string }
type Owner = LoggedIn & App & { phone: string }

/** An account with email, phone and authenticator. */
async function owner(): Promise<Owner> {
  const account = await exchange.account()
  const phone = await givePhone(exchange, account.email)
  return { ...account, phone, ...(await bindApp(exchange, time, { ...account, phone })) }
}

test('binds an authenticator with a code from an independent program, and accepts its codes as proofs', async () => {
  const who = await owner()
  expect((await info(who)).security).toMatchObject({ email: true, mobile: true, google: true, passkeys: false })
  const { missing } = await exchange
    .api(verification, who)
    .proveAuthenticator({ scene: 'change_password', payload: {}, code: who.app() })
  expect(missing).toEqual([])
})

test('AUT-17 the server creates the seed and shows it once, and one of two concurrent bindings succeeds', async () => {
  const who = await exchange.account()
  const verifyToken = await proveAll(exchange, who, 'bind_authenticator', {})
  const first = await own(who).setUpAuthenticator({})
  const second = await own(who).setUpAuthenticator({})
  expect(first.secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(second.secret).not.toBe(first.secret)
  const bind = (secret: string) =>
    own(who).bindAuthenticator({ code: appCode(secret, time.now()), password, verifyToken })
  expect(await codeOfRefusal(bind(first.secret))).toBe('GOOGLE_VERIFY_FAILED')
  const all = await Promise.all([codeOfRefusal(bind(second.secret)), codeOfRefusal(bind(second.secret))])
  expect(all.filter((code) => code === undefined)).toHaveLength(1)
  expect(await codeOfRefusal(own(who).setUpAuthenticator({}))).toBe('AUTHENTICATOR_BOUND_ALREADY')
  expect(JSON.stringify(await info(who))).not.toContain(second.secret)
  const { rows } = await sql<{ text: string }>`select row_to_json(a)::text as text from authenticator a`.execute(
    exchange.deps.db,
  )
  expect(rows.map(({ text }) => text).join('')).not.toContain(second.secret)
})

test('AUT-17 discards a seed that was not proven within ten minutes', async () => {
  const who = await exchange.account()
  const { secret } = await own(who).setUpAuthenticator({})
  time.pass(601_000)
  const verifyToken = await proveAll(exchange, who, 'bind_authenticator', {})
  const late = own(who).bindAuthenticator({ code: appCode(secret, time.now()), password, verifyToken })
  expect(await codeOfRefusal(late)).toBe('AUTHENTICATOR_SETUP_EXPIRED')
})

test("AUT-09 accepts a code once, in its time step and one step before and after, whatever the client's clock", async () => {
  const who = await owner()
  const ask = (code: string) =>
    exchange.api(verification, who).proveAuthenticator({ scene: 'change_password', payload: {}, code })
  const ahead = await exchange.server.app.inject({
    method: 'POST',
    url: `/${verification.proveAuthenticator.path}`,
    headers: { token: who.token },
    payload: {
      scene: 'change_password',
      payload: {},
      code: appCode(who.secret, time.now(120)),
      uaTime: time.now(120).getTime(),
    },
  })
  expect(ahead.json<{ code: string }>().code).toBe('GOOGLE_VERIFY_FAILED')
  for (const steps of [-2, 2])
    expect(await codeOfRefusal(ask(appCode(who.secret, time.now(steps))))).toBe('GOOGLE_VERIFY_FAILED')
  const code = who.app()
  const all = await Promise.all(Array.from({ length: 50 }, () => codeOfRefusal(ask(code))))
  expect(all.filter((each) => each === undefined)).toHaveLength(1)
  time.pass(STEP)
  expect(await codeOfRefusal(ask(code))).not.toBeUndefined()
})

test('AUT-06 after five wrong codes refuses even the right one for a quarter of an hour', async () => {
  const who = await owner()
  const ask = (code: string) =>
    exchange.api(verification, who).proveAuthenticator({ scene: 'change_password', payload: {}, code })
  const wrong = String((Number(who.app()) + 1) % 1_000_000).padStart(6, '0')
  const all = await Promise.all(Array.from({ length: 30 }, () => codeOfRefusal(ask(wrong))))
  expect(all.filter((each) => each === 'GOOGLE_VERIFY_FAILED')).toHaveLength(5)
  expect(await codeOfRefusal(ask(who.app()))).toBe('AUTHENTICATOR_TOO_MANY_TRIES')
  time.pass(901_000)
  expect(await codeOfRefusal(ask(who.app()))).toBeUndefined()
})

test('AUT-06 twenty wrong codes in a day disable the authenticator for a day, pause withdrawals and notify the owner', async () => {
  const who = await owner()
  const ask = (code: string) =>
    codeOfRefusal(exchange.api(verification, who).proveAuthenticator({ scene: 'change_password', payload: {}, code }))
  const wrong = async () => {
    const near = String((Number(who.app()) + 1) % 1_000_000).padStart(6, '0')
    return (await Promise.all(Array.from({ length: 8 }, () => ask(near)))).filter(
      (one) => one === 'GOOGLE_VERIFY_FAILED',
    )
  }
  const paused = async () =>
    (await info(who)).freezes.filter(({ reason, scope }) => reason === 'authenticator_failed' && scope === 'withdraw')
  for (let round = 0; round < 4; round += 1) {
    expect(await paused()).toEqual([])
    expect(await ask(who.app())).toBeUndefined()
    expect(await wrong()).toHaveLength(5)
    time.pass(901_000)
  }
  expect(await ask(who.app())).toBe('AUTHENTICATOR_LOCKED')
  expect(await ask(who.backupCodes[0] ?? '')).toBe('AUTHENTICATOR_LOCKED')
  expect(await paused()).toHaveLength(1)
  const { rows } = await exchange.api(messages, who).list({})
  expect(rows.filter(({ title }) => title.startsWith('Wrong authenticator code entered twenty times'))).toHaveLength(1)
  time.pass(DAY_MS)
  expect(await ask(who.app())).toBeUndefined()
  expect(await wrong()).toHaveLength(5)
  expect(await paused()).toEqual([])
})

test('each of ten backup codes replaces the authenticator once, even if four requests use it concurrently', async () => {
  const who = await owner()
  expect(new Set(who.backupCodes).size).toBe(10)
  const [code = '', other = ''] = who.backupCodes
  const ask = (each: string) =>
    exchange.api(verification, who).proveAuthenticator({ scene: 'change_password', payload: {}, code: each })
  const proofs = []
  for (let n = 0; n < 4; n += 1) proofs.push(codeOfRefusal(ask(code)))
  expect((await Promise.all(proofs)).filter((each) => each === undefined)).toHaveLength(1)
  expect(await codeOfRefusal(ask(other))).toBeUndefined()
})

test('AUT-15 refuses every change of phone or authenticator with only email and password', async () => {
  const who = await owner()
  const phone = freshPhone()
  const methods = {
    change_phone: (verifyToken: string) => own(who).changePhone({ phone, password, verifyToken }),
    unbind_authenticator: (verifyToken: string) => own(who).unbindAuthenticator({ password, verifyToken }),
    close_mobile: (verifyToken: string) => own(who).closeMobile({ password, verifyToken }),
    close_mobile_by_email: (verifyToken: string) => own(who).closeMobileByEmail({ password, verifyToken }),
  } as const
  for (const scene of ['unbind_authenticator', 'close_mobile', 'close_mobile_by_email'] as const)
    expect(await codeOfRefusal(methods[scene](await giveProofs(exchange, who, scene, {}, ['email'])))).toBe(
      'VERIFY_TOKEN_INVALID',
    )
  const byMail = await giveProofs(exchange, who, 'change_phone', { phone }, ['email', 'new'])
  expect(await codeOfRefusal(methods.change_phone(byMail))).toBe('VERIFY_TOKEN_INVALID')
  expect((await info(who)).security).toMatchObject({ mobile: true, google: true })
})

test('AUT-16, AUT-28 every change requires the password and all proofs, pauses withdrawals, is recorded, and notifies the old and new address', async () => {
  const who = await owner()
  const email = `${randomUUID().slice(0, 8)}@example.com`
  const proofs = ['google', 'mobile', 'email', 'new'] as const
  const verifyToken = await giveProofs(exchange, who, 'change_email', { email }, proofs)
  const change = (secret: string, token: string) =>
    own(who).changeEmail({ email, password: secret, verifyToken: token })
  expect(await codeOfRefusal(change('not the password 1', verifyToken))).toBe('PASSWORD_WRONG')
  expect(await codeOfRefusal(change(password, 'x'.repeat(43)))).toBe('VERIFY_TOKEN_INVALID')
  await change(password, verifyToken)
  expect(await codeOfRefusal(change(password, verifyToken))).toBe('VERIFY_TOKEN_INVALID')
  const { freezes } = await info(who)
  expect(freezes.map(({ reason }) => reason)).toContain('email_changed')
  const [first] = (await exchange.api(sessions, who).settingHistory({ size: 1 })).rows
  expect(first?.action).toBe('email_changed')
  for (const address of [who.email, email]) {
    const mail = await exchange.nextMail(address)
    expect(mail.subject).toBe('Security change: Email changed')
    expect(mail.text).toMatch(/freezeAccount\?token=/)
  }
  expect((await exchange.nextMail(who.phone)).text).toBe('Tessera: Security change: Email changed')
})

test('binds a phone, turns its check off and on, and replaces it, each with the required proofs', async () => {
  const account = await exchange.account()
  const [phone, other] = [freshPhone(), freshPhone()]
  const who = { ...account, phone }
  await own(who).bindPhone({ phone, password, verifyToken: await proveAll(exchange, who, 'bind_phone', { phone }) })
  expect(await info(who)).toMatchObject({ mobile: `+65****${phone.slice(-4)}`, security: { mobile: true } })
  await own(who).closeMobile({ password, verifyToken: await proveAll(exchange, who, 'close_mobile', {}) })
  expect((await info(who)).security.mobile).toBe(false)
  time.pass(91_000)
  await own(who).openMobile({ password, verifyToken: await proveAll(exchange, who, 'open_mobile', {}) })
  expect((await info(who)).security.mobile).toBe(true)
  const verifyToken = await proveAll(exchange, who, 'change_phone', { phone: other })
  await own(who).changePhone({ phone: other, password, verifyToken })
  expect(await info(who)).toMatchObject({ mobile: `+65****${other.slice(-4)}` })
  const { rows } = await exchange.api(sessions, who).settingHistory({ size: 4 })
  expect(rows.map(({ action }) => action)).toEqual([
    'phone_changed',
    'mobile_check_opened',
    'mobile_check_closed',
    'first_factor_bound',
  ])
})

test("AUT-26 refuses another account's email or phone, and reveals it only after the proof", async () => {
  const [one, two] = [await owner(), await exchange.account()]
  const taken = { phone: one.phone }
  const verifyToken = await proveAll(exchange, two, 'bind_phone', taken)
  expect(await codeOfRefusal(own(two).bindPhone({ ...taken, password, verifyToken }))).toBe('PHONE_EXIST')
})

test('unbinding the authenticator requires every factor and invalidates its earlier proofs', async () => {
  const who = await owner()
  const verifyToken = await proveAll(exchange, who, 'unbind_authenticator', {})
  await own(who).unbindAuthenticator({ password, verifyToken })
  expect((await info(who)).security.google).toBe(false)
  time.pass(2 * STEP)
  const again = exchange
    .api(verification, who)
    .proveAuthenticator({ scene: 'change_password', payload: {}, code: who.app() })
  expect(await codeOfRefusal(again)).toBe('GOOGLE_VERIFY_FAILED')
})

test('AUT-16 while an authenticator is enforced, it cannot be unbound and no other factor replaces it', async () => {
  const who = await owner()
  await sql`update site_setting set enforce_authenticator = true`.execute(exchange.deps.db)
  try {
    const codes = exchange.api(verification, who)
    expect(await codeOfRefusal(codes.demands({ scene: 'unbind_authenticator' }))).toBe('AUTHENTICATOR_REQUIRED')
    expect((await codes.demands({ scene: 'withdraw' })).demands).toEqual([['google']])
    const without = exchange.api(verification, await exchange.account())
    expect(await codeOfRefusal(without.sendCode({ scene: 'change_password', payload: {} }))).toBe(
      'AUTHENTICATOR_REQUIRED',
    )
  } finally {
    await sql`update site_setting set enforce_authenticator = false`.execute(exchange.deps.db)
  }
})

test('AUT-08 accepts one of fifty concurrent uses of one backup code', async () => {
  const who = await owner()
  const [code = ''] = who.backupCodes
  const use = () => exchange.api(verification, who).proveAuthenticator({ scene: 'change_password', payload: {}, code })
  const all = await Promise.all(Array.from({ length: 50 }, () => codeOfRefusal(use())))
  expect(all.filter((each) => each === undefined)).toHaveLength(1)
})

test('AUT-17 new backup codes require every factor and invalidate the former ones', async () => {
  const who = await owner()
  const [former = ''] = who.backupCodes
  const byMail = await giveProofs(exchange, who, 'renew_backup_codes', {}, ['email'])
  expect(await codeOfRefusal(own(who).renewBackupCodes({ password, verifyToken: byMail }))).toBe('VERIFY_TOKEN_INVALID')
  time.pass(STEP)
  const verifyToken = await proveAll(exchange, who, 'renew_backup_codes', {})
  const { backupCodes } = await own(who).renewBackupCodes({ password, verifyToken })
  expect(new Set([...backupCodes, ...who.backupCodes]).size).toBe(20)
  const use = (code: string) =>
    codeOfRefusal(exchange.api(verification, who).proveAuthenticator({ scene: 'change_password', payload: {}, code }))
  expect(await use(former)).toBe('GOOGLE_VERIFY_FAILED')
  expect(await use(backupCodes[0] ?? '')).toBeUndefined()
  expect((await info(who)).freezes.map(({ reason }) => reason)).toContain('backup_codes_renewed')
})
