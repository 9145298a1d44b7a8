import { markets } from '@tessera/contract/trading/markets/markets.ts'
import { orders } from '@tessera/contract/trading/orders/orders.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { pairDesk } from '#testing/pairs.ts'
import { type Floor, PAIR, tradingFloor } from '#testing/trading-floor.ts'
import type { Person } from '#testing/exchange.ts'

let floor: Floor
let people: Person[] = []
beforeAll(async () => {
  floor = await tradingFloor()
  const desk = await pairDesk(floor.exchange)
  for (let at = 0; at < 5; at += 1) people.push(await floor.trader('10000', 3))
  await floor.start()
  await desk.agree(PAIR, { minValue: '100' })
  await desk.applyDue()
  await vi.waitFor(
    async () => {
      const minimum = (await floor.exchange.api(markets).list({})).rows[0]?.minValue
      if (minimum !== '100.000000') throw new Error(`the minimum is still ${minimum}`)
    },
    { timeout: 10_000 },
  )
})
afterEach(async () => {
  await floor.clearBook()
  await floor.tablesMatchState()
  await floor.booksAreSound()
})
afterAll(() => floor.exchange.close())

function next(): Person {
  const [person, ...others] = people
  if (person === undefined) throw new Error('the test needs more traders')
  people = others
  return person
}
const below = { ok: false, code: 'ORDER_BELOW_MINIMUM', params: { bound: '100' } }

test('TRD-05 a sale of all that is left may be below the minimum, and rests in the book', async () => {
  const who = next()
  expect(await floor.place(who, 'sell 2 @ 12.50')).toMatchObject(below)
  expect(await floor.place(who, 'sell 3 @ 12.50')).toMatchObject({ ok: true })
})

test('TRD-05 while an order holds a part, the rest is not a whole holding', async () => {
  const who = next()
  await floor.exchange.fund({ customer: who.id, kind: 'token' }, 'AURB', 1n)
  expect(await floor.place(who, 'sell 3 @ 12.50')).toMatchObject({ ok: true })
  expect(await floor.place(who, 'sell 1 @ 12.50')).toMatchObject(below)
})

test('TRD-05 no buy is exempt, whatever the buyer holds', async () => {
  const who = next()
  expect(await floor.place(who, 'buy 3 @ 12.50')).toMatchObject(below)
})

test('TRD-05 by API the preview accepts it and the order sells everything at once', async () => {
  const [seller, buyer] = [next(), next()]
  await floor.place(buyer, 'buy 20 @ 12.40')
  const api = floor.exchange.api(orders, seller)
  const request = { symbol: PAIR, side: 'sell', type: 'market', quantity: '3' } as const
  expect(await api.preview(request)).toMatchObject({ eligible: true, reasons: [] })
  expect(await api.preview({ ...request, quantity: '2' })).toMatchObject({ reasons: ['ORDER_BELOW_MINIMUM'] })
  expect(await api.place(request, { idempotencyKey: randomUUID() })).toMatchObject({ status: 3, filled: '3' })
})
