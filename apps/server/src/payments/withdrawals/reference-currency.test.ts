import { settings } from '@tessera/contract/office/settings/settings.ts'
import { payouts } from '@tessera/contract/payments/payouts/payouts.ts'
import { settingNow } from '#platform/settings/settings.sql.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { codeOfRefusal } from '#testing/access.ts'
import { type BankExchange, bankExchange, freshKey } from '#testing/bank-exchange.ts'
import { booksHold } from '#testing/books.ts'
import { byTwo } from '#testing/by-two.ts'
import { type Payee, type PayingOut, payingOut } from '#testing/paying-out.ts'

let at: BankExchange
let flow: PayingOut
beforeAll(async () => {
  at = await bankExchange()
  flow = await payingOut(at)
})
afterEach(() => booksHold(at.exchange))
afterAll(() => at.close())

const count = async (currency: string) => {
  const values = { ...(await settingNow(at.exchange.deps, 'exchange')), referenceCurrency: currency }
  return byTwo(at.exchange, {
    kind: 'setting',
    subjectId: 'exchange',
    verdict: 'approve',
    roles: ['superadmin', 'compliance'],
    proposal: { act: 'change', area: 'exchange', values, effectiveFrom: null },
  })
}
const inSgd = (coin: string, minor: string) =>
  sql`insert into rate (coin, fiat, price, as_of, source) values (${coin}, 'SGD', ${minor}::numeric, now() + interval '1000 days', 'test')
      on conflict (coin, fiat) do update set price = excluded.price`.execute(at.exchange.deps.db)
const termsOf = (who: Payee) => at.exchange.api(payouts, who).terms({})

test('counts in the currency of the settings, and keeps the value of earlier amounts', async () => {
  const ada = await flow.payee(50_000_00n)
  await flow.request(ada, '1000.00')
  expect(await termsOf(ada)).toMatchObject({ currency: 'USD', remaining24h: '4250.000000' })
  await inSgd('USD', '13333333334')
  expect(await count('SGD')).toBe('done')
  // 750 US dollars at 1.3333333334, rounded up.
  expect(await termsOf(ada)).toMatchObject({ currency: 'SGD', limit24h: '5000.000000', remaining24h: '3999.999999' })
  await flow.request(ada, '3999.99')
  expect(await termsOf(ada)).toMatchObject({ remaining24h: '0.009999' })
  await expect(flow.request(ada, '100.00')).rejects.toMatchObject({ message: expect.stringContaining('SGD') })
  expect(await count('USD')).toBe('done')
})

test('nothing can leave while amounts in an earlier currency have no price', async () => {
  const ada = await flow.payee(50_000_00n)
  await flow.request(ada, '100.00')
  expect(await count('SGD')).toBe('done')
  await sql`delete from rate where fiat = 'SGD'`.execute(at.exchange.deps.db)
  expect(await termsOf(ada)).toMatchObject({ remaining24h: '0.000000', remainingMonth: '0.000000' })
  expect(await codeOfRefusal(flow.request(ada, '100.00'))).toBe('WITHDRAWAL_DAY_LIMIT_REACHED')
  const overLimit = { ...(await flow.body(ada, '100.00')), overLimitReason: 'The rent' }
  expect(await codeOfRefusal(at.exchange.api(payouts, ada).create(overLimit, freshKey()))).toBe(
    'WITHDRAWAL_DAY_LIMIT_REACHED',
  )
  expect(await count('USD')).toBe('done')
})

test('refuses a currency that is not listed, and the preview counts the limits that keep their numbers', async () => {
  expect(await count('EUR')).toBe('SETTING_CONFLICT')
  const values = { ...(await settingNow(at.exchange.deps, 'exchange')), referenceCurrency: 'SGD' }
  const desk = at.exchange.api(settings, await at.exchange.operator('superadmin'))
  const { effects } = await desk.preview({ area: 'exchange', subject: '', values, effectiveFrom: null })
  const figures = effects.find(({ name }) => name === 'reference_figures')
  expect(figures?.count).toBeGreaterThanOrEqual(10)
})
