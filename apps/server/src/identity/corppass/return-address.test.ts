import { companies } from '@tessera/contract/identity/companies/companies.ts'
import { corppass } from '@tessera/contract/identity/corppass/corppass.ts'
import { MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { customerSession } from '#testing/direct-session.sql.ts'
import type { Person } from '#testing/exchange.ts'
import { corppass as vendor } from '#world/singpass/corppass.ts'
import { companies as personas } from '#world/singpass/myinfo-companies.ts'
import { agreeAsCompany, singpassExchange } from '#testing/singpass.ts'
import { ATTEMPT_MINUTES } from '#identity/fapi/attempt.ts'

type Setting = Awaited<ReturnType<typeof singpassExchange>>
let at: Setting
beforeAll(async () => {
  at = await singpassExchange({ vendor })
})
afterAll(() => at.close())

const [harbour = '', orchid = ''] = personas.map(({ id }) => id)
const newcomer = () => at.exchange.customer({ kyc: 'unknown' })
const rows = (who: Person) => at.exchange.api(corppass, who)
const own = (who: Person) => at.exchange.api(companies, who)

const agreed = (who: Person, persona: string, answer: 'agree' | 'refuse' = 'agree') =>
  agreeAsCompany(at.exchange, who, persona, answer)

describe('KYC-05 the return address of a vendor', () => {
  test('with a stolen code is refused for another customer', async () => {
    const [owner, thief] = [await newcomer(), await newcomer()]
    const brought = await agreed(owner, harbour)
    await expect(rows(thief).enterpriseConfig(brought)).rejects.toMatchObject({ code: 'MYINFO_ATTEMPT_UNKNOWN' })
  })
  test('cannot be used again, for example by the back button, and the application keeps the data of the first time', async () => {
    const who = await newcomer()
    const brought = await agreed(who, harbour)
    const { standing } = await rows(who).enterpriseConfig(brought)
    await expect(rows(who).enterpriseConfig(brought)).rejects.toMatchObject({ code: 'MYINFO_ATTEMPT_USED' })
    expect((await own(who).current({})).application?.persons).toEqual(standing?.application?.persons)
  })
  test('with the state of another session of the same customer is refused', async () => {
    const who = await newcomer()
    const brought = await agreed(who, harbour)
    const other = { ...who, token: await customerSession(at.exchange.deps, who.id) }
    await expect(rows(other).enterpriseConfig(brought)).rejects.toMatchObject({ code: 'MYINFO_ATTEMPT_UNKNOWN' })
  })
  test('expires after 15 minutes', async () => {
    const who = await newcomer()
    const brought = await agreed(who, harbour)
    at.exchange.passTime(ATTEMPT_MINUTES * MINUTE_MS + 1000)
    await expect(rows(who).enterpriseConfig(brought)).rejects.toMatchObject({ code: 'MYINFO_ATTEMPT_UNKNOWN' })
  })
  test('works once when it is opened twice concurrently', async () => {
    const who = await newcomer()
    const brought = await agreed(who, harbour)
    const answers = await Promise.allSettled([rows(who).enterpriseConfig(brought), rows(who).enterpriseConfig(brought)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await own(who).current({})).application?.persons).toHaveLength(2)
  })
  test('of a second tab belongs to its own attempt, and the newest company fills the application', async () => {
    const who = await newcomer()
    const [first, second] = [await agreed(who, harbour), await agreed(who, orchid)]
    await rows(who).enterpriseConfig(second)
    const { standing } = await rows(who).enterpriseConfig(first)
    expect(standing?.application?.basics.name).toBe('KALLANG HARBOUR PTE. LTD.')
    expect(standing?.application?.persons.map(({ name }) => name)).toEqual(['HUI KAR WAI', 'DEVI NAIR'])
  })
  test.each([['x'.repeat(43)], [''], [undefined]])(
    'with the state %s is refused, and its owner can still use it',
    async (state) => {
      const who = await newcomer()
      const brought = await agreed(who, harbour)
      const attempt = { ...brought, state }
      await expect(rows(who).enterpriseConfig(attempt)).rejects.toMatchObject({ code: 'MYINFO_ATTEMPT_UNKNOWN' })
      expect((await rows(who).enterpriseConfig(brought)).standing?.application?.persons).toHaveLength(2)
    },
  )
  test('for an attempt at another vendor is refused', async () => {
    const who = await newcomer()
    const brought = await agreed(who, harbour)
    await sql`update vendor_attempt set vendor = 'singpass' where customer_id = ${who.id}`.execute(at.exchange.deps.db)
    await expect(rows(who).enterpriseConfig(brought)).rejects.toMatchObject({ code: 'MYINFO_ATTEMPT_UNKNOWN' })
  })
  test.each([['https://elsewhere.example'], [undefined]])('with the issuer %s ends the attempt', async (iss) => {
    const who = await newcomer()
    const brought = await agreed(who, harbour)
    await expect(rows(who).enterpriseConfig({ ...brought, iss })).rejects.toMatchObject({ code: 'MYINFO_TRY_AGAIN' })
    await expect(rows(who).enterpriseConfig(brought)).rejects.toMatchObject({ code: 'MYINFO_ATTEMPT_USED' })
  })
  test('with a refusal ends the attempt, and the application is unchanged', async () => {
    const who = await newcomer()
    const brought = await agreed(who, harbour, 'refuse')
    await expect(rows(who).enterpriseConfig(brought)).rejects.toMatchObject({
      code: 'MYINFO_DECLINED',
      message: expect.stringMatching(/Corppass/),
    })
    await expect(rows(who).enterpriseConfig(brought)).rejects.toMatchObject({ code: 'MYINFO_ATTEMPT_USED' })
    expect((await own(who).current({})).application).toBeNull()
  })
  test.each([
    'id_token_for_another_client',
    'id_token_of_another_issuer',
    'id_token_with_wrong_signature',
    'id_token_with_unknown_key',
    'id_token_not_encrypted',
    'userinfo_of_another_person',
    'userinfo_not_encrypted',
  ] as const)('with %s is refused, and nothing is filled', async (fault) => {
    const who = await newcomer()
    const brought = await agreed(who, harbour)
    at.vendor.setFault(fault)
    const finishing = rows(who).enterpriseConfig(brought)
    await expect(finishing).rejects.toMatchObject({ code: 'MYINFO_TRY_AGAIN' })
    at.vendor.setFault(undefined)
    expect((await own(who).current({})).application).toBeNull()
  })
})

test('KYC-05 asks to try again if the vendor’s clock differs by two minutes', async () => {
  const other = await singpassExchange({ vendor, now: () => new Date(Date.now() + 120_000) })
  const who = await other.exchange.customer({ kyc: 'unknown' })
  const starting = other.exchange.api(corppass, who).enterpriseConfig({ action: 'start' })
  await expect(starting).rejects.toMatchObject({
    code: 'MYINFO_TRY_AGAIN',
    message: expect.stringMatching(/Corppass .*Try again/u),
  })
  await other.close()
})

test('reports an error while Corppass is down, and neither makes the choice final nor fills anything', async () => {
  const down = await singpassExchange({ vendor })
  const who = await down.exchange.customer({ kyc: 'unknown' })
  await down.vendor.stop()
  await expect(down.exchange.api(corppass, who).enterpriseConfig({ action: 'start' })).rejects.toMatchObject({
    code: 'MYINFO_UNREACHABLE',
    message: expect.stringMatching(/Corppass/u),
  })
  expect(await down.exchange.api(companies, who).current({})).toMatchObject({ choice: null, application: null })
  await down.close()
})
