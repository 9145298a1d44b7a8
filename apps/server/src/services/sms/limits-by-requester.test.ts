import { passwordResets } from '@tessera/contract/access/password-resets/password-resets.ts'
import { sessions } from '@tessera/contract/access/sessions/sessions.ts'
import { verification } from '@tessera/contract/access/verification/verification.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type AccessHouse, accessHouse, codeOfRefusal, password } from '#testing/access.ts'
import { freshPhone, givePhone } from '#testing/phones.ts'

let house: AccessHouse
beforeAll(async () => {
  house = await accessHouse()
})
afterEach(async () => {
  await sql`delete from sms`.execute(house.deps.db)
  await sql`update sms_budget set number_day = 10, prefix_day = 100, country_day = 2000`.execute(house.deps.db)
})
afterAll(() => house.close())

type Owner = { readonly email: string; readonly token: string; readonly phone: string }
async function owner(): Promise<Owner> {
  const account = await house.account()
  return { ...account, phone: await givePhone(house, account.email) }
}
/** A visitor without a session enters a number. */
const strangerAsks = async (account: string) =>
  codeOfRefusal(
    house.api(verification).sendSms({ account, scene: 'register', captcha: await house.captcha('register') }),
  )
const ownerAsks = (who: Owner) =>
  codeOfRefusal(
    house.api(verification, who).sendCode({ scene: 'check_identity', payload: {}, proof: 'mobile', channel: 'sms' }),
  )

test.each(['number_day', 'prefix_day', 'country_day'] as const)(
  "AUT-10 keeps the owner's own budget when strangers use up the %s, with a session or with a right password",
  async (bound) => {
    await sql`update sms_budget set ${sql.ref(bound)} = 2`.execute(house.deps.db)
    const who = await owner()
    const request: (string | undefined)[] = []
    for (let n = 0; n < 4; n += 1) {
      request.push(await strangerAsks(bound === 'number_day' ? who.phone : freshPhone()))
      house.passTime(90_000)
    }
    expect(request).toEqual([undefined, undefined, 'VERIFICATION_TOO_MANY_SENDS', 'VERIFICATION_TOO_MANY_SENDS'])
    expect(await strangerAsks(who.phone)).toBe('VERIFICATION_TOO_MANY_SENDS')
    expect(await ownerAsks(who)).toBeUndefined()
    const { ticket } = await house.api(sessions).login({ account: who.email, password })
    expect(await codeOfRefusal(house.api(sessions).resend({ ticket, factor: 'mobile' }))).toBeUndefined()
    // Requests of owners have the same limit, counted separately.
    house.passTime(90_000)
    expect(await ownerAsks(who)).toBe('VERIFICATION_TOO_MANY_SENDS')
  },
)

test("AUT-10 uses nothing of the owner's budget when another customer names the phone as their new one", async () => {
  await sql`update sms_budget set number_day = 2`.execute(house.deps.db)
  const [stranger, who] = [await owner(), await owner()]
  const change = (by: Owner, proof: 'mobile' | 'new', phone: string) =>
    codeOfRefusal(
      house.api(verification, by).sendCode({ scene: 'change_phone', payload: { phone }, proof, channel: 'sms' }),
    )
  expect(await change(stranger, 'new', who.phone)).toBeUndefined()
  house.passTime(90_000)
  expect(await change(stranger, 'new', who.phone)).toBeUndefined()
  // Not even the pause between two codes.
  expect(await change(who, 'mobile', freshPhone())).toBeUndefined()
  house.passTime(90_000)
  expect(await change(stranger, 'new', who.phone)).toBe('VERIFICATION_TOO_MANY_SENDS')
})

test('AUT-10 sends a code to an owner with a verified email although strangers begin resets by the phone', async () => {
  const who = await owner()
  const reset = house.api(passwordResets)
  const begin = async (account: string) => reset.begin({ account, captcha: await house.captcha('reset') })
  for (let n = 0; n < 5; n += 1) {
    await begin(who.phone)
    house.passTime(90_000)
  }
  expect(await codeOfRefusal(begin(who.phone))).toBe('VERIFICATION_TOO_MANY_SENDS')
  const { ticket } = await begin(who.email)
  const { step } = await reset.prove({ ticket, code: await house.nextCode(who.email) })
  expect(step).toBe('mobile')
})
