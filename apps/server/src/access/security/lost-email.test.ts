import { customers } from '@tessera/contract/access/customers/customers.ts'
import { passkeys } from '@tessera/contract/access/passkeys/passkeys.ts'
import { passwordResets } from '@tessera/contract/access/password-resets/password-resets.ts'
import { security } from '@tessera/contract/access/security/security.ts'
import { sessions } from '@tessera/contract/access/sessions/sessions.ts'
import { verification } from '@tessera/contract/access/verification/verification.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccessHouse, accessHouse, codeOfRefusal, password } from '#testing/access.ts'
import { byTwo } from '#testing/by-two.ts'
import { device } from '#testing/passkeys.ts'
import { givePhone } from '#testing/phones.ts'
import { give, type Hands } from '#testing/step-up.ts'

let house: AccessHouse
beforeAll(async () => {
  house = await accessHouse()
})
afterAll(() => house.close())

const info = (who: Hands) => house.api(customers, who).info({})
const reasonsOf = async (who: Hands) =>
  (await info(who)).freezes.flatMap(({ scope, reason }) => (scope === 'withdraw' ? [reason] : []))

/** Two operators confirm a lost email of a customer whose identity was approved. */
async function loseMailbox({ token }: Hands): Promise<string> {
  const { id } = await info({ token })
  await sql`update customer set kyc_status = 'approved', real_name = 'Lim Jia Wen' where id = ${id}`.execute(
    house.deps.db,
  )
  return byTwo(house, {
    kind: 'factor_reset',
    subjectId: id,
    verdict: 'approve',
    proposal: { factor: 'email' },
    roles: ['compliance', 'compliance'],
  })
}

async function withPhone(): Promise<{ email: string; token: string; phone: string }> {
  const who = await house.account()
  return { ...who, phone: await givePhone(house, who.email) }
}

async function signInByPhone({ email, phone }: { email: string; phone: string }): Promise<{ token: string }> {
  const { ticket, factors, masked } = await house.api(sessions).login({ account: email, password })
  expect({ factors, masked }).toEqual({ factors: ['mobile'], masked: { email: null, mobile: expect.any(String) } })
  return house.api(sessions).confirm({ ticket, code: await house.nextCode(phone) })
}

test('AUT-15 a lost email is only a login name, until its owner sets another one with password and the other factors', async () => {
  const who = await withPhone()
  expect(await loseMailbox(who)).toBe('done')
  expect((await house.nextMail(who.email)).subject).toBe('Security change: Email no longer used for codes')
  expect((await house.nextMail(who.phone)).text).toBe('Tessera: Security change: Email no longer used for codes')
  expect(await codeOfRefusal(info(who))).toBe('UNAUTHORIZED')
  const again = { ...who, ...(await signInByPhone(who)) }
  expect((await info(again)).security).toMatchObject({ email: false, mobile: true })
  expect(await reasonsOf(again)).toEqual(['email_lost'])
  const email = `${randomUUID().slice(0, 8)}@example.com`
  expect((await house.api(verification, again).demands({ scene: 'change_email' })).demands).toEqual([
    ['mobile'],
    ['new'],
  ])
  const verifyToken = await give(house, again, 'change_email', { email }, ['mobile', 'new'])
  await house.api(security, again).changeEmail({ email, password, verifyToken })
  expect((await info(again)).security).toMatchObject({ email: true, mobile: true })
  for (const each of [who.email, email])
    expect((await house.nextMail(each)).subject).toBe('Security change: Email changed')
})

test('AUT-13 refuses a password reset by a lost email, and cancels those in progress', async () => {
  const door = house.api(passwordResets)
  const begin = async (account: string) => door.begin({ account, captcha: await house.captcha('reset') })
  const [early, late] = [await withPhone(), await withPhone()]
  const begun = await begin(early.email)
  const code = await house.nextCode(early.email)
  for (const who of [early, late]) expect(await loseMailbox(who)).toBe('done')
  expect(await codeOfRefusal(door.prove({ ticket: begun.ticket, code }))).toBe('PASSWORD_RESET_EXPIRED')
  // The same response as for an unknown email, without any effect.
  expect((await begin(late.email)).state).toMatchObject({ step: 'email', masked: null })
  const { rows } = await sql<{ whose: string | null }>`
    select customer_id as whose from password_reset where account = ${late.email}`.execute(house.deps.db)
  expect(rows).toEqual([{ whose: null }])
})

test('AUT-15 keeps the email as a factor if the owner would have none left, and so the last passkey of a lost email', async () => {
  const who = await house.account()
  expect(await loseMailbox(who)).toBe('APPROVAL_SUBJECT_MOVED')
  await sql`update approval_request set status = 'cancelled'`.execute(house.deps.db)
  const machine = device()
  const own = house.api(passkeys, who)
  const proofs = await give(house, who, 'add_passkey', {}, ['email'])
  const { challengeId, options } = await own.addOptions({})
  const credential = machine.make(options)
  await own.add({ challengeId, name: 'Laptop', credential, password, verifyToken: proofs })
  const { id } = (await own.list({})).rows[0] ?? { id: '' }
  expect(await loseMailbox(who)).toBe('done')
  const login = await house.api(passkeys).loginOptions({})
  const { token } = await house.api(passkeys).login({
    challengeId: login.challengeId,
    browserSecret: login.browserSecret,
    credential: machine.answer(login.options),
  })
  const again = { token, device: machine }
  const verifyToken = await give(house, again, 'remove_passkey', { id }, ['passkey'])
  const removal = house.api(passkeys, again).remove({ id, password, verifyToken })
  expect(await codeOfRefusal(removal)).toBe('SECURITY_FACTOR_REQUIRED')
  expect((await info(again)).security).toMatchObject({ email: false, passkeys: true })
})
