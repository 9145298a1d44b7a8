import { accounts } from '@tessera/contract/profile/accounts/accounts.ts'
import { messages } from '@tessera/contract/services/messages/messages.ts'
import { subscriptionsAllot } from '@tessera/contract/issuance/subscriptions/subscriptions-allot.ts'
import { subscriptions } from '@tessera/contract/issuance/subscriptions/subscriptions.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { booksHold } from '#testing/books.ts'
import { byTwo } from '#testing/by-two.ts'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { freshKey, primaryMarket, type PrimaryMarket } from '#testing/offering.ts'

let exchange: TestExchange
let market: PrimaryMarket
beforeAll(async () => {
  exchange = await testExchange()
  market = await primaryMarket(exchange)
})
afterEach(() => booksHold(exchange))
afterAll(() => exchange.close())

const standing = (who: Person, status: 'active' | 'frozen') =>
  sql`update customer set status = ${status} where id = ${who.id}`.execute(exchange.deps.db)
const mine = async (who: Person) => (await exchange.api(subscriptions, who).list({})).rows[0]
const balance = async (who: Person, kind: string): Promise<bigint> =>
  (
    await sql<{ posted: bigint }>`
      select coalesce(sum(posted - held), 0)::numeric as posted from account where customer_id = ${who.id} and kind = ${kind}`.execute(
      exchange.deps.db,
    )
  ).rows[0]?.posted ?? 0n
const refund = (subjectId: string) =>
  byTwo(exchange, { kind: 'subscription_refund', subjectId, verdict: 'approve', roles: ['finance', 'listing'] })

/** Creates a customer who paid 50.25 for five units that could not be delivered. */
async function undelivered(): Promise<{ who: Person; id: string }> {
  const { id: product, symbol } = await market.published()
  const who = await market.investor(100_00n)
  await market.subscribe(who, symbol, '5')
  await market.close(symbol)
  await market.agree(market.staff.finance, 'allotment', product)
  await standing(who, 'frozen')
  await market.carryOut()
  await standing(who, 'active')
  const failed = await mine(who)
  expect([failed?.status, await balance(who, 'fiat')]).toEqual(['disburse_failed', 49_75n])
  return { who, id: failed?.id ?? '' }
}

test('SUB-05 two people refund undeliverable tokens with the fee', async () => {
  const { who, id } = await undelivered()
  expect(await refund(id)).toBe('done')
  expect(await mine(who)).toMatchObject({ status: 'rejected', cause: 'refunded', refunded: '50.25', paid: null })
  expect([await balance(who, 'fiat'), await balance(who, 'token')]).toEqual([100_00n, 0n])
  const { rows } = await exchange.api(accounts, who).flowingWater({ type: 'subscription_refund' })
  expect(rows).toMatchObject([{ coin: 'SGD', amount: '50.25' }])
  expect(await refund(id)).toBe('APPROVAL_SUBJECT_MOVED')
})

test.each([
  ['en_US', 'Your 5 {symbol} will arrive later than planned', 'we will refund what you paid'],
  ['zh_CN', '您的 5 {symbol} 将延迟发放', '全额退回'],
] as const)(
  'in %s a customer is notified once of a late delivery and the next step, before any refund',
  async (lang, title, next) => {
    const { who, id } = await undelivered()
    await market.carryOut()
    await standing(who, 'frozen')
    const desk = exchange.api(subscriptionsAllot, market.staff.finance[0])
    expect(await desk.retry({ id, reason: 'again' }, freshKey())).toMatchObject({ status: 'disburse_failed' })
    await standing(who, 'active')
    const symbol = (await mine(who))?.symbol ?? ''
    const { rows } = await exchange.api(messages, who, lang).list({ type: 'invest' })
    const late = rows.filter((row) => row.title === title.replace('{symbol}', symbol))
    expect(late).toMatchObject([{ link: '/assets/applyList', body: expect.stringContaining(next) }])
  },
)

test('SUB-05 a refund and a delivery at the same time: exactly one succeeds', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { who, id } = await undelivered()
    const desk = exchange.api(subscriptionsAllot, market.staff.finance[0])
    const retry = () => desk.retry({ id, reason: 'again' }, freshKey()).catch(() => undefined)
    await Promise.all([refund(id), retry(), refund(id), retry()])
    const after = [(await mine(who))?.status, await balance(who, 'fiat'), await balance(who, 'token')]
    expect([
      ['rejected', 100_00n, 0n],
      ['disbursed', 49_75n, 5n],
    ]).toContainEqual(after)
  }
})
