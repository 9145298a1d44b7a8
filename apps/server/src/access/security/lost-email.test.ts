import { customers } from '@tessera/contract/access/customers/customers.ts'
import { passkeys } from '@tessera/contract/access/passkeys/passkeys.ts'
import { passwordResets } from '@tessera/contract/access/password-resets/password-resets.ts'
import { security } from '@tessera/contract/access/security/security.ts'
import { sessions } from '@tessera/contract/access/sessions/sessions.ts'
import { verification } from '@tessera/contract/access/verification/verification.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccessExchange, accessExchange, codeOfRefusal, password } from '#testing/access.ts'
import { byTwo } from '#testing/by-two.ts'
import { device } from '#world/people/software-passkey.ts'
import { givePhone } from '#testing/phones.ts'
import { giveProofs, type Factors } from '#testing/step-up.ts'

let exchange: AccessExchange
beforeAll(async () => {
  exchange = await accessExchange()
})
afterAll(() => exchange.close())

const info = (who: Factors) => exchange.api(customers, who).info({})
const reasonsOf = async (who: Factors) =>
  (await info(who)).freezes.flatMap(({ scope, reason }) => (scope === 'withdraw' ? [reason] : []))

/** Marks the email of a customer with an approved identity as lost, by two operators. */
async function loseMailbox({ token }: Factors): Promise<string> {
  const { id } = await info({ token })
  await sql`update customer set kyc_status = 'approved', real_name = 'Lim Jia Wen' where id = ${id}`.execute(
    exchange.deps.db,
  )
  return byTwo(exchange, {
    kind: 'factor_reset',
    subjectId: id,
    verdict: 'approve',
    proposal: { factor: 'email' },
    roles: ['compliance', 'compliance'],
  })
}

async function withPhone(): Promise<{ email: string; token: string; phone: string }> {
  const who = await exchange.account()
  return { ...who, phone: await givePhone(exchange, who.email) }
}

async function signInByPhone({ email, phone }: { email: string; phone: string }): Promise<{ token: string }> {
  const { ticket, factors, masked } = await exchange.api(sessions).login({ account: email, password })
  expect({ factors, masked }).toEqual({ factors: ['mobile'], masked: { email: null, mobile: expect.any(String) } })
  return exchange.api(sessions).confirm({ ticket, code: await exchange.nextCode(phone) })
}

test('AUT-15 a lost email is only a login name, until its owner sets another one with password and the other factors', async () => {
  const who = await withPhone()
  expect(await loseMailbox(who)).toBe('done')
  expect((await exchange.nextMail(who.email)).subject).toBe('Security change: Email no longer used for codes')
  expect((await exchange.nextMail(who.phone)).text).toBe('Tessera: Security change: Email no longer used for codes')
  expect(await codeOfRefusal(info(who))).toBe('UNAUTHORIZED')
  const again = { ...who, ...(await signInByPhone(who)) }
  expect((await info(again)).security).toMatchObject({ email: false, mobile: true })
  expect(await reasonsOf(again)).toEqual(['email_lost'])
  const email = `${randomUUID().slice(0, 8)}@example.com`
  expect((await exchange.api(verification, again).demands({ scene: 'change_email' })).demands).toEqual([
    ['mobile'],
    ['new'],
  ])
  const verifyToken = await giveProofs(exchange, again, 'change_email', { email }, ['mobile', 'new'])
  await exchange.api(security, again).changeEmail({ email, password, verifyToken })
  expect((await info(again)).security).toMatchObject({ email: true, mobile: true })
  for (const each of [who.email, email])
    expect((await exchange.nextMail(each)).subject).toBe('Security change: Email changed')
})

test('AUT-13 refuses a password reset by a lost email, and cancels those in progress', async () => {
  const client = exchange.api(passwordResets)
  const begin = async (account: string) => client.begin({ account, captcha: await exchange.captcha('reset') })
  const [early, late] = [await withPhone(), await withPhone()]
  const firstStep = await begin(early.email)
  const code = await exchange.nextCode(early.email)
  for (const who of [early, late]) expect(await loseMailbox(who)).toBe('done')
  expect(await codeOfRefusal(client.prove({ ticket: firstStep.ticket, code }))).toBe('PASSWORD_RESET_EXPIRED')
  // The response is that for an unknown email, and has no effect.
  expect((await begin(late.email)).state).toMatchObject({ step: 'email', masked: null })
  const { rows } = await sql<{ owner: string | null }>`
    select customer_id as owner from password_reset where account = ${late.email}`.execute(exchange.deps.db)
  expect(rows).toEqual([{ owner: null }])
})

test('AUT-15 keeps the email as a factor if the owner would have none left, and likewise the last passkey after a lost email', async () => {
  const who = await exchange.account()
  expect(await loseMailbox(who)).toBe('APPROVAL_SUBJECT_MOVED')
  await sql`update approval_request set status = 'cancelled'`.execute(exchange.deps.db)
  const machine = device()
  const own = exchange.api(passkeys, who)
  const proofs = await giveProofs(exchange, who, 'add_passkey', {}, ['email'])
  const { challengeId, options } = await own.addOptions({})
  const credential = machine.make(options)
  await own.add({ challengeId, name: 'Laptop', credential, password, verifyToken: proofs })
  const { id } = (await own.list({})).rows[0] ?? { id: '' }
  expect(await loseMailbox(who)).toBe('done')
  const login = await exchange.api(passkeys).loginOptions({})
  const { token } = await exchange.api(passkeys).login({
    challengeId: login.challengeId,
    browserSecret: login.browserSecret,
    credential: machine.answer(login.options),
  })
  const again = { token, device: machine }
  const verifyToken = await giveProofs(exchange, again, 'remove_passkey', { id }, ['passkey'])
  const removal = exchange.api(passkeys, again).remove({ id, password, verifyToken })
  expect(await codeOfRefusal(removal)).toBe('SECURITY_FACTOR_REQUIRED')
  expect((await info(again)).security).toMatchObject({ email: false, passkeys: true })
})
