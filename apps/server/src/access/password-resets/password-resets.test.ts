import { apiKeys } from '@tessera/contract/access/api-keys/api-keys.ts'
import { customers } from '@tessera/contract/access/customers/customers.ts'
import { passwordResets } from '@tessera/contract/access/password-resets/password-resets.ts'
import { sessions } from '@tessera/contract/access/sessions/sessions.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { HOUR_MS, MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccessExchange, accessExchange, codeOfRefusal, password } from '#testing/access.ts'
import { customerCipher } from '#access/verification/try-authenticator.ts'
import { codeOf } from '#services/mail/code-of.ts'

let exchange: AccessExchange
beforeAll(async () => {
  exchange = await accessExchange({
    SMS_URL: 'http://127.0.0.1:9/sms',
    SMS_SECRET: 'a secret of a gateway that is not there',
  })
})
afterAll(() => exchange.close())

const client = () => exchange.api(passwordResets)
const begin = async (account: string) => client().begin({ account, captcha: await exchange.captcha('reset') })
const fresh = 'lantern street 8'

/** Returns the newest code for an address. */
async function codeFor(target: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from code_challenge where target = ${target} and scene = 'reset' order by created_at desc limit 1`.execute(
    exchange.deps.db,
  )
  return codeOf(exchange.deps.config, rows[0]?.id ?? '')
}
const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** A person with these factors besides email. */
async function person(has: { phone?: boolean; google?: boolean } = {}) {
  const account = await exchange.account()
  const { id } = await exchange.api(customers, account).info({})
  const phone = `+659${String(Math.trunc(Number(`0x${randomUUID().slice(0, 8)}`) % 9_000_000)).padStart(7, '0')}`
  if (has.phone === true)
    await sql`update customer set phone = ${phone}, mobile_check = true where id = ${id}`.execute(exchange.deps.db)
  const secret = new Secret({ size: 20 })
  if (has.google === true)
    await sql`insert into authenticator (customer_id, secret_sealed, bound_at, last_step)
              values (${id}, ${customerCipher(exchange.deps.config).seal(secret.base32)}, now(), 0)`.execute(
      exchange.deps.db,
    )
  const digits = () => new TOTP({ secret }).generate()
  return { ...account, id, phone, digits }
}

test('resets a password by an emailed code, ends all sessions and refuses the old password', async () => {
  const { email, token } = await person()
  const { ticket, state } = await begin(` ${email.toUpperCase()}`)
  expect(state).toMatchObject({ step: 'email', masked: null })
  const mail = await exchange.nextMail(email)
  expect(mail.subject).toContain('resets your Tessera password')
  expect(mail.text).not.toMatch(/https?:/)
  const code = /\d{6}/.exec(mail.subject)?.[0] ?? ''
  expect(await client().prove({ ticket, code })).toMatchObject({ step: 'password' })
  await client().finish({ ticket, password: fresh })
  expect(await codeOfRefusal(exchange.api(customers, { token }).info({}))).toBe('UNAUTHORIZED')
  expect(await codeOfRefusal(exchange.api(sessions).login({ account: email, password }))).toBe('LOGIN_FAILED')
  expect(await exchange.signIn(email, fresh)).toHaveProperty('token')
})

test('AUT-14 a reset ends three sessions and all logins in progress, removes withdrawals from API keys, pauses withdrawals for 48 hours and notifies the owner', async () => {
  const { email, id, token } = await person()
  const more = [await exchange.signIn(email, password), await exchange.signIn(email, password)]
  const { ticket: login } = await exchange.api(sessions).login({ account: email, password })
  await sql`insert into api_key (id, customer_id, slot, label, key_hash, ending, type, secret_sealed, scopes, ips, status, created_at, acts_from, expires_at)
            values (gen_random_uuid(), ${id}, 1, 'both', ${randomUUID()}, 'abcd', 'hmac', 'x', '{read,withdraw}', '{203.0.113.1}', 'active', now(), now(), null),
                   (gen_random_uuid(), ${id}, 2, 'one', ${randomUUID()}, 'abcd', 'hmac', 'x', '{withdraw}', '{203.0.113.1}', 'stopped', now(), now(), null)`.execute(
    exchange.deps.db,
  )
  const { ticket } = await begin(email)
  await client().prove({ ticket, code: await codeFor(email) })
  await client().finish({ ticket, password: fresh })
  for (const session of [{ token }, ...more])
    expect(await codeOfRefusal(exchange.api(customers, session).info({}))).toBe('UNAUTHORIZED')
  expect(await codeOfRefusal(exchange.api(sessions).resend({ ticket: login }))).toBe('LOGIN_TICKET_EXPIRED')
  const owner = await exchange.signIn(email, fresh)
  const keys = await exchange.api(apiKeys, owner).list({})
  expect(keys.rows.map(({ scopes }) => scopes)).toEqual([['read'], ['read']])
  const { freezes } = await exchange.api(customers, owner).info({})
  const hours = (Date.parse(freezes[0]?.until ?? '') - Date.parse(freezes[0]?.from ?? '')) / HOUR_MS
  expect({ reason: freezes[0]?.reason, hours }).toEqual({ reason: 'login_password_reset', hours: 48 })
  expect((await exchange.api(sessions, owner).settingHistory({})).rows[0]).toMatchObject({
    action: 'login_password_reset',
  })
  const subjects = () => exchange.catcher.outbox.mails(email).map(({ subject }) => subject)
  await expect.poll(subjects).toContain('Your login password was reset')
})

test('AUT-13 requires every factor of the account, in order, each once, before the last step', async () => {
  const { email, phone, digits } = await person({ phone: true, google: true })
  const { ticket } = await begin(email)
  const finish = () => codeOfRefusal(client().finish({ ticket, password: fresh }))
  const mailed = await codeFor(email)
  expect(await finish()).toBe('PASSWORD_RESET_UNPROVEN')
  expect(await codeOfRefusal(client().prove({ ticket, code: digits() }))).toBe('VERIFICATION_CODE_WRONG')
  expect(await client().prove({ ticket, code: mailed })).toMatchObject({
    step: 'mobile',
    masked: `+65****${phone.slice(-4)}`,
  })
  expect(await finish()).toBe('PASSWORD_RESET_UNPROVEN')
  expect(await codeOfRefusal(client().prove({ ticket, code: mailed }))).toMatch(/^VERIFICATION_CODE_/)
  expect(await client().prove({ ticket, code: await codeFor(phone) })).toMatchObject({ step: 'google', resendAt: null })
  expect(await finish()).toBe('PASSWORD_RESET_UNPROVEN')
  expect(await codeOfRefusal(client().prove({ ticket, code: mailed }))).toBe('GOOGLE_VERIFY_FAILED')
  expect(await client().prove({ ticket, code: digits() })).toMatchObject({ step: 'password' })
  expect(await finish()).toBeUndefined()
  expect(await finish()).toBe('PASSWORD_RESET_EXPIRED')
})

test('AUT-13 a reset by phone proves the phone first, then the email; a code of one reset is invalid in another', async () => {
  const { email, phone } = await person({ phone: true })
  const mine = await begin(phone.replace('+65', '+65 (0)'))
  expect(mine.state.step).toBe('mobile')
  const code = await codeFor(phone)
  const other = await begin((await person()).email)
  expect(await codeOfRefusal(client().prove({ ticket: other.ticket, code }))).toBe('VERIFICATION_CODE_WRONG')
  expect(await client().prove({ ticket: mine.ticket, code })).toMatchObject({ step: 'email' })
  expect(await client().prove({ ticket: mine.ticket, code: await codeFor(email) })).toMatchObject({ step: 'password' })
})

test('AUT-13 expires a reset after ten minutes at any step', async () => {
  const { email } = await person()
  const { ticket } = await begin(email)
  await client().prove({ ticket, code: await codeFor(email) })
  exchange.passTime(10 * MINUTE_MS)
  expect(await codeOfRefusal(client().finish({ ticket, password: fresh }))).toBe('PASSWORD_RESET_EXPIRED')
})

test('AUT-06 checks five of fifty concurrent wrong guesses, and then refuses the right code', async () => {
  const { email } = await person()
  const { ticket } = await begin(email)
  const code = await codeFor(email)
  const wrong = otherThan(code)
  const all = await Promise.all(
    Array.from({ length: 50 }, () => codeOfRefusal(client().prove({ ticket, code: wrong }))),
  )
  expect(all.filter((answer) => answer === 'VERIFICATION_CODE_WRONG')).toHaveLength(4)
  expect(await codeOfRefusal(client().prove({ ticket, code }))).toBe('VERIFICATION_CODE_EXPIRED')
})

test('AUT-08 accepts one of fifty concurrent right codes and one of fifty concurrent new passwords', async () => {
  const { email } = await person()
  const { ticket } = await begin(email)
  const code = await codeFor(email)
  const proofs = await Promise.all(Array.from({ length: 50 }, () => codeOfRefusal(client().prove({ ticket, code }))))
  expect(proofs.filter((answer) => answer === undefined)).toHaveLength(1)
  const ends = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      codeOfRefusal(client().finish({ ticket, password: `lantern street ${n + 10}` })),
    ),
  )
  expect(ends.filter((answer) => answer === undefined)).toHaveLength(1)
})

test('AUT-02 does not reveal whether an account exists: same responses, same refusals, nothing is sent', async () => {
  const known = (await person({ google: true })).email
  const unknown = `${randomUUID().slice(0, 8)}@example.com`
  const answers = await Promise.all(
    [known, unknown].map(async (account) => {
      const { ticket, state } = await begin(account)
      const guesses: unknown[] = []
      for (let n = 0; n < 6; n += 1) {
        const wrong = otherThan(await codeFor(account))
        guesses.push(
          await client()
            .prove({ ticket, code: wrong })
            .catch((error: Error) => error.message),
        )
      }
      const again = await codeOfRefusal(client().resend({ ticket }))
      const end = await codeOfRefusal(client().finish({ ticket, password: fresh }))
      return { step: state.step, masked: state.masked, names: Object.keys(state), guesses, again, end }
    }),
  )
  expect(answers[0]).toEqual(answers[1])
  expect(exchange.catcher.outbox.mails(unknown)).toEqual([])
})

test('AUT-02 refuses the right code of an unknown account, even if it is guessed', async () => {
  const unknown = `${randomUUID().slice(0, 8)}@example.com`
  const { ticket } = await begin(unknown)
  const code = await codeFor(unknown)
  expect(await codeOfRefusal(client().prove({ ticket, code }))).toBe('VERIFICATION_CODE_EXPIRED')
  expect(await codeOfRefusal(client().finish({ ticket, password: fresh }))).toBe('PASSWORD_RESET_UNPROVEN')
})

test('AUT-11 requires a captcha for a reset, and refuses a weak password', async () => {
  const { email } = await person()
  expect(await codeOfRefusal(client().begin({ account: email }))).toBe('CAPTCHA_REQUIRED')
  const { ticket } = await begin(email)
  await client().prove({ ticket, code: await codeFor(email) })
  expect(await codeOfRefusal(client().finish({ ticket, password: 'short1' }))).toBe('PASSWORD_TOO_WEAK')
  expect(await codeOfRefusal(client().finish({ ticket, password: 'qwerty123' }))).toBe('PASSWORD_TOO_COMMON')
  expect(await codeOfRefusal(client().finish({ ticket, password: fresh }))).toBeUndefined()
})
