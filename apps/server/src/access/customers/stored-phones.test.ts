import { customers } from '@tessera/contract/access/customers/customers.ts'
import { customersSearch } from '@tessera/contract/access/customers/customers-search.ts'
import { publicConfig } from '@tessera/contract/office/public-config/public-config.ts'
import { security } from '@tessera/contract/access/security/security.ts'
import { sessions } from '@tessera/contract/access/sessions/sessions.ts'
import { verification } from '@tessera/contract/access/verification/verification.ts'
import { MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccessExchange, accessExchange, codeOfRefusal, password } from '#testing/access.ts'
import { freshPhone, givePhone } from '#testing/phones.ts'
import { giveProofs } from '#testing/step-up.ts'
import { codeOf } from '#services/mail/code-of.ts'
import { writePhoneKeys } from './phone-keys.sql.ts'

let exchange: AccessExchange
let termsVersion: string
beforeAll(async () => {
  exchange = await accessExchange()
  termsVersion = (await exchange.api(publicConfig).info({})).policyVersions.terms
})
afterAll(() => exchange.close())

const client = () => exchange.api(sessions)
const phoneOf = async (email: string) =>
  (await sql<{ phone: string }>`select phone from customer where email = ${email}`.execute(exchange.deps.db)).rows[0]
    ?.phone

/** Logs in by the name and the phone's code. Returns the email of the account. */
async function loggedIn(account: string, stored: string): Promise<string | null> {
  const { ticket } = await client().login({ account, password })
  await client().resend({ ticket, factor: 'mobile' })
  const { token } = await client().confirm({ ticket, factor: 'mobile', code: await exchange.nextCode(stored) })
  return (await exchange.api(customers, { token }).info({})).email
}
const masked = (email: string) => `${email[0]}***@example.com`

async function register(account: string): Promise<string | undefined> {
  const { challengeId } = await exchange
    .api(verification)
    .sendSms({ account, scene: 'register', captcha: await exchange.captcha('register') })
  const code = codeOf(exchange.deps.config, challengeId)
  const { verifyToken } = await exchange.api(verification).prove({ challengeId, code })
  const request = { account, verifyToken, password, termsVersion, termsAccepted: true, lang: 'en_US' } as const
  return codeOfRefusal(exchange.api(customers).register(request))
}

test.each(['+656581230001', '+5215512345678', '+659123000'])(
  'AUT-26 the invalid stored phone %s still logs in and receives codes',
  async (stored) => {
    const { email } = await exchange.account()
    await givePhone(exchange, email, stored)
    await writePhoneKeys(exchange.deps)
    expect(await loggedIn(stored, stored)).toBe(masked(email))
    expect(await phoneOf(email)).toBe(stored)
  },
)

test('AUT-26 finds a phone stored in another spelling by its E.164, and refuses to register it again', async () => {
  const { email } = await exchange.account()
  await givePhone(exchange, email, '+789161234567')
  // The phone counts as taken even before the keys of stored phones are written.
  expect(await register('+79161234567')).toBe('PHONE_EXIST')
  await writePhoneKeys(exchange.deps)
  expect(await loggedIn('+7 916 123-45-67', '+789161234567')).toBe(masked(email))
  exchange.passTime(2 * MINUTE_MS)
  expect(await register('+79161234567')).toBe('PHONE_EXIST')
})

test('AUT-26 logs in to the correct phone if the calling code was typed twice', async () => {
  const { email } = await exchange.account()
  const phone = await givePhone(exchange, email)
  await writePhoneKeys(exchange.deps)
  expect(await loggedIn(`+65 65${phone.slice(3)}`, phone)).toBe(masked(email))
})

test.each(['+656581234567', '+65912345678', '+6512345678', '+861381234567'])(
  'AUT-26 sends no code to the invalid number %s, neither for a registration nor for a change',
  async (phone) => {
    const sent = exchange.api(verification)
    const request = { account: phone, scene: 'register', captcha: await exchange.captcha('register') } as const
    expect(await codeOfRefusal(sent.sendSms(request))).toBe('PARAM_INVALID')
    const owner = await exchange.account()
    const change = exchange.api(verification, owner).sendCode({ scene: 'bind_phone', payload: { phone }, proof: 'new' })
    expect(await codeOfRefusal(change)).toBe('PARAM_INVALID')
    const { rows } = await sql`select 1 from sms where phone = ${phone}`.execute(exchange.deps.db)
    expect(rows).toEqual([])
  },
)

test('AUT-26 operators see the accounts with equal phones, which keep them and log in by their own spelling', async () => {
  const [one, two, other] = [await exchange.account(), await exchange.account(), await exchange.account()]
  await givePhone(exchange, one.email, '+79031234567')
  await givePhone(exchange, two.email, '+789031234567')
  await givePhone(exchange, other.email)
  await writePhoneKeys(exchange.deps)
  const support = await exchange.operator('support')
  const { rows, total } = await exchange.api(customersSearch, support).list({ samePhone: true })
  expect(total).toBe(2)
  expect(
    rows.toSorted((a, b) => (a.email < b.email ? -1 : 1)).map(({ email, samePhone }) => [email, samePhone]),
  ).toEqual([one.email, two.email].toSorted().map((email) => [email, '+79031234567']))
  expect(await loggedIn('+79031234567', '+79031234567')).toBe(masked(one.email))
  expect(await loggedIn('+789031234567', '+789031234567')).toBe(masked(two.email))
  // A third spelling belongs to neither account.
  expect(await codeOfRefusal(client().login({ account: '+779031234567', password }))).toBe('LOGIN_FAILED')
  expect([await phoneOf(one.email), await phoneOf(two.email)]).toEqual(['+79031234567', '+789031234567'])
})

test('AUT-26 an account keeps its phone if another account changes to it in another spelling', async () => {
  const [one, two] = [await exchange.account(), await exchange.account()]
  await givePhone(exchange, one.email, '+789051234567')
  const phone = '+79051234567'
  const verifyToken = await giveProofs(exchange, { ...two, phone }, 'bind_phone', { phone }, ['email', 'new'])
  expect(await codeOfRefusal(exchange.api(security, two).bindPhone({ phone, password, verifyToken }))).toBe(
    'PHONE_EXIST',
  )
  const own = freshPhone()
  const token = await giveProofs(exchange, { ...two, phone: own }, 'bind_phone', { phone: own }, ['email', 'new'])
  expect(
    await codeOfRefusal(exchange.api(security, two).bindPhone({ phone: own, password, verifyToken: token })),
  ).toBeUndefined()
  const { rows } = await sql`select phone, phone_key from customer where email = ${two.email}`.execute(exchange.deps.db)
  expect(rows).toEqual([{ phone: own, phone_key: own }])
})
