import { accounts } from '@tessera/contract/profile/accounts/accounts.ts'
import { subAccounts } from '@tessera/contract/profile/sub-accounts/sub-accounts.ts'
import { transfers } from '@tessera/contract/profile/transfers/transfers.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Person } from '#testing/exchange.ts'
import { primaryMarket } from '#testing/offering.ts'
import { openSub } from '#testing/sub-accounts.ts'
import { type Floor, tradingFloor } from '#testing/trading-floor.ts'

let floor: Floor
let maker: Person
let trader: Person
let funded: Person
let stranger: Person
beforeAll(async () => {
  floor = await tradingFloor()
  maker = await floor.trader('10000', 1_000)
  trader = await floor.trader('10000', 0)
  funded = await floor.trader('10000', 5)
  stranger = await floor.trader('10000', 0)
  await floor.start()
})
afterEach(() => floor.booksAreSound())
afterAll(() => floor.exchange.close())

const costOf = (who: Person, coin = 'AURB') => floor.exchange.api(accounts, who).averageCost({ coin })
const nothing = { quantity: '0', currency: null, cost: null, average: null, gap: null }

test('purchases count with their fee, a sale keeps the average, and a transfer between own accounts is not a sale', async () => {
  expect(await costOf(trader)).toEqual(nothing)
  await floor.place(maker, 'sell 10 @ 12.00')
  await floor.place(trader, 'buy 10 @ 12.00')
  // 120 plus the taker fee of 0.15 %.
  expect(await costOf(trader)).toEqual({
    quantity: '10',
    currency: 'tUSD',
    cost: '120.180000',
    average: '12.018000',
    gap: null,
  })
  await floor.place(trader, 'buy 10 @ 12.40')
  await floor.place(maker, 'sell 10 @ 12.40')
  // 124 plus the maker fee of 0.1 %.
  expect(await costOf(trader)).toMatchObject({ quantity: '20', cost: '244.304000', average: '12.215200' })
  await floor.place(maker, 'buy 5 @ 12.60')
  await floor.place(trader, 'sell 5 @ 12.60')
  expect(await costOf(trader)).toMatchObject({ quantity: '15', cost: '183.228000', average: '12.215200' })
  const move = { coin: 'AURB', amount: '6', from: 'spot', to: 'token' } as const
  await floor.exchange.api(transfers, trader).create(move, { idempotencyKey: randomUUID() })
  await floor.core.submit({ kind: 'take_transfers' })
  expect(await costOf(trader)).toMatchObject({ quantity: '15', cost: '183.228000', average: '12.215200' })
  await floor.place(maker, 'buy 9 @ 12.60')
  await floor.place(trader, 'sell 9 @ 12.60')
  expect(await costOf(trader)).toMatchObject({ quantity: '6', average: '12.215200' })
})

test('units without a price leave a gap until all units are gone', async () => {
  expect(await costOf(funded)).toEqual({ ...nothing, quantity: '5', gap: 'outside' })
  await floor.place(maker, 'sell 5 @ 12.00')
  await floor.place(funded, 'buy 5 @ 12.00')
  expect(await costOf(funded)).toMatchObject({ quantity: '10', average: null, gap: 'outside' })
  await floor.place(maker, 'buy 10 @ 12.00')
  await floor.place(funded, 'sell 10 @ 12.00')
  expect(await costOf(funded)).toEqual(nothing)
  await floor.place(maker, 'sell 1 @ 12.00')
  await floor.place(funded, 'buy 1 @ 12.00')
  expect(await costOf(funded)).toMatchObject({ quantity: '1', cost: '12.018000', gap: null })
})

test('a subscription costs its price and fee in its own currency', async () => {
  const market = await primaryMarket(floor.exchange)
  const { id, symbol } = await market.published({ price: '1000.00', fee: '0.01', decimals: 2 })
  const ada = await market.investor(5_000_00n)
  await market.subscribe(ada, symbol, '2')
  await market.close(symbol)
  await market.agree(market.staff.finance, 'allotment', id)
  await market.carryOut()
  expect(await costOf(ada, symbol)).toEqual({
    quantity: '2.00',
    currency: 'SGD',
    cost: '2020.00',
    average: '1010.00',
    gap: null,
  })
})

test('a transfer between accounts of one owner counts as sold at the source, and without a price at the target', async () => {
  const owner = await floor.trader('10000', 0)
  const sub = await openSub(floor.exchange, owner)
  await floor.place(maker, 'sell 8 @ 12.00')
  await floor.place(owner, 'buy 8 @ 12.00')
  const accountsApi = floor.exchange.api(subAccounts, owner)
  const main = { account: 'main', place: 'spot' } as const
  const token = { account: sub.id, place: 'token' } as const
  await accountsApi.transfer({ coin: 'AURB', amount: '3', from: main, to: token }, { idempotencyKey: randomUUID() })
  await floor.core.submit({ kind: 'take_transfers' })
  expect(await costOf(owner)).toMatchObject({ quantity: '5', cost: '60.090000', average: '12.018000', gap: null })
  expect(await costOf(sub)).toEqual({ ...nothing, quantity: '3', gap: 'outside' })
  await accountsApi.transfer(
    { coin: 'AURB', amount: '3', from: token, to: { account: 'main', place: 'token' } },
    { idempotencyKey: randomUUID() },
  )
  expect(await costOf(sub)).toEqual(nothing)
  expect(await costOf(owner)).toEqual({ ...nothing, quantity: '8', gap: 'outside' })
})

test('nobody sees what another customer paid', async () => {
  expect(await costOf(stranger)).toEqual(nothing)
  expect(await costOf(stranger, 'NONE')).toEqual(nothing)
})
