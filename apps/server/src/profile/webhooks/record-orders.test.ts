import { orders } from '@tessera/contract/trading/orders/orders.ts'
import { webhooks } from '@tessera/contract/profile/webhooks/webhooks.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proof } from '#testing/direct-proof.sql.ts'
import type { Person } from '#testing/exchange.ts'
import { type Floor, PAIR, tradingFloor } from '#testing/trading-floor.ts'
import { recordOrders } from './record-orders.ts'

const URL = 'https://hooks.example/in'
let floor: Floor
let next: () => Person
beforeAll(async () => {
  floor = await tradingFloor()
  next = await floor.crowd(4)
  await floor.start()
})
afterAll(() => floor.exchange.close())

const place = (
  who: Person,
  side: 'buy' | 'sell',
  price: string,
  quantity: string,
  idempotencyKey: string = randomUUID(),
) => floor.exchange.api(orders, who).place({ symbol: PAIR, side, price, quantity }, { idempotencyKey })
async function listen(who: Person): Promise<void> {
  const events = ['order.filled', 'order.cancelled'] as const
  const verifyToken = await proof(floor.exchange.deps, who, 'create_webhook', { url: URL, events: events.join() })
  await floor.exchange.api(webhooks, who).create({ url: URL, events: [...events], verifyToken })
}
const events = async (who: Person) =>
  (
    await sql<{ type: string; data: { id: string } }>`
      select type, data from webhook_event where customer_id = ${who.id} order by number`.execute(
      floor.exchange.deps.db,
    )
  ).rows.map(({ type, data }) => ({ type, ...data }))

test('each order that is filled or cancelled after the endpoint was added has one event, even if it is read twice', async () => {
  const [maker, taker, other] = [next(), next(), next()]
  const before = await place(taker, 'buy', '12.10', '1')
  await floor.exchange.api(orders, taker).cancel({ id: before.id })
  await recordOrders(floor.exchange.deps)
  await listen(taker)
  await place(maker, 'sell', '12.30', '3')
  await place(other, 'sell', '12.30', '3')
  const key = randomUUID()
  const bought = await place(taker, 'buy', '12.35', '5', key)
  const open = await place(taker, 'buy', '12.05', '2')
  await recordOrders(floor.exchange.deps)
  await floor.exchange.api(orders, taker).cancel({ id: open.id })
  await recordOrders(floor.exchange.deps)
  await sql`update webhook_orders_read set fill_seq = 0, canceled_number = 0`.execute(floor.exchange.deps.db)
  await recordOrders(floor.exchange.deps)
  const recorded = await events(taker)
  expect(recorded).toHaveLength(3)
  expect(recorded.slice(0, 2)).toEqual([
    {
      type: 'order.filled',
      id: bought.id,
      clientOrderId: key,
      symbol: PAIR,
      side: 'buy',
      price: '12.350000',
      quantity: '5',
      filled: '5',
    },
    expect.objectContaining({ type: 'order.cancelled', id: open.id, quantity: '2', filled: '0' }),
  ])
  // The reader starts from the beginning, so it also finds the order that was cancelled before.
  expect(recorded[2]).toMatchObject({ type: 'order.cancelled', id: before.id })
  expect(await events(maker)).toEqual([])
})
