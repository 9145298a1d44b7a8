import { messages } from '@tessera/contract/messages.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeOfRefusal } from '../../../../world/src/testing/access.ts'
import { DOLLAR, dealing, type Dealing } from '../../../../world/src/testing/dealing.ts'
import { forgetRates } from '../../../../world/src/testing/every-row.ts'
import { testHouse, type TestHouse } from '../../../../world/src/testing/house.ts'
import { verify } from '../audit/verify.ts'

let house: TestHouse
let desk: Dealing
beforeAll(async () => {
  house = await testHouse({ NEW_BANK_ACCOUNT_WAIT_HOURS: '0' })
  desk = await dealing(house)
})
beforeEach(() => forgetRates(house))
afterEach(async ({ expect: check }) => {
  check(await verify(house.database.auditUrl, 'everything')).toEqual([])
  check(await verify(house.database.auditUrl, { lastMinutes: 5 })).toEqual([])
})
afterAll(() => house.close())

test('an ad is published, taken, paid and released: the coin is held from its publication and moves once', async () => {
  const [ada, bob] = [await desk.dealer(1_500n * DOLLAR), await desk.dealer()]
  const ad = await desk.publish(ada)
  expect(ad).toMatchObject({ status: 'published', price: '1.31', remaining: '1000.000000', openDeals: 0 })
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
  expect((await house.api(messages, bob).list({})).rows.map(({ title }) => title)).toContain(
    'You bought 100.00 tUSD for 131.00 SGD',
  )
  expect(await codeOfRefusal(desk.release(ada, seen))).toBe('OTC_DEAL_WRONG_STATUS')
  await desk.close(ada, ad.id)
  expect(await desk.money(ada)).toEqual({ posted: 1_400n * DOLLAR, held: 0n })
})

test('a buying ad holds the coin of who sells to it, and gives it back when the buyer gives up', async () => {
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
