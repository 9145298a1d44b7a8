import { customers } from '@tessera/contract/access/customers/customers.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccessExchange, accessExchange, password } from '#testing/access.ts'

let exchange: AccessExchange
beforeAll(async () => {
  exchange = await accessExchange()
})
afterAll(() => exchange.close())

test('G11 user info contains the verification state, the withdrawal limits and the active protections', async () => {
  const who = await exchange.account()
  const info = await exchange.api(customers, who).info({})
  expect(info).toMatchObject({
    parentId: null,
    areaCode: null,
    kyc: { status: 'unknown', level: 0, type: null, step: 'details', rejectReasons: [] },
    security: { email: true, mobile: false, google: false, passkeys: false, fundPassword: false, antiPhishing: false },
    investorClass: { code: 'ri', since: null, expires: null, consent: null },
    freezes: [],
    lang: 'en_US',
    fiat: 'USD',
    noReadMsgCount: 0,
    limits: {
      withdraw24h: { limit: '5000.000000', used: '0.000000', ccy: 'USD' },
      withdrawDay: null,
      withdrawMonth: { limit: '50000.000000', used: '0.000000', ccy: 'USD' },
    },
    features: { trade: false, assets: false, subAccounts: false },
    colourMode: null,
  })
  await sql`update customer set phone = '+6591234567', color_mode = 'red-up', phishing_phrase = 'blue heron' where id = ${info.id}`.execute(
    exchange.deps.db,
  )
  expect(await exchange.api(customers, who).info({})).toMatchObject({
    mobile: '+65****4567',
    areaCode: '65',
    security: { antiPhishing: true },
    colourMode: 'red-up',
  })
})

test('G11 user info contains the reason of a rejected verification, in the reader’s language', async () => {
  const who = await exchange.account()
  const { id } = await exchange.api(customers, who).info({})
  await sql`insert into identity_choice (customer_id, kind, at) values (${id}, 'company', now())`.execute(
    exchange.deps.db,
  )
  await sql`insert into company_application (id, customer_id, status, version, registered_address, business_address, many_owners, opened_at, saved_at, submitted_at, used_days, decided_at, reason_code)
            values (gen_random_uuid(), ${id}, 'rejected', 1, '{}', '{}', false, now(), now(), now(), 0, now(), 'not_genuine')`.execute(
    exchange.deps.db,
  )
  const { kyc } = await exchange.api(customers, who, 'zh_CN').info({})
  expect(kyc).toMatchObject({ level: 0, type: 'company', step: 'rejected' })
  expect(kyc.rejectReasons).toEqual([{ item: null, reason: 'not_genuine', reasonText: '无法确认文件的真实性。' }])
})

test('G11 an avatar seed is the same at each login, differs between accounts and is not part of the id', async () => {
  const [ada, ben] = [await exchange.account(), await exchange.account()]
  const seedOf = async (who: { token: string }) => (await exchange.api(customers, who).info({})).avatarSeed
  const seed = await seedOf(ada)
  expect(await seedOf({ token: (await exchange.signIn(ada.email, password)).token })).toBe(seed)
  expect(await seedOf(ben)).not.toBe(seed)
  const { id } = await exchange.api(customers, ada).info({})
  expect(id.replaceAll('-', '')).not.toContain(seed)
  expect(id.replaceAll('-', '')).not.toContain(seed.slice(0, 8))
})

test('G11 a freeze contains its scope, its reason and its end', async () => {
  const who = await exchange.account()
  const { id } = await exchange.api(customers, who).info({})
  await sql`insert into account_freeze (id, customer_id, scope, cause, from_at, until_at)
            values (gen_random_uuid(), ${id}, 'withdraw', 'phone_changed', now() - interval '1 hour', now() + interval '1 day')`.execute(
    exchange.deps.db,
  )
  const { freezes } = await exchange.api(customers, who).info({})
  expect(freezes).toMatchObject([{ scope: 'withdraw', reason: 'phone_changed', until: expect.any(String) }])
})
