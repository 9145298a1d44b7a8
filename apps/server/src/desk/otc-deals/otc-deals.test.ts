import { accounts } from '@tessera/contract/profile/accounts/accounts.ts'
import { messages } from '@tessera/contract/services/messages/messages.ts'
import { fees } from '@tessera/contract/books/fees/fees.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeOfRefusal } from '#testing/access.ts'
import { DOLLAR, dealing, type Dealing } from '#testing/dealing.ts'
import { changeSettings } from '#testing/change-settings.ts'
import { forgetRates } from '#testing/every-row.ts'
import { type Customer, testExchange, type TestExchange } from '#testing/exchange.ts'
import { verify } from '#services/audit/verify.ts'

let exchange: TestExchange
let desk: Dealing
beforeAll(async () => {
  exchange = await testExchange({}, { waits: { newBankAccountHours: 0 } })
  desk = await dealing(exchange)
})
beforeEach(() => forgetRates(exchange))
afterEach(async ({ expect: check }) => {
  check(await verify(exchange.database.auditUrl, 'everything')).toEqual([])
  check(await verify(exchange.database.auditUrl, { lastMinutes: 5, journal: 0n, act: 0n })).toEqual([])
})
afterAll(() => exchange.close())

test('an ad is published, taken, paid and released, with the coins held from publication and moved once', async () => {
  const [ada, bob] = [await desk.dealer(1_500n * DOLLAR), await desk.dealer()]
  const ad = await desk.publish(ada)
  expect(ad).toMatchObject({ status: 'published', price: '1.31', remaining: '1000.000000', openDeals: 0 })
  expect(ad.number).toMatch(/^PA\d{10}$/u)
  expect(await desk.money(ada)).toEqual({ posted: 1_500n * DOLLAR, held: 1_000n * DOLLAR })

  const found = await desk.ads(bob).search({ side: 'buy', coin: 'tUSD', fiat: 'SGD' })
  expect(found.rows).toMatchObject([
    { id: ad.id, side: 'sell', price: '1.31', min: '10.00', max: '1000.00', methods: ['paynow'] },
  ])
  const preview = await desk.deals(bob).preview({ adId: ad.id, amount: '100', method: 'paynow' })
  expect(preview).toMatchObject({ side: 'buy', fiatAmount: '131.00', receives: '100.000000', large: false })

  const taken = await desk.take(bob, ad)
  expect(taken).toMatchObject({
    side: 'buy',
    status: 'created',
    fiatAmount: '131.00',
    payerName: 'Test Person',
    payTo: { kind: 'paynow', account: '+6591234567', accountName: 'Test Person' },
    may: ['pay', 'cancel', 'say'],
  })
  expect((await desk.ads(ada).myList({})).rows).toMatchObject([
    { status: 'trading', remaining: '900.000000', openDeals: 1 },
  ])
  expect(await desk.money(ada)).toEqual({ posted: 1_500n * DOLLAR, held: 1_000n * DOLLAR })
  const paid = await desk.pay(bob, taken.id)
  expect(paid).toMatchObject({ status: 'paid', may: ['cancel', 'appeal', 'say'] })
  const seen = await desk.deals(ada).get({ id: taken.id })
  expect(seen).toMatchObject({ side: 'sell', payTo: { account: '•••• 4567' }, may: ['release', 'appeal', 'say'] })
  expect(await desk.release(ada, seen)).toMatchObject({ status: 'released', may: ['appeal', 'say'] })
  expect(await desk.money(ada)).toEqual({ posted: 1_400n * DOLLAR, held: 900n * DOLLAR })
  expect(await desk.money(bob)).toEqual({ posted: 100n * DOLLAR, held: 0n })
  expect(await desk.deals(bob).get({ id: taken.id })).toMatchObject({ payTo: { account: '•••• 4567' } })
  expect((await exchange.api(messages, bob).list({})).rows.map(({ title }) => title)).toContain(
    'You bought 100.00 tUSD for 131.00 SGD',
  )
  expect(await codeOfRefusal(desk.release(ada, seen))).toBe('OTC_DEAL_WRONG_STATUS')
  await desk.close(ada, ad.id)
  expect(await desk.money(ada)).toEqual({ posted: 1_400n * DOLLAR, held: 0n })
})

test('the history shows the deal and its fee', async () => {
  await changeSettings(exchange, { otcFees: { usual: 1, coins: [{ coin: 'tUSD', fee: 2_000 }] } })
  const [ada, bob] = [await desk.dealer(1_000n * DOLLAR), await desk.dealer()]
  const deal = await desk.take(bob, await desk.publish(ada))
  await desk.pay(bob, deal.id)
  await desk.release(ada, deal)
  expect((await exchange.api(fees).list({})).otc).toContainEqual({ coin: 'tUSD', fee: '0.002' })
  await changeSettings(exchange, { otcFees: { usual: 0, coins: [] } })
  const rowsOf = async (who: Customer) => (await exchange.api(accounts, who).flowingWater({ type: 'otc_deal' })).rows
  const entry = { type: 'otc_deal', remark: '131.00 SGD', reference: { type: 'otc_deal', id: deal.id } }
  expect(await rowsOf(bob)).toMatchObject([{ ...entry, amount: '100.000000', fee: '0.200000', balance: '99.800000' }])
  expect(await rowsOf(ada)).toMatchObject([{ ...entry, amount: '-100.000000', fee: '0.000000', balance: '900.000000' }])
  expect((await exchange.api(accounts, bob).flowingWater({ type: 'trade' })).total).toBe(0)
})

test('a buy ad holds the coins of the customer who sells to it, and returns them when the buyer cancels', async () => {
  const [ada, bob] = [await desk.dealer(), await desk.dealer(300n * DOLLAR)]
  const ad = await desk.publish(ada, { side: 'buy' })
  const deal = await desk.take(bob, ad, { paymentMethodId: bob.methodId })
  expect(deal).toMatchObject({ side: 'sell', may: ['say'] })
  expect(await desk.money(bob)).toEqual({ posted: 300n * DOLLAR, held: 100n * DOLLAR })
  await desk.pay(ada, deal.id)
  expect(await desk.cancel(ada, deal.id)).toMatchObject({ status: 'cancelled', cancelledBy: 'buyer' })
  expect(await desk.money(bob)).toEqual({ posted: 300n * DOLLAR, held: 0n })
  expect((await desk.ads(ada).myList({})).rows).toMatchObject([{ status: 'published', remaining: '1000.000000' }])
})
