import { blacklist } from '@tessera/contract/profile/blacklist/blacklist.ts'
import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { otcAds } from '@tessera/contract/desk/otc-ads/otc-ads.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createBlockingReceivable } from '#testing/blocking-receivable.ts'
import { codeOfRefusal } from '#testing/access.ts'
import { adOf, dealing, type Dealing, DOLLAR, rateOf } from '#testing/dealing.ts'
import { forgetRates } from '#testing/every-row.ts'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { freshKey } from '#testing/withdrawing.ts'
import { lapseAds } from '#desk/otc-ads/lapse-ads.ts'
import { endDueDeals } from './step-deal.ts'

let exchange: TestExchange
let desk: Dealing
beforeAll(async () => {
  exchange = await testExchange({}, { waits: { newBankAccountHours: 0 } })
  desk = await dealing(exchange)
  await exchange.coin('AURB', 'token', 0)
})
beforeEach(() => forgetRates(exchange))
afterAll(() => exchange.close())

const freeze = (id: string) =>
  sql`insert into account_freeze (id, customer_id, scope, cause, from_at, until_at)
      select gen_random_uuid(), ${id}, scope, 'phone_changed', now() + interval '1 second', now() + interval '48 hours'
        from unnest(array['withdraw', 'p2pSell']) scope`.execute(exchange.deps.db)
const found = async (who: Parameters<Dealing['ads']>[0], ask: object = {}) =>
  (await desk.ads(who).search({ side: 'buy', coin: 'tUSD', fiat: 'SGD', ...ask })).rows.map(({ id }) => id)

test('refuses an ad and names the wrong field', async () => {
  const ada = await desk.dealer(1_000n * DOLLAR)
  const refused = (change: object) => codeOfRefusal(desk.publish(ada, change))
  expect(await refused({ coin: 'AURB' })).toBe('OTC_COIN_UNSUPPORTED')
  expect(await refused({ fiat: 'EUR' })).toBe('OTC_FIAT_UNSUPPORTED')
  expect(await refused({ price: '0' })).toBe('OTC_PRICE_INVALID')
  expect(await refused({ price: '1.31415' })).toBe('OTC_PRICE_INVALID')
  expect(await refused({ price: '13.1' })).toBe('OTC_PRICE_OUT_OF_BAND')
  expect(await refused({ quantity: '0.0000001' })).toBe('OTC_AMOUNT_INVALID')
  expect(await refused({ min: '1000', max: '10' })).toBe('OTC_BOUNDS_INVALID')
  expect(await refused({ max: '9000' })).toBe('OTC_BOUNDS_INVALID')
  expect(await refused({ methodIds: [] })).toBe('OTC_METHOD_NEEDED')
  expect(await refused({ methodIds: [ada.methodId, ada.methodId] })).toBe('OTC_METHODS_UNFIT')
  expect(await refused({ side: 'buy', methodKinds: ['alipay'] })).toBe('OTC_METHODS_UNFIT')
  expect(await refused({ quantity: '1001' })).toBe('INSUFFICIENT_AVAILABLE_BALANCE')
  const other = await desk.dealer()
  expect(await refused({ methodIds: [other.methodId] })).toBe('OTC_METHODS_UNFIT')
  await sql`update customer set nickname = null where id = ${ada.id}`.execute(exchange.deps.db)
  expect(await refused({})).toBe('NICKNAME_REQUIRED')
})

test('AZ-05 AZ-07 refuses ads and deals of customers without verification or a factor', async () => {
  const seller = await desk.dealer(1_000n * DOLLAR)
  const ad = await desk.publish(seller)
  const unknown = await exchange.customer({ kyc: 'pending' })
  const alone = await exchange.customer({ phone: null })
  const take = { adId: ad.id, method: 'paynow', amount: '100', price: '1.31' } as const
  expect(await codeOfRefusal(desk.deals(unknown).take(take, freshKey()))).toBe('KYC_REQUIRED')
  expect(await codeOfRefusal(desk.deals(alone).take(take, freshKey()))).toBe('SECURITY_FACTOR_REQUIRED')
  const input = adOf(seller, { side: 'buy' })
  expect(await codeOfRefusal(exchange.api(otcAds, unknown).create(input, freshKey()))).toBe('KYC_REQUIRED')
})

test('refuses a deal outside the ad’s limits, at another price, by another payment method, or with oneself', async () => {
  const [ada, bob] = [await desk.dealer(1_000n * DOLLAR), await desk.dealer()]
  const ad = await desk.publish(ada, { quantity: '500', max: '650' })
  const refused = (change: object, who = bob) => codeOfRefusal(desk.take(who, ad, change))
  expect(await refused({ fiatAmount: '9.99' })).toBe('OTC_AMOUNT_OUT_OF_BOUNDS')
  expect(await refused({ fiatAmount: '650.01' })).toBe('OTC_AMOUNT_OUT_OF_BOUNDS')
  expect(await refused({ amount: '100', price: '1.3' })).toBe('OTC_PRICE_CHANGED')
  expect(await refused({ amount: '100', fiatAmount: '131' })).toBe('OTC_AMOUNT_INVALID')
  expect(await refused({ amount: '100', method: 'bank_transfer' })).toBe('OTC_METHOD_NOT_OFFERED')
  expect(await refused({}, ada)).toBe('OTC_OWN_AD')
  await desk.take(bob, ad, { fiatAmount: '600' })
  expect(await refused({ amount: '100' })).toBe('OTC_REMAINING_TOO_LOW')
  await desk.close(ada, ad.id)
  expect(await refused({})).toBe('OTC_AD_GONE')
  expect(await codeOfRefusal(desk.close(ada, ad.id))).toBe('OTC_AD_WRONG_STATUS')
})

test('AZ-15 after a block, neither side finds or takes ads of the other', async () => {
  const [ada, bob] = [await desk.dealer(1_000n * DOLLAR), await desk.dealer()]
  const ad = await desk.publish(ada)
  expect(await found(bob)).toContain(ad.id)
  const { rows } = await sql<{ number: bigint }>`select number from customer where id = ${ada.id}`.execute(
    exchange.deps.db,
  )
  await exchange.api(blacklist, bob).add({ userAccount: String(rows[0]?.number), remark: '' })
  expect(await found(bob)).not.toContain(ad.id)
  expect(await codeOfRefusal(desk.take(bob, ad))).toBe('OTC_AD_GONE')
  const back = await desk.publish(bob, { side: 'buy' })
  expect(await codeOfRefusal(desk.take(ada, back, { paymentMethodId: ada.methodId }))).toBe('OTC_AD_GONE')
})

test('WDR-09 a freeze hides ads and stops sale and release, but still allows appeals', async () => {
  const [ada, bob] = [await desk.dealer(1_000n * DOLLAR), await desk.dealer()]
  const ad = await desk.publish(ada)
  const deal = await desk.take(bob, ad)
  await desk.pay(bob, deal.id)
  const seen = await desk.deals(ada).get({ id: deal.id })
  await freeze(ada.id)
  expect(await found(bob)).not.toContain(ad.id)
  expect(await codeOfRefusal(desk.take(bob, ad))).toBe('OTC_AD_GONE')
  expect(await codeOfRefusal(desk.release(ada, seen))).toBe('OTC_SALE_FROZEN')
  expect(await codeOfRefusal(desk.publish(ada))).toBe('OTC_SALE_FROZEN')
  await lapseAds(exchange.deps)
  expect((await desk.ads(ada).myList({})).rows).toMatchObject([{ status: 'overdue', lapsed: 'owner' }])
  expect((await desk.appeal(bob, deal.id)).status).toBe('appeal')
})

test('STM-03 an open receivable hides sell ads and blocks sale and release until it is repaid', async () => {
  const [ada, bob] = [await desk.dealer(1_000n * DOLLAR), await desk.dealer()]
  const ad = await desk.publish(ada)
  const deal = await desk.take(bob, ad)
  await desk.pay(bob, deal.id)
  const seen = await desk.deals(ada).get({ id: deal.id })
  const repaid = await createBlockingReceivable(exchange, ada.id, 'SGD')
  expect(await found(bob)).not.toContain(ad.id)
  expect(await codeOfRefusal(desk.take(bob, ad))).toBe('OTC_AD_GONE')
  expect(await codeOfRefusal(desk.release(ada, seen))).toBe('RECEIVABLE_OUTSTANDING')
  expect(await codeOfRefusal(desk.publish(ada))).toBe('RECEIVABLE_OUTSTANDING')
  const back = await desk.publish(bob, { side: 'buy' })
  expect(await codeOfRefusal(desk.take(ada, back, { paymentMethodId: ada.methodId }))).toBe('RECEIVABLE_OUTSTANDING')
  await repaid()
  expect((await desk.release(ada, seen)).status).toBe('released')
})

test('PRC-02 while their withdrawals are paused, takers and owners of ads deal only within 3 % of the rate', async () => {
  const [ada, bob, cy] = [await desk.dealer(2_000n * DOLLAR), await desk.dealer(), await desk.dealer()]
  const [far, near] = [
    await desk.publish(ada, { price: '1.36', quantity: '500', max: '500' }),
    await desk.publish(ada, { quantity: '500', max: '500' }),
  ]
  const back = await desk.publish(cy, { side: 'buy', price: '1.36' })
  await freeze(bob.id)
  await freeze(cy.id)
  expect(await codeOfRefusal(desk.take(bob, far, { price: '1.36' }))).toBe('OTC_OUT_OF_COLLAR')
  expect(await codeOfRefusal(desk.take(ada, back, { price: '1.36', paymentMethodId: ada.methodId }))).toBe(
    'OTC_AD_GONE',
  )
  expect(await desk.take(bob, near)).toMatchObject({ status: 'created' })
  expect(await desk.take(await desk.dealer(), far, { price: '1.36' })).toMatchObject({ status: 'created' })
  // Hides the rest of the ads from lists that later tests page through.
  await freeze(ada.id)
})

test('PRC-02 a deal outside the collar is not released to a buyer who was frozen after the deal was made', async () => {
  const [ada, bob, cy] = [await desk.dealer(2_000n * DOLLAR), await desk.dealer(), await desk.dealer()]
  const [far, near] = [
    await desk.publish(ada, { price: '1.36', quantity: '500', max: '500' }),
    await desk.publish(ada, { quantity: '500', max: '500' }),
  ]
  const paid = async (who: typeof bob, ad: typeof far) => {
    const { id } = await desk.take(who, ad, { price: ad.price ?? '' })
    await desk.pay(who, id)
    return desk.deals(ada).get({ id })
  }
  const [frozen, inside, free] = [await paid(bob, far), await paid(bob, near), await paid(cy, far)]
  await freeze(bob.id)
  expect(await codeOfRefusal(desk.release(ada, frozen))).toBe('OTC_RELEASE_OUT_OF_COLLAR')
  expect((await desk.deals(ada).get({ id: frozen.id })).status).toBe('paid')
  expect((await desk.release(ada, inside)).status).toBe('released')
  expect((await desk.release(ada, free)).status).toBe('released')
  await rateOf(exchange, 'tUSD', 'SGD', '13400000000')
  expect((await desk.release(ada, frozen)).status).toBe('released')
  await rateOf(exchange, 'tUSD', 'SGD', '13000000000')
  // Hides the rest of the ads from lists that later tests page through.
  await freeze(ada.id)
})

test('WDR-03 a code for another deal, amount or person cannot release a deal', async () => {
  const [ada, bob] = [await desk.dealer(1_000n * DOLLAR), await desk.dealer()]
  const ad = await desk.publish(ada)
  const [one, two] = [await desk.take(bob, ad), await desk.take(bob, ad, { amount: '50' })]
  for (const { id } of [one, two]) await desk.pay(bob, id)
  const seen = await desk.deals(ada).get({ id: two.id })
  const wrong = { dealId: one.id, number: one.number, amount: '51.000000', fiatAmount: '1.00' }
  for (const [field, value] of Object.entries(wrong))
    expect(await codeOfRefusal(desk.release(ada, seen, { [field]: value }))).toBe('VERIFY_TOKEN_INVALID')
  expect(await codeOfRefusal(desk.release(bob, seen))).toBe('OTC_DEAL_WRONG_STATUS')
  const eve = await desk.dealer()
  expect(await codeOfRefusal(desk.release(eve, seen))).toBe('NOT_FOUND')
})

test('WDR-07 a sale counts towards withdrawal limits, and a cancelled deal restores them', async () => {
  const [ada, bob] = [await desk.dealer(9_000n * DOLLAR, { class: 'ri' }), await desk.dealer()]
  const ad = await desk.publish(ada, { quantity: '9000', max: '11000' })
  const deal = await desk.take(bob, ad, { amount: '4000' })
  expect(await codeOfRefusal(desk.take(bob, ad, { amount: '1001' }))).toBe('OTC_SELLER_LIMIT')
  await desk.cancel(bob, deal.id)
  await desk.take(bob, ad, { amount: '5000' })
  const cat = await desk.dealer(9_000n * DOLLAR, { class: 'ri' })
  const wanted = await desk.publish(bob, { side: 'buy', quantity: '9000', max: '11000' })
  const sell = { amount: '5001', paymentMethodId: cat.methodId }
  expect(await codeOfRefusal(desk.take(cat, wanted, sell))).toBe('WITHDRAWAL_DAY_LIMIT_REACHED')
})

test('an ad with a floating price follows the rate, and is hidden without a current one', async () => {
  const [ada, bob] = [await desk.dealer(1_000n * DOLLAR), await desk.dealer()]
  const ad = await desk.publish(ada, { priceType: 'floating', marginPpm: 12_345 })
  expect(ad.price).toBe('1.316')
  expect((await desk.ads(bob).search({ side: 'buy', coin: 'tUSD', fiat: 'SGD' })).rows).toContainEqual(
    expect.objectContaining({ id: ad.id, price: '1.316' }),
  )
  await sql`update rate set as_of = now() - interval '1 hour' where coin = 'tUSD' and fiat = 'SGD'`.execute(
    exchange.deps.db,
  )
  expect(await found(bob)).not.toContain(ad.id)
  expect(await codeOfRefusal(desk.take(bob, ad))).toBe('OTC_RATE_UNKNOWN')
  expect((await desk.ads(ada).myList({})).rows).toMatchObject([{ price: null }])
  await rateOf(exchange, 'tUSD', 'SGD', '13000000000')
})

test('a deal above 50,000 CNY shows a reminder, and one below does not', async () => {
  const [ada, bob] = [await desk.dealer(20_000n * DOLLAR), await desk.dealer()]
  const ad = await desk.publish(ada, { quantity: '20000', max: '20000' })
  const large = async (amount: string) =>
    (await desk.deals(bob).preview({ adId: ad.id, amount, method: 'paynow' })).large
  expect(await large('6944.444444')).toBe(false)
  expect(await large('6944.45')).toBe(true)
})

test('the search pages without a gap, by price and by completed deals', async () => {
  const bob = await desk.dealer()
  const prices = ['1.35', '1.33', '1.34', '1.32', '1.36']
  for (const price of prices)
    await desk.publish(await desk.dealer(300n * DOLLAR), { price, quantity: '300', max: '300' })
  const all = await desk.ads(bob).search({ side: 'buy', coin: 'tUSD', fiat: 'SGD', pageSize: 100 })
  const seen: string[] = []
  let after: string | undefined
  do {
    const page = await desk.ads(bob).search({ side: 'buy', coin: 'tUSD', fiat: 'SGD', pageSize: 2, after })
    seen.push(...page.rows.map(({ id }) => id))
    after = page.next ?? undefined
  } while (after !== undefined)
  expect(seen).toEqual(all.rows.map(({ id }) => id))
  expect(all.rows.map(({ price }) => Number(price))).toEqual(
    all.rows.map(({ price }) => Number(price)).toSorted((a, b) => a - b),
  )
  expect((await found(bob, { sort: 'deals', pageSize: 100 })).toSorted()).toEqual(seen.toSorted())
  expect(await found(bob, { amount: '300.01', method: 'paynow', pageSize: 100 })).not.toContain(seen.at(-1))
  expect((await desk.ads(bob).ticker({ coin: 'tUSD', fiat: 'SGD' })).buy).toBe(all.rows[0]?.price)
})

test('cancelling three deals of a whole ad delays its buyer, and five block the buyer for a day', async () => {
  const [ada, bob] = [await desk.dealer(1_000n * DOLLAR), await desk.dealer()]
  const ad = await desk.publish(ada)
  const takeAndCancel = async () => desk.cancel(bob, (await desk.take(bob, ad)).id)
  /** Moves the times of the deals into the past by this many minutes. */
  const wait = (minutes: number) =>
    sql`update otc_deal set ended_at = ended_at - make_interval(mins => ${minutes}) where buyer_id = ${bob.id}`.execute(
      exchange.deps.db,
    )
  const refused = async () => {
    try {
      await desk.take(bob, ad)
      return undefined
    } catch (error) {
      return error instanceof ApiError ? [error.code, error.message] : error
    }
  }
  for (let n = 0; n < 3; n += 1) await takeAndCancel()
  expect(await refused()).toEqual([
    'OTC_CANCELLED_OFTEN',
    '3 of your deals were cancelled or timed out within 24 hours. You can take another one in 10 minutes.',
  ])
  await wait(10)
  await takeAndCancel()
  expect((await refused())?.toString()).toContain('in 30 minutes')
  await wait(30)
  await takeAndCancel()
  expect((await refused())?.toString()).toContain('OTC_TAKING_BLOCKED,5 of your deals')
  expect((await refused())?.toString()).toContain('in 24 hours')
  await wait(23 * 60)
  expect((await refused())?.toString()).toContain('in 1 hour')
  // Other customers can take the ad at any time.
  await desk.take(await desk.dealer(), ad, { amount: '50' })
  await wait(60)
  expect(await refused()).toBeUndefined()
})

test('an expired deal counts too, and none of ten concurrent attempts passes during the wait', async () => {
  const [ada, bob] = [await desk.dealer(1_000n * DOLLAR), await desk.dealer()]
  const ad = await desk.publish(ada)
  for (let n = 0; n < 2; n += 1) await desk.cancel(bob, (await desk.take(bob, ad, { amount: '20' })).id)
  await desk.take(bob, ad, { amount: '20' })
  exchange.passTime(HOUR_MS)
  await endDueDeals(exchange.deps)
  const codes = await Promise.all(Array.from({ length: 10 }, () => codeOfRefusal(desk.take(bob, ad, { amount: '20' }))))
  expect(codes).toEqual(Array.from({ length: 10 }, () => 'OTC_CANCELLED_OFTEN'))
})
