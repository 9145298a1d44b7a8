import { accounts } from '@tessera/contract/profile/accounts/accounts.ts'
import { subscriptions } from '@tessera/contract/issuance/subscriptions/subscriptions.ts'
import { subscriptionsAllot } from '@tessera/contract/issuance/subscriptions/subscriptions-allot.ts'
import { products } from '@tessera/contract/issuance/products/products.ts'
import { transfers } from '@tessera/contract/profile/transfers/transfers.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { booksHold } from '#testing/books.ts'
import { type Customer, testExchange, type TestExchange } from '#testing/exchange.ts'
import { freshKey, type PrimaryMarket, primaryMarket } from '#testing/offering.ts'
import { inHours, saleOf, selling } from '#testing/selling.ts'

let exchange: TestExchange
let market: PrimaryMarket
let sale: Awaited<ReturnType<typeof selling>>

beforeAll(async () => {
  exchange = await testExchange()
  market = await primaryMarket(exchange)
  sale = await selling(exchange, market)
})
afterAll(() => exchange.close())

const move = (who: Customer, coin: string, amount: string) =>
  exchange.api(transfers, who).create({ coin, amount, from: 'token', to: 'spot' }, freshKey())
const mine = async (who: Customer) => (await sale.sales(who).records({})).rows

test('a sale is bought in several coins, allotted by units, and refunds each customer in the coin that they paid with', async () => {
  const product = await market.published({ sale: saleOf(), supply: '100', price: '10.00' })
  const [ada, bob, cleo] = [await sale.buyer(), await sale.buyer(), await sale.buyer()]
  expect(await sale.buy(ada, product.symbol, 'tUSD', '750')).toMatchObject({
    symbol: product.symbol,
    count: '100',
    price: '7.500000',
    currency: 'tUSD',
    amount: '750.000000',
    fee: '3.750000',
    status: 'pending',
    unlocks: [],
  })
  await sale.buy(bob, product.symbol, 'SOL', '3')
  await sale.buy(cleo, product.symbol, 'SGD', '400.00')
  expect(await sale.money(ada, 'tUSD')).toEqual([1_000_000_000n, 753_750_000n])
  expect(await sale.sales(ada).detail({ id: product.symbol })).toMatchObject({
    stage: 'open',
    hardCap: '100',
    progress: { units: '200', investors: 3, percent: 200 },
    raised: [
      { coin: 'SGD', amount: '400.00' },
      { coin: 'SOL', amount: '3.000000000' },
      { coin: 'tUSD', amount: '750.000000' },
    ],
    own: { allowed: true, units: '100', purchases: [{ count: '100' }] },
  })
  await market.close(product.symbol)
  const preview = await exchange.api(subscriptionsAllot, market.staff.finance[0]).preview({ symbol: product.symbol })
  expect(preview).toMatchObject({
    requested: '200',
    allotted: '100',
    belowSoftCap: false,
    money: [
      { currency: 'tUSD', proceeds: '375.000000', fees: '1.875000', refunds: '376.875000' },
      { currency: 'SOL', proceeds: '1.500000000', fees: '0.007500000', refunds: '1.507500000' },
      { currency: 'SGD', proceeds: '200.00', fees: '1.00', refunds: '201.00' },
    ],
  })
  await market.agree(market.staff.finance, 'allotment', product.id)
  await market.carryOut()
  expect(await sale.proceeds(product.id)).toEqual({ tUSD: 375_000_000n, SOL: 1_500_000_000n, SGD: 200_00n })
  expect(await sale.money(ada, 'tUSD')).toEqual([1_000_000_000n - 376_875_000n, 0n])
  expect(await sale.money(bob, 'SOL')).toEqual([1_000_000_000_000n - 1_507_500_000n, 0n])
  expect(await sale.money(cleo, 'SGD')).toEqual([1_000_00n - 201_00n, 0n])
  expect(await mine(bob)).toMatchObject([
    { status: 'disbursed', allotted: '30', paid: '1.500000000', paidFee: '0.007500000', refunded: '1.507500000' },
  ])
  expect(await market.balance(ada.id, 'token', product.symbol)).toEqual([50n, 0n])
  const { rows } = await exchange.api(accounts, ada).flowingWater({})
  expect(rows.slice(0, 2)).toMatchObject([
    { type: 'subscription_disbursement', coin: product.symbol, amount: '50' },
    { type: 'subscription_deduction', coin: 'tUSD', amount: '-375.000000', fee: '1.875000' },
  ])
  await booksHold(exchange)
})

test("bought tokens unlock by the sale's schedule: locked parts cannot move, and a job releases each part once at its time", async () => {
  const unlocks = [
    { at: inHours(20), share: '0.333333' },
    { at: inHours(40), share: '0.666667' },
  ]
  const product = await market.published({ sale: saleOf({ unlocks }), decimals: 2, supply: '100' })
  const ada = await sale.buyer()
  await sale.buy(ada, product.symbol, 'tUSD', '7.5')
  await sale.allot(product)
  expect(await market.balance(ada.id, 'token', product.symbol)).toEqual([100n, 100n])
  expect(await mine(ada)).toMatchObject([
    {
      status: 'disbursed',
      locked: '1.00',
      unlocks: [
        { at: unlocks[0]?.at, amount: '0.33', free: false },
        { at: unlocks[1]?.at, amount: '0.67', free: false },
      ],
    },
  ])
  await sale.releaseUnlocks()
  expect(await market.balance(ada.id, 'token', product.symbol)).toEqual([100n, 100n])
  await expect(move(ada, product.symbol, '0.01')).rejects.toMatchObject({ code: 'INSUFFICIENT_AVAILABLE_BALANCE' })
  exchange.passTime(21 * HOUR_MS)
  await Promise.all([sale.releaseUnlocks(), sale.releaseUnlocks()])
  expect(await market.balance(ada.id, 'token', product.symbol)).toEqual([100n, 67n])
  await expect(move(ada, product.symbol, '0.34')).rejects.toMatchObject({ code: 'INSUFFICIENT_AVAILABLE_BALANCE' })
  exchange.passTime(20 * HOUR_MS)
  await sale.releaseUnlocks()
  expect(await market.balance(ada.id, 'token', product.symbol)).toEqual([100n, 0n])
  expect(await mine(ada)).toMatchObject([{ locked: '0.00', unlocks: [{ free: true }, { free: true }] }])
  exchange.passTime(-41 * HOUR_MS)
})

test('the database refuses an early unlock and any change of a locked part', async () => {
  const product = await market.published({ sale: saleOf({ unlocks: [{ at: inHours(20), share: '1' }] }) })
  const ada = await sale.buyer()
  const { id } = await sale.buy(ada, product.symbol, 'tUSD', '7.5')
  await sale.allot(product)
  const change = (set: ReturnType<typeof sql>) =>
    sql`update token_unlock set ${set} where subscription_id = ${id}`.execute(exchange.deps.db)
  await expect(change(sql`released_at = now()`)).rejects.toThrow('token_unlock_not_early')
  await expect(change(sql`unlock_at = now()`)).rejects.toThrow('cannot be edited')
  await expect(change(sql`amount = 0`)).rejects.toThrow('cannot be edited')
})

test('SUB-04 refunds a sale below its soft cap after two people agree, each purchase in the coin that was paid', async () => {
  const product = await market.published({ sale: saleOf({ softCap: '50' }), supply: '100' })
  const [ada, bob] = [await sale.buyer(), await sale.buyer()]
  await sale.buy(ada, product.symbol, 'tUSD', '300')
  await sale.buy(bob, product.symbol, 'SOL', '0.45')
  await market.close(product.symbol)
  const finance = exchange.api(subscriptionsAllot, market.staff.finance[0])
  expect(await finance.preview({ symbol: product.symbol })).toMatchObject({ belowSoftCap: true, allotted: '0' })
  await market.agree(market.staff.finance, 'allotment', product.id)
  await market.carryOut()
  expect(await mine(ada)).toMatchObject([
    { status: 'rejected', cause: 'below_soft_cap', refunded: '301.500000', allotted: '0' },
  ])
  expect(await sale.money(ada, 'tUSD')).toEqual([1_000_000_000n, 0n])
  expect(await sale.money(bob, 'SOL')).toEqual([1_000_000_000_000n, 0n])
  expect(await sale.sales().detail({ id: product.symbol })).toMatchObject({ stage: 'ended', status: 'closed' })
  await booksHold(exchange)
})

test('SUB-04 a sale at its soft cap is allotted, and the database refuses a batch that allots less', async () => {
  const product = await market.published({ sale: saleOf({ softCap: '50' }), supply: '100' })
  const ada = await sale.buyer()
  await sale.buy(ada, product.symbol, 'tUSD', '375')
  await expect(
    sql`insert into allotment_batch (id, product_id, requested, allotted, result_hash, decided_at)
        values (gen_random_uuid(), ${product.id}, 49, 49, 'h', now())`.execute(exchange.deps.db),
  ).rejects.toThrow('below its soft cap')
  await sale.allot(product)
  expect(await mine(ada)).toMatchObject([{ status: 'disbursed', allotted: '50' }])
})

test('undeliverable tokens are refunded in the coin that was paid', async () => {
  const product = await market.published({ sale: saleOf() })
  const ada = await sale.buyer()
  const { id } = await sale.buy(ada, product.symbol, 'SOL', '0.5')
  await sql`update customer set kyc_status = 'rejected' where id = ${ada.id}`.execute(exchange.deps.db)
  await sale.allot(product)
  expect(await mine(ada)).toMatchObject([{ status: 'disburse_failed' }])
  await market.agree(market.staff.finance, 'subscription_refund', id)
  expect(await sale.money(ada, 'SOL')).toEqual([1_000_000_000_000n, 0n])
  expect(await mine(ada)).toMatchObject([{ status: 'rejected', cause: 'refunded', refunded: '0.502500000' }])
})

test('a sale is in its own list and not among the products; a draft is in no list', async () => {
  const draft = await market.draft({ sale: saleOf() })
  const upcoming = await market.published({ sale: saleOf(), opensIn: 1 })
  const { rows, counts } = await sale.sales().list({ status: 'upcoming' })
  expect(rows.map(({ id }) => id)).toEqual([upcoming.symbol])
  expect(counts).toMatchObject({ upcoming: 1 })
  const all = (await sale.sales().list({ pageSize: 100 })).rows.map(({ id }) => id)
  expect(all).toContain(upcoming.symbol)
  expect(all).not.toContain(draft.symbol)
  await expect(sale.sales().detail({ id: draft.symbol })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(exchange.api(products).detail({ symbol: upcoming.symbol })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await exchange.api(products).list({ pageSize: 100 })).rows.map(({ symbol }) => symbol)).not.toContain(
    upcoming.symbol,
  )
  const bond = await market.published()
  await expect(sale.sales().detail({ id: bond.symbol })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('refuses to subscribe to a sale like a product, and to buy a product like a sale', async () => {
  const [token, bond] = [await market.published({ sale: saleOf() }), await market.published()]
  const ada = await sale.buyer()
  await expect(market.subscribe(ada, token.symbol, '1')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(sale.buy(ada, bond.symbol, 'SGD', '10.00')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const bought = await sale.buy(ada, token.symbol, 'SGD', '10.00')
  expect(await exchange.api(subscriptions, ada).get({ id: bought.id })).toMatchObject({ type: 'token_sale' })
})
