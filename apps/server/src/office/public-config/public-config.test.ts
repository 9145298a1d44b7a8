import { publicConfig } from '@tessera/contract/office/public-config/public-config.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testExchange, type TestExchange } from '#testing/exchange.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await testExchange({}, { registration: { isOpen: false }, waits: { securityPauseHours: 72 } })
})
afterAll(() => exchange.close())

test('public info contains the fields of the specification, from configuration and database', async () => {
  await sql`update site_setting set limit_countries = '{KP}', voice_open = true`.execute(exchange.deps.db)
  expect(await exchange.api(publicConfig).info({})).toMatchObject({
    defaultLanguage: { lang: 'en_US' },
    languageList: [
      { id: 'en_US', defaultFiat: 'usd' },
      { id: 'zh_CN', defaultFiat: 'cny' },
    ],
    seoMap: { zh_CN: { title: 'Tessera · 私募市场交易平台' } },
    voice_sms_open: 1,
    is_enforce_google_auth: 0,
    registerForbidden: true,
    loginForbidden: false,
    restrictionType: 1,
    limitCountryList: ['KP'],
    freezeHours: 72,
    features: { sms: false, singpass: false, invitationRewards: false },
  })
})

test('public info contains the edition in force of each published legal text, and no draft', async () => {
  const { policyVersions } = await exchange.api(publicConfig).info({})
  const text = '00000000-0000-4000-8000-000000000059'
  await sql`insert into cms_text (id, kind, slug, created_at) values (${text}, 'legal', 'cookies', now())`.execute(
    exchange.deps.db,
  )
  const [author, other] = [await exchange.operator('listing'), await exchange.operator('listing')]
  const version = (number: number, status: string, edition: string) =>
    sql`insert into cms_version (id, text_id, number, status, content, content_hash, edition, written_by, written_at, approved_by, publish_at, published_at)
        values (gen_random_uuid(), ${text}, ${number}, ${status}, '{}', 'hash', ${edition}, ${author.id}, now(), ${status === 'published' ? other.id : null}, now(), ${status === 'published' ? new Date() : null})`.execute(
      exchange.deps.db,
    )
  await version(1, 'published', '2026-11')
  await version(2, 'draft', '2027-01')
  const later = await exchange.api(publicConfig).info({})
  expect(later.policyVersions).toEqual({ ...policyVersions, cookies: '2026-11' })
})

test('the logo of a listed coin is an SVG, and an unknown coin has none', async () => {
  await exchange.coin('tUSD', 'crypto', 6)
  const { market } = await exchange.api(publicConfig).market({})
  const path = market.coins['tUSD']?.lang_logo.zh_CN ?? ''
  const picture = await exchange.server.app.inject(path)
  expect(picture).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/svg+xml; charset=utf-8' } })
  expect(picture.body).toContain('>TUSD</text>')
  expect((await exchange.server.app.inject('/coins/NONE.svg')).statusCode).toBe(404)
})

test('the market lists coins by code and chains by name, amounts as decimal text', async () => {
  await exchange.coin('tUSD', 'crypto', 6)
  await sql`insert into coin_network (coin, chain, mint, token_program, confirmations, deposit_open, deposit_min, withdraw_open, withdraw_fee, withdraw_min, withdraw_max)
            values ('tUSD', 'solana_devnet', 'mint', 'program', 32, true, 1000000, true, 1500000, 10000000, 50000000000)`.execute(
    exchange.deps.db,
  )
  const { market } = await exchange.api(publicConfig).market({})
  expect(market.coins['tUSD']).toMatchObject({ coin_precision: 6, symbolPrecision: 6, name: { en_US: 'tUSD' } })
  expect(market.chains['solana_devnet']?.coins['tUSD']).toMatchObject({
    depositMin: '1.000000',
    withdrawFee: '1.500000',
    withdrawMax: '50000.000000',
    memo: 'none',
  })
})

test('the country list has each country in both languages, with its calling code and true if it is served', async () => {
  await sql`update site_setting set restriction_type = 1, limit_countries = '{KP}'`.execute(exchange.deps.db)
  const areas = await exchange.api(publicConfig).areas({})
  expect(areas.length).toBeGreaterThan(240)
  expect(areas).toContainEqual({ iso2: 'SG', dial: '65', nameZh: '新加坡', nameEn: 'Singapore', allowed: true })
  expect(areas.find(({ iso2 }) => iso2 === 'KP')).toMatchObject({ dial: '850', allowed: false })
})

test('public info contains planned maintenance', async () => {
  const window = { startsAt: '2026-12-01T02:00:00.000Z', endsAt: '2026-12-01T04:00:00.000Z' }
  const planned = await testExchange({}, { maintenance: { planned: [window] } })
  const { maintenance } = await planned.api(publicConfig).info({})
  expect(maintenance).toEqual([window])
  await planned.close()
})

test('AUT-25, WEB-16 refuses login and registration from an unserved region, and trusts the header only behind a trusted proxy', async () => {
  const behind = await testExchange({ COUNTRY_HEADER: 'x-country', TRUSTED_PROXY_HOPS: '1' })
  await sql`update site_setting set restriction_type = 1, limit_countries = '{KP}'`.execute(behind.deps.db)
  await sql`update site_setting set restriction_type = 1, limit_countries = '{KP}'`.execute(exchange.deps.db)
  const from = async (where: TestExchange, country: string, path: string, payload: object) =>
    (await where.server.app.inject({ method: 'POST', url: path, payload, headers: { 'x-country': country } })).json<{
      code: string
      data: { region?: unknown }
    }>()
  const login = { account: 'nobody@example.com', password: 'nobody knows 7' }
  const sign = { account: 'nobody@example.com', scene: 'register' }
  expect((await from(behind, 'KP', '/ex/user/login_in', login)).code).toBe('REGION_NOT_SERVED')
  expect((await from(behind, 'KP', '/ex/api/v0/public/email', sign)).code).toBe('REGION_NOT_SERVED')
  expect((await from(behind, 'SG', '/ex/user/login_in', login)).code).toBe('LOGIN_FAILED')
  expect((await from(behind, 'KP', '/ex/api/v0/public', {})).data.region).toEqual({ country: 'KP', served: false })
  expect((await from(exchange, 'KP', '/ex/user/login_in', login)).code).toBe('LOGIN_FAILED')
  expect((await from(exchange, 'KP', '/ex/api/v0/public', {})).data.region).toEqual({ country: null, served: true })
  await behind.close()
})
