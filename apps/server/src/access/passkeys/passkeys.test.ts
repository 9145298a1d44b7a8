import { customers } from '@tessera/contract/access/customers/customers.ts'
import { freezes } from '@tessera/contract/access/freezes/freezes.ts'
import { passkeys } from '@tessera/contract/access/passkeys/passkeys.ts'
import { sessions } from '@tessera/contract/access/sessions/sessions.ts'
import { verification } from '@tessera/contract/access/verification/verification.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccessExchange, accessExchange, codeOfRefusal, password } from '#testing/access.ts'
import { secured } from '#access/customers/factor-guards.sql.ts'
import { addPasskey } from '#testing/add-passkey.ts'
import { device, type Device } from '#world/people/software-passkey.ts'
import { giveProofs, proveAll } from '#testing/step-up.ts'

let exchange: AccessExchange
beforeAll(async () => {
  exchange = await accessExchange()
})
afterAll(() => exchange.close())

type Owner = { email: string; token: string; id: string; device: Device }
const client = () => exchange.api(passkeys)
async function owner(): Promise<Owner> {
  const account = await exchange.account()
  return { ...account, ...(await addPasskey(exchange, account)) }
}
const info = (who: { token: string }) => exchange.api(customers, who).info({})
async function enter(own: Device, faults?: Parameters<Device['answer']>[1], keep = false): Promise<{ token: string }> {
  const { challengeId, browserSecret, options } = await client().loginOptions({})
  return client().login({ challengeId, browserSecret, credential: own.answer(options, faults), keep })
}
const events = async (email: string) => {
  const { rows } = await sql<{ kind: string }>`
    select e.kind from security_event e join customer c on c.id = e.customer_id where c.email = ${email}`.execute(
    exchange.deps.db,
  )
  return rows.map(({ kind }) => kind)
}

test('logs in with a passkey alone and records it; the first one of an empty account pauses nothing', async () => {
  const who = await owner()
  const { security, freezes: running } = await info(who)
  expect(security.passkeys).toBe(true)
  expect(running).toEqual([])
  const session = await enter(who.device)
  const history = await exchange.api(sessions, session).loginHistory({})
  expect(history.rows[0]).toMatchObject({ type: 'passkey', status: 'success' })
  expect(await events(who.email)).toContain('first_factor_bound')
  expect((await exchange.nextMail(who.email)).text).toContain('Passkey added')
  const { rows } = await exchange.api(passkeys, who).list({})
  expect(rows).toMatchObject([{ id: who.id, name: 'Laptop', backedUp: false }])
  expect(rows[0]?.usedAt).not.toBeNull()
})

test('AUT-23 a session lasts seven days only with a passkey and on request', async () => {
  const who = await owner()
  const [usual, longLived] = [await enter(who.device), await enter(who.device, undefined, true)]
  const life = (session: { token: string }) => exchange.api(sessions, session).life({})
  expect((await life(usual)).endsInSeconds).toBeLessThanOrEqual(30 * 60)
  expect((await life(longLived)).endsInSeconds).toBeGreaterThan(7 * 86_400 - 60)
  await sql`update session s set seen_at = now() - interval '6 days 23 hours' from customer c
             where c.id = s.customer_id and c.email = ${who.email}`.execute(exchange.deps.db)
  expect(await codeOfRefusal(life(usual))).toBe('UNAUTHORIZED')
  expect((await life(longLived)).cause).toBe('age')
  await sql`update session s set expires_at = now() from customer c
             where c.id = s.customer_id and c.email = ${who.email}`.execute(exchange.deps.db)
  expect(await codeOfRefusal(life(longLived))).toBe('UNAUTHORIZED')
})

test('accepts a passkey as the second step of a login, without sending a code', async () => {
  const who = await owner()
  const firstStep = await exchange.api(sessions).login({ account: who.email, password })
  expect(firstStep).toMatchObject({ factors: ['passkey', 'email'], challenge: null })
  const { ticket } = firstStep
  const { challengeId, options } = await client().ticketOptions({ ticket })
  expect(options.allowCredentials.map(({ id }) => id)).toEqual([who.device.id])
  const credential = who.device.answer(options)
  const elsewhere = await exchange.api(sessions).login({ account: who.email, password })
  const stolen = client().confirmLogin({ ticket: elsewhere.ticket, challengeId, credential })
  expect(await codeOfRefusal(stolen)).toBe('PASSKEY_EXPIRED')
  const { token } = await client().confirmLogin({ ticket, challengeId, credential })
  expect((await info({ token })).id).toBe((await info(who)).id)
  expect(await codeOfRefusal(client().confirmLogin({ ticket, challengeId, credential }))).toBe('LOGIN_TICKET_EXPIRED')
})

test('AZ-07 accepts a passkey as the second factor that money requires', async () => {
  const who = await owner()
  expect((await exchange.api(verification, who).demands({ scene: 'withdraw' })).demands).toEqual([['passkey']])
  const { rows } = await sql<{
    secured: boolean
  }>`select ${secured} as secured from customer c where email = ${who.email}`.execute(exchange.deps.db)
  expect(rows).toEqual([{ secured: true }])
})

test('AUT-05 requests no passkey for the login ticket of an account without one', async () => {
  const { email } = await exchange.account()
  const { ticket } = await exchange.api(sessions).login({ account: email, password })
  expect(await codeOfRefusal(client().ticketOptions({ ticket }))).toBe('LOGIN_FACTOR_NOT_TAKEN')
})

test('AUT-08 fifty concurrent responses to one challenge open one session', async () => {
  const who = await owner()
  const { challengeId, browserSecret, options } = await client().loginOptions({})
  const credential = who.device.answer(options)
  const all = await Promise.all(
    Array.from({ length: 50 }, () => codeOfRefusal(client().login({ challengeId, browserSecret, credential }))),
  )
  expect(all.filter((code) => code === undefined)).toHaveLength(1)
  expect(new Set(all)).toEqual(new Set([undefined, 'PASSKEY_EXPIRED']))
})

test('AUT-07 binds a response to one purpose, browser, session and payload', async () => {
  const who = await owner()
  const own = exchange.api(passkeys, who)
  const login = await client().loginOptions({})
  const credential = who.device.answer(login.options)
  const foreign = { challengeId: login.challengeId, browserSecret: 'x'.repeat(43), credential }
  expect(await codeOfRefusal(client().login(foreign))).toBe('PASSKEY_EXPIRED')
  const about = { scene: 'change_password', payload: {} } as const
  expect(await codeOfRefusal(own.prove({ ...about, challengeId: login.challengeId, credential }))).toBe(
    'PASSKEY_EXPIRED',
  )
  const other = await enter(who.device)
  const request = await own.proveOptions(about)
  const proof = { challengeId: request.challengeId, credential: who.device.answer(request.options) }
  expect(await codeOfRefusal(own.prove({ scene: 'set_fund_password', payload: {}, ...proof }))).toBe('PASSKEY_EXPIRED')
  expect(await codeOfRefusal(exchange.api(passkeys, other).prove({ ...about, ...proof }))).toBe('PASSKEY_EXPIRED')
  expect((await own.prove({ ...about, challengeId: proof.challengeId, credential: proof.credential })).missing).toEqual(
    [],
  )
  expect(await codeOfRefusal(own.prove({ ...about, ...proof }))).toBe('PASSKEY_EXPIRED')
})

test('AUT-09 a challenge expires after five minutes', async () => {
  const who = await owner()
  const { challengeId, browserSecret, options } = await client().loginOptions({})
  exchange.passTime(301_000)
  const late = client().login({ challengeId, browserSecret, credential: who.device.answer(options) })
  expect(await codeOfRefusal(late)).toBe('PASSKEY_EXPIRED')
})

test.each([
  ['of a page that looks like ours', { origin: 'https://tessera-login.example' }],
  ['of another port of this machine', { origin: 'http://localhost:3999' }],
  ['for another site', { rpId: 'evil.example' }],
  ['without user verification', { unverified: true }],
  ['with another user handle', { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
] as const)('AUT-18 refuses a response %s', async (_, fault) => {
  const who = await owner()
  expect(await codeOfRefusal(enter(who.device, fault))).toBe('PASSKEY_FAILED')
  const { rows } = await exchange.api(sessions, who).loginHistory({})
  expect(rows[0]).toMatchObject({ type: 'passkey', status: 'failure' })
})

test('AUT-07 refuses an unknown device and the passkey of another account', async () => {
  const [who, other] = [await owner(), await owner()]
  expect(await codeOfRefusal(enter(device(), { userHandle: 'AAAA' }))).toBe('PASSKEY_FAILED')
  const { challengeId, browserSecret, options } = await client().loginOptions({})
  const { userHandle } = who.device.answer(options)
  const credential = { ...device().answer(options, { userHandle, count: 99 }), id: who.device.id }
  expect(await codeOfRefusal(client().login({ challengeId, browserSecret, credential }))).toBe('PASSKEY_FAILED')
  const own = exchange.api(passkeys, who)
  const about = { scene: 'change_password', payload: {} } as const
  const request = await own.proveOptions(about)
  const foreign = { challengeId: request.challengeId, credential: other.device.answer(request.options) }
  expect(await codeOfRefusal(own.prove({ ...about, ...foreign }))).toBe('PASSKEY_FAILED')
  const { ticket } = await exchange.api(sessions).login({ account: who.email, password })
  const second = await client().ticketOptions({ ticket })
  const wrong = { ticket, challengeId: second.challengeId, credential: other.device.answer(second.options) }
  expect(await codeOfRefusal(client().confirmLogin(wrong))).toBe('PASSKEY_FAILED')
  expect(await codeOfRefusal(own.rename({ id: other.id, name: 'Mine' }))).toBe('NOT_FOUND')
})

test('AUT-09 a counter that does not rise marks a copied passkey: the login is refused and the owner notified', async () => {
  const who = await owner()
  await enter(who.device, { count: 7 })
  expect(await codeOfRefusal(enter(who.device, { count: 7 }))).toBe('PASSKEY_COPIED')
  expect(await codeOfRefusal(enter(who.device, { count: 6 }))).toBe('PASSKEY_COPIED')
  expect(await events(who.email)).toContain('passkey_refused')
  const subjects = () => exchange.catcher.outbox.mails(who.email).map(({ subject }) => subject)
  await expect.poll(() => subjects().join()).toContain('One of your passkeys may have been copied')
  expect(await codeOfRefusal(enter(who.device, { count: 8 }))).toBeUndefined()
})

test('AUT-16 adding and removing a passkey requires the password and every factor of the account', async () => {
  const who = await owner()
  const own = exchange.api(passkeys, who)
  const { id } = who
  const byMail = await giveProofs(exchange, who, 'remove_passkey', { id }, ['email'])
  expect(await codeOfRefusal(own.remove({ id, password, verifyToken: byMail }))).toBe('VERIFY_TOKEN_INVALID')
  const verifyToken = await proveAll(exchange, who, 'remove_passkey', { id })
  expect(await codeOfRefusal(own.remove({ id, password: 'wrong pass 7', verifyToken }))).toBe('PASSWORD_WRONG')
  const other = await owner()
  const foreign = await proveAll(exchange, other, 'remove_passkey', { id })
  const theft = exchange.api(passkeys, other).remove({ id, password, verifyToken: foreign })
  expect(await codeOfRefusal(theft)).toBe('NOT_FOUND')
  await own.remove({ id, password, verifyToken })
  const { security, freezes: running } = await info(who)
  expect(security.passkeys).toBe(false)
  expect(running.map(({ reason }) => reason)).toContain('passkey_removed')
  expect(await codeOfRefusal(enter(who.device))).toBe('PASSKEY_FAILED')
})

test('AUT-17 accepts an attestation once, only from the requesting session, and for one account only', async () => {
  const [who, other] = [await exchange.account(), await exchange.account()]
  const verifyToken = await proveAll(exchange, who, 'add_passkey', {})
  const own = exchange.api(passkeys, who)
  const machine = device()
  const { challengeId, options } = await own.addOptions({})
  const made = { challengeId, name: 'Laptop', credential: machine.make(options), password }
  const foreign = await proveAll(exchange, other, 'add_passkey', {})
  expect(await codeOfRefusal(exchange.api(passkeys, other).add({ ...made, verifyToken: foreign }))).toBe(
    'PASSKEY_EXPIRED',
  )
  await own.add({ ...made, verifyToken })
  expect(await codeOfRefusal(own.add({ ...made, verifyToken }))).toBe('PASSKEY_EXPIRED')
  expect(await codeOfRefusal(addPasskey(exchange, other, machine))).toBe('PASSKEY_EXIST')
  for (const fault of [{ origin: 'https://evil.example' }, { rpId: 'evil.example' }, { unverified: true }]) {
    const again = await own.addOptions({})
    const wrong = { ...made, challengeId: again.challengeId, credential: device().make(again.options, fault) }
    expect(await codeOfRefusal(own.add({ ...wrong, verifyToken }))).toBe('PASSKEY_FAILED')
  }
})

test('AUT-25 refuses passkeys too while login is closed', async () => {
  const who = await owner()
  const { challengeId, browserSecret, options } = await client().loginOptions({})
  await sql`update site_setting set login_forbidden = true`.execute(exchange.deps.db)
  try {
    expect(await codeOfRefusal(client().loginOptions({}))).toBe('LOGIN_FORBIDDEN')
    const late = { challengeId, browserSecret, credential: who.device.answer(options) }
    expect(await codeOfRefusal(client().login(late))).toBe('LOGIN_FORBIDDEN')
  } finally {
    await sql`update site_setting set login_forbidden = false`.execute(exchange.deps.db)
  }
})

test('AUT-24 a passkey of a frozen account cannot change anything, and one of a closed account cannot log in', async () => {
  const who = await owner()
  await exchange.api(freezes, who).freezeAccount({})
  const session = await enter(who.device)
  const verifyToken = await proveAll(exchange, { ...who, ...session }, 'change_password', {})
  const change = exchange
    .api(customers, session)
    .changePassword({ oldPassword: password, newPassword: 'another 77 one', verifyToken })
  expect(await codeOfRefusal(change)).toBe('VERIFY_TOKEN_INVALID')
  await sql`update customer set status = 'closed' where email = ${who.email}`.execute(exchange.deps.db)
  expect(await codeOfRefusal(enter(who.device))).toBe('PASSKEY_FAILED')
})
