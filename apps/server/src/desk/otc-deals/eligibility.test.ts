import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { codeOfRefusal } from '#testing/access.ts'
import { dealing, type Dealing, DOLLAR } from '#testing/dealing.ts'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { setCountry } from '#testing/selling.ts'

let exchange: TestExchange
let desk: Dealing
beforeAll(async () => {
  exchange = await testExchange({}, { waits: { newBankAccountHours: 0 } })
  desk = await dealing(exchange)
})
const restrict = (countries: string[]) =>
  sql`update site_setting set restriction_type = 1, limit_countries = ${countries}::text[]`.execute(exchange.deps.db)
afterEach(() => restrict([]))
afterAll(() => exchange.close())

test('ELG-01 a customer of a restricted country cannot take a sell ad, and may sell to a buy ad', async () => {
  const [ada, bob] = [await desk.dealer(1_000n * DOLLAR), await desk.dealer(300n * DOLLAR)]
  await setCountry(exchange, bob, 'NO')
  const [selling, buying] = [await desk.publish(ada), await desk.publish(ada, { side: 'buy' })]
  await restrict(['NO'])
  expect(await codeOfRefusal(desk.take(bob, selling))).toBe('COUNTRY_RESTRICTED')
  expect(await codeOfRefusal(desk.publish(bob, { side: 'buy' }))).toBe('COUNTRY_RESTRICTED')
  const sold = await desk.take(bob, buying, { paymentMethodId: bob.methodId })
  expect(sold).toMatchObject({ side: 'sell', status: 'created' })
})

test('ELG-01 hides the buy ad of an owner who lost the right to buy, and keeps the sell ad', async () => {
  const [ada, bob] = [await desk.dealer(1_000n * DOLLAR), await desk.dealer(300n * DOLLAR)]
  await setCountry(exchange, ada, 'NO')
  const [selling, buying] = [await desk.publish(ada), await desk.publish(ada, { side: 'buy' })]
  await restrict(['NO'])
  expect(await codeOfRefusal(desk.take(bob, buying, { paymentMethodId: bob.methodId }))).toBe('OTC_AD_GONE')
  const { rows } = await desk.ads(bob).search({ side: 'sell', coin: 'tUSD', fiat: 'SGD' })
  expect(rows.map(({ id }) => id)).not.toContain(buying.id)
  expect(await desk.take(bob, selling)).toMatchObject({ side: 'buy', status: 'created' })
})
