import { publicConfig } from '@tessera/contract/public-config.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testHouse, type TestHouse } from '../../../../world/src/testing/house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await testHouse({ REGISTRATION: 'off', FREEZE_HOURS: '24' })
})
afterAll(() => house.close())

test('public info carries the fields of the specification, from configuration and database', async () => {
  await sql`update site_setting set limit_countries = '{KP}', voice_open = true`.execute(house.deps.db)
  expect(await house.api(publicConfig).info({})).toMatchObject({
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
    freezeHours: 24,
  })
})

test('the market lists coins by code and chains by name, amounts as decimal text', async () => {
  await house.coin('tUSD', 'crypto', 6)
  await sql`insert into coin_network (coin, chain, mint, token_program, confirmations, deposit_open, deposit_min, withdraw_open, withdraw_fee, withdraw_min, withdraw_max)
            values ('tUSD', 'solana_devnet', 'mint', 'program', 32, true, 1000000, true, 1500000, 10000000, 50000000000)`.execute(
    house.deps.db,
  )
  const { market } = await house.api(publicConfig).market({})
  expect(market.coins['tUSD']).toMatchObject({ coin_precision: 6, symbolPrecision: 6, name: { en_US: 'tUSD' } })
  expect(market.chains['solana_devnet']?.coins['tUSD']).toMatchObject({
    depositMin: '1.000000',
    withdrawFee: '1.500000',
    withdrawMax: '50000.000000',
  })
})
