import { reconciliation } from '@tessera/contract/books/reconciliation/reconciliation.ts'
import { addDays, dayOf } from '@tessera/domain/platform/clock/calendar.ts'
import { weekdayOf } from '@tessera/domain/platform/clock/zoned-days.ts'
import { DAY_MS, HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { amount } from '@tessera/domain/books/money/amount.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BankExchange, bankExchange } from '#testing/bank-exchange.ts'
import { buildDailyReconciliations } from './build-daily.ts'

let setup: BankExchange
beforeAll(async () => {
  setup = await bankExchange()
  const at = await now()
  // Begins a Tuesday at one o'clock.
  const days = (9 - weekdayOf(dayOf(at))) % 7
  setup.exchange.passTime(Date.parse(addDays(dayOf(at), days)) + HOUR_MS - at.getTime())
  await sql`update bank_account set opened_at = '2020-01-01' where closed_at is null`.execute(setup.exchange.deps.db)
})
afterAll(() => setup.close())

const now = async (): Promise<Date> =>
  (await setup.exchange.deps.inTx('test')(async (tx) => ok(await Promise.resolve(tx.now)))).value
const today = async (): Promise<string> => dayOf(await now())
const build = () => buildDailyReconciliations(setup.exchange.deps)
const paid = (lineId: string, minor: bigint, bookedOn: string) =>
  setup.settle({ lineId, text: 'rent', amount: amount(minor), bookedOn })
/** A confirmed statement of the Singapore dollar account. */
const statement = (day: string, closing: bigint) =>
  sql`insert into bank_statement (id, bank, format, sha256, account_number, coin, opening, closing, from_day, until_day, status, uploaded_at, confirmed_at)
      values (${randomUUID()}, 'Merlion Bank', 'camt053', ${'0'.repeat(64)}, '003-1', 'SGD', 0, ${String(closing)}::numeric, ${day}::date, ${day}::date,
              'confirmed', now(), now())`.execute(setup.exchange.deps.db)
const recordOf = async (day: string) =>
  setup.exchange.api(reconciliation, await setup.exchange.operator('finance')).day({ day })
const days = async () =>
  (await setup.exchange.api(reconciliation, setup.finance[0]).days({})).rows.map(({ day }) => day)

test('ADM-09 the record of a day waits for its statement; a line that arrives in the morning is not a difference', async () => {
  const day = await today()
  await paid('a', 100_00n, day)
  setup.exchange.passTime(DAY_MS)
  await build()
  expect(await days()).toEqual([])
  // The bank booked this line yesterday and reports it today.
  await paid('b', 20_00n, day)
  await paid('c', 7_00n, await today())
  await statement(day, 120_00n)
  await build()
  const record = await recordOf(day)
  expect(record.differences).toEqual([])
  expect(record.statements).toContainEqual({
    bank: 'Merlion Bank',
    accountNumber: '003-1',
    coin: 'SGD',
    closing: '120.00',
    closingDay: day,
    isCurrent: true,
  })
})

test('ADM-09 closing balances that differ from the books are a difference of the currency', async () => {
  const day = await today()
  setup.exchange.passTime(DAY_MS)
  await statement(day, 126_50n)
  await build()
  expect((await recordOf(day)).differences).toEqual([
    { key: 'statement:SGD', finding: 'statement', subject: 'SGD', coin: 'SGD', amount: '-0.50', explanation: 'none' },
  ])
})

test('ADM-09 a statement that is missing at noon is a difference, which names the account', async () => {
  const day = await today()
  setup.exchange.passTime(DAY_MS)
  await build()
  expect(await days()).not.toContain(day)
  setup.exchange.passTime(11 * HOUR_MS)
  await build()
  expect((await recordOf(day)).differences).toMatchObject([
    { finding: 'statement_missing', subject: 'Merlion Bank 003-1 SGD', coin: 'SGD', amount: null },
  ])
})

test('ADM-09 a weekend needs no statement', async () => {
  // Thursday was the last day; its record is built on Friday at noon.
  const friday = addDays(await today(), 0)
  setup.exchange.passTime(DAY_MS)
  await statement(friday, 127_00n)
  setup.exchange.passTime(2 * DAY_MS)
  await build()
  expect(weekdayOf(friday)).toBe(5)
  for (const day of [friday, addDays(friday, 1), addDays(friday, 2)])
    expect((await recordOf(day)).differences).toEqual([])
})
