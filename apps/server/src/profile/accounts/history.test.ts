import { accounts } from '@tessera/contract/profile/accounts/accounts.ts'
import { transfers } from '@tessera/contract/profile/transfers/transfers.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { freshKey, primaryMarket, type PrimaryMarket } from '#testing/offering.ts'
import type { Person } from '#testing/exchange.ts'
import { type Floor, tradingFloor } from '#testing/trading-floor.ts'

let floor: Floor
let market: PrimaryMarket
let [buyer, seller]: Person[] = []
beforeAll(async () => {
  floor = await tradingFloor()
  market = await primaryMarket(floor.exchange)
  ;[buyer, seller] = [await floor.trader('10000', 0), await floor.trader('100', 500)]
  await floor.start()
})
afterEach(() => floor.booksAreSound())
afterAll(() => floor.exchange.close())

const historyOf = (who: Person | undefined) => floor.exchange.api(accounts, who)
async function trade(lots: number): Promise<void> {
  if (buyer === undefined || seller === undefined) throw new Error('the traders are missing')
  await floor.place(seller, `sell ${lots} @ 12.44`)
  await floor.place(buyer, `buy ${lots} @ 12.44`)
}

test('a trade is one event with side, quantity, price and fee for each side', async () => {
  await trade(150)
  const { rows, total } = await historyOf(buyer).flowingWater({ type: 'trade' })
  expect(total).toBe(1)
  const facts = {
    market: 'AURB-tUSD',
    base: 'AURB',
    quote: 'tUSD',
    quantity: '150',
    price: '12.440000',
    value: '1866.000000',
  }
  expect(rows).toMatchObject([
    { coin: 'tUSD', amount: '-1866.000000', fee: '2.799000', status: 'completed', trade: { side: 'buy', ...facts } },
  ])
  expect(rows[0]?.number).toMatch(/^O-\d+$/u)
  const sold = await historyOf(seller).flowingWater({ type: 'trade' })
  expect(sold.rows).toMatchObject([{ coin: 'tUSD', amount: '1866.000000', trade: { side: 'sell', ...facts } }])
})

test('a filter by the traded coin shows the change of that coin, of the same event', async () => {
  const { rows, total } = await historyOf(buyer).flowingWater({ type: 'trade', coin: 'AURB' })
  expect(total).toBe(1)
  expect(rows).toMatchObject([{ coin: 'AURB', amount: '150', fee: '0', trade: { side: 'buy', quantity: '150' } }])
})

test('pages of events neither repeat nor lose one', async () => {
  await trade(2)
  await trade(3)
  const all = await historyOf(buyer).flowingWater({ pageSize: 50 })
  const ids: string[] = []
  for (let after: string | undefined, more = true; more;) {
    const { rows, next } = await historyOf(buyer).flowingWater({ pageSize: 2, ...(after !== undefined && { after }) })
    ids.push(...rows.map(({ id }) => id))
    after = next ?? undefined
    more = next !== null
  }
  expect(ids).toEqual(all.rows.map(({ id }) => id))
  expect(ids).toHaveLength(all.total)
})

test('a search finds by number, market and coin, and sums what it finds', async () => {
  const number = (await historyOf(buyer).flowingWater({ type: 'trade' })).rows[0]?.number ?? ''
  expect(await historyOf(buyer).flowingWater({ search: number.toUpperCase() })).toMatchObject({
    total: 1,
    rows: [{ number, trade: { quantity: '3' } }],
    sums: [
      { coin: 'AURB', received: '3', sent: '0' },
      { coin: 'tUSD', received: '0.000000' },
    ],
  })
  expect((await historyOf(buyer).flowingWater({ search: 'aurb-tusd' })).total).toBe(3)
  expect((await historyOf(buyer).flowingWater({ search: 'nothing like this' })).total).toBe(0)
})

test('a transfer between own accounts is one row, with an account the row of that account, and sums to nothing', async () => {
  const sent = await floor.exchange
    .api(transfers, buyer)
    .create({ coin: 'tUSD', amount: '25', from: 'spot', to: 'token' }, freshKey())
  await expect
    .poll(async () => (await floor.exchange.api(transfers, buyer).one({ id: sent.id })).status, { timeout: 20_000 })
    .toBe('completed')
  const search = `T-${sent.id.slice(0, 8)}`
  const found = (filter: object) => historyOf(buyer).flowingWater({ search, ...filter })
  const left = { type: 'transfer_out', account: 'spot', otherAccount: 'token', amount: '-25.000000', number: search }
  const arrived = { type: 'transfer_in', account: 'token', otherAccount: 'spot', amount: '25.000000', number: search }
  expect(await found({})).toMatchObject({ total: 1, rows: [left] })
  expect((await found({ account: 'token' })).rows).toMatchObject([arrived])
  expect((await found({ account: 'spot' })).rows).toMatchObject([left])
  expect((await found({ type: 'transfer_in' })).rows).toMatchObject([arrived])
  const combined = await historyOf(buyer).flowingWater({ pageSize: 100 })
  expect(combined.rows.filter(({ number }) => number === search)).toHaveLength(1)
  expect(combined.total).toBe(combined.rows.length)
  const file = await historyOf(buyer).flowingWaterCsv({})
  expect(file.split('\n').filter((line) => line.includes(search))).toHaveLength(2)
  expect((await found({})).sums).toEqual([])
})

test('an amount on hold is pending in the history and in the file, on the first page only', async () => {
  const { symbol } = await market.published({ price: '100.00' })
  const ada = await market.investor(500_00n)
  const made = await market.subscribe(ada, symbol, '2')
  const first = await historyOf(ada).flowingWater({ withSums: true })
  expect(first.pending).toMatchObject([
    {
      type: 'subscription_deduction',
      account: 'fiat',
      coin: 'SGD',
      amount: '-200.00',
      fee: '1.00',
      balance: null,
      status: 'pending',
      number: made.number,
    },
  ])
  expect(first.sums).toEqual([{ coin: 'SGD', received: '500.00', sent: '0.00' }])
  expect((await historyOf(ada).flowingWater({ page: 2 })).pending).toEqual([])
  expect((await historyOf(ada).flowingWater({ account: 'spot' })).pending).toEqual([])
  expect((await historyOf(ada).flowingWater({ search: made.number })).pending).toHaveLength(1)
  expect(await historyOf(ada).flowingWaterCsv({})).toContain('Pending')
})

test('AZ-01 the history of another customer shows none of these events', async () => {
  const eve = await floor.exchange.customer()
  expect(await historyOf(eve).flowingWater({ withSums: true })).toMatchObject({ total: 0, pending: [], sums: [] })
})
