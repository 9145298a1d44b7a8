import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from './database.ts'
import { settingNow } from '#platform/settings/settings.sql.ts'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { firstSettings } from './first-settings.ts'
import { writeFirstSettings } from './write-first-settings.sql.ts'

let exchange: TestExchange
let owner: ReturnType<typeof connect>
beforeAll(async () => {
  exchange = await testExchange()
  owner = connect(exchange.database.ownerUrl, { max: 1, onError: () => undefined })
})
afterAll(async () => {
  await owner.db.destroy()
  await exchange.close()
})

const now = () => settingNow(exchange.deps, 'exchange')

test('a stored version gets a field of a later release with the meaning that it had', async () => {
  await sql`update setting_version set content = content - 'referenceCurrency' where area = 'exchange'`.execute(
    owner.db,
  )
  await expect(now()).rejects.toThrow('referenceCurrency')
  await writeFirstSettings(owner)
  expect(await now()).toEqual({ ...firstSettings.exchange, referenceCurrency: 'USD' })
})

test('a second run changes no version', async () => {
  await sql`update setting_version set content = content || '{"referenceCurrency": "CNY"}' where area = 'exchange'`.execute(
    owner.db,
  )
  await writeFirstSettings(owner)
  expect(await now()).toMatchObject({ referenceCurrency: 'CNY' })
})
