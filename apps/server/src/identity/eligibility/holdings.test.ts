import { eligibility } from '@tessera/contract/identity/eligibility/eligibility.ts'
import { internalTransfers } from '@tessera/contract/payments/internal-transfers/internal-transfers.ts'
import { subscriptions } from '@tessera/contract/issuance/subscriptions/subscriptions.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { codeOfRefusal } from '#testing/access.ts'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { type PrimaryMarket, primaryMarket } from '#testing/offering.ts'
import { setCountry } from '#testing/selling.ts'

let exchange: TestExchange
let primary: PrimaryMarket
beforeAll(async () => {
  exchange = await testExchange()
  await exchange.coin('tUSD', 'crypto', 6)
  primary = await primaryMarket(exchange)
})
const restrict = (countries: string[]) =>
  sql`update site_setting set restriction_type = 1, limit_countries = ${countries}::text[]`.execute(exchange.deps.db)
afterEach(() => restrict([]))
afterAll(() => exchange.close())

test.each([
  ['ri', 'SUBSCRIPTION_CLASS_NOT_ALLOWED'],
  ['ai', undefined],
  ['ei', undefined],
] as const)(
  'ELG-01 an investor of class %s subscribes to a product for accredited investors: refused with %s',
  async (held, code) => {
    const who = await primary.investor(1_000_00n, { class: held })
    const { symbol } = await primary.published({ category: 'ai', supply: '500' })
    expect(await codeOfRefusal(primary.subscribe(who, symbol, '1'))).toBe(code)
    expect(await codeOfRefusal(exchange.api(subscriptions, who).quote({ symbol, quantity: '1' }))).toBe(code)
  },
)

test('ELG-01 a restricted country blocks subscribing and receiving, whatever the coin', async () => {
  const [who, sender] = [await primary.investor(1_000_00n), await exchange.customer()]
  await setCountry(exchange, who, 'NO')
  await exchange.fund({ customer: sender.id, kind: 'token' }, 'tUSD', 1_000_000n)
  const { symbol } = await primary.published({ supply: '500' })
  await restrict(['NO'])
  expect(await codeOfRefusal(primary.subscribe(who, symbol, '1'))).toBe('COUNTRY_RESTRICTED')
  const sent = await exchange
    .api(internalTransfers, sender)
    .preview({ coin: 'tUSD', amount: '1', to: { type: 'email', value: who.email } })
  expect(sent.reasons).toContain('INTERNAL_TRANSFER_CANNOT_RECEIVE')
})

test('ELG-01 operators see holdings that their owner could not buy today, with the reasons', async () => {
  const who = await primary.investor(1_000_00n, { class: 'ei' })
  const { symbol } = await primary.published({ category: 'ei', supply: '500' })
  await exchange.fund({ customer: who.id, kind: 'token' }, symbol, 110n)
  const desk = exchange.api(eligibility, await exchange.operator('support'))
  expect((await desk.holdings({})).rows).toEqual([])
  await sql`update customer set investor_class = 'ri' where id = ${who.id}`.execute(exchange.deps.db)
  await setCountry(exchange, who, 'NO')
  await restrict(['NO'])
  expect((await desk.holdings({})).rows).toMatchObject([
    {
      customerId: who.id,
      symbol,
      amount: '110',
      investorClass: 'ri',
      country: 'NO',
      reasons: ['COUNTRY_RESTRICTED', 'INVESTOR_CLASS_NOT_ALLOWED'],
    },
  ])
})
