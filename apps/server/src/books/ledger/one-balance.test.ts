import { fiatOrders } from '@tessera/contract/payments/fiat-orders/fiat-orders.ts'
import { orders } from '@tessera/contract/trading/orders/orders.ts'
import { subscriptions } from '@tessera/contract/issuance/subscriptions/subscriptions.ts'
import { transfers } from '@tessera/contract/profile/transfers/transfers.ts'
import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { chainExchange, type ChainExchange } from '#testing/chain-exchange.ts'
import type { Person } from '#testing/exchange.ts'
import { primaryMarket, type PrimaryMarket } from '#testing/offering.ts'
import { PAIR, spotOf, tradingFloor, type Floor } from '#testing/trading-floor.ts'
import { freshKey, withdrawing, type Withdrawing } from '#testing/withdrawing.ts'
import { verify } from '#services/audit/verify.ts'

// Twenty concurrent calls on separate connections spend one balance in different ways. As many succeed as the balance
// covers.
let exchange: ChainExchange
let flow: Withdrawing
let market: PrimaryMarket
let floor: Floor
beforeAll(async () => {
  exchange = await chainExchange()
  flow = withdrawing(exchange)
  market = await primaryMarket(exchange)
  floor = await tradingFloor()
  await floor.start()
})
afterEach(async ({ expect: check }) => {
  check(await verify(exchange.database.auditUrl, 'everything')).toEqual([])
  await floor.booksAreSound()
})
afterAll(async () => {
  await exchange.close()
  await floor.exchange.close()
})

const DOLLAR = 1_000_000n
const TWENTY = Array.from({ length: 20 }, (_, at) => at)

/** Returns the number of successful calls. All others must have been refused for lack of money. */
async function countSucceeded(spending: readonly Promise<unknown>[]): Promise<number> {
  const ends = await Promise.allSettled(spending)
  const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))
  for (const reason of refused) expect(reason).toMatchObject({ code: 'INSUFFICIENT_AVAILABLE_BALANCE' })
  return ends.length - refused.length
}

async function availableOf(
  at: ChainExchange | Floor['exchange'],
  who: Person,
  kind: string,
  coin: string,
): Promise<bigint> {
  const { rows } = await sql<{ available: bigint }>`
    select posted - held as available from account where customer_id = ${who.id} and kind = ${kind} and coin = ${coin}`.execute(
    at.deps.db,
  )
  return rows[0]?.available ?? 0n
}

test('TRD-02 concurrent withdrawals and transfers into spot spend a token balance once', async () => {
  const ada = await flow.withdrawer(350n * DOLLAR)
  const bodies = await Promise.all(TWENTY.map(() => flow.body(ada, '100')))
  const [out, move] = [exchange.api(withdrawals, ada), exchange.api(transfers, ada)]
  const spending = bodies.map((body, at) =>
    at % 2 === 0
      ? out.create(body, freshKey())
      : move.create({ coin: 'tUSD', amount: '100', from: 'token', to: 'spot' }, freshKey()),
  )
  expect(await countSucceeded(spending)).toBe(3)
  expect(await availableOf(exchange, ada, 'token', 'tUSD')).toBe(50n * DOLLAR)
})

test('TRD-02 concurrent subscriptions and transfers into spot spend a fiat balance once', async () => {
  const { symbol } = await market.published({ price: '100.00', fee: '0', supply: '1000' })
  const ben = await market.investor(350_00n)
  const move = exchange.api(transfers, ben)
  const spending = TWENTY.map((at) =>
    at % 2 === 0
      ? market.subscribe(ben, symbol, '1')
      : move.create({ coin: 'SGD', amount: '100', from: 'fiat', to: 'spot' }, freshKey()),
  )
  expect(await countSucceeded(spending)).toBe(3)
  expect(await availableOf(exchange, ben, 'fiat', 'SGD')).toBe(50_00n)
})

test('TRD-02 concurrent orders and transfers out of spot spend a spot balance once', async () => {
  const cleo = await spotOwner('350')
  const [place, move] = [floor.exchange.api(orders, cleo), floor.exchange.api(transfers, cleo)]
  const sell = { symbol: PAIR, side: 'sell', price: '12.50', quantity: '100' } as const
  const spending = TWENTY.map((at) =>
    at % 2 === 0
      ? place.place(sell, freshKey())
      : move.create({ coin: 'AURB', amount: '100', from: 'spot', to: 'token' }, freshKey()),
  )
  expect(await countSucceeded(spending)).toBe(3)
  expect(await availableOf(floor.exchange, cleo, 'spot', 'AURB')).toBe(50n)
  await floor.clearBook()
})

test('TRD-03 ten concurrent cancels and fills split an order exactly into filled and released amounts', async () => {
  const [maker, taker] = [await spotOwner('200'), await spotOwner('0')]
  const { id } = await floor.exchange
    .api(orders, maker)
    .place({ symbol: PAIR, side: 'sell', price: '12.50', quantity: '200' }, freshKey())
  const ends = await Promise.allSettled(
    TWENTY.map((at) => (at % 2 === 0 ? floor.place(taker, 'buy 10 @ 12.50 ioc') : floor.cancel(maker, id))),
  )
  expect(ends.every(({ status }) => status === 'fulfilled')).toBe(true)
  const order = await floor.exchange.api(orders, maker).one({ id })
  const left = await spotOf(floor, maker, 'AURB')
  expect(order.status).toBe(4)
  expect(left).toEqual({ posted: 200n - BigInt(order.filled), held: 0n })
})

test('WDR-02 twenty concurrent calls with one key create one order, one subscription and one fiat order', async () => {
  const { symbol } = await market.published({ price: '100.00', fee: '0' })
  const ben = await market.investor(350_00n)
  const dora = await spotOwner('0')
  await fiatAccount()
  const sameKey = async (call: (key: { idempotencyKey: string }) => Promise<{ readonly id: string }>) => {
    const key = freshKey()
    return new Set((await Promise.all(TWENTY.map(() => call(key)))).map(({ id }) => id)).size
  }
  const request = { symbol, quantity: '1', acceptedVersion: 2 }
  expect(await sameKey((key) => exchange.api(subscriptions, ben).create(request, key))).toBe(1)
  expect(await sameKey((key) => exchange.api(fiatOrders, ben).create({ fiat: 'SGD', amount: '50.00' }, key))).toBe(1)
  const orderRequest = { symbol: PAIR, side: 'buy', price: '12', quantity: '1' } as const
  expect(await sameKey((key) => floor.exchange.api(orders, dora).place(orderRequest, key))).toBe(1)
  expect(await availableOf(exchange, ben, 'fiat', 'SGD')).toBe(250_00n)
  expect((await floor.exchange.api(orders, dora).current({})).total).toBe(1)
  await floor.clearBook()
})

/** Returns a customer with money in spot, which came by a transfer through the trading core. */
async function spotOwner(shares: string): Promise<Person> {
  const who = await floor.exchange.customer()
  await floor.exchange.fund({ customer: who.id, kind: 'token' }, 'tUSD', 20_000n * DOLLAR)
  await floor.exchange.fund({ customer: who.id, kind: 'token' }, 'AURB', BigInt(shares) + 1n)
  const move = floor.exchange.api(transfers, who)
  await move.create({ coin: 'tUSD', amount: '20000', from: 'token', to: 'spot' }, freshKey())
  if (shares !== '0') await move.create({ coin: 'AURB', amount: shares, from: 'token', to: 'spot' }, freshKey())
  return who
}

const fiatAccount = () =>
  sql`insert into bank_account (id, name, coin, bank, payee, account_number, order_min, order_max, opened_at)
      values (gen_random_uuid(), 'SGD-main', 'SGD', 'Merlion Bank', 'Tessera Client Monies', '003-1', 1000, 10000000, now())`.execute(
    exchange.deps.db,
  )
