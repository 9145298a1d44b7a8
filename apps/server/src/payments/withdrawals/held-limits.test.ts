import { customers } from '@tessera/contract/access/customers/customers.ts'
import { settings } from '@tessera/contract/office/settings/settings.ts'
import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import type { Setting } from '@tessera/contract/platform/settings/setting-areas.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { CHAIN, chainExchange, type ChainExchange, COIN } from '#testing/chain-exchange.ts'
import { changeSettings } from '#testing/change-settings.ts'
import { changingSettings } from '#testing/changing-settings.ts'
import { freshKey, type Withdrawer, withdrawing, type Withdrawing } from '#testing/withdrawing.ts'
import { settingNow } from '#platform/settings/settings.sql.ts'
import { verify } from '#services/audit/verify.ts'

const DOLLAR = 1_000_000n
let exchange: ChainExchange
let flow: Withdrawing
let staff: ReturnType<typeof changingSettings>
beforeAll(async () => {
  exchange = await chainExchange()
  await changeSettings(exchange, { withdrawalLimits: { retailDay: 500 } })
  flow = withdrawing(exchange)
  staff = changingSettings(exchange)
})
afterEach(async ({ expect: check }) => {
  check(await verify(exchange.database.auditUrl, 'everything')).toEqual([])
})
afterAll(() => exchange.close())

const create = async (who: Withdrawer, amount: string) =>
  exchange.api(withdrawals, who).create(await flow.body(who, amount), freshKey())
const cancel = (who: Withdrawer, id: string) => exchange.api(withdrawals, who).cancel({ id }, freshKey())
const numberOf = async (who: Withdrawer) => (await exchange.api(customers, who).info({})).userAccount
const own = (last24Hours: number, month: number) =>
  ({ isInForce: true, last24Hours, calendarDay: null, month, validDays: 30 }) as const

const network = (mint: string): Setting<'network'> => ({
  mint,
  depositOpen: true,
  depositMinimum: '5',
  confirmations: 8,
  withdrawOpen: true,
  withdrawMinimum: '10',
  withdrawMaximum: '1000',
  feeMode: 'fixed',
  withdrawFee: '1',
  feeMinimum: '0',
  feeMargin: 0,
  memo: 'none',
})

test('refuses a lower limit of a class while open withdrawals of one customer hold more, with the lowest accepted one', async () => {
  const ada = await flow.withdrawer(900n * DOLLAR)
  const { id } = await create(ada, '300.5')
  const now = await settingNow(exchange.deps, 'withdrawalLimits')
  const desk = exchange.api(settings, await exchange.operator('superadmin'))
  const preview = (about: Partial<Setting<'withdrawalLimits'>>, effectiveFrom: Date | null = null) =>
    desk.preview({
      area: 'withdrawalLimits',
      subject: '',
      values: { ...now, ...about },
      effectiveFrom: effectiveFrom?.toISOString() ?? null,
    })
  await expect(preview({ retailDay: 300 })).rejects.toMatchObject({
    code: 'SETTING_CONFLICT',
    field: 'values.retailDay',
    message: expect.stringContaining('Open withdrawals need more than this. Accepted: ≥ 301.'),
  })
  await expect(preview({ retailCalendarDay: 300 })).rejects.toMatchObject({ field: 'values.retailCalendarDay' })
  await expect(preview({ retailDay: 301, retailMonth: 300 })).rejects.toMatchObject({ field: 'values.retailDay' })
  await expect(preview({ retailDay: 301 })).resolves.toMatchObject({ changed: ['retailDay'] })
  await expect(preview({ expertDay: 1 })).resolves.toMatchObject({ changed: ['expertDay'] })
  await expect(preview({ retailDay: 1 }, staff.inHours(26))).resolves.toMatchObject({ changed: ['retailDay'] })
  expect(await staff.change('customerLimit', await numberOf(ada), own(600, 700))).toBe('done')
  await expect(preview({ retailDay: 301 })).resolves.toMatchObject({ changed: ['retailDay'] })
  await cancel(ada, id)
})

test('refuses a lower cap of a coin while open withdrawals of one customer hold more of it', async () => {
  const [ada, bob] = [await flow.withdrawer(900n * DOLLAR), await flow.withdrawer(900n * DOLLAR)]
  const open = [await create(ada, '100.25'), await create(ada, '20.25')]
  const { id } = await create(bob, '90')
  const cap = (last24Hours: string, month: string, calendarDay: string | null = null) =>
    staff.preview('coinLimit', COIN, { last24Hours, calendarDay, month })
  await expect(cap('120.4', '1000')).rejects.toMatchObject({
    code: 'SETTING_CONFLICT',
    field: 'values.last24Hours',
    message: expect.stringContaining('Accepted: ≥ 120.5.'),
  })
  await expect(cap('900', '1000', '120.499999')).rejects.toMatchObject({ field: 'values.calendarDay' })
  await expect(cap('120.5', '120.5', '120.5')).resolves.toMatchObject({ before: null })
  for (const each of open) await cancel(ada, each.id)
  await expect(cap('89.9', '90')).rejects.toMatchObject({ message: expect.stringContaining('Accepted: ≥ 90.') })
  await cancel(bob, id)
  await expect(cap('1', '1')).resolves.toMatchObject({ before: null })
})

test('refuses a lower maximum of a network while an open withdrawal is above it, and accepts a higher minimum', async () => {
  const values = network(exchange.chain.faucet.mint)
  expect(await staff.change('network', `${COIN}/${CHAIN}`, values)).toBe('done')
  const ada = await flow.withdrawer(900n * DOLLAR)
  const { id } = await create(ada, '401')
  const preview = (about: Partial<Setting<'network'>>) =>
    staff.preview('network', `${COIN}/${CHAIN}`, { ...values, ...about })
  await expect(preview({ withdrawMaximum: '399.999999' })).rejects.toMatchObject({
    code: 'SETTING_CONFLICT',
    field: 'values.withdrawMaximum',
    message: expect.stringContaining('Accepted: ≥ 400.'),
  })
  await expect(preview({ withdrawMaximum: '400' })).resolves.toMatchObject({ changed: ['withdrawMaximum'] })
  await expect(preview({ withdrawMinimum: '500' })).resolves.toMatchObject({ changed: ['withdrawMinimum'] })
  await cancel(ada, id)
  await expect(preview({ withdrawMaximum: '399' })).resolves.toMatchObject({ changed: ['withdrawMaximum'] })
})
