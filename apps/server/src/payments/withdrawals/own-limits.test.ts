import { customers } from '@tessera/contract/access/customers/customers.ts'
import { securityDesk } from '@tessera/contract/reporting/customer-files/security-desk.ts'
import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { codeOfRefusal } from '#testing/access.ts'
import { CHAIN, chainExchange, type ChainExchange, COIN } from '#testing/chain-exchange.ts'
import { changeSettings } from '#testing/change-settings.ts'
import { changingSettings } from '#testing/changing-settings.ts'
import { freshKey, type Withdrawer, withdrawing, type Withdrawing } from '#testing/withdrawing.ts'
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
const termsOf = (who: Withdrawer) => exchange.api(withdrawals, who).terms({ coin: COIN, chain: CHAIN })
const numberOf = async (who: Withdrawer) => (await exchange.api(customers, who).info({})).userAccount
const own = (
  last24Hours: number,
  month: number,
  about: { isInForce?: boolean; validDays?: number; calendarDay?: number } = {},
) => ({
  isInForce: true,
  validDays: 30,
  calendarDay: null,
  ...about,
  last24Hours,
  month,
})

test('WDR-07 limits of one customer replace those of the class until they end, and affect nobody else', async () => {
  const [ada, bob] = [await flow.withdrawer(2_000n * DOLLAR), await flow.withdrawer(2_000n * DOLLAR)]
  expect(await staff.change('customerLimit', await numberOf(ada), own(800, 900))).toBe('done')
  expect(await termsOf(ada)).toMatchObject({ limit24h: '800.000000', limitMonth: '900.000000' })
  expect((await termsOf(ada)).ownUntil).not.toBeNull()
  expect(await termsOf(bob)).toMatchObject({ limit24h: '500.000000', ownUntil: null })
  const desk = exchange.api(securityDesk, await exchange.operator('compliance'))
  expect((await desk.get({ id: ada.id })).limits).toMatchObject({ withdraw24h: { limit: '800.000000', ccy: 'USD' } })
  const { id } = await create(ada, '600')
  expect(await codeOfRefusal(create(bob, '600'))).toBe('WITHDRAWAL_DAY_LIMIT_REACHED')
  exchange.passTime(31 * DAY_MS)
  expect(await termsOf(ada)).toMatchObject({ limit24h: '500.000000', ownUntil: null })
  exchange.passTime(-31 * DAY_MS)
  await cancel(ada, id)
})

test('a new version ends them at once', async () => {
  const ada = await flow.withdrawer(0n)
  const number = await numberOf(ada)
  expect(await staff.change('customerLimit', number, own(800, 900))).toBe('done')
  expect(await staff.change('customerLimit', number, own(800, 900, { isInForce: false }))).toBe('done')
  expect(await termsOf(ada)).toMatchObject({ limit24h: '500.000000', ownUntil: null })
})

test('refuses a limit below the amount that open withdrawals reserve, and returns the lowest accepted one', async () => {
  const ada = await flow.withdrawer(900n * DOLLAR)
  const number = await numberOf(ada)
  const { id } = await create(ada, '300.5')
  await expect(staff.preview('customerLimit', number, own(300, 400))).rejects.toMatchObject({
    code: 'SETTING_CONFLICT',
    field: 'values.last24Hours',
    message: expect.stringContaining('≥ 301'),
  })
  await expect(staff.preview('customerLimit', number, own(301, 300))).rejects.toMatchObject({
    field: 'values.last24Hours',
    message: expect.stringContaining('≤ 300'),
  })
  const { effects } = await staff.preview('customerLimit', number, own(301, 400))
  expect(effects).toEqual([{ name: 'open_withdrawals', count: 1 }])
  await cancel(ada, id)
})

test('refuses limits of an unknown account', async () => {
  expect(await staff.change('customerLimit', '1', own(1, 1))).toBe('SETTING_SUBJECT_WRONG')
})

test('WDR-07 a cap of a coin applies in its units besides the limits, and each form shows both', async () => {
  const cap = (last24Hours: string, month: string, calendarDay: string | null = null) =>
    staff.change('coinLimit', COIN, { last24Hours, calendarDay, month })
  expect(await staff.change('coinLimit', 'NONE', { last24Hours: '1', calendarDay: null, month: '1' })).toBe(
    'SETTING_SUBJECT_WRONG',
  )
  expect(await cap('300', '299')).toBe('SETTING_CONFLICT')
  expect(await cap('0.0000001', '300')).toBe('SETTING_CONFLICT')
  expect(await cap('300', '400', '400.1')).toBe('SETTING_CONFLICT')
  expect(await cap('300', '400', '0.0000001')).toBe('SETTING_CONFLICT')
  expect(await cap('300', '400')).toBe('done')
  const ada = await flow.withdrawer(2_000n * DOLLAR)
  await create(ada, '200')
  expect((await termsOf(ada)).cap).toEqual({
    limit24h: '300.000000',
    remaining24h: '100.000000',
    limitDay: null,
    remainingDay: null,
    limitMonth: '400.000000',
    remainingMonth: '200.000000',
  })
  await expect(create(ada, '100.000001')).rejects.toMatchObject({
    code: 'WITHDRAWAL_DAY_LIMIT_REACHED',
    message: expect.stringContaining('100.00 tUSD'),
  })
  const over = { ...(await flow.body(ada, '150')), overLimitReason: 'The rent' }
  expect(await exchange.api(withdrawals, ada).create(over, freshKey())).toMatchObject({ overLimitReason: 'The rent' })
  expect(await cap('1000000', '1000000')).toBe('done')
})
