import { settings } from '@tessera/contract/office/settings/settings.ts'
import type { SettingFile } from '@tessera/contract/office/settings/setting-file.ts'
import { customers } from '@tessera/contract/access/customers/customers.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changingSettings } from '#testing/changing-settings.ts'
import type { Person } from '#testing/exchange.ts'
import { type Floor, PAIR, tradingFloor } from '#testing/trading-floor.ts'
import { lockMarkets } from '#trading/markets/move-market.sql.ts'
import { inApplyOrder } from './rehearse.ts'

let floor: Floor
let staff: ReturnType<typeof changingSettings>
beforeAll(async () => {
  floor = await tradingFloor()
  staff = changingSettings(floor.exchange)
})
afterAll(() => floor.exchange.close())

type Entry = SettingFile['settings'][number]
const hours: Entry = {
  area: 'tradingHours',
  subject: PAIR,
  values: {
    weekdays: ['mon', 'tue'],
    opens: '09:00',
    closes: '17:00',
    timeZone: 'UTC',
    holidays: [],
    auctionMinutes: 10,
  },
}
const check = (who: Person, ...entries: Entry[]) =>
  floor.exchange.api(settings, who).checkFile({
    text: JSON.stringify({
      format: 'tessera-settings',
      version: 1,
      exchange: 'Harbour Exchange',
      chain: 'solana_devnet',
      exportedAt: '2026-11-01T00:00:00.000Z',
      settings: entries,
    }),
    leftOut: [],
    effectiveFrom: null,
  })

test('a dry run and a preview do not wait for locks of customers or markets', async () => {
  const { exchange } = floor
  const [ada, maker] = [await exchange.customer(), await exchange.operator('superadmin')]
  const { userAccount: number } = await exchange.api(customers, ada).info({})
  const values = { isInForce: true, last24Hours: 100, calendarDay: null, month: 200, validDays: 30 }
  const limit: Entry = { area: 'customerLimit', subject: number, values }
  const outcomes = await exchange.deps.inTx('test')(async (tx) => {
    await sql`select 1 from customer where id = ${ada.id} for update`.execute(tx.db)
    await lockMarkets(tx)
    const done = Promise.all([check(maker, limit, hours), staff.preview('customerLimit', number, values)])
    return ok(await Promise.race([done.then(([{ rows }]) => rows.map(({ outcome }) => outcome)), pause(5000, 'waits')]))
  })
  expect(outcomes).toEqual(ok(['new', 'new']))
})

test('AZ-13 a dry run needs a permission to propose settings', async () => {
  const { exchange } = floor
  await expect(check(await exchange.operator('auditor'), hours)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(check(await exchange.operator('finance'), hours)).resolves.toMatchObject({ rows: [{ outcome: 'new' }] })
})

test('limits the number of dry runs of one person', async () => {
  const maker = await floor.exchange.operator('superadmin')
  const runs = await Promise.allSettled(Array.from({ length: 31 }, () => check(maker, hours)))
  expect(runs.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: { code: 'TOO_MANY_REQUESTS' } }])
})

test('pairs and hours are written last, because writing them locks the markets', () => {
  const entries = (['tradingHours', 'transferFees', 'market', 'network', 'coin'] as const).map((area) => ({
    area,
    subject: area,
    values: { usual: 0, coins: [] },
  }))
  expect(inApplyOrder(entries).map(({ area }) => area)).toEqual([
    'coin',
    'network',
    'transferFees',
    'market',
    'tradingHours',
  ])
})
