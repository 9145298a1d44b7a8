import { customers } from '@tessera/contract/access/customers/customers.ts'
import { publicConfig } from '@tessera/contract/office/public-config/public-config.ts'
import { verification } from '@tessera/contract/access/verification/verification.ts'
import { DAY_MS, MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type AccessExchange, accessExchange, codeOfRefusal, password } from '#testing/access.ts'
import { codeOf } from '#services/mail/code-of.ts'

let exchange: AccessExchange
let termsVersion: string
beforeAll(async () => {
  exchange = await accessExchange(
    { SMS_URL: 'http://127.0.0.1:9/sms', SMS_SECRET: 'a secret of a gateway that is not there' },
    { registration: { invitationRequired: true } },
  )
  termsVersion = (await exchange.api(publicConfig).info({})).policyVersions.terms
})
afterEach(() => sql`update site_setting set restriction_type = 1, limit_countries = '{}'`.execute(exchange.deps.db))
afterAll(() => exchange.close())

let numbers = 0
const newPhone = (): string => `+6591${String(100_000 + (numbers += 1))}`
const inviter = async (): Promise<string> => {
  const { id } = await exchange.customer()
  const { rows } = await sql<{ invite_code: string }>`select invite_code from customer where id = ${id}`.execute(
    exchange.deps.db,
  )
  return rows[0]?.invite_code ?? ''
}

async function provenPhone(account: string): Promise<string> {
  const codes = exchange.api(verification)
  const request = { account, scene: 'register', captcha: await exchange.captcha('register') } as const
  const { challengeId } = await codes.sendSms(request)
  return (await codes.prove({ challengeId, code: codeOf(exchange.deps.config, challengeId) })).verifyToken
}
const application = (account: string, verifyToken: string, inviteCode?: string) =>
  ({
    account,
    verifyToken,
    password,
    termsVersion,
    termsAccepted: true,
    lang: 'zh_CN',
    ...(inviteCode !== undefined && { inviteCode }),
  }) as const

test('registers with a code sent to the phone, makes the phone a factor, and records the accepted terms by hash and language', async () => {
  const phone = newPhone()
  const verifyToken = await provenPhone(phone)
  const session = await exchange.api(customers).register(application(phone, verifyToken, await inviter()))
  const info = await exchange.api(customers, session).info({})
  expect(info).toMatchObject({ lang: 'zh_CN', security: { email: false, mobile: true } })
  const { rows } = await sql`select edition, lang, ip from terms_acceptance where customer_id = ${info.id}`.execute(
    exchange.deps.db,
  )
  expect(rows).toEqual([{ edition: termsVersion, lang: 'zh_CN', ip: '127.0.0.1' }])
})

test('AUT-26 creates one account from twenty concurrent registrations in many spellings of one phone', async () => {
  const phone = newPhone()
  const local = phone.slice(3)
  const spellings = [
    phone,
    `+65 ${local}`,
    `+65 (0)${local}`,
    `+65-${local.slice(0, 4)}-${local.slice(4)}`,
    phone.replaceAll(/[+\d]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)),
  ]
  const invite = await inviter()
  const tokens: string[] = []
  for (let n = 0; n < 20; n += 1) {
    tokens.push(await provenPhone(phone))
    exchange.passTime(2 * MINUTE_MS)
    if (n % 4 === 3) exchange.passTime(DAY_MS)
  }
  await sql`update verify_token set expires_at = now() + interval '30 days'`.execute(exchange.deps.db)
  const all = await Promise.all(
    tokens.map((token, n) =>
      codeOfRefusal(
        exchange.api(customers).register(application(spellings[n % spellings.length] ?? '', token, invite)),
      ),
    ),
  )
  expect(all.filter((code) => code === undefined)).toHaveLength(1)
  expect(all.filter((code) => code === 'PHONE_EXIST')).toHaveLength(19)
})

test('AUT-27 refuses registration without a valid invitation while invitations are required', async () => {
  expect((await exchange.api(publicConfig).info({})).inviteRequired).toBe(true)
  const phone = newPhone()
  const verifyToken = await provenPhone(phone)
  const register = (invite?: string) =>
    codeOfRefusal(exchange.api(customers).register(application(phone, verifyToken, invite)))
  expect(await register()).toBe('INVITE_CODE_REQUIRED')
  expect(await register('NOBODY')).toBe('INVITE_CODE_UNKNOWN')
  expect(await register(await inviter())).toBeUndefined()
})

test('AUT-25 sends no code and opens no account for a phone or email of a region that is not served', async () => {
  const phone = newPhone()
  const verifyToken = await provenPhone(phone)
  await sql`update site_setting set restriction_type = 1, limit_countries = '{SG,KP}'`.execute(exchange.deps.db)
  const codes = exchange.api(verification)
  const scene = { scene: 'register', captcha: await exchange.captcha('register') } as const
  expect(await codeOfRefusal(codes.sendSms({ account: phone, ...scene }))).toBe('ACCOUNT_REGION_PROHIBITED')
  expect(await codeOfRefusal(codes.sendEmail({ account: 'ann@mail.kp', ...scene }))).toBe('ACCOUNT_REGION_PROHIBITED')
  const late = application(phone, verifyToken, await inviter())
  expect(await codeOfRefusal(exchange.api(customers).register(late))).toBe('ACCOUNT_REGION_PROHIBITED')
  const { rows } = await sql`select 1 from customer where phone = ${phone}`.execute(exchange.deps.db)
  expect(rows).toEqual([])
})

test('AUT-02 gives a registered phone the answer of an unknown one until its code is proven', async () => {
  const phone = newPhone()
  const invite = await inviter()
  await exchange.api(customers).register(application(phone, await provenPhone(phone), invite))
  exchange.passTime(2 * MINUTE_MS)
  const again = await provenPhone(phone)
  await expect(exchange.api(customers).register(application(phone, again, invite))).rejects.toMatchObject({
    code: 'PHONE_EXIST',
  })
  const { rows } = await sql<{ kind: string }>`select kind from sms where phone = ${phone} order by created_at`.execute(
    exchange.deps.db,
  )
  expect(rows.map(({ kind }) => kind)).toEqual(['register_code', 'register_known_code'])
})
