import { products } from '@tessera/contract/issuance/products/products.ts'
import { subscriptions } from '@tessera/contract/issuance/subscriptions/subscriptions.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { booksHold } from '#testing/books.ts'
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

const fiat = async (who: Person) => {
  const [posted, held] = await market.balance(who.id, 'fiat', 'SGD')
  return { posted, held }
}
const codes = (settled: readonly PromiseSettledResult<unknown>[]): string[] =>
  settled.map((one) => (one.status === 'fulfilled' ? 'SUCCESS' : (one.reason as { code: string }).code))
const mine = async (who: Person) => (await exchange.api(subscriptions, who).list({})).rows

test('a subscription holds amount and fee and returns its price', async () => {
  const { symbol } = await market.published()
  const ada = await market.investor(1_000_00n)
  const quote = await exchange.api(subscriptions, ada).quote({ symbol, quantity: '25' })
  expect(quote).toMatchObject({ amount: '250.00', fee: '1.25', total: '251.25', available: '1000.00', version: 2 })
  const made = await market.subscribe(ada, symbol, '25')
  expect(made).toMatchObject({
    symbol,
    count: '25',
    price: '10.00',
    amount: '250.00',
    fee: '1.25',
    status: 'pending',
    cancellable: true,
    allotted: null,
  })
  expect(await fiat(ada)).toEqual({ posted: 1_000_00n, held: 251_25n })
  const product = await exchange.api(products, ada).detail({ symbol })
  expect(product.progress).toEqual({ units: '25', amount: '250.00', investors: 1, percent: 25 })
})

test('SUB-02 refuses a request before the start, after the end, below the minimum, above the maximum, off the step or above the balance', async () => {
  const { symbol } = await market.published({ supply: '1000', min: '10', step: '5', max: '50' })
  const early = await market.published({ opensIn: 2 })
  const ada = await market.investor(300_00n)
  await expect(market.subscribe(ada, early.symbol, '10')).rejects.toMatchObject({ code: 'SUBSCRIPTION_NOT_OPEN' })
  await expect(market.subscribe(ada, 'NOSUCH', '10')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(market.subscribe(ada, symbol, '5')).rejects.toMatchObject({ code: 'SUBSCRIPTION_BELOW_MINIMUM' })
  await expect(market.subscribe(ada, symbol, '12')).rejects.toMatchObject({ code: 'SUBSCRIPTION_OFF_STEP' })
  await expect(market.subscribe(ada, symbol, '55')).rejects.toMatchObject({ code: 'SUBSCRIPTION_ABOVE_MAXIMUM' })
  await expect(market.subscribe(ada, symbol, '1005')).rejects.toMatchObject({ code: 'SUBSCRIPTION_ABOVE_SUPPLY' })
  await expect(market.subscribe(ada, symbol, '30')).rejects.toMatchObject({ code: 'INSUFFICIENT_AVAILABLE_BALANCE' })
  await expect(market.subscribe(ada, symbol, '999999999999999')).rejects.toMatchObject({
    code: 'SUBSCRIPTION_OFF_STEP',
  })
  await market.subscribe(ada, symbol, '10')
  await market.close(symbol)
  await expect(market.subscribe(ada, symbol, '10')).rejects.toMatchObject({ code: 'SUBSCRIPTION_NOT_OPEN' })
  expect(await fiat(ada)).toEqual({ posted: 300_00n, held: 100_50n })
})

test('SUB-02 the database’s clock decides: accepted at the last moment and refused a moment later, regardless of the status', async () => {
  const { symbol } = await market.published({ closesIn: 10 })
  const ada = await market.investor(300_00n)
  await market.subscribe(ada, symbol, '1')
  exchange.passTime(10 * HOUR_MS + 1000)
  await expect(market.subscribe(ada, symbol, '1')).rejects.toMatchObject({ code: 'SUBSCRIPTION_NOT_OPEN' })
  const [{ id } = { id: '' }] = await mine(ada)
  await expect(exchange.api(subscriptions, ada).withdraw({ id }, freshKey())).rejects.toMatchObject({
    code: 'SUBSCRIPTION_WRONG_STATUS',
  })
  exchange.passTime(-10 * HOUR_MS - 1000)
})

test('SUB-02 two concurrent subscriptions never exceed the maximum together', async () => {
  const { symbol } = await market.published({ supply: '1000', max: '50' })
  const ada = await market.investor(10_000_00n)
  const all = await Promise.allSettled(Array.from({ length: 10 }, () => market.subscribe(ada, symbol, '10')))
  expect(codes(all).filter((code) => code === 'SUCCESS')).toHaveLength(5)
  expect(codes(all).filter((code) => code === 'SUBSCRIPTION_ABOVE_MAXIMUM')).toHaveLength(5)
})

test('SUB-03 a request cannot contain price or fee', async () => {
  const { symbol } = await market.published()
  const ada = await market.investor(1_000_00n)
  const body = { symbol, quantity: '1', acceptedVersion: 2, price: '0.01' }
  await expect(exchange.api(subscriptions, ada).create(body, freshKey())).rejects.toMatchObject({
    code: 'PARAM_INVALID',
    field: 'price',
  })
})

test('SUB-07 refuses a version that is not in force', async () => {
  const { symbol } = await market.published()
  const ada = await market.investor(1_000_00n)
  await expect(market.subscribe(ada, symbol, '1', 1)).rejects.toMatchObject({ code: 'SUBSCRIPTION_TERMS_CHANGED' })
})

test('SUB-08 stores the hash of what was accepted, documents included', async () => {
  const { id, symbol } = await market.published()
  const ada = await market.investor(1_000_00n)
  const made = await market.subscribe(ada, symbol, '1')
  const { rows } = await sql<{ same: boolean; documents: unknown[] }>`
    select s.accepted_hash = v.content_hash as same, v.documents from subscription s
      join product_version v on v.product_id = s.product_id and v.version = s.accepted_version
     where s.id = ${made.id} and v.product_id = ${id}`.execute(exchange.deps.db)
  expect(rows).toMatchObject([{ same: true, documents: [{ kind: 'memorandum', must_accept: true }] }])
})

const may = { ri: ['ri', 'ai', 'ei'], ai: ['ai', 'ei'], ei: ['ei'] } as const
const classes = ['ri', 'ai', 'ei'] as const

test.each(classes)(
  'AZ-11 a product for %s is sold to that class and above, checked when the money is held',
  async (category) => {
    const { symbol } = await market.published({ category })
    for (const held of classes) {
      const who = await market.investor(100_00n, { class: held })
      const [code] = codes(await Promise.allSettled([market.subscribe(who, symbol, '1')]))
      expect(code).toBe(
        (may[category] as readonly string[]).includes(held) ? 'SUCCESS' : 'SUBSCRIPTION_CLASS_NOT_ALLOWED',
      )
    }
  },
)

test('AZ-11 notices a downgrade between quote and confirmation', async () => {
  const { symbol } = await market.published({ category: 'ai' })
  const ada = await market.investor(100_00n, { class: 'ai' })
  await exchange.api(subscriptions, ada).quote({ symbol, quantity: '1' })
  await sql`update customer set investor_class = 'ri' where id = ${ada.id}`.execute(exchange.deps.db)
  await expect(market.subscribe(ada, symbol, '1')).rejects.toMatchObject({ code: 'SUBSCRIPTION_CLASS_NOT_ALLOWED' })
  expect((await exchange.api(products, ada).detail({ symbol })).eligibility).toMatchObject({
    allowed: false,
    reason: 'SUBSCRIPTION_CLASS_NOT_ALLOWED',
  })
})

test('refuses to subscribe without an approved identity', async () => {
  const { symbol } = await market.published()
  const ada = await market.investor(100_00n, { kyc: 'pending' })
  await expect(market.subscribe(ada, symbol, '1')).rejects.toMatchObject({ code: 'KYC_REQUIRED' })
})

test('only the owner withdraws a subscription, once, before the close', async () => {
  const { symbol } = await market.published()
  const [ada, eve] = [await market.investor(100_00n), await market.investor(100_00n)]
  const { id } = await market.subscribe(ada, symbol, '5')
  await expect(exchange.api(subscriptions, eve).withdraw({ id }, freshKey())).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await expect(exchange.api(subscriptions, eve).get({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const all = await Promise.allSettled(
    Array.from({ length: 5 }, () => exchange.api(subscriptions, ada).withdraw({ id }, freshKey())),
  )
  expect(codes(all).toSorted()).toEqual([
    'SUBSCRIPTION_WRONG_STATUS',
    'SUBSCRIPTION_WRONG_STATUS',
    'SUBSCRIPTION_WRONG_STATUS',
    'SUBSCRIPTION_WRONG_STATUS',
    'SUCCESS',
  ])
  expect(await exchange.api(subscriptions, ada).get({ id })).toMatchObject({
    status: 'rejected',
    cause: 'withdrawn',
    refunded: '50.25',
    cancellable: false,
  })
  expect(await fiat(ada)).toEqual({ posted: 100_00n, held: 0n })
})

test('the same key subscribes once', async () => {
  const { symbol } = await market.published()
  const ada = await market.investor(100_00n)
  const key = { idempotencyKey: randomUUID() }
  const body = { symbol, quantity: '5', acceptedVersion: 2 }
  const [one, two] = await Promise.all([0, 1].map(() => exchange.api(subscriptions, ada).create(body, key)))
  expect(one?.id).toBe(two?.id)
  expect(await mine(ada)).toHaveLength(1)
})

test('a customer who is frozen before the allotment loses nothing', async () => {
  const { symbol } = await market.published()
  const ada = await market.investor(100_00n)
  await exchange.deps.inTx('test')(async (tx) => {
    await sql`update customer set status = 'frozen' where id = ${ada.id}`.execute(tx.db)
    return ok(undefined)
  })
  await expect(market.subscribe(ada, symbol, '5')).rejects.toMatchObject({ code: 'ACCOUNT_FROZEN' })
  expect(await fiat(ada)).toEqual({ posted: 100_00n, held: 0n })
})
