import { trades } from '@tessera/contract/trading/trades/trades.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Person } from '#testing/exchange.ts'
import { type Floor, PAIR, tradingFloor } from '#testing/trading-floor.ts'

let floor: Floor
let who: Person
let other: Person
beforeAll(async () => {
  floor = await tradingFloor()
  const next = await floor.crowd(2)
  who = next()
  other = next()
  await floor.start()
})
afterEach(() => floor.booksAreSound())
afterAll(() => floor.exchange.close())

async function placed(person: Person, order: string): Promise<string> {
  const answer = await floor.place(person, order)
  assert(answer.ok, order)
  return answer.value.order.id
}
const mine = (request: Parameters<ReturnType<typeof own>['mine']>[0]) => own().mine(request)
const own = () => floor.exchange.api(trades, who)
const linesOf = (rows: readonly { readonly quantity: string; readonly liquidity: string }[]) =>
  rows.map(({ quantity, liquidity }) => `${quantity} ${liquidity}`)

test('lists the trades of one order as taker and as maker, newest first, in pages', async () => {
  await placed(other, 'sell 3 @ 12.40')
  const order = await placed(who, 'buy 10 @ 12.50')
  await placed(other, 'sell 2 @ 12.50')
  await placed(other, 'sell 1 @ 12.50')
  await placed(who, 'buy 1 @ 12.60')
  await placed(other, 'sell 5 @ 12.50')
  const { rows, total } = await mine({ orderId: order })
  expect([linesOf(rows), total]).toEqual([['4 maker', '1 maker', '2 maker', '3 taker'], 4])
  const first = await mine({ orderId: order, pageSize: 3 })
  expect(linesOf(first.rows)).toEqual(['4 maker', '1 maker', '2 maker'])
  expect(linesOf((await mine({ orderId: order, pageSize: 3, after: first.next ?? '' })).rows)).toEqual(['3 taker'])
  expect((await mine({ orderId: order, symbol: PAIR })).rows).toEqual(rows)
  expect((await mine({ orderId: order, symbol: 'HCCL-tUSD' })).rows).toEqual([])
})

test("hides the trades of another customer's order", async () => {
  const order = await placed(other, 'sell 1 @ 12.40')
  await placed(who, 'buy 1 @ 12.40')
  expect((await mine({ orderId: order })).rows).toEqual([])
})
