import { customers } from '@tessera/contract/access/customers/customers.ts'
import { passwordResets } from '@tessera/contract/access/password-resets/password-resets.ts'
import { sessions } from '@tessera/contract/access/sessions/sessions.ts'
import { verification } from '@tessera/contract/access/verification/verification.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccessExchange, accessExchange, codeOfRefusal, password } from '#testing/access.ts'
import { type App, bindApp, testClock } from '#testing/authenticators.ts'
import { addPasskey } from '#testing/add-passkey.ts'
import { givePhone } from '#testing/phones.ts'

let exchange: AccessExchange
let time: ReturnType<typeof testClock>
beforeAll(async () => {
  exchange = await accessExchange()
  time = testClock(exchange)
})
afterAll(() => exchange.close())

const client = () => exchange.api(sessions)
const isIn = async (token: string): Promise<boolean> =>
  (await codeOfRefusal(exchange.api(customers, { token }).info({}))) === undefined
async function owner(): Promise<App & { email: string; token: string; phone: string }> {
  const account = await exchange.account()
  const phone = await givePhone(exchange, account.email)
  return { ...account, phone, ...(await bindApp(exchange, time, { ...account, phone })) }
}

test('logs in by phone in every spelling, with its code', async () => {
  const { email } = await exchange.account()
  const phone = await givePhone(exchange, email)
  const firstStep = await client().login({
    account: ` ${phone.slice(0, 3)} ${phone.slice(3, 7)}-${phone.slice(7)}`,
    password,
  })
  expect(firstStep).toMatchObject({
    factors: ['mobile', 'email'],
    masked: { email: `${email[0]}***@example.com`, mobile: `+65****${phone.slice(-4)}` },
    challenge: { factor: 'email' },
  })
  const { ticket } = firstStep
  const byMail = await exchange.nextCode(email)
  await client().resend({ ticket, factor: 'mobile' })
  const code = await exchange.nextCode(phone)
  expect(await codeOfRefusal(client().confirm({ ticket, factor: 'email', code: byMail }))).toBe(
    'VERIFICATION_CODE_EXPIRED',
  )
  expect(await isIn((await client().confirm({ ticket, factor: 'mobile', code })).token)).toBe(true)
})

test('AUT-10 switching between factors sends one code to each', async () => {
  const { email } = await exchange.account()
  const phone = await givePhone(exchange, email)
  const { ticket } = await client().login({ account: email, password })
  for (const factor of ['mobile', 'email', 'mobile', 'email'] as const) await client().resend({ ticket, factor })
  const code = await exchange.nextCode(email)
  expect(exchange.catcher.outbox.mails(phone)).toHaveLength(1)
  expect(await codeOfRefusal(client().resend({ ticket, factor: 'email' }))).toBe('VERIFICATION_RESEND_TOO_SOON')
  expect(await isIn((await client().confirm({ ticket, code })).token)).toBe(true)
})

test('AUT-09 logs in with an authenticator without sending a code, and accepts its code once', async () => {
  const who = await owner()
  const firstStep = await client().login({ account: who.email, password })
  expect(firstStep).toMatchObject({ factors: ['google', 'mobile', 'email'], challenge: null })
  const code = who.app()
  const { token } = await client().confirm({ ticket: firstStep.ticket, factor: 'google', code })
  const again = exchange
    .api(verification, { token })
    .proveAuthenticator({ scene: 'change_password', payload: {}, code })
  expect(await codeOfRefusal(again)).toBe('GOOGLE_VERIFY_FAILED')
  const other = await client().login({ account: who.email, password })
  expect(await codeOfRefusal(client().confirm({ ticket: other.ticket, code }))).toBe('GOOGLE_VERIFY_FAILED')
})

test('AUT-08 opens one session from fifty uses of one authenticator code for one ticket', async () => {
  const who = await owner()
  const { ticket } = await client().login({ account: who.email, password })
  const code = who.app()
  const all = await Promise.all(
    Array.from({ length: 50 }, () => codeOfRefusal(client().confirm({ ticket, factor: 'google', code }))),
  )
  expect(all.filter((each) => each === undefined)).toHaveLength(1)
})

test('accepts a backup code once', async () => {
  const who = await owner()
  const [code = ''] = who.backupCodes
  const enter = async () => {
    const { ticket } = await client().login({ account: who.email, password })
    return codeOfRefusal(client().confirm({ ticket, factor: 'google', code }))
  }
  expect([await enter(), await enter()]).toEqual([undefined, 'GOOGLE_VERIFY_FAILED'])
})

test('AUT-16 while an authenticator is enforced, an account that has one can log in only with it', async () => {
  const [who, without] = [await owner(), await exchange.account()]
  const before = await client().login({ account: who.email, password })
  await client().resend({ ticket: before.ticket, factor: 'mobile' })
  const code = await exchange.nextCode(who.phone)
  await sql`update site_setting set enforce_authenticator = true`.execute(exchange.deps.db)
  try {
    const late = client().confirm({ ticket: before.ticket, factor: 'mobile', code })
    expect(await codeOfRefusal(late)).toBe('LOGIN_FACTOR_NOT_TAKEN')
    const { ticket, factors } = await client().login({ account: who.email, password })
    expect(factors).toEqual(['google'])
    expect(await codeOfRefusal(client().resend({ ticket, factor: 'email' }))).toBe('PARAM_INVALID')
    expect((await client().login({ account: without.email, password })).factors).toEqual(['email'])
  } finally {
    await sql`update site_setting set enforce_authenticator = false`.execute(exchange.deps.db)
  }
})

test('AUT-01 wrong codes from a caller with only the password disable the authenticator for logins, but not for the logged-in owner or a reset', async () => {
  const who = await owner()
  const near = () => String((Number(who.app()) + 1) % 1_000_000).padStart(6, '0')
  const { ticket } = await exchange.api(sessions).login({ account: who.email, password })
  const guess = () => codeOfRefusal(exchange.api(sessions).confirm({ ticket, factor: 'google', code: near() }))
  for (let n = 0; n < 5; n += 1) expect(await guess()).toBe('GOOGLE_VERIFY_FAILED')
  expect(await guess()).toBe('AUTHENTICATOR_TOO_MANY_TRIES')
  const own = exchange.api(verification, who)
  const proof = own.proveAuthenticator({ scene: 'change_password', payload: {}, code: who.app() })
  expect(await codeOfRefusal(proof)).toBeUndefined()
  const reset = exchange.api(passwordResets)
  const firstStep = await reset.begin({ account: who.email, captcha: await exchange.captcha('reset') })
  const mobile = await reset.prove({ ticket: firstStep.ticket, code: await exchange.nextCode(who.email) })
  expect(mobile).toMatchObject({ step: 'mobile' })
  await reset.prove({ ticket: firstStep.ticket, code: await exchange.nextCode(who.phone) })
  time.pass(30_000)
  expect(await reset.prove({ ticket: firstStep.ticket, code: who.app() })).toMatchObject({ step: 'password' })
})

test('AUT-13 after a reset by email alone, an account with a passkey cannot use email as the second step while withdrawals pause', async () => {
  const account = await exchange.account()
  await addPasskey(exchange, account)
  const reset = exchange.api(passwordResets)
  const { ticket } = await reset.begin({ account: account.email, captcha: await exchange.captcha('reset') })
  await reset.prove({ ticket, code: await exchange.nextCode(account.email) })
  await reset.finish({ ticket, password: 'thief street 8' })
  const firstStep = await client().login({ account: account.email, password: 'thief street 8' })
  expect(firstStep).toMatchObject({ factors: ['passkey'], masked: { email: null } })
  const mailed = client().resend({ ticket: firstStep.ticket, factor: 'email' })
  expect(await codeOfRefusal(mailed)).toBe('PARAM_INVALID')
  time.pass(48 * HOUR_MS)
  const later = await client().login({ account: account.email, password: 'thief street 8' })
  expect(later.factors).toEqual(['passkey', 'email'])
})
