import type { Setting } from '@tessera/contract/platform/settings/setting-areas.ts'
import { fiatOrders } from '@tessera/contract/payments/fiat-orders/fiat-orders.ts'
import { payouts } from '@tessera/contract/payments/payouts/payouts.ts'
import { addDays } from '@tessera/domain/platform/clock/calendar.ts'
import { payoutDay } from '@tessera/domain/payments/payouts/expected-arrival.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { bankAccountOf } from '#testing/bank-account.ts'
import { type BankExchange, bankExchange, freshKey, SECOND_ACCOUNT } from '#testing/bank-exchange.ts'
import { booksHold } from '#testing/books.ts'
import { changingSettings } from '#testing/changing-settings.ts'
import type { Person } from '#testing/exchange.ts'
import { type PayingOut, payingOut } from '#testing/paying-out.ts'

let at: BankExchange
let flow: PayingOut
let staff: ReturnType<typeof changingSettings>
beforeAll(async () => {
  at = await bankExchange()
  flow = await payingOut(at)
  staff = changingSettings(at.exchange)
  await staff.change('bankAccount', 'SGD-local', local())
})
afterEach(() => booksHold(at.exchange))
afterAll(() => at.close())

/** Returns an account for customers who live in Singapore, besides the account for everybody. */
const local = (about: Partial<Setting<'bankAccount'>> = {}) =>
  bankAccountOf({
    payee: 'Tessera Client Monies',
    accountNumber: SECOND_ACCOUNT,
    customerCountries: ['SG'],
    orderMinimum: '10',
    orderMaximum: '100000',
    payoutFee: '5',
    ...about,
  })
async function livesIn<Who extends Person>(who: Who, country: string): Promise<Who> {
  await sql`update customer set residence = ${country} where id = ${who.id}`.execute(at.exchange.deps.db)
  return who
}
const ready = async () => (await flow.desk.ready({})).rows.map(({ bankAccount, payouts: n }) => [bankAccount, n])

test('customers pay to the account that is most specific for them, and the feed credits both accounts', async () => {
  const here = await livesIn(await at.exchange.customer(), 'SG')
  const there = await livesIn(await at.exchange.customer(), 'MY')
  const unknown = await at.exchange.customer()
  expect(await at.orderOf(there)).toMatchObject({ accountNumber: '003-1' })
  expect(await at.orderOf(unknown)).toMatchObject({ accountNumber: '003-1' })
  const order = await at.orderOf(here)
  expect(order).toMatchObject({ accountNumber: SECOND_ACCOUNT, bankCode: 'MERLSGSG' })
  await at.pay(order.reference, { account: SECOND_ACCOUNT })
  await at.readFeed()
  expect(await at.get(here, order.id)).toMatchObject({ status: 'completed', settled: '100.00' })
})

test('an account for a country and a class precedes one for the country, and that precedes one for the class', async () => {
  const number = (n: string) => ({ accountNumber: n, bank: 'Harbour Bank' })
  await staff.change(
    'bankAccount',
    'SGD-ai',
    local({ ...number('9000-1'), customerCountries: [], customerClasses: ['ai'] }),
  )
  const here = await livesIn(await at.exchange.customer({ class: 'ai' }), 'SG')
  const there = await livesIn(await at.exchange.customer({ class: 'ai' }), 'MY')
  expect(await at.orderOf(here)).toMatchObject({ accountNumber: SECOND_ACCOUNT })
  expect(await at.orderOf(there)).toMatchObject({ accountNumber: '9000-1' })
  await staff.change('bankAccount', 'SGD-local-ai', local({ ...number('9000-2'), customerClasses: ['ai'] }))
  expect(await at.orderOf(here)).toMatchObject({ accountNumber: '9000-2' })
})

test('a currency without an account for the customer is closed', async () => {
  await staff.change('bankAccount', 'CNY-ei', local({ coin: 'CNY', accountNumber: '9000-3', customerClasses: ['ei'] }))
  const [retail, expert] = [
    await at.exchange.customer(),
    await livesIn(await at.exchange.customer({ class: 'ei' }), 'SG'),
  ]
  const depositsOf = async (who: Person) => (await at.exchange.api(fiatOrders, who).terms({})).closedFiats
  expect(await depositsOf(retail)).toEqual(['CNY'])
  expect(await depositsOf(expert)).toEqual([])
  expect((await at.exchange.api(payouts, retail).terms({})).closedFiats).toEqual(['CNY'])
  await expect(at.orderOf(retail, '100.00', 'CNY')).rejects.toMatchObject({ code: 'FIAT_UNSUPPORTED' })
})

test('payouts leave from the account of their customer, in a separate file', async () => {
  const here = await livesIn(await flow.payee(200_00n), 'SG')
  const there = await flow.payee(200_00n)
  const first = await flow.approved(here)
  await flow.approved(there)
  expect(await ready()).toEqual([
    ['SGD-local', 1],
    ['SGD-main', 1],
  ])
  const { batch } = await flow.desk.exportBatch({ bankAccount: 'SGD-local' }, freshKey())
  expect(batch).toMatchObject({ payouts: 1, fiat: 'SGD', bank: 'Merlion Bank' })
  const file = await flow.fileOf(batch?.id ?? '')
  expect(file).toMatch(new RegExp(`<DbtrAcct>\\s*<Id>\\s*<Othr>\\s*<Id>${SECOND_ACCOUNT}</Id>`, 'u'))
  await at.carryOut(file)
  await at.readFeed()
  expect(await flow.stageOf(first.id)).toBe('paid')
  expect(await ready()).toEqual([['SGD-main', 1]])
  await flow.export()
})

test('when an account closes, its payouts that are in no file go to another account of their customer', async () => {
  const here = await livesIn(await flow.payee(200_00n), 'SG')
  await flow.approved(here)
  expect((await staff.preview('bankAccount', 'SGD-local', local({ isOpen: false }))).effects).toContainEqual({
    name: 'open_payouts',
    count: 1,
  })
  await staff.change('bankAccount', 'SGD-local', local({ isOpen: false }))
  expect(await ready()).toEqual([['SGD-main', 1]])
  await flow.export()
  await staff.change('bankAccount', 'SGD-local', local())
})

test('a payout leaves on the next bank day of its account, and the customer sees when it arrives', async () => {
  const now = at.exchange.deps.clock(new Date())
  const today = now.toISOString().slice(0, 10)
  const bankHolidays = [0, 1, 2, 3].map((days) => addDays(today, days))
  await staff.change('bankAccount', 'SGD-local', local({ bankHolidays }))
  const here = await livesIn(await flow.payee(200_00n), 'SG')
  const day = payoutDay({ timeZone: 'UTC', cutOff: '24:00', holidays: bankHolidays }, now)
  const row = (await at.exchange.api(payouts, here).terms({})).rows.find(({ fiat }) => fiat === 'SGD')
  expect(row?.expectedBy).toBe(`${addDays(day, 1)}T00:00:00.000Z`)
  const made = await flow.approved(here)
  expect(await at.exchange.api(payouts, here).get({ id: made.id })).toMatchObject({ expectedBy: row?.expectedBy })
  const { batch } = await flow.desk.exportBatch({ bankAccount: 'SGD-local' }, freshKey())
  expect(batch).toMatchObject({ payouts: 1, paysOn: day })
  expect(await flow.fileOf(batch?.id ?? '')).toContain(`<Dt>${day}</Dt>`)
  await staff.change('bankAccount', 'SGD-local', local())
  expect(await flow.fileOf(batch?.id ?? '')).toContain(`<Dt>${day}</Dt>`)
})
