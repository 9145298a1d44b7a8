import { customers } from '@tessera/contract/access/customers/customers.ts'
import { security } from '@tessera/contract/access/security/security.ts'
import { sessions } from '@tessera/contract/access/sessions/sessions.ts'
import { verification } from '@tessera/contract/access/verification/verification.ts'
import { DAY_MS as DAY, MINUTE_MS as MINUTE } from '@tessera/domain/platform/clock/durations.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appCode } from '#world/people/app-codes.ts'
import { type AccessExchange, accessExchange, codeOfRefusal, password } from '#testing/access.ts'
import { bindApp, testClock } from '#testing/authenticators.ts'
import { freshPhone, givePhone } from '#testing/phones.ts'
import { type Factors, giveProofs, proveAll } from '#testing/step-up.ts'

let exchange: AccessExchange
let time: ReturnType<typeof testClock>
beforeAll(async () => {
  exchange = await accessExchange()
  time = testClock(exchange)
  await exchange.coin('SGD', 'fiat', 2)
})
afterAll(() => exchange.close())

type Owner = Factors & { readonly email: string }
const own = (who: Owner) => exchange.api(security, who)
const info = (who: Owner) => exchange.api(customers, who).info({})
const pauses = async (who: Owner) =>
  (await info(who)).freezes.map(({ scope, reason }) => `${scope} ${reason}`).toSorted((a, b) => a.localeCompare(b))
const nextPause = async (who: Owner) =>
  (await exchange.api(verification, who).demands({ scene: 'bind_authenticator' })).pause
const history = async (who: Owner) => (await exchange.api(sessions, who).settingHistory({ size: 1 })).rows[0]
/** The newest event in the table, which the view audit.security_event shows as it is. */
const newestEvent = async (who: Owner) => {
  const { rows } = await sql<{ kind: string }>`
    select e.kind from security_event e join customer c on c.id = e.customer_id
     where c.email = ${who.email} order by e.at desc limit 1`.execute(exchange.deps.db)
  return rows[0]?.kind
}
const put = async (who: Owner, minor: bigint) =>
  exchange.fund({ customer: (await info(who)).id, kind: 'fiat' }, 'SGD', minor)

/** An account whose identity was approved some time ago. */
async function verified(agoMs: number): Promise<Owner> {
  const who = await exchange.account()
  await sql`update customer set real_name = 'Ada Wong', kyc_status = 'approved', kyc_changed_at = ${new Date(time.now().getTime() - agoMs)}
             where email = ${who.email}`.execute(exchange.deps.db)
  return who
}

const all = ['p2pSell authenticator_bound', 'transferOut authenticator_bound', 'withdraw authenticator_bound']
const everything = { hours: 48, scopes: ['withdraw', 'transferOut', 'p2pSell'] }

test.each([
  ['holds nothing and was verified long ago', 90 * DAY, 0n, false],
  ['holds money and was verified 23 h 59 min ago', DAY - MINUTE, 1n, false],
  ['holds money and was verified 24 h 1 min ago', DAY + MINUTE, 1n, true],
])('AUT-16 a first authenticator of an account that %s', async (_case, ago, held, isPaused) => {
  const who = await verified(ago)
  if (held > 0n) await put(who, held)
  expect(await nextPause(who)).toEqual(isPaused ? everything : null)
  await bindApp(exchange, time, who)
  expect(await pauses(who)).toEqual(isPaused ? all : [])
  expect(await history(who)).toMatchObject({
    action: 'first_factor_bound',
    factor: 'google',
    note: isPaused ? 'withdrawals_paused' : null,
  })
  expect(await newestEvent(who)).toBe('first_factor_bound')
  expect((await exchange.nextMail(who.email)).text.includes('are paused until')).toBe(isPaused)
})

test('AUT-16 money that arrives between the proof and the binding pauses withdrawals', async () => {
  const who = await verified(2 * DAY)
  const verifyToken = await proveAll(exchange, who, 'bind_authenticator', {})
  const { secret } = await own(who).setUpAuthenticator({})
  expect(await nextPause(who)).toBeNull()
  await put(who, 5n)
  await own(who).bindAuthenticator({ code: appCode(secret, time.now()), password, verifyToken })
  expect(await pauses(who)).toEqual(all)
})

test('AUT-28 a thief with a session and a mailbox, but no password, binds nothing', async () => {
  const who = await verified(2 * DAY)
  await put(who, 5n)
  const verifyToken = await proveAll(exchange, who, 'bind_authenticator', {})
  const { secret } = await own(who).setUpAuthenticator({})
  const code = appCode(secret, time.now())
  const theft = own(who).bindAuthenticator({ code, password: 'not the password 1', verifyToken })
  expect(await codeOfRefusal(theft)).toBe('PASSWORD_WRONG')
  expect((await info(who)).security.google).toBe(false)
  expect(await pauses(who)).toEqual([])
})

test('AUT-16 a first authenticator needs a code to each proven channel, also to one that cannot be reached', async () => {
  const account = await verified(2 * DAY)
  const who = { ...account, phone: await givePhone(exchange, account.email) }
  await put(who, 5n)
  const { secret } = await own(who).setUpAuthenticator({})
  const byMail = await giveProofs(exchange, who, 'bind_authenticator', {}, ['email'])
  const bind = (verifyToken: string) =>
    own(who).bindAuthenticator({ code: appCode(secret, time.now()), password, verifyToken })
  expect(await codeOfRefusal(bind(byMail))).toBe('VERIFY_TOKEN_INVALID')
  expect((await info(who)).security.google).toBe(false)
  await bind(await proveAll(exchange, who, 'bind_authenticator', {}))
  expect((await exchange.nextMail(who.email)).subject).toBe('Security change: Authenticator added')
  expect((await exchange.nextMail(who.phone)).text).toBe('Tessera: Security change: Authenticator added')
})

test('AUT-16 one of four concurrent bindings succeeds, with one event and one pause', async () => {
  const who = await verified(2 * DAY)
  await put(who, 5n)
  const verifyToken = await proveAll(exchange, who, 'bind_authenticator', {})
  const { secret } = await own(who).setUpAuthenticator({})
  const code = appCode(secret, time.now())
  const codes = await Promise.all(
    Array.from({ length: 4 }, () => codeOfRefusal(own(who).bindAuthenticator({ code, password, verifyToken }))),
  )
  expect(codes.filter((each) => each === undefined)).toHaveLength(1)
  expect(await pauses(who)).toEqual(all)
})

test('AUT-16 an authenticator that replaces a removed one pauses withdrawals of an empty account too', async () => {
  const account = await verified(0)
  const who = { ...account, phone: await givePhone(exchange, account.email) }
  const app = await bindApp(exchange, time, who)
  expect(await pauses(who)).toEqual([])
  const holder = { ...who, ...app }
  await own(who).unbindAuthenticator({
    password,
    verifyToken: await proveAll(exchange, holder, 'unbind_authenticator', {}),
  })
  expect(await nextPause(who)).toEqual(everything)
  time.pass(91_000)
  await bindApp(exchange, time, who)
  expect(await history(who)).toMatchObject({ action: 'authenticator_bound', factor: null, note: 'withdrawals_paused' })
  expect(await newestEvent(who)).toBe('authenticator_bound')
})

test('a later review of the identity does not make an account new again', async () => {
  const who = await verified(90 * DAY)
  await sql`update customer set kyc_status = 'pending', kyc_changed_at = ${time.now()} where email = ${who.email}`.execute(
    exchange.deps.db,
  )
  await sql`update customer set kyc_status = 'approved', kyc_changed_at = ${time.now()} where email = ${who.email}`.execute(
    exchange.deps.db,
  )
  await put(who, 5n)
  expect(await nextPause(who)).toEqual(everything)
})

test('AUT-28 a first phone of a verified account that holds money pauses withdrawals', async () => {
  const who = { ...(await verified(2 * DAY)), phone: freshPhone() }
  await put(who, 5n)
  const { phone } = who
  const verifyToken = await giveProofs(exchange, who, 'bind_phone', { phone }, ['email', 'new'])
  await own(who).bindPhone({ phone, password, verifyToken })
  expect(await history(who)).toMatchObject({
    action: 'first_factor_bound',
    factor: 'mobile',
    note: 'withdrawals_paused',
  })
  expect(await pauses(who)).toEqual(['p2pSell phone_bound', 'transferOut phone_bound', 'withdraw phone_bound'])
})
