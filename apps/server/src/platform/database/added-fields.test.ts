import { settingShape } from '@tessera/contract/platform/settings/setting-areas.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwnerOf } from '#testing/as-owner.ts'
import { bankAccountOf } from '#testing/bank-account.ts'
import { changingSettings } from '#testing/changing-settings.ts'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { connect } from './database.ts'
import { addedFields } from './first-settings.ts'
import { writeFirstSettings } from './write-first-settings.sql.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await testExchange()
})
afterAll(() => exchange.close())

const account = bankAccountOf({ customerCountries: ['SG'], cutOff: '16:00', timeZone: 'Asia/Singapore' })
const stored = async () => {
  const { rows } = await sql<{
    content: object
  }>`select content from setting_version where area = 'bankAccount'`.execute(exchange.deps.db)
  return rows.map(({ content }) => settingShape('bankAccount').parse(content))
}
const migrated = async () => {
  const { db } = connect(exchange.database.ownerUrl, { max: 1, onError: () => undefined })
  await writeFirstSettings({ db })
  await db.destroy()
}

test('a version of an earlier release gets the new fields, and one of this release stays as it is', async () => {
  const staff = changingSettings(exchange)
  await staff.change('coin', 'SGD', { kind: 'fiat', decimals: 2, names: { en_US: 'SGD', zh_CN: '新加坡元' } })
  await staff.change('bankAccount', 'SGD-main', account)
  await migrated()
  expect(await stored()).toEqual([account])
  const names = Object.keys(addedFields.bankAccount ?? {})
  const asOwner = asOwnerOf(exchange)
  await asOwner(sql`alter table setting_version disable trigger setting_version_keeps_end`)
  await asOwner(sql`update setting_version set content = content - ${names}::text[] where area = 'bankAccount'`)
  await asOwner(sql`alter table setting_version enable trigger setting_version_keeps_end`)
  await expect(stored()).rejects.toThrow('customerCountries')
  await migrated()
  expect(await stored()).toEqual([{ ...account, ...addedFields.bankAccount }])
})
