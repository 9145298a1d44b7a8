import { accounts } from '@tessera/contract/profile/accounts/accounts.ts'
import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { productsManage } from '@tessera/contract/issuance/products/products-manage.ts'
import { subscriptionsAllot } from '@tessera/contract/issuance/subscriptions/subscriptions-allot.ts'
import { subscriptions } from '@tessera/contract/issuance/subscriptions/subscriptions.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { booksHold } from '#testing/books.ts'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { freshKey, primaryMarket, type PrimaryMarket } from '#testing/offering.ts'
import { carryOutAllotments } from './carry-out.ts'

let exchange: TestExchange
let market: PrimaryMarket
beforeAll(async () => {
  exchange = await testExchange()
  market = await primaryMarket(exchange)
})
afterEach(() => booksHold(exchange))
afterAll(() => exchange.close())

const mine = async (who: Person) => {
  const { rows } = await exchange.api(subscriptions, who).list({})
  const [first] = rows
  if (first === undefined) throw new Error('the customer has no subscription to this product')
  return first
}
const exchangeAccount = async (purpose: string, coin: string): Promise<bigint> =>
  (
    await sql<{
      posted: bigint
    }>`select posted from account where customer_id is null and purpose = ${purpose} and coin = ${coin}`.execute(
      exchange.deps.db,
    )
  ).rows[0]?.posted ?? 0n

test('an oversubscribed product is allotted pro rata, paid for and delivered, and the rest is refunded', async () => {
  const { id, symbol } = await market.published({ supply: '100', decimals: 2 })
  const [ada, bob] = [await market.investor(2_000_00n), await market.investor(2_000_00n)]
  await market.subscribe(ada, symbol, '100')
  await market.subscribe(bob, symbol, '50')
  await market.close(symbol)
  const finance = exchange.api(subscriptionsAllot, market.staff.finance[0])
  expect(await finance.preview({ symbol })).toMatchObject({
    supply: '100',
    requested: '150',
    allotted: '100',
    subscribers: 2,
    money: [{ currency: 'SGD', proceeds: '1000.00', fees: '5.00', refunds: '502.50' }],
    rows: [{ allotted: '67' }, { allotted: '33' }],
  })
  const desk = exchange.api(approvals, market.staff.finance[0])
  const { rows: waiting } = await desk.queue({ kind: 'allotment' })
  const { summary } = await desk.subject({ kind: 'allotment', subjectId: id })
  const about = [
    { field: 'allotted', value: '100', unit: symbol },
    { field: 'proceeds', value: '1000.00', unit: 'SGD' },
  ]
  expect(waiting).toMatchObject([{ subjectId: id, about }])
  expect(summary?.about).toEqual(waiting[0]?.about)
  const fees = await exchangeAccount('fees', 'SGD')
  await market.agree(market.staff.finance, 'allotment', id)
  await market.carryOut()
  expect(await mine(ada)).toMatchObject({
    status: 'disbursed',
    allotted: '67',
    paid: '670.00',
    paidFee: '3.35',
    certificate: `${symbol}-000001`,
    refunded: '331.65',
  })
  expect(await mine(bob)).toMatchObject({ certificate: `${symbol}-000002` })
  expect(await market.balance(ada.id, 'token', symbol)).toEqual([67_00n, 0n])
  expect(await market.balance(ada.id, 'fiat', 'SGD')).toEqual([2_000_00n - 673_35n, 0n])
  expect(await market.balance(bob.id, 'token', symbol)).toEqual([33_00n, 0n])
  expect(await market.balance(bob.id, 'fiat', 'SGD')).toEqual([2_000_00n - 331_65n, 0n])
  expect(await exchangeAccount(`proceeds:${id}`, 'SGD')).toBe(1_000_00n)
  expect((await exchangeAccount('fees', 'SGD')) - fees).toBe(5_00n)
  expect(await exchangeAccount(`escrow:${id}`, symbol)).toBe(0n)
  const { rows } = await exchange.api(accounts, ada).flowingWater({})
  expect(rows.map(({ type, coin, amount: moved, fee }) => ({ type, coin, moved, fee }))).toEqual([
    { type: 'subscription_disbursement', coin: symbol, moved: '67.00', fee: '0.00' },
    { type: 'subscription_deduction', coin: 'SGD', moved: '-670.00', fee: '3.35' },
    { type: 'adjustment', coin: 'SGD', moved: '2000.00', fee: '0.00' },
  ])
  const subscribedAt = (await mine(ada))?.date
  expect(rows.map(({ startedAt }) => startedAt)).toEqual([subscribedAt, subscribedAt, null])
})

test('a subscription without units is rejected and refunded', async () => {
  const { id, symbol } = await market.published({ supply: '1' })
  const people = [await market.investor(100_00n), await market.investor(100_00n)]
  for (const who of people) await market.subscribe(who, symbol, '1')
  await market.close(symbol)
  await market.agree(market.staff.finance, 'allotment', id)
  await market.carryOut()
  const [first, second] = await Promise.all(people.map(mine))
  expect(first).toMatchObject({ status: 'disbursed', allotted: '1' })
  expect(first?.certificate).toBe(`${symbol}-000001`)
  expect(second).toMatchObject({ status: 'rejected', cause: 'not_allotted', refunded: '10.05', paid: null })
  expect(second?.certificate).toBeNull()
})

test('ELG-01 a subscriber who lost the class is allotted nothing and refunded', async () => {
  const { id, symbol } = await market.published({ supply: '100', category: 'ai' })
  const [ada, bob] = [
    await market.investor(2_000_00n, { class: 'ai' }),
    await market.investor(2_000_00n, { class: 'ei' }),
  ]
  await market.subscribe(ada, symbol, '40')
  await market.subscribe(bob, symbol, '40')
  await sql`update customer set investor_class = 'ri' where id = ${ada.id}`.execute(exchange.deps.db)
  await market.close(symbol)
  await market.agree(market.staff.finance, 'allotment', id)
  await market.carryOut()
  expect(await mine(ada)).toMatchObject({ status: 'rejected' })
  expect(await market.balance(ada.id, 'fiat', 'SGD')).toEqual([2_000_00n, 0n])
  expect(await mine(bob)).toMatchObject({ status: 'disbursed', allotted: '40' })
})

test("a share below the product's minimum becomes the minimum or nothing, and the preview shows it", async () => {
  const { id, symbol } = await market.published({ supply: '100', min: '20' })
  const quantities = ['100', '40', '60', '50']
  const people = await Promise.all(quantities.map(() => market.investor(2_000_00n)))
  for (const [at, who] of people.entries()) await market.subscribe(who, symbol, quantities[at] ?? '')
  await market.close(symbol)
  const preview = await exchange.api(subscriptionsAllot, market.staff.finance[0]).preview({ symbol })
  const given = ['48', '0', '28', '24']
  expect(preview).toMatchObject({ allotted: '100', empty: 1, rows: given.map((allotted) => ({ allotted })) })
  await market.agree(market.staff.finance, 'allotment', id)
  await market.carryOut()
  expect((await Promise.all(people.map(mine))).map(({ allotted }) => allotted)).toEqual(given)
})

test('refusing an allotment changes nothing, and the offer waits for another proposal', async () => {
  const { id, symbol } = await market.published()
  const ada = await market.investor(100_00n)
  await market.subscribe(ada, symbol, '5')
  await market.close(symbol)
  await market.agree(market.staff.finance, 'allotment', id, { verdict: 'refuse' })
  await market.carryOut()
  expect(await mine(ada)).toMatchObject({ status: 'pending' })
  const desk = exchange.api(approvals, market.staff.finance[0])
  expect((await desk.queue({ kind: 'allotment' })).rows).toMatchObject([{ subjectId: id }])
  await market.agree(market.staff.finance, 'allotment', id)
  await market.carryOut()
  expect(await mine(ada)).toMatchObject({ status: 'disbursed', allotted: '5' })
})

test('SUB-04 an allotment runs once, regardless of repeated proposals, decisions and runs', async () => {
  const { id, symbol } = await market.published({ supply: '10' })
  const people = await Promise.all(Array.from({ length: 6 }, () => market.investor(1_000_00n)))
  for (const who of people) await market.subscribe(who, symbol, '7')
  await market.close(symbol)
  const [maker, checker] = market.staff.finance
  const request = await exchange
    .api(approvals, maker)
    .propose({ kind: 'allotment', subjectId: id, verdict: 'approve', reason: 'as shown' })
  const decide = () =>
    exchange
      .api(approvals, checker)
      .decide({ requestId: request.id, verdict: 'approve', contentHash: request.contentHash, note: 'seen' })
  const decided = await Promise.allSettled(Array.from({ length: 5 }, decide))
  expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(
    exchange.api(approvals, maker).propose({ kind: 'allotment', subjectId: id, verdict: 'approve', reason: 'again' }),
  ).rejects.toMatchObject({ code: 'APPROVAL_SUBJECT_MOVED' })
  await Promise.all([market.carryOut(), market.carryOut(), market.carryOut()])
  await market.carryOut()
  const all = await Promise.all(people.map(mine))
  expect(all.map(({ allotted }) => allotted)).toEqual(['2', '2', '2', '2', '1', '1'])
  expect(await exchangeAccount(`escrow:${id}`, symbol)).toBe(0n)
})

test('SUB-04 the next run finishes a run that stopped in the middle', async () => {
  const { id, symbol } = await market.published({ supply: '10' })
  const people = await Promise.all(Array.from({ length: 4 }, () => market.investor(1_000_00n)))
  for (const who of people) await market.subscribe(who, symbol, '5')
  await market.close(symbol)
  await market.agree(market.staff.finance, 'allotment', id)
  let transactions = 0
  const dying: typeof exchange.deps.inTx = (actor) => (body) => {
    transactions += 1
    if (transactions > 5) throw new Error('killed')
    return exchange.deps.inTx(actor)(body)
  }
  await carryOutAllotments({ inTx: dying, log: exchange.deps.log })
  expect(transactions).toBe(6)
  await booksHold(exchange)
  await market.carryOut()
  expect((await Promise.all(people.map(mine))).map(({ status }) => status)).toEqual(Array(4).fill('disbursed'))
})

test('SUB-05 undeliverable tokens are retried, and delivered once', async () => {
  const { id, symbol } = await market.published()
  const ada = await market.investor(100_00n)
  await market.subscribe(ada, symbol, '5')
  await market.close(symbol)
  await market.agree(market.staff.finance, 'allotment', id)
  const standing = (status: string) =>
    exchange.deps.inTx('test')(async (tx) => {
      await sql`update customer set status = ${status} where id = ${ada.id}`.execute(tx.db)
      return ok(undefined)
    })
  await standing('frozen')
  await market.carryOut()
  const failed = await mine(ada)
  expect(failed.status).toBe('disburse_failed')
  const desk = exchange.api(subscriptionsAllot, market.staff.finance[0])
  expect((await desk.queue({})).rows).toContainEqual(expect.objectContaining({ symbol, failed: 1 }))
  const again = () => desk.retry({ id: failed.id, reason: 'asked again' }, freshKey())
  expect(await again()).toMatchObject({ status: 'disburse_failed' })
  await standing('active')
  const all = await Promise.allSettled(Array.from({ length: 5 }, again))
  const retried = all.map((one) =>
    one.status === 'fulfilled' ? one.value.status : (one.reason as { code: string }).code,
  )
  expect(retried.filter((answer) => answer === 'disbursed')).toHaveLength(1)
  expect(retried.filter((answer) => answer === 'DISBURSEMENT_WRONG_STATUS')).toHaveLength(4)
  expect(await market.balance(ada.id, 'token', symbol)).toEqual([5n, 0n])
})

test('an allotment before its time is neither listed nor accepted as a proposal', async () => {
  const { id, symbol } = await market.published()
  const desk = exchange.api(subscriptionsAllot, market.staff.finance[0])
  await expect(desk.preview({ symbol })).rejects.toMatchObject({ code: 'ALLOTMENT_NOT_DUE' })
  await expect(desk.preview({ symbol: 'NOSUCH' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(
    exchange
      .api(approvals, market.staff.finance[0])
      .propose({ kind: 'allotment', subjectId: id, verdict: 'approve', reason: 'early' }),
  ).rejects.toMatchObject({ code: 'APPROVAL_SUBJECT_MOVED' })
})

test('SUB-01 two hundred concurrent subscribers and a supply of one hundred: exactly one hundred are allotted', async () => {
  const { id, symbol } = await market.published({ supply: '100' })
  const people = await manyInvestors(200)
  const results = await Promise.allSettled(people.map((who) => untilAnswered(who, symbol)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(200)
  await market.close(symbol)
  await market.agree(market.staff.finance, 'allotment', id)
  await market.carryOut()
  const { rows } = await sql`
    select status, count(*)::int as n, sum(allotted)::numeric as units from subscription where product_id = ${id}
     group by status order by status`.execute(exchange.deps.db)
  expect(rows).toEqual([
    { status: 'disbursed', n: 100, units: 100n },
    { status: 'rejected', n: 100, units: 0n },
  ])
  expect(await exchangeAccount(`escrow:${id}`, symbol)).toBe(0n)
  expect(await exchangeAccount(`proceeds:${id}`, 'SGD')).toBe(1_000_00n)
}, 120_000)

/** Repeats a request with the same key while the server is busy. */
async function untilAnswered(who: Person, symbol: string): Promise<void> {
  const key = freshKey()
  for (;;) {
    const order = exchange.api(subscriptions, who).create({ symbol, quantity: '1', acceptedVersion: 2 }, key)
    const code = await order.then(() => 'SUCCESS').catch((error: { code: string }) => error.code)
    if (code === 'SUCCESS') return
    if (code !== 'SERVER_BUSY') throw new Error(code)
  }
}

async function manyInvestors(count: number): Promise<Person[]> {
  const people: Person[] = []
  while (people.length < count)
    people.push(...(await Promise.all(Array.from({ length: 20 }, () => market.investor(100_00n)))))
  return people
}

test('operators read product names in their own language', async () => {
  const { id, symbol } = await market.published()
  await market.close(symbol)
  const { en, zh } = (await exchange.api(productsManage, market.staff.listing[0]).get({ symbol })).terms.facts.name
  const read = async (locale: Locale) => {
    const desk = exchange.api(approvals, market.staff.finance[0], locale)
    const { rows } = await desk.queue({ kind: 'allotment', pageSize: 100 })
    const { summary } = await desk.subject({ kind: 'allotment', subjectId: id })
    return [rows.find(({ subjectId }) => subjectId === id)?.subject, summary?.subject]
  }
  expect(zh).not.toBe(en)
  expect(await read('zh_CN')).toEqual([zh, zh])
  expect(await read('en_US')).toEqual([en, en])
})
