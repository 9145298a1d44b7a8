import { passwordResets } from '@tessera/contract/access/password-resets/password-resets.ts'
import { sessions } from '@tessera/contract/access/sessions/sessions.ts'
import { verification } from '@tessera/contract/access/verification/verification.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type AccessExchange, accessExchange, codeOfRefusal, password } from '#testing/access.ts'
import { freshPhone, givePhone } from '#testing/phones.ts'

let exchange: AccessExchange
beforeAll(async () => {
  exchange = await accessExchange()
})
afterEach(async () => {
  await sql`delete from sms`.execute(exchange.deps.db)
  await sql`update sms_budget set number_day = 10, prefix_day = 100, country_day = 2000`.execute(exchange.deps.db)
})
afterAll(() => exchange.close())

type Owner = { readonly email: string; readonly token: string; readonly phone: string }
async function owner(): Promise<Owner> {
  const account = await exchange.account()
  return { ...account, phone: await givePhone(exchange, account.email) }
}
/** Requests a code as a visitor without a session who enters a number. */
const requestByStranger = async (account: string) =>
  codeOfRefusal(
    exchange.api(verification).sendSms({ account, scene: 'register', captcha: await exchange.captcha('register') }),
  )
const ownerAsks = (who: Owner) =>
  codeOfRefusal(
    exchange.api(verification, who).sendCode({ scene: 'check_identity', payload: {}, proof: 'mobile', channel: 'sms' }),
  )

test.each(['number_day', 'prefix_day', 'country_day'] as const)(
  "AUT-10 keeps the owner's own budget when strangers use up the %s, with a session or with a right password",
  async (bound) => {
    await sql`update sms_budget set ${sql.ref(bound)} = 2`.execute(exchange.deps.db)
    const who = await owner()
    const request: (string | undefined)[] = []
    for (let n = 0; n < 4; n += 1) {
      request.push(await requestByStranger(bound === 'number_day' ? who.phone : freshPhone()))
      exchange.passTime(90_000)
    }
    expect(request).toEqual([undefined, undefined, 'VERIFICATION_TOO_MANY_SENDS', 'VERIFICATION_TOO_MANY_SENDS'])
    expect(await requestByStranger(who.phone)).toBe('VERIFICATION_TOO_MANY_SENDS')
    expect(await ownerAsks(who)).toBeUndefined()
    const { ticket } = await exchange.api(sessions).login({ account: who.email, password })
    expect(await codeOfRefusal(exchange.api(sessions).resend({ ticket, factor: 'mobile' }))).toBeUndefined()
    // Requests of owners have the same limit, counted separately.
    exchange.passTime(90_000)
    expect(await ownerAsks(who)).toBe('VERIFICATION_TOO_MANY_SENDS')
  },
)

test("AUT-10 uses nothing of the owner's budget when another customer names the phone as their new one", async () => {
  await sql`update sms_budget set number_day = 2`.execute(exchange.deps.db)
  const [stranger, who] = [await owner(), await owner()]
  const change = (by: Owner, proof: 'mobile' | 'new', phone: string) =>
    codeOfRefusal(
      exchange.api(verification, by).sendCode({ scene: 'change_phone', payload: { phone }, proof, channel: 'sms' }),
    )
  expect(await change(stranger, 'new', who.phone)).toBeUndefined()
  exchange.passTime(90_000)
  expect(await change(stranger, 'new', who.phone)).toBeUndefined()
  // Not even the pause between two codes.
  expect(await change(who, 'mobile', freshPhone())).toBeUndefined()
  exchange.passTime(90_000)
  expect(await change(stranger, 'new', who.phone)).toBe('VERIFICATION_TOO_MANY_SENDS')
})

test('AUT-10 sends a code to an owner with a verified email although strangers begin resets by the phone', async () => {
  const who = await owner()
  const reset = exchange.api(passwordResets)
  const begin = async (account: string) => reset.begin({ account, captcha: await exchange.captcha('reset') })
  for (let n = 0; n < 5; n += 1) {
    await begin(who.phone)
    exchange.passTime(90_000)
  }
  expect(await codeOfRefusal(begin(who.phone))).toBe('VERIFICATION_TOO_MANY_SENDS')
  const { ticket } = await begin(who.email)
  const { step } = await reset.prove({ ticket, code: await exchange.nextCode(who.email) })
  expect(step).toBe('mobile')
})
