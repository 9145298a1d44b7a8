import { newCoins } from '@tessera/contract/issuance/new-coins/new-coins.ts'
import { subscriptions } from '@tessera/contract/issuance/subscriptions/subscriptions.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { booksHold } from '#testing/books.ts'
import { type Customer, testExchange, type TestExchange } from '#testing/exchange.ts'
import { freshKey, type PrimaryMarket, primaryMarket } from '#testing/offering.ts'
import { setCountry, saleOf, selling } from '#testing/selling.ts'

let exchange: TestExchange
let market: PrimaryMarket
let sale: Awaited<ReturnType<typeof selling>>

beforeAll(async () => {
  exchange = await testExchange()
  market = await primaryMarket(exchange)
  sale = await selling(exchange, market)
})
afterAll(() => exchange.close())

const codes = (all: readonly PromiseSettledResult<unknown>[]): string[] =>
  all
    .map((each) => (each.status === 'fulfilled' ? 'SUCCESS' : String((each.reason as { code?: string }).code)))
    .toSorted()
const mine = async (who: Customer) => (await sale.sales(who).records({})).rows

test("SUB-01 two concurrent purchases in two coins never exceed one person's maximum", async () => {
  const { symbol } = await market.published({ sale: saleOf(), max: '10' })
  const ada = await sale.buyer()
  const asks = [sale.purchaseInput(symbol, 'tUSD', '52.5'), sale.purchaseInput(symbol, 'SOL', '0.35')]
  const all = await Promise.allSettled(asks.map((order) => sale.sales(ada).purchase(order, freshKey())))
  expect(codes(all)).toEqual(['SUBSCRIPTION_ABOVE_MAXIMUM', 'SUCCESS'])
  expect(await sale.sales(ada).detail({ id: symbol })).toMatchObject({ own: { units: '7' } })
})

test('SUB-01 concurrent purchases above the supply are allotted exactly the hard cap', async () => {
  const product = await market.published({ sale: saleOf(), supply: '10' })
  const people = await Promise.all(Array.from({ length: 12 }, () => sale.buyer()))
  await Promise.all(
    people.map((who, n) => sale.buy(who, product.symbol, n % 2 === 0 ? 'tUSD' : 'SGD', n % 2 === 0 ? '22.5' : '30.00')),
  )
  await sale.allot(product)
  const given = (await Promise.all(people.map(mine))).map(([row]) => BigInt(row?.allotted ?? '0'))
  expect(given.reduce((sum, units) => sum + units, 0n)).toBe(10n)
  await booksHold(exchange)
})

test('SUB-02 at the closing time the clock decides about purchases and withdrawals, regardless of the status', async () => {
  const { symbol } = await market.published({ sale: saleOf(), closesIn: 10 })
  const ada = await sale.buyer()
  const { id } = await sale.buy(ada, symbol, 'tUSD', '7.5')
  const late = sale.purchaseInput(symbol, 'tUSD', '7.5')
  const { rows } = await sql<{ ms: string }>`
    select floor(extract(epoch from close_at) * 1000)::text as ms from product where symbol = ${symbol}`.execute(
    exchange.deps.db,
  )
  const left = Number(rows[0]?.ms) - Date.now()
  exchange.passTime(left)
  await expect(sale.sales(ada).purchase(late, freshKey())).rejects.toMatchObject({ code: 'SUBSCRIPTION_NOT_OPEN' })
  await expect(exchange.api(subscriptions, ada).withdraw({ id }, freshKey())).rejects.toMatchObject({
    code: 'SUBSCRIPTION_WRONG_STATUS',
  })
  exchange.passTime(-left)
  await exchange.api(subscriptions, ada).withdraw({ id }, freshKey())
  expect(await mine(ada)).toMatchObject([{ status: 'rejected', cause: 'withdrawn', refunded: '7.537500' }])
  expect(await sale.money(ada, 'tUSD')).toEqual([1_000_000_000n, 0n])
})

test('SUB-02 refuses a purchase before the opening', async () => {
  const { symbol } = await market.published({ sale: saleOf(), opensIn: 1 })
  const ada = await sale.buyer()
  await expect(sale.buy(ada, symbol, 'tUSD', '7.5')).rejects.toMatchObject({ code: 'SUBSCRIPTION_NOT_OPEN' })
})

test('SUB-03 the price is the sale’s: a request has no price field, its coin is one of the sale, and units are whole', async () => {
  const { symbol } = await market.published({ sale: saleOf() })
  const ada = await sale.buyer()
  const order = sale.purchaseInput(symbol, 'tUSD', '7.5')
  await expect(sale.sales(ada).purchase({ ...order, unitPrice: '1' } as never, freshKey())).rejects.toMatchObject({
    code: 'PARAM_INVALID',
    field: 'unitPrice',
  })
  await expect(sale.buy(ada, symbol, 'USDC', '7.5')).rejects.toMatchObject({
    code: 'NEW_COIN_PAY_COIN_UNKNOWN',
    field: 'payCoin',
  })
  for (const amount of ['7.4', '7.500001', '7.5000001'])
    await expect(sale.buy(ada, symbol, 'tUSD', amount)).rejects.toMatchObject({
      code: 'NEW_COIN_AMOUNT_NOT_WHOLE',
      field: 'amount',
    })
  await expect(sale.buy(ada, symbol, 'tUSD', '0')).rejects.toMatchObject({
    code: 'SUBSCRIPTION_BELOW_MINIMUM',
    field: 'amount',
  })
  await expect(sale.buy(ada, symbol, 'tUSD', '1500')).rejects.toMatchObject({ code: 'SUBSCRIPTION_ABOVE_SUPPLY' })
  expect(await sale.money(ada, 'tUSD')).toEqual([1_000_000_000n, 0n])
})

test('SUB-03 the database refuses a purchase at a price that differs from the accepted version', async () => {
  const { symbol } = await market.published({ sale: saleOf() })
  const ada = await sale.buyer()
  const { id } = await sale.buy(ada, symbol, 'tUSD', '7.5')
  await expect(
    sql`insert into subscription (id, product_id, customer_id, quantity, price, currency, amount, fee, fee_ppm, status, hold_id, accepted_version,
                                  accepted_hash, kyc_at_request, class_at_request, created_at)
        select gen_random_uuid(), product_id, customer_id, quantity, 7, currency, quantity * 7, fee, fee_ppm, 'pending', gen_random_uuid(),
               accepted_version, accepted_hash, kyc_at_request, class_at_request, created_at from subscription where id = ${id}`.execute(
      exchange.deps.db,
    ),
  ).rejects.toThrow('must pay the price of the accepted terms: 7 was given')
})

test('SUB-07 a purchase needs the version of the terms that was read, and no code, like a subscription', async () => {
  const { symbol } = await market.published({ sale: saleOf() })
  const ada = await sale.buyer()
  const order = sale.purchaseInput(symbol, 'tUSD', '7.5')
  const buy = (input: object) => sale.sales(ada).purchase({ ...order, ...input }, freshKey())
  await expect(buy({ acceptedVersion: 1 })).rejects.toMatchObject({ code: 'SUBSCRIPTION_TERMS_CHANGED' })
  await expect(buy({ verifyToken: 'a token of sixteen letters' })).rejects.toMatchObject({ code: 'PARAM_INVALID' })
  await buy({})
  expect(await mine(ada)).toHaveLength(1)
})

test('the same clientRequestId buys once, and buys nothing with another body', async () => {
  const { symbol } = await market.published({ sale: saleOf() })
  const ada = await sale.buyer()
  const key = { idempotencyKey: randomUUID() }
  const order = sale.purchaseInput(symbol, 'tUSD', '7.5')
  const [one, two] = await Promise.all([0, 1].map(() => exchange.api(newCoins, ada).purchase(order, key)))
  expect(one?.id).toBe(two?.id)
  const other = sale.purchaseInput(symbol, 'tUSD', '15')
  await expect(exchange.api(newCoins, ada).purchase(other, key)).rejects.toMatchObject({
    code: 'IDEMPOTENCY_KEY_REUSED',
  })
  expect(await sale.money(ada, 'tUSD')).toEqual([1_000_000_000n, 7_537_500n])
})

test('refuses a customer who lacks the coin, the class or the country, and shows it before the purchase', async () => {
  const { symbol } = await market.published({ sale: saleOf({ excludedCountries: ['NO'] }), category: 'ai' })
  const [poor, retail, norse, known] = [
    await exchange.customer({ class: 'ai' }),
    await sale.buyer(),
    await sale.buyer({ class: 'ai' }),
    await sale.buyer({ class: 'ai' }),
  ]
  for (const who of [poor, known]) await setCountry(exchange, who, 'SG')
  await setCountry(exchange, norse, 'NO')
  const refused = {
    INSUFFICIENT_AVAILABLE_BALANCE: poor,
    SUBSCRIPTION_CLASS_NOT_ALLOWED: retail,
    SUBSCRIPTION_COUNTRY_NOT_ALLOWED: norse,
  }
  for (const [code, who] of Object.entries(refused))
    await expect(sale.buy(who, symbol, 'SOL', '0.05')).rejects.toMatchObject({ code })
  const reasonOf = async (who: Customer) => (await sale.sales(who).detail({ id: symbol })).own?.reason
  expect(await reasonOf(retail)).toBe('SUBSCRIPTION_CLASS_NOT_ALLOWED')
  expect(await reasonOf(norse)).toBe('SUBSCRIPTION_COUNTRY_NOT_ALLOWED')
  expect(await reasonOf(known)).toBeNull()
  await sale.buy(known, symbol, 'SOL', '0.05')
})

test('SUB-05 concurrent jobs release an unlock once, and not before its time', async () => {
  const at = new Date(Date.now() + 30 * HOUR_MS).toISOString()
  const product = await market.published({ sale: saleOf({ unlocks: [{ at, share: '1' }] }) })
  const ada = await sale.buyer()
  await sale.buy(ada, product.symbol, 'tUSD', '75')
  await sale.allot(product)
  exchange.passTime(31 * HOUR_MS)
  await Promise.all([0, 1, 2].map(() => sale.releaseUnlocks()))
  expect(await market.balance(ada.id, 'token', product.symbol)).toEqual([10n, 0n])
  exchange.passTime(-31 * HOUR_MS)
})
