import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { codeOfRefusal } from '#testing/access.ts'
import { type Dealer, type Dealing, dealing, DOLLAR } from '#testing/dealing.ts'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { verify } from '#services/audit/verify.ts'

let exchange: TestExchange
let desk: Dealing
beforeAll(async () => {
  exchange = await testExchange({}, { waits: { newBankAccountHours: 0 } })
  desk = await dealing(exchange)
})
afterEach(async ({ expect: check }) => {
  check(await verify(exchange.database.auditUrl, 'everything')).toEqual([])
})
afterAll(() => exchange.close())

/** Returns a company with 1,000 tUSD whose payments above 200 US dollars in 24 hours need two signatures. */
async function company(): Promise<Dealer> {
  const who = await desk.dealer(1_000n * DOLLAR)
  await sql`update customer set type = 'corporate' where id = ${who.id}`.execute(exchange.deps.db)
  await sql`insert into signature_rule (id, account_id, version, money_above, set_by, set_at)
            values (${randomUUID()}, ${who.id}, 1, ${String(200n * DOLLAR)}::numeric, ${who.id}, now())`.execute(
    exchange.deps.db,
  )
  return who
}

test('limits deals with a company’s ad to the amount that one signature may move in 24 hours', async () => {
  const [acme, bob] = [await company(), await desk.dealer()]
  const ad = await desk.publish(acme)
  await desk.take(bob, ad, { amount: '150' })
  expect(await codeOfRefusal(desk.take(bob, ad, { amount: '50.000001' }))).toBe('OTC_SELLER_LIMIT')
  await desk.take(bob, ad, { amount: '50' })
  expect(await codeOfRefusal(desk.take(await desk.dealer(), ad, { amount: '10' }))).toBe('OTC_SELLER_LIMIT')
  exchange.passTime(DAY_MS + 1000)
  await desk.take(await desk.dealer(), ad, { amount: '200' })
  exchange.passTime(-DAY_MS - 1000)
})

test('a deal that a stranger cancels no longer counts, and one that is released still does', async () => {
  const [acme, bob] = [await company(), await desk.dealer()]
  const ad = await desk.publish(acme)
  const cancelled = await desk.take(bob, ad, { amount: '200' })
  await desk.cancel(bob, cancelled.id)
  const deal = await desk.take(bob, ad, { amount: '200' })
  await desk.pay(bob, deal.id)
  await desk.release(acme, await desk.deals(acme).get({ id: deal.id }))
  expect(await codeOfRefusal(desk.take(await desk.dealer(), ad, { amount: '10' }))).toBe('OTC_SELLER_LIMIT')
})

test('a company that takes an ad to buy is refused above the amount, and reads the reason', async () => {
  const [acme, bob] = [await company(), await desk.dealer()]
  const wanted = await desk.publish(bob, { side: 'buy' })
  const sell = (amount: string) => desk.take(acme, wanted, { amount, paymentMethodId: acme.methodId })
  expect(await codeOfRefusal(sell('201'))).toBe('SIGNATURE_NOT_POSSIBLE')
  await sell('200')
})

test('a company that only buys needs no second signature, because it pays no coin', async () => {
  const [acme, bob] = [await company(), await desk.dealer(1_000n * DOLLAR)]
  const wanted = await desk.publish(acme, { side: 'buy' })
  const deal = await desk.take(bob, wanted, { amount: '500', paymentMethodId: bob.methodId })
  expect(deal).toMatchObject({ side: 'sell', status: 'created' })
})
