import type { Setting } from '@tessera/contract/platform/settings/setting-areas.ts'
import { fiatOrders } from '@tessera/contract/payments/fiat-orders/fiat-orders.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { bankAccountOf } from '#testing/bank-account.ts'
import { booksHold } from '#testing/books.ts'
import { changingSettings } from '#testing/changing-settings.ts'
import { testExchange, type TestExchange } from '#testing/exchange.ts'

let exchange: TestExchange
let staff: ReturnType<typeof changingSettings>
beforeAll(async () => {
  exchange = await testExchange()
  staff = changingSettings(exchange)
  for (const code of ['SGD', 'EUR', 'USD', 'CHF'])
    await staff.change('coin', code, { kind: 'fiat', decimals: 2, names: { en_US: code, zh_CN: code }, logo: null })
})
afterEach(() => booksHold(exchange))
afterAll(() => exchange.close())

const account = (about: Partial<Setting<'bankAccount'>> = {}) =>
  bankAccountOf({ cutOff: '16:00', timeZone: 'Asia/Singapore', bankHolidays: ['2026-12-25'], ...about })
const german = (about: Partial<Setting<'bankAccount'>> = {}) =>
  account({ coin: 'EUR', bank: 'Rhein Bank', bic: 'DEUTDEFF', country: 'DE', accountNumber: IBAN, ...about })
const IBAN = 'DE89 3704 0044 0532 0130 00'
const order = async (fiat: string, amount = '100.00') =>
  exchange.api(fiatOrders, await exchange.customer()).create({ fiat, amount }, { idempotencyKey: randomUUID() })

test('two operators open an account, to which customers order deposits until it closes', async () => {
  expect(await staff.change('bankAccount', 'SGD-main', account())).toBe('done')
  const ada = await exchange.customer()
  expect(await exchange.api(fiatOrders, ada).terms({})).toMatchObject({
    rows: [{ fiat: 'SGD', decimals: 2, min: '100.00', max: '1000000.00', bank: 'Merlion Bank' }],
  })
  expect(await order('SGD')).toMatchObject({
    payee: 'Tessera Client Monies Trust',
    bank: 'Merlion Bank',
    bankCode: 'MERLSGSG',
    accountNumber: '003-918204-7',
    status: 'to_be_paid',
  })
  const closed = account({ isOpen: false })
  expect((await staff.preview('bankAccount', 'SGD-main', closed)).effects).toEqual([
    { name: 'open_orders', count: 1 },
    { name: 'open_payouts', count: 0 },
    { name: 'open_instructions', count: 0 },
  ])
  expect(await staff.change('bankAccount', 'SGD-main', closed)).toBe('done')
  await expect(order('SGD')).rejects.toMatchObject({ code: 'FIAT_UNSUPPORTED' })
  expect(await staff.change('bankAccount', 'SGD-main', account({ orderMinimum: '200' }))).toBe('done')
  await expect(order('SGD')).rejects.toMatchObject({ code: 'FIAT_AMOUNT_OUT_OF_BOUNDS' })
})

test('an account’s currency and number cannot change, nor its bank once the bank has reported payments', async () => {
  expect(await staff.change('bankAccount', 'SGD-main', account({ accountNumber: '003-918204-9' }))).toBe(
    'SETTING_FIXED',
  )
  expect(await staff.change('bankAccount', 'SGD-main', account({ coin: 'USD' }))).toBe('SETTING_FIXED')
  await sql`insert into bank_line (id, bank, line_id, account_number, direction, coin, amount, payer_name, remittance, booked_on, status, imported_at)
            values (${randomUUID()}, 'Merlion Bank', 'L-1', '003-918204-7', 'in', 'SGD', 100, 'A', '', '2026-03-18', 'queued', now())`.execute(
    exchange.deps.db,
  )
  await expect(staff.preview('bankAccount', 'SGD-main', account({ bank: 'Merlion' }))).rejects.toMatchObject({
    code: 'SETTING_CONFLICT',
    field: 'values.bank',
    message: expect.stringContaining('Accepted: Merlion Bank.'),
  })
})

test('requires an IBAN with right check digits if the country uses IBANs', async () => {
  const accepted = 'IBAN DE, 22 × A–Z 0–9, ISO 7064 MOD 97-10'
  for (const accountNumber of ['DE88 3704 0044 0532 0130 00', '0532013000', 'GB82 WEST 1234 5698 7654 32'])
    await expect(staff.preview('bankAccount', 'EUR-main', german({ accountNumber }))).rejects.toMatchObject({
      code: 'SETTING_CONFLICT',
      field: 'values.accountNumber',
      message: expect.stringContaining(`Accepted: ${accepted}.`),
    })
  expect(await staff.change('bankAccount', 'EUR-main', german({ bic: 'deutdeff' }))).toBe('done')
  expect(await order('EUR')).toMatchObject({ accountNumber: IBAN, bankCode: 'DEUTDEFF' })
})

test.each<[string, Partial<Setting<'bankAccount'>>, { field: string; accepted: string }]>([
  ['a coin that is not fiat', { coin: 'BTC' }, { field: 'coin', accepted: 'CHF, EUR, SGD, USD' }],
  ['a BIC of seven characters', { bic: 'MERLSGS' }, { field: 'bic', accepted: 'ISO 9362, 8 / 11' }],
  ['a country that does not exist', { country: 'ZZ' }, { field: 'country', accepted: 'ISO 3166-1 alpha-2' }],
  [
    'customers of a country that does not exist',
    { customerCountries: ['SG', 'ZZ'] },
    { field: 'customerCountries', accepted: 'ISO 3166-1 alpha-2' },
  ],
  ['too many decimals', { orderMinimum: '0.001' }, { field: 'orderMinimum', accepted: '0.00' }],
  ['a minimum of zero', { orderMinimum: '0' }, { field: 'orderMinimum', accepted: '> 0' }],
  ['a maximum below the minimum', { orderMaximum: '99' }, { field: 'orderMaximum', accepted: '≥ 100' }],
  ['a fee that eats the smallest payout', { payoutFee: '10' }, { field: 'payoutMinimum', accepted: '> 10' }],
])('refuses %s', async (_what, about, { field, accepted }) => {
  await expect(staff.preview('bankAccount', 'USD-main', account({ coin: 'USD', ...about }))).rejects.toMatchObject({
    code: 'SETTING_CONFLICT',
    field: `values.${field}`,
    message: expect.stringContaining(`Accepted: ${accepted}`),
  })
})

test('refuses the number of another account, and a second open account that is equally specific for some customers', async () => {
  const same = account({ coin: 'USD', accountNumber: '003 9182047' })
  await expect(staff.preview('bankAccount', 'USD-main', same)).rejects.toMatchObject({
    code: 'SETTING_CONFLICT',
    message: expect.stringContaining('SGD-main already uses this value.'),
  })
  const second = account({ accountNumber: '003-918204-8' })
  await expect(staff.preview('bankAccount', 'SGD-second', second)).rejects.toMatchObject({
    code: 'SETTING_ACCOUNT_OPEN',
    field: 'values.customerCountries',
    message: expect.stringContaining('SGD-main is already open in SGD for some of the same customers'),
  })
  const local = { ...second, customerCountries: ['MY', 'SG'] }
  expect(await staff.change('bankAccount', 'SGD-local', { ...local, accountNumber: '003-918204-6' })).toBe('done')
  await expect(
    staff.preview('bankAccount', 'SGD-second', { ...local, customerCountries: ['CN', 'SG'] }),
  ).rejects.toMatchObject({ code: 'SETTING_ACCOUNT_OPEN' })
  expect(await staff.change('bankAccount', 'SGD-second', { ...second, isOpen: false })).toBe('done')
  expect(await staff.change('bankAccount', 'x', second)).toBe('SETTING_SUBJECT_WRONG')
})

test('refuses two changes at the same moment, and a planned account that no longer fits when it is due', async () => {
  const swiss = account({ coin: 'CHF', bic: 'UBSWCHZH', country: 'CH', accountNumber: 'CH93 0076 2011 6238 5295 7' })
  const at = staff.inHours(1)
  expect(await staff.change('bankAccount', 'CHF-main', swiss, at)).toBe('done')
  expect(await staff.change('bankAccount', 'CHF-main', { ...swiss, payoutFee: '3' }, at)).toBe('SETTING_TIME_TAKEN')
  expect(await staff.change('bankAccount', 'CHF-now', { ...swiss, bank: 'Aare Bank' })).toBe('done')
  exchange.passTime(HOUR_MS + 1000)
  await staff.applyDue()
  expect(await staff.statesOf('bankAccount', 'CHF-main')).toEqual(['refused'])
  expect(await order('CHF')).toMatchObject({ bank: 'Aare Bank' })
})
