import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeKey, type TestKey } from '#testing/api-keys.ts'
import { type Answer, limitOrder, type Params, sendBinance, signedParams, signedQuery } from '#testing/binance.ts'
import type { Person } from '#testing/house.ts'
import { type Floor, tradingFloor } from '#testing/trading-floor.ts'

let floor: Floor
let key: TestKey
let maker: Person
beforeAll(async () => {
  floor = await tradingFloor()
  const who = await floor.trader('100', 20)
  maker = await floor.trader('1000', 20)
  key = await makeKey(floor.house, who)
  await floor.start()
})
afterEach(() => floor.clearBook())
afterAll(() => floor.house.close())

const ask = (method: 'GET' | 'POST', path: string, params: Params = {}): Promise<Answer> =>
  sendBinance(floor.house, { method, path, query: signedQuery(params, key), by: key })
const place = async (over: Params = {}): Promise<number> =>
  ((await ask('POST', '/api/v3/order', limitOrder(over))).body as { orderId: number }).orderId
const replace = (cancelOrderId: number, over: Params = {}): Promise<Answer> =>
  ask('POST', '/api/v3/order/cancelReplace', {
    cancelReplaceMode: 'STOP_ON_FAILURE',
    cancelOrderId,
    ...limitOrder(over),
  })
const openOnes = async (): Promise<number[]> =>
  ((await ask('GET', '/api/v3/openOrders')).body as { orderId: number }[]).map(({ orderId }) => orderId)
const unknown = { code: -2011, msg: 'Unknown order sent.' }
const poor = { code: -2010, msg: 'Account has insufficient balance for requested action.' }

test('a replacement that stops at its first half says so of both, and changes nothing', async () => {
  const standing = await place()
  expect(await replace(999_999)).toMatchObject({
    status: 400,
    body: {
      code: -2022,
      msg: 'Order cancel-replace failed.',
      data: {
        cancelResult: 'FAILURE',
        newOrderResult: 'NOT_ATTEMPTED',
        cancelResponse: unknown,
        newOrderResponse: null,
      },
    },
  })
  expect(await openOnes()).toEqual([standing])
})

test('a replacement of which one half failed is 409, and each half has its own answer', async () => {
  const order = await place()
  expect(await replace(order, { quantity: '20' })).toMatchObject({
    status: 409,
    body: {
      code: -2021,
      msg: 'Order cancel-replace partially failed.',
      data: {
        cancelResult: 'SUCCESS',
        newOrderResult: 'FAILURE',
        cancelResponse: { orderId: order, status: 'CANCELED' },
        newOrderResponse: poor,
      },
    },
  })
  expect(await replace(order, { cancelReplaceMode: 'ALLOW_FAILURE' })).toMatchObject({
    status: 409,
    body: {
      code: -2021,
      data: {
        cancelResult: 'FAILURE',
        newOrderResult: 'SUCCESS',
        cancelResponse: unknown,
        newOrderResponse: { status: 'NEW' },
      },
    },
  })
})

test('a replacement of which both halves failed says why of each', async () => {
  expect(await replace(999_999, { cancelReplaceMode: 'ALLOW_FAILURE', quantity: '20' })).toMatchObject({
    status: 400,
    body: {
      code: -2022,
      data: {
        cancelResult: 'FAILURE',
        newOrderResult: 'FAILURE',
        cancelResponse: unknown,
        newOrderResponse: poor,
      },
    },
  })
})

const making = (over: Params): Params => {
  const { timeInForce: _, ...order } = limitOrder({ type: 'LIMIT_MAKER', ...over })
  return order
}
const replaceByMaker = (cancelOrderId: number, over: Params): Promise<Answer> =>
  ask('POST', '/api/v3/order/cancelReplace', {
    cancelReplaceMode: 'STOP_ON_FAILURE',
    cancelOrderId,
    ...making(over),
  })

test('no order is taken out for a LIMIT_MAKER that would take, even one that the old order pays for', async () => {
  await floor.place(maker, 'sell 5 @ 12.50')
  const order = await place({ quantity: '8', price: '12.30' })
  expect(await replaceByMaker(order, { quantity: '7', price: '12.50' })).toMatchObject({
    status: 400,
    body: { code: -2010, msg: 'Order would immediately match and take.' },
  })
  expect(await openOnes()).toEqual([order])
})

test('an order across that goes first makes room for the LIMIT_MAKER in its place', async () => {
  const order = await place({ side: 'SELL', price: '12.50' })
  expect(await replaceByMaker(order, { price: '12.50' })).toMatchObject({
    status: 200,
    body: { cancelResult: 'SUCCESS', newOrderResponse: { status: 'NEW' } },
  })
})

test('through a socket a failed replacement tells the same of its halves', async () => {
  const address = await floor.house.server.app.listen({ host: '127.0.0.1', port: 0 })
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws-api/v3`)
  await once(socket, 'open')
  const order = await place()
  const wish = { cancelReplaceMode: 'STOP_ON_FAILURE', cancelOrderId: order, ...limitOrder({ quantity: '20' }) }
  const said = new Promise<string>((hear) =>
    socket.addEventListener('message', ({ data }) => hear(String(data)), { once: true }),
  )
  socket.send(JSON.stringify({ id: 1, method: 'order.cancelReplace', params: signedParams(wish, key) }))
  expect(JSON.parse(await said)).toMatchObject({
    id: 1,
    status: 409,
    error: { code: -2021, data: { cancelResult: 'SUCCESS', newOrderResult: 'FAILURE', newOrderResponse: poor } },
  })
  socket.close()
})
