import { customers } from '@tessera/contract/access/customers/customers.ts'
import { securityDesk } from '@tessera/contract/reporting/customer-files/security-desk.ts'
import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { DAY_MS, HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
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
  flow = withdrawing(exchange)
  staff = changingSettings(exchange)
  await changeSettings(exchange, { withdrawalLimits: { retailDay: 500, retailCalendarDay: 300 } })
})
beforeEach(() => toNoon())
afterEach(async ({ expect: check }) => {
  check(await verify(exchange.database.auditUrl, 'everything')).toEqual([])
})
afterAll(() => exchange.close())

/** Moves the clock to the next 12:00 UTC. */
function toNoon() {
  const now = exchange.deps.clock(new Date()).getTime()
  const nextNoon = Math.ceil((now + 1 - DAY_MS / 2) / DAY_MS) * DAY_MS + DAY_MS / 2
  exchange.passTime(nextNoon - now)
}
const create = async (who: Withdrawer, amount: string) =>
  exchange.api(withdrawals, who).create(await flow.body(who, amount), freshKey())
const termsOf = (who: Withdrawer) => exchange.api(withdrawals, who).terms({ coin: COIN, chain: CHAIN })
const limitsOf = async (who: Withdrawer) => (await exchange.api(customers, who).info({})).limits
const numberOf = async (who: Withdrawer) => (await exchange.api(customers, who).info({})).userAccount

test('WDR-07 a class has a limit of the calendar day, which restarts at midnight UTC', async () => {
  const ada = await flow.withdrawer(2_000n * DOLLAR)
  await create(ada, '200')
  expect(await termsOf(ada)).toMatchObject({
    limitDay: '300.000000',
    remainingDay: '100.000000',
    remaining24h: '300.000000',
  })
  await expect(create(ada, '100.000001')).rejects.toMatchObject({
    code: 'WITHDRAWAL_CALENDAR_DAY_LIMIT_REACHED',
    field: 'amount',
    message: expect.stringContaining('100.00 USD'),
  })
  await create(ada, '100')
  expect((await limitsOf(ada)).withdrawDay).toEqual({ limit: '300.000000', used: '300.000000', ccy: 'USD' })
  exchange.passTime(13 * HOUR_MS)
  expect(await termsOf(ada)).toMatchObject({ remainingDay: '300.000000', remaining24h: '200.000000' })
  await create(ada, '200')
  expect(await codeOfRefusal(create(ada, '15'))).toBe('WITHDRAWAL_DAY_LIMIT_REACHED')
})

test('without a limit of the calendar day only those of 24 hours and the month apply', async () => {
  await changeSettings(exchange, { withdrawalLimits: { retailCalendarDay: null } })
  const ada = await flow.withdrawer(2_000n * DOLLAR)
  const { id } = await create(ada, '500')
  expect(await termsOf(ada)).toMatchObject({ limitDay: null, remainingDay: null })
  expect((await limitsOf(ada)).withdrawDay).toBeNull()
  await exchange.api(withdrawals, ada).cancel({ id }, freshKey())
  await changeSettings(exchange, { withdrawalLimits: { retailCalendarDay: 300 } })
})

test('WDR-07 limits of one customer may have a calendar day, but not below the amount that open withdrawals reserve', async () => {
  const ada = await flow.withdrawer(2_000n * DOLLAR)
  const number = await numberOf(ada)
  const own = (calendarDay: number | null) =>
    ({ isInForce: true, last24Hours: 800, calendarDay, month: 900, validDays: 30 }) as const
  expect(await staff.change('customerLimit', number, own(250))).toBe('done')
  expect(await termsOf(ada)).toMatchObject({ limitDay: '250.000000', limit24h: '800.000000' })
  const desk = exchange.api(securityDesk, await exchange.operator('compliance'))
  expect((await desk.get({ id: ada.id })).limits.withdrawDay).toMatchObject({ limit: '250.000000' })
  await create(ada, '240.5')
  await expect(staff.preview('customerLimit', number, own(240))).rejects.toMatchObject({
    code: 'SETTING_CONFLICT',
    field: 'values.calendarDay',
    message: expect.stringContaining('≥ 241'),
  })
  await expect(staff.preview('customerLimit', number, own(901))).rejects.toMatchObject({
    field: 'values.calendarDay',
    message: expect.stringContaining('≤ 900'),
  })
  expect(await staff.change('customerLimit', number, own(null))).toBe('done')
  expect((await termsOf(ada)).limitDay).toBeNull()
})

test('WDR-07 a coin may have a cap of the calendar day', async () => {
  const cap = (calendarDay: string | null) =>
    staff.change('coinLimit', COIN, { last24Hours: '400', calendarDay, month: '900' })
  expect(await cap('120.5')).toBe('done')
  const ada = await flow.withdrawer(2_000n * DOLLAR)
  await create(ada, '100')
  expect((await termsOf(ada)).cap).toMatchObject({ limitDay: '120.500000', remainingDay: '20.500000' })
  await expect(create(ada, '20.6')).rejects.toMatchObject({
    code: 'WITHDRAWAL_CALENDAR_DAY_LIMIT_REACHED',
    message: expect.stringContaining('20.50 tUSD'),
  })
  expect(await cap(null)).toBe('done')
  await create(ada, '20.6')
})
