import { HOUR_MS, MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeWhenNotBusy } from '#testing/access.ts'
import { dealing, type Dealing, DOLLAR } from '#testing/dealing.ts'
import { forgetRates } from '#testing/every-row.ts'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { verify } from '#services/audit/verify.ts'
import { endDueDeals } from './step-deal.ts'

let exchange: TestExchange
let desk: Dealing
beforeAll(async () => {
  exchange = await testExchange({}, { waits: { newBankAccountHours: 0 } })
  desk = await dealing(exchange)
})
beforeEach(() => forgetRates(exchange))
afterEach(async ({ expect: check }) => check(await verify(exchange.database.auditUrl, 'everything')).toEqual([]))
afterAll(() => exchange.close())

const succeeded = (codes: readonly string[]): number => codes.filter((code) => code === 'SUCCESS').length
/** Returns a deal that its buyer marked as paid. */
async function paidDeal() {
  const [seller, buyer] = [await desk.dealer(500n * DOLLAR), await desk.dealer()]
  const ad = await desk.publish(seller, { quantity: '400', max: '500' })
  const deal = await desk.take(buyer, ad)
  return { seller, buyer, ad, deal: await desk.pay(buyer, deal.id) }
}

test('TRF-03 of twelve customers who concurrently take a quarter of an ad, four succeed and nothing is sold twice', async () => {
  const seller = await desk.dealer(500n * DOLLAR)
  const ad = await desk.publish(seller, { quantity: '400', max: '500' })
  const takers = await Promise.all(Array.from({ length: 12 }, () => desk.dealer()))
  const codes = await Promise.all(takers.map((taker) => codeWhenNotBusy(() => desk.take(taker, ad))))
  expect(succeeded(codes)).toBe(4)
  expect(new Set(codes)).toEqual(new Set(['SUCCESS', 'OTC_REMAINING_TOO_LOW']))
  expect(await desk.money(seller)).toEqual({ posted: 500n * DOLLAR, held: 400n * DOLLAR })
})

test('WDR-01 a seller who takes ten buy ads concurrently never holds more than the balance', async () => {
  const seller = await desk.dealer(250n * DOLLAR)
  const buyers = await Promise.all(Array.from({ length: 10 }, () => desk.dealer()))
  const ads = await Promise.all(buyers.map((buyer) => desk.publish(buyer, { side: 'buy' })))
  const codes = await Promise.all(
    ads.map((ad) => codeWhenNotBusy(() => desk.take(seller, ad, { paymentMethodId: seller.methodId }))),
  )
  expect(succeeded(codes)).toBe(2)
  expect(await desk.money(seller)).toEqual({ posted: 250n * DOLLAR, held: 200n * DOLLAR })
})

test('WDR-07 closing an ad during a take keeps exactly the taken amount held', async () => {
  const [seller, buyer] = [await desk.dealer(500n * DOLLAR), await desk.dealer()]
  const ad = await desk.publish(seller, { quantity: '400', max: '500' })
  const [taken, closed] = await Promise.all([
    codeWhenNotBusy(() => desk.take(buyer, ad)),
    codeWhenNotBusy(() => desk.close(seller, ad.id)),
  ])
  expect(closed).toBe('SUCCESS')
  const { held } = await desk.money(seller)
  expect(held).toBe(taken === 'SUCCESS' ? 100n * DOLLAR : 0n)
})

test('WDR-13 of a concurrent release and cancellation exactly one succeeds', async () => {
  const { seller, buyer, deal } = await paidDeal()
  const seen = await desk.deals(seller).get({ id: deal.id })
  const codes = await Promise.all([
    codeWhenNotBusy(() => desk.release(seller, seen)),
    codeWhenNotBusy(() => desk.cancel(buyer, deal.id)),
    codeWhenNotBusy(() => desk.release(seller, seen)),
  ])
  expect(succeeded(codes)).toBe(1)
  const { status } = await desk.deals(buyer).get({ id: deal.id })
  expect((await desk.money(buyer)).posted).toBe(status === 'released' ? 100n * DOLLAR : 0n)
})

test('WDR-13 with a concurrent release and appeal the coins move once, and the appeal is settled or comes after', async () => {
  const { seller, buyer, deal } = await paidDeal()
  const seen = await desk.deals(seller).get({ id: deal.id })
  const codes = await Promise.all([
    codeWhenNotBusy(() => desk.release(seller, seen)),
    codeWhenNotBusy(() => desk.appeal(buyer, deal.id)),
  ])
  expect(codes).toEqual(['SUCCESS', 'SUCCESS'])
  expect(await desk.deals(buyer).get({ id: deal.id })).toMatchObject({ status: 'released' })
  expect((await desk.money(buyer)).posted).toBe(100n * DOLLAR)
})

test('WDR-13 a deal that is marked as paid at its deadline is either paid or expired, and the mark prevents expiry', async () => {
  const [seller, buyer] = [await desk.dealer(500n * DOLLAR), await desk.dealer()]
  const ad = await desk.publish(seller, { quantity: '400', max: '500' })
  const deal = await desk.take(buyer, ad)
  exchange.passTime(30 * MINUTE_MS - 2_000)
  await desk.pay(buyer, deal.id)
  exchange.passTime(HOUR_MS)
  await endDueDeals(exchange.deps)
  expect(await desk.deals(buyer).get({ id: deal.id })).toMatchObject({ status: 'paid' })
  const late = await desk.take(buyer, ad)
  exchange.passTime(31 * MINUTE_MS)
  const [paid] = await Promise.all([codeWhenNotBusy(() => desk.pay(buyer, late.id)), endDueDeals(exchange.deps)])
  expect(paid).toBe('OTC_PAY_TIME_OVER')
  await endDueDeals(exchange.deps)
  expect(await desk.deals(buyer).get({ id: late.id })).toMatchObject({ status: 'cancelled', cancelledBy: 'time' })
  expect((await desk.money(seller)).held).toBe(400n * DOLLAR)
})

test('the database refuses an invalid transition, an expiry of a paid deal, and a sale above the quantity', async () => {
  const { deal, ad } = await paidDeal()
  const tried = (statement: ReturnType<typeof sql>) =>
    statement.execute(exchange.deps.db).then(
      () => 'done',
      () => 'refused',
    )
  expect(await tried(sql`update otc_deal set status = 'created' where id = ${deal.id}`)).toBe('refused')
  expect(
    await tried(
      sql`update otc_deal set status = 'cancelled', cancelled_by = 'time', ended_at = now() where id = ${deal.id}`,
    ),
  ).toBe('refused')
  expect(await tried(sql`update otc_deal set amount = 1 where id = ${deal.id}`)).toBe('refused')
  expect(await tried(sql`update otc_deal set account_ending = '0000' where id = ${deal.id}`)).toBe('refused')
  expect(await tried(sql`update otc_ad set remaining = -1 where id = ${ad.id}`)).toBe('refused')
  expect(await tried(sql`update otc_ad set status = 'overdue' where id = ${ad.id}`)).toBe('refused')
  expect(await tried(sql`update otc_message set text = 'x'`)).toBe('refused')
})
