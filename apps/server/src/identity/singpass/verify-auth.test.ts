import { companies } from '@tessera/contract/identity/companies/companies.ts'
import { kyc } from '@tessera/contract/identity/kyc/kyc.ts'
import { singpass } from '@tessera/contract/identity/singpass/singpass.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '#testing/exchange.ts'
import { customerSession } from '#testing/direct-session.sql.ts'
import { agreeAs, singpassExchange } from '#testing/singpass.ts'
import { persons } from '#world/singpass/myinfo-persons.ts'
import { ATTEMPT_MINUTES } from '#identity/fapi/attempt.ts'
import { KEYS_PATH } from '#identity/fapi/serve-keys.ts'
import { cleanUp } from '#platform/database/clean-up.sql.ts'
import { PREFILL_MINUTES } from './stored-prefill.ts'

type Setting = Awaited<ReturnType<typeof singpassExchange>>
let at: Setting
beforeAll(async () => {
  at = await singpassExchange()
})
afterAll(() => at.close())

const [citizen = '', resident = '', , minor = ''] = persons.map(({ id }) => id)
const consents = { use: true, accuracy: true } as const
const newcomer = () => at.exchange.customer({ kyc: 'unknown' })
const rows = (who: Pick<Person, 'token'>) => at.exchange.api(singpass, who)
const key = () => ({ idempotencyKey: randomUUID() })
/** A customer with the data of a persona. */
async function fetched(persona: string) {
  const who = await newcomer()
  const { prefill } = await rows(who).verifyAuth(await agreeAs(at.exchange, who, persona))
  return { who, prefillId: prefill?.id ?? '', prefill }
}
const statusOf = async (who: Person) => (await at.exchange.api(kyc, who).get({})).status

test('KYC-05 after consent at Singpass, a person sees locked data with its source and submits without photos', async () => {
  const { who, prefill } = await fetched(citizen)
  expect(prefill).toMatchObject({
    source: 'myinfo',
    uinfinMasked: '••••••69B',
    documentType: 'id_card',
    legalName: { value: 'TAN MEI LING', verified: true, updatedOn: '2026-06-30' },
    email: { verified: false },
    missing: [],
  })
  const standing = await rows(who).submit({ prefillId: prefill?.id ?? '', corrections: {}, consents }, key())
  expect(standing).toMatchObject({
    status: 'pending',
    step: 'review',
    case: { details: { legalName: 'TAN MEI LING', fromMyinfoAt: prefill?.fetchedAt }, documents: [] },
  })
  expect((await rows(who).verifyAuth({ action: 'resume' })).prefill).toBeNull()
  expect(await statusOf(who)).toBe('pending')
})

describe('KYC-05 the return address of a vendor', () => {
  const unknown = { code: 'MYINFO_ATTEMPT_UNKNOWN' }
  const used = { code: 'MYINFO_ATTEMPT_USED' }

  test('with a stolen code is refused for another customer, and its owner can still use it', async () => {
    const [owner, thief] = [await newcomer(), await newcomer()]
    const brought = await agreeAs(at.exchange, owner, citizen)
    await expect(rows(thief).verifyAuth(brought)).rejects.toMatchObject(unknown)
    expect((await rows(owner).verifyAuth(brought)).prefill?.legalName?.value).toBe('TAN MEI LING')
  })
  test('with the state of another session of the same customer is refused', async () => {
    const who = await newcomer()
    const brought = await agreeAs(at.exchange, who, citizen)
    const other = { token: await customerSession(at.exchange.deps, who.id) }
    await expect(rows(other).verifyAuth(brought)).rejects.toMatchObject(unknown)
  })
  test('with an unknown or missing state is refused', async () => {
    const who = await newcomer()
    const made = { code: 'code', state: 'made-up', iss: at.vendor.issuer }
    await expect(rows(who).verifyAuth(made)).rejects.toMatchObject(unknown)
    await expect(rows(who).verifyAuth({})).rejects.toMatchObject(unknown)
  })
  test('expires after 15 minutes', async () => {
    const who = await newcomer()
    const brought = await agreeAs(at.exchange, who, citizen)
    at.exchange.passTime(ATTEMPT_MINUTES * MINUTE_MS + 1000)
    await expect(rows(who).verifyAuth(brought)).rejects.toMatchObject(unknown)
  })
  test('cannot be used again, for example by the back button, and the data of the first time remains', async () => {
    const who = await newcomer()
    const brought = await agreeAs(at.exchange, who, citizen)
    const { prefill } = await rows(who).verifyAuth(brought)
    await expect(rows(who).verifyAuth(brought)).rejects.toMatchObject(used)
    expect((await rows(who).verifyAuth({ action: 'resume' })).prefill).toEqual(prefill)
  })
  test('works once when it is opened twice concurrently', async () => {
    const who = await newcomer()
    const brought = await agreeAs(at.exchange, who, citizen)
    const answers = await Promise.allSettled([rows(who).verifyAuth(brought), rows(who).verifyAuth(brought)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: used })
  })
  test('of a second tab belongs to its own attempt, and the newest data counts', async () => {
    const who = await newcomer()
    const [first, second] = [await agreeAs(at.exchange, who, citizen), await agreeAs(at.exchange, who, resident)]
    expect((await rows(who).verifyAuth(second)).prefill?.legalName?.value).toBe('RAJESH KUMAR')
    const { prefill } = await rows(who).verifyAuth(first)
    expect(prefill?.legalName?.value).toBe('TAN MEI LING')
    expect((await rows(who).verifyAuth({ action: 'resume' })).prefill).toEqual(prefill)
  })
  test('with a refusal ends the attempt, and the response reports it', async () => {
    const who = await newcomer()
    const brought = await agreeAs(at.exchange, who, citizen, 'refuse')
    expect(brought).toMatchObject({ error: 'access_denied', iss: at.vendor.issuer })
    await expect(rows(who).verifyAuth(brought)).rejects.toMatchObject({ code: 'MYINFO_DECLINED' })
    await expect(rows(who).verifyAuth(brought)).rejects.toMatchObject(used)
    expect(await statusOf(who)).toBe('unknown')
  })
  test.each([['x'.repeat(43)], [''], [undefined]])(
    'with the state %s is refused, and its owner can still use it',
    async (state) => {
      const who = await newcomer()
      const brought = await agreeAs(at.exchange, who, citizen)
      await expect(rows(who).verifyAuth({ ...brought, state })).rejects.toMatchObject(unknown)
      expect((await rows(who).verifyAuth(brought)).prefill?.legalName?.value).toBe('TAN MEI LING')
    },
  )
  test('for an attempt at another vendor is refused', async () => {
    const who = await newcomer()
    const brought = await agreeAs(at.exchange, who, citizen)
    await sql`update vendor_attempt set vendor = 'corppass' where customer_id = ${who.id}`.execute(at.exchange.deps.db)
    await expect(rows(who).verifyAuth(brought)).rejects.toMatchObject(unknown)
  })
  test.each([['https://elsewhere.example'], [undefined]])('with the issuer %s ends the attempt', async (iss) => {
    const who = await newcomer()
    const brought = await agreeAs(at.exchange, who, citizen)
    await expect(rows(who).verifyAuth({ ...brought, iss })).rejects.toMatchObject({ code: 'MYINFO_TRY_AGAIN' })
    await expect(rows(who).verifyAuth(brought)).rejects.toMatchObject(used)
  })
  test.each([
    'id_token_for_another_client',
    'id_token_of_another_issuer',
    'id_token_with_wrong_signature',
    'id_token_with_unknown_key',
    'id_token_not_encrypted',
    'userinfo_of_another_person',
    'userinfo_not_encrypted',
  ] as const)('with %s is refused, and the case is unchanged', async (fault) => {
    const who = await newcomer()
    const brought = await agreeAs(at.exchange, who, citizen)
    at.vendor.setFault(fault)
    await expect(rows(who).verifyAuth(brought)).rejects.toMatchObject({ code: 'MYINFO_TRY_AGAIN' })
    at.vendor.setFault(undefined)
    expect((await rows(who).verifyAuth({ action: 'resume' })).prefill).toBeNull()
    expect(await statusOf(who)).toBe('unknown')
  })
})

describe('KYC-05 a file from Myinfo', () => {
  test('requires each field that the source lacks, and accepts it', async () => {
    const { who, prefillId, prefill } = await fetched(resident)
    expect(prefill?.missing).toEqual(['address'])
    const send = (corrections: object) => rows(who).submit({ prefillId, corrections, consents }, key())
    await expect(send({})).rejects.toMatchObject({ code: 'MYINFO_FIELD_MISSING', field: 'corrections.address' })
    const address = { line1: '12 Marina View', city: 'Singapore', postcode: '018961', country: 'SG' }
    expect((await send({ address })).case?.details).toMatchObject({
      address,
      nationality: 'IN',
      documentType: 'id_card',
    })
  })
  test('keeps a value of the source if the customer sends another', async () => {
    const { who, prefillId } = await fetched(citizen)
    const corrections = { legalName: 'Another Name' }
    const sending = rows(who).submit({ prefillId, corrections, consents }, key())
    await expect(sending).rejects.toMatchObject({ code: 'MYINFO_FIELD_LOCKED', field: 'corrections.legalName' })
    expect(await statusOf(who)).toBe('unknown')
  })
  test('contains only the data of this customer', async () => {
    const { prefillId } = await fetched(citizen)
    const other = await newcomer()
    const sending = rows(other).submit({ prefillId, corrections: {}, consents }, key())
    await expect(sending).rejects.toMatchObject({ code: 'MYINFO_PREFILL_OVER' })
  })
  test('follows the same rules as details that a customer enters', async () => {
    const { who, prefillId } = await fetched(minor)
    const sending = rows(who).submit({ prefillId, corrections: {}, consents }, key())
    await expect(sending).rejects.toMatchObject({ code: 'KYC_TOO_YOUNG' })
  })
  test('is created once when it is sent twice concurrently', async () => {
    const { who, prefillId } = await fetched(citizen)
    const send = () => rows(who).submit({ prefillId, corrections: {}, consents }, key())
    const answers = await Promise.allSettled([send(), send()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const { rows: files } = await sql`select 1 from kyc_case where customer_id = ${who.id}`.execute(at.exchange.deps.db)
    expect(files).toHaveLength(1)
  })
  test('requires data that is at most an hour old, and older data is deleted', async () => {
    const { who, prefillId } = await fetched(citizen)
    at.exchange.passTime(PREFILL_MINUTES * MINUTE_MS + 1000)
    const sending = rows(who).submit({ prefillId, corrections: {}, consents }, key())
    await expect(sending).rejects.toMatchObject({ code: 'MYINFO_PREFILL_OVER' })
    await cleanUp(at.exchange.deps)
    const { rows: left } = await sql`select 1 from myinfo_prefill where customer_id = ${who.id}`.execute(
      at.exchange.deps.db,
    )
    expect(left).toEqual([])
  })
})

test('AZ-09 the first request to Singpass binds the account to a person', async () => {
  const who = await newcomer()
  await rows(who).verifyAuth({ action: 'start' })
  const starting = at.exchange.api(companies, who).save({ name: 'Tan Trading Pte Ltd' })
  await expect(starting).rejects.toMatchObject({ code: 'IDENTITY_CHOICE_PERSONAL' })
})

test('AZ-09 makes no choice final while Singpass is down', async () => {
  const alone = await singpassExchange()
  const who = await alone.exchange.customer({ kyc: 'unknown' })
  await alone.vendor.stop()
  const starting = alone.exchange.api(singpass, who).verifyAuth({ action: 'start' })
  await expect(starting).rejects.toMatchObject({ code: 'MYINFO_UNREACHABLE' })
  const { choice } = await alone.exchange.api(companies, who).current({})
  expect(choice).toBeNull()
  await alone.close()
})

test('AZ-09 an account that is verified as a company cannot start at Singpass', async () => {
  const who = await newcomer()
  await sql`insert into identity_choice (customer_id, kind, at) values (${who.id}, 'company', now())`.execute(
    at.exchange.deps.db,
  )
  await expect(rows(who).verifyAuth({ action: 'start' })).rejects.toMatchObject({ code: 'IDENTITY_CHOICE_COMPANY' })
})

test('KYC-09 before submission the database stores no name and no number of a person in plain text', async () => {
  const { who } = await fetched(citizen)
  const { rows: stored } = await sql<{ text: string }>`
    select row_to_json(p)::text || coalesce((select string_agg(row_to_json(a)::text, ' ') from vendor_attempt a where a.customer_id = p.customer_id), '') as text
      from myinfo_prefill p where p.customer_id = ${who.id}`.execute(at.exchange.deps.db)
  expect(stored).toHaveLength(1)
  expect(stored[0]?.text).not.toMatch(/S8412369B|TAN MEI|460548|91230017/)
})

test('publishes our public keys and no private key', async () => {
  const answer = await at.exchange.server.app.inject(KEYS_PATH)
  const { keys } = answer.json<{ keys: Record<string, string>[] }>()
  expect(keys.map(({ use, alg }) => [use, alg])).toEqual([
    ['sig', 'ES256'],
    ['enc', 'ECDH-ES+A256KW'],
  ])
  expect(answer.body).not.toMatch(/"d"/)
})

test('reports an error while the vendor is down, and the case is unchanged', async () => {
  const down = await singpassExchange()
  try {
    const who = await down.exchange.customer({ kyc: 'unknown' })
    await down.vendor.stop()
    const starting = down.exchange.api(singpass, who).verifyAuth({ action: 'start' })
    await expect(starting).rejects.toMatchObject({
      code: 'MYINFO_UNREACHABLE',
      message: expect.stringMatching(/Singpass/),
    })
    expect((await down.exchange.api(kyc, who).get({})).status).toBe('unknown')
    expect((await down.exchange.api(companies, who).current({})).choice).toBeNull()
  } finally {
    await down.close()
  }
})

test('KYC-05 asks to try again if the vendor’s clock differs', async () => {
  const off = await singpassExchange({ now: () => new Date(Date.now() + 120_000) })
  try {
    const who = await off.exchange.customer({ kyc: 'unknown' })
    const starting = off.exchange.api(singpass, who).verifyAuth({ action: 'start' })
    await expect(starting).rejects.toMatchObject({
      code: 'MYINFO_TRY_AGAIN',
      message: expect.stringMatching(/Try again/),
    })
  } finally {
    await off.close()
  }
})
