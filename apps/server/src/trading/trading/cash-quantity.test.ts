import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { asOwnerOf } from '#testing/as-owner.ts'
import type { Person } from '#testing/exchange.ts'
import { type Floor, spotOf, tradingFloor } from '#testing/trading-floor.ts'

let floor: Floor
let maker: Person
/** Has exactly the cost of 125 and its fee, to the last minor unit. */
let exact: Person
let short: Person
let rich: Person
let other: Person

beforeAll(async () => {
  floor = await tradingFloor()
  maker = await floor.trader('10000', 1_000)
  exact = await floor.trader('125.1875', 0)
  short = await floor.trader('125.187499', 0)
  rich = await floor.trader('10000', 100)
  other = await floor.trader('10000', 100)
  await floor.start()
})
afterEach(async () => {
  await floor.tablesMatchState()
  await floor.clearBook()
  await floor.booksAreSound()
})
afterAll(() => floor.exchange.close())

const byCash = (who: Person, side: 'buy' | 'sell', cashQuantity: string, over: Parameters<Floor['place']>[2] = {}) =>
  floor.place(who, `${side} 0 market`, { quantity: undefined, cashQuantity, ...over })

test('TRD-06 holds exactly the cash quantity of a buy and its fee, so a customer with exactly this amount can spend it', async () => {
  await floor.place(maker, 'sell 6 @ 12.50')
  await floor.place(maker, 'sell 6 @ 12.50')
  expect(await byCash(short, 'buy', '125')).toMatchObject({ code: 'INSUFFICIENT_AVAILABLE_BALANCE' })
  expect(await byCash(exact, 'buy', '125')).toMatchObject({
    value: { order: { lots: 10, status: 3, cashQuantity: 125_000_000n, filledValue: 125_000_000n, fee: 187_500n } },
  })
  expect(await spotOf(floor, exact, 'tUSD')).toEqual({ posted: 0n, held: 0n })
  expect(await spotOf(floor, exact, 'AURB')).toEqual({ posted: 10n, held: 0n })
})

test('buys as many lots through the levels as the money pays for, and releases the rest', async () => {
  await floor.place(maker, 'sell 4 @ 12.50')
  await floor.place(maker, 'sell 4 @ 12.60')
  const before = await spotOf(floor, rich, 'tUSD')
  // 50 for four and 37.80 for three more; a fourth of these would need another 12.40.
  const placed = await byCash(rich, 'buy', '88')
  expect(placed).toMatchObject({ value: { order: { lots: 7, status: 3, filledValue: 87_800_000n, fee: 131_700n } } })
  expect(await spotOf(floor, rich, 'tUSD')).toEqual({ posted: before.posted - 87_931_700n, held: 0n })
})

test('a sell order by cash quantity earns at most that amount', async () => {
  await floor.place(maker, 'buy 3 @ 12.50')
  await floor.place(maker, 'buy 3 @ 12.40')
  expect(await byCash(rich, 'sell', '62.29')).toMatchObject({
    value: { order: { lots: 4, status: 3, filledValue: 49_900_000n } },
  })
  expect(await byCash(rich, 'sell', '5000')).toMatchObject({ value: { order: { lots: 2, status: 3 } } })
})

test('trades everything up to its worst price, and nothing beyond', async () => {
  await floor.place(maker, 'sell 2 @ 12.50')
  await floor.place(maker, 'sell 2 @ 13.13')
  expect(await byCash(rich, 'buy', '500')).toMatchObject({
    value: { order: { lots: 2, status: 3, cancelCause: null } },
  })
})

test('stops at an order of the same customer, and cancels the rest', async () => {
  await floor.place(maker, 'sell 2 @ 12.50')
  await floor.place(other, 'sell 2 @ 12.51')
  await floor.place(maker, 'sell 2 @ 12.52')
  const before = await spotOf(floor, other, 'tUSD')
  expect(await byCash(other, 'buy', '75.06')).toMatchObject({
    value: { order: { lots: 6, filledLots: 2, status: 4, cancelCause: 'self_trade', filledValue: 25_000_000n } },
  })
  expect(await spotOf(floor, other, 'tUSD')).toEqual({ posted: before.posted - 25_037_500n, held: 0n })
})

test('TRD-02 the same key with the same money returns the same order, whatever the book is now, and other money is rejected', async () => {
  await floor.place(maker, 'sell 9 @ 12.50')
  const key = { clientOrderId: 'by-the-money' }
  const first = await byCash(rich, 'buy', '30', key)
  assert(first.ok, 'the order was not placed')
  expect(first.value.order.lots).toBe(2)
  await floor.place(maker, 'sell 9 @ 11.10')
  expect(await byCash(rich, 'buy', '30.00', key)).toMatchObject({
    value: { hit: true, order: { id: first.value.order.id, lots: 2 } },
  })
  expect(await byCash(rich, 'buy', '31', key)).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
  expect(await floor.place(rich, 'buy 2 market', key)).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
  const named = { clientOrderId: 'by-the-quantity' }
  await floor.place(rich, 'buy 2 market', named)
  expect(await byCash(rich, 'buy', '22.20', named)).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
})

test.each([
  ['nobody across', '', { cashQuantity: '100' }, 'ORDER_NOBODY_ACROSS', undefined],
  ['not one lot', 'sell 5 @ 12.50', { cashQuantity: '12.49' }, 'ORDER_BELOW_ONE_LOT', 'cashQuantity'],
  ['nothing', 'sell 5 @ 12.50', { cashQuantity: '0' }, 'ORDER_BELOW_MINIMUM', 'cashQuantity'],
  ['below the minimum', 'sell 5 @ 12.50', { cashQuantity: '0.99' }, 'ORDER_BELOW_MINIMUM', 'cashQuantity'],
  ['above the maximum', 'sell 5 @ 12.50', { cashQuantity: '1000001' }, 'ORDER_ABOVE_MAXIMUM', 'cashQuantity'],
  ['too many decimals', 'sell 5 @ 12.50', { cashQuantity: '13.0000001' }, 'ORDER_CASH_TOO_PRECISE', 'cashQuantity'],
  ['both', 'sell 5 @ 12.50', { cashQuantity: '100', quantity: '1' }, 'ORDER_TERMS_CONFLICT', 'cashQuantity'],
  ['neither', 'sell 5 @ 12.50', {}, 'ORDER_TERMS_CONFLICT', 'quantity'],
  [
    'a limit',
    'sell 5 @ 12.50',
    { type: 'limit', price: '12.50', flag: 'gtc', quantity: '1', cashQuantity: '100' },
    'ORDER_TERMS_CONFLICT',
    'cashQuantity',
  ],
] as const)('TRD-05 rejects %s and changes nothing', async (_, across, over, code, field) => {
  if (across !== '') await floor.place(maker, across)
  const before = await spotOf(floor, rich, 'tUSD')
  const answer = await floor.place(rich, 'buy 0 market', { quantity: undefined, ...over })
  expect(answer).toMatchObject({ ok: false, code, ...(field !== undefined && { field }) })
  expect(await spotOf(floor, rich, 'tUSD')).toEqual(before)
})

test('the database stores no order that spent more than its cash quantity', async () => {
  await floor.place(maker, 'sell 5 @ 12.50')
  const placed = await byCash(rich, 'buy', '25')
  assert(placed.ok, 'the order was not placed')
  const forgedQuantity = sql`update trading_order set cash_quantity = filled_value - 1 where id = ${placed.value.order.id}`
  await expect(forgedQuantity.execute(floor.exchange.deps.db)).rejects.toThrow('permission denied')
  await expect(asOwnerOf(floor.exchange)(forgedQuantity)).rejects.toThrow('trading_order_sound')
})
