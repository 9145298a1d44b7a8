import { customers } from '@tessera/contract/access/customers/customers.ts'
import { freezes } from '@tessera/contract/access/freezes/freezes.ts'
import { passwordResets } from '@tessera/contract/access/password-resets/password-resets.ts'
import { security } from '@tessera/contract/access/security/security.ts'
import { sessions } from '@tessera/contract/access/sessions/sessions.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccessExchange, accessExchange, codeOfRefusal, password } from '#testing/access.ts'
import { bindApp, testClock } from '#testing/authenticators.ts'
import { freshPhone } from '#testing/phones.ts'
import { proveAll } from '#testing/step-up.ts'
import { codeOf } from '#services/mail/code-of.ts'

let exchange: AccessExchange
let time: ReturnType<typeof testClock>
beforeAll(async () => {
  exchange = await accessExchange()
  time = testClock(exchange)
})
afterAll(() => exchange.close())

type Owner = { readonly email: string; readonly token: string }
const client = () => exchange.api(passwordResets)
const begin = async (account: string) => client().begin({ account, captcha: await exchange.captcha('reset') })
const finish = (ticket: string) => codeOfRefusal(client().finish({ ticket, password: 'thief street 8' }))

/** Returns a reset of an account with email as its only factor, after the proof and before the new password. */
async function waiting() {
  const owner = await exchange.account()
  const { ticket } = await begin(owner.email)
  const code = await exchange.nextCode(owner.email)
  expect(await client().prove({ ticket, code })).toMatchObject({ step: 'password' })
  return { owner, ticket }
}

async function changeMailbox(owner: Owner): Promise<void> {
  const email = `fresh-${owner.email}`
  const verifyToken = await proveAll(exchange, owner, 'change_email', { email })
  await exchange.api(security, owner).changeEmail({ email, password, verifyToken })
}
async function changePassword(owner: Owner): Promise<void> {
  const verifyToken = await proveAll(exchange, owner, 'change_password', {})
  await exchange
    .api(customers, owner)
    .changePassword({ oldPassword: password, newPassword: 'owner street 9', verifyToken })
}
async function reportSignIn(owner: Owner): Promise<void> {
  const { rows } = await exchange.api(sessions, owner).loginHistory({})
  await exchange.api(freezes, owner).reportSignIn({ id: rows[0]?.id ?? '' })
}

test.each([
  ['binds an authenticator', (owner: Owner) => bindApp(exchange, time, owner)],
  ['changes the email', changeMailbox],
  ['changes the password', changePassword],
  ['reports a login as not theirs', reportSignIn],
  ['freezes the account', (owner: Owner) => exchange.api(freezes, owner).freezeAccount({})],
])('AUT-13 cancels a proven reset when the owner %s', async (_, act) => {
  const { owner, ticket } = await waiting()
  await act(owner)
  expect(await finish(ticket)).toBe('PASSWORD_RESET_EXPIRED')
})

test('AUT-13 requires the proof of a factor that was added after the other proofs', async () => {
  const { owner, ticket } = await waiting()
  await sql`update customer set phone = ${freshPhone()}, mobile_check = true where email = ${owner.email}`.execute(
    exchange.deps.db,
  )
  expect(await finish(ticket)).toBe('PASSWORD_RESET_EXPIRED')
})

test('AUT-24 refuses a password reset by email for a frozen account without revealing that it is frozen', async () => {
  const { email, token } = await exchange.account()
  await exchange.api(freezes, { token }).freezeAccount({})
  const mails = () => exchange.catcher.outbox.mails(email).map(({ subject }) => subject)
  await expect.poll(mails).toContain('Your account is frozen')
  const { ticket, state } = await begin(email)
  expect(state).toMatchObject({ step: 'email', masked: null })
  const { rows } = await sql<{ id: string }>`
    select id from code_challenge where target = ${email} and scene = 'reset'`.execute(exchange.deps.db)
  const code = codeOf(exchange.deps.config, rows[0]?.id ?? '')
  expect(await codeOfRefusal(client().prove({ ticket, code }))).toBe('VERIFICATION_CODE_EXPIRED')
  expect(await finish(ticket)).toBe('PASSWORD_RESET_UNPROVEN')
  expect(mails().filter((subject) => subject.includes('resets your Tessera password'))).toEqual([])
})
