import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeKey, type TestKey } from '#testing/api-keys.ts'
import { type Answer, limitOrder, type Method, type Params, sendBinance, signedQuery } from '#testing/binance.ts'
import type { Person } from '#testing/exchange.ts'
import { type Floor, tradingFloor } from '#testing/trading-floor.ts'
import { UserFeeds } from './user-feeds.ts'

let floor: Floor
let who: Person
let maker: Person
let key: TestKey
beforeAll(async () => {
  floor = await tradingFloor()
  who = await floor.trader('1000', 20)
  maker = await floor.trader('1000', 20)
  key = await makeKey(floor.exchange, who)
  await floor.start()
})
afterEach(async () => {
  await floor.clearBook()
  await floor.booksAreSound()
  await floor.tablesMatchState()
})
afterAll(() => floor.exchange.close())

const pair = { symbol: 'AURBTUSD' }
const ask = (method: Method, params: Params, path = '/api/v3/order'): Promise<Answer> =>
  sendBinance(floor.exchange, { method, path, query: signedQuery({ ...pair, ...params }, key), by: key })
const place = (newClientOrderId: string, over: Params = {}): Promise<Answer> =>
  ask('POST', limitOrder({ newClientOrderId, ...over }))
const cancel = (origClientOrderId: string): Promise<Answer> => ask('DELETE', { origClientOrderId })
const numberOf = ({ body }: Answer): number => (body as { orderId: number }).orderId
const duplicate = { status: 400, body: { code: -2010, msg: 'Duplicate order sent.' } }

test('frees a client order id once its order has ended, and resolves it to its newest order', async () => {
  const numbers: number[] = []
  for (const quantity of ['1', '1', '2']) {
    const placed = await place('grid', { quantity })
    expect(placed).toMatchObject({ status: 200, body: { clientOrderId: 'grid', status: 'NEW' } })
    numbers.push(numberOf(placed))
    for (const again of ['1', '2']) expect(await place('grid', { quantity: again })).toMatchObject(duplicate)
    const found = await ask('GET', { origClientOrderId: 'grid' })
    expect(found.body).toMatchObject({ orderId: numbers.at(-1), clientOrderId: 'grid', status: 'NEW' })
    expect((await cancel('grid')).body).toMatchObject({ orderId: numbers.at(-1), origClientOrderId: 'grid' })
  }
  const { body } = await ask('GET', {}, '/api/v3/allOrders')
  expect(body).toMatchObject(numbers.map((orderId) => ({ orderId, clientOrderId: 'grid', status: 'CANCELED' })))
})

test('accepts one of many concurrent orders that reuse a client order id', async () => {
  await place('race')
  await cancel('race')
  const prices = ['12.40', '12.40', '12.30', '12.20', '12.10']
  const all = await Promise.all(prices.map((price, at) => place('race', { price, recvWindow: 5_000 + at })))
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const each of all.filter(({ status }) => status !== 200)) expect(each).toMatchObject(duplicate)
  expect((await ask('GET', {}, '/api/v3/openOrders')).body).toHaveLength(1)
})

test('API-05 does not free the client order id of an order that has traded, so a repeated request places it once', async () => {
  await floor.place(maker, 'sell 5 @ 12.40')
  expect((await place('once')).body).toMatchObject({ status: 'FILLED' })
  expect(await place('once')).toMatchObject(duplicate)
})

test('accepts a replacement with the client order id of the replaced order', async () => {
  const old = numberOf(await place('quote'))
  const replaced = await ask(
    'POST',
    {
      ...limitOrder({ newClientOrderId: 'quote', price: '12.30' }),
      cancelReplaceMode: 'STOP_ON_FAILURE',
      cancelOrderId: old,
    },
    '/api/v3/order/cancelReplace',
  )
  expect(replaced).toMatchObject({
    status: 200,
    body: { newOrderResponse: { clientOrderId: 'quote', price: '12.30' } },
  })
})

test("the user stream has the client's own order id", async () => {
  await place('told')
  await cancel('told')
  const received: object[] = []
  const feeds = new UserFeeds(floor.exchange.deps, floor.core)
  await feeds.join(who.id, {
    receive: (event) => void received.push(event),
    disconnect: () => expect.unreachable('lost'),
  })
  await place('told')
  await expect.poll(() => received.filter((event) => 'x' in event)).toMatchObject([{ x: 'NEW', c: 'told' }])
  feeds.close()
})
