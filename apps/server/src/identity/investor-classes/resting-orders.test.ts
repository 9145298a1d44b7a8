import { investorClasses } from '@tessera/contract/identity/investor-classes/investor-classes.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { codeOfRefusal } from '#testing/access.ts'
import { byTwo } from '#testing/by-two.ts'
import type { Person } from '#testing/exchange.ts'
import { grantClass } from '#testing/investor-file.ts'
import { primaryMarket } from '#testing/offering.ts'
import { type Floor, spotOf, tradingFloor } from '#testing/trading-floor.ts'
import { lapseClasses } from './lapse-due.ts'
import { readInvestorRules } from './rules.sql.ts'

// AURB is the token of a product for accredited investors.
let floor: Floor
let market: Awaited<ReturnType<typeof primaryMarket>>
const people: Person[] = []
const next = (): Person => {
  const who = people.pop()
  assert(who, 'the test needs more people')
  return who
}
beforeAll(async () => {
  floor = await tradingFloor()
  const { exchange } = floor
  market = await primaryMarket(exchange)
  for (let n = 0; n < 8; n += 1) {
    const who = await floor.trader('10000', 100)
    await exchange.fund({ customer: who.id, kind: 'fiat' }, 'SGD', 10_000_000n)
    people.push(who)
  }
  const { symbol } = await market.published({ category: 'ai' })
  await sql`update product set symbol = 'AURB' where symbol = ${symbol}`.execute(exchange.deps.db)
  await floor.start()
})
afterEach(async () => {
  await floor.clearBook()
  await floor.booksAreSound()
})
afterAll(() => floor.exchange.close())

const mine = (who: Person) => floor.exchange.api(investorClasses, who)
const endNow = (id: string) =>
  sql`update investor_application set expires_at = now() where id = ${id}`.execute(floor.exchange.deps.db)
async function placed(who: Person, order: string): Promise<string> {
  const answer = await floor.place(who, order)
  assert(answer.ok, `${order} was not placed`)
  return answer.value.order.id
}
async function refusedOf(who: Person, order: string): Promise<string | undefined> {
  const answer = await floor.place(who, order)
  return answer.ok ? undefined : answer.code
}
const orderAt = async (id: string) =>
  floor.exchange.deps.db
    .selectFrom('trading_order')
    .select(['status', 'cancel_cause', 'filled_lots'])
    .where('id', '=', id)
    .executeTakeFirst()

test('ELG-01 a granted class can buy on the book; when it expires, its resting order is cancelled with the reason, and selling is still allowed', async () => {
  const [who, other] = [next(), next()]
  expect(await refusedOf(who, 'buy 5 @ 12.40')).toBe('INVESTOR_CLASS_NOT_ALLOWED')
  const id = await grantClass(floor.exchange, who)
  await placed(other, 'sell 2 @ 12.50')
  const bought = await placed(who, 'buy 2 @ 12.50')
  expect(await orderAt(bought)).toMatchObject({ status: 3 })
  const [buy, sell] = [await placed(who, 'buy 5 @ 12.40'), await placed(who, 'sell 5 @ 13.00')]
  await endNow(id)
  await lapseClasses(floor.exchange.deps)
  const met = await placed(other, 'sell 5 @ 12.40')
  expect(await orderAt(buy)).toEqual({ status: 4, cancel_cause: 'class', filled_lots: 0n })
  expect(await orderAt(met)).toMatchObject({ status: 0 })
  expect(await orderAt(sell)).toMatchObject({ status: 0 })
  expect((await spotOf(floor, who, 'tUSD')).held).toBe(0n)
  expect((await spotOf(floor, who, 'AURB')).posted).toBe(102n)
  expect(await refusedOf(who, 'buy 1 @ 12.40')).toBe('INVESTOR_CLASS_NOT_ALLOWED')
  await placed(who, 'sell 1 @ 13.00')
})

test('ELG-01 a consent withdrawn concurrently with fifty sales: every purchase comes before it or is cancelled', async () => {
  const [who, other] = [next(), next()]
  const id = await grantClass(floor.exchange, who)
  const buy = await placed(who, 'buy 50 @ 12.40')
  const sales = Array.from({ length: 50 }, () => floor.place(other, 'sell 1 @ 12.40'))
  await Promise.any(sales)
  await mine(who).withdraw({ id })
  const filled = (await orderAt(buy))?.filled_lots ?? 0n
  await Promise.all(sales)
  await placed(other, 'sell 1 @ 12.30')
  const end = await orderAt(buy)
  // The batch that was running when the consent was withdrawn is the last one that may fill the order.
  const isCancelled = end?.status === 4 && end.cancel_cause === 'class' && end.filled_lots === filled
  expect(end?.status === 3 || isCancelled).toBe(true)
})

test('AZ-11 a consent withdrawn concurrently with subscriptions: each hold comes before it or is refused', async () => {
  const who = next()
  const id = await grantClass(floor.exchange, who)
  const { symbol } = await market.published({ category: 'ai' })
  const subscribing = Array.from({ length: 6 }, () => codeOfRefusal(market.subscribe(who, symbol, '1')))
  const [withdrawn, ...codes] = await Promise.all([codeOfRefusal(mine(who).withdraw({ id })), ...subscribing])
  expect(withdrawn).toBeUndefined()
  const { rows } = await sql<{ at: Date }>`
    select s.created_at as at from subscription s where s.customer_id = ${who.id}`.execute(floor.exchange.deps.db)
  expect(rows).toHaveLength(codes.filter((code) => code === undefined).length)
  expect(codes.filter((code) => code !== undefined && code !== 'SUBSCRIPTION_CLASS_NOT_ALLOWED')).toEqual([])
  expect(await codeOfRefusal(market.subscribe(who, symbol, '1'))).toBe('SUBSCRIPTION_CLASS_NOT_ALLOWED')
})

test('ELG-01 retail mode, set by two people, requires the test of a retail investor before a subscription', async () => {
  const who = next()
  const { exchange } = floor
  const { rules } = await readInvestorRules(exchange.deps)
  const done = await byTwo(exchange, {
    kind: 'investor_rules',
    subjectId: 'site',
    verdict: 'approve',
    roles: ['superadmin', 'superadmin'],
    proposal: { rules: { ...rules, retailMode: true } },
  })
  expect(done).toBe('done')
  expect((await readInvestorRules(exchange.deps)).rules.retailMode).toBe(true)
  const { symbol } = await market.published({ category: 'ri' })
  expect(await codeOfRefusal(market.subscribe(who, symbol, '1'))).toBe('RISK_TEST_REQUIRED')
  await sql`update customer set risk_test_passed_at = now() where id = ${who.id}`.execute(exchange.deps.db)
  expect(await codeOfRefusal(market.subscribe(who, symbol, '1'))).toBeUndefined()
})
