import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeKey, type TestKey } from '#testing/api-keys.ts'
import { type Answer, limitOrder, type Params, sendBinance, signedParams, signedQuery } from '#testing/binance.ts'
import type { Person } from '#testing/exchange.ts'
import { type Floor, tradingFloor } from '#testing/trading-floor.ts'

let floor: Floor
let key: TestKey
let maker: Person
beforeAll(async () => {
  floor = await tradingFloor()
  const who = await floor.trader('100', 20)
  maker = await floor.trader('1000', 20)
  key = await makeKey(floor.exchange, who)
  await floor.start()
})
afterEach(() => floor.clearBook())
afterAll(() => floor.exchange.close())

const ask = (method: 'GET' | 'POST', path: string, params: Params = {}): Promise<Answer> =>
  sendBinance(floor.exchange, { method, path, query: signedQuery(params, key), by: key })
const place = async (over: Params = {}): Promise<number> =>
  ((await ask('POST', '/api/v3/order', limitOrder(over))).body as { orderId: number }).orderId
const replace = (cancelOrderId: number, over: Params = {}): Promise<Answer> =>
  ask('POST', '/api/v3/order/cancelReplace', {
    cancelReplaceMode: 'STOP_ON_FAILURE',
    cancelOrderId,
    ...limitOrder(over),
  })
const openOrderIds = async (): Promise<number[]> =>
  ((await ask('GET', '/api/v3/openOrders')).body as { orderId: number }[]).map(({ orderId }) => orderId)
const unknown = { code: -2011, msg: 'Unknown order sent.' }
const poor = { code: -2010, msg: 'Account has insufficient balance for requested action.' }

test('reports both halves of a replacement that stops at its first half, and changes nothing', async () => {
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
  expect(await openOrderIds()).toEqual([standing])
})

test('answers 409 to a replacement with one failed half, with an answer for each half', async () => {
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

test('reports the reason of each half if both halves of a replacement failed', async () => {
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

test('cancels no order for a LIMIT_MAKER that would take, even if the old order would pay for it', async () => {
  await floor.place(maker, 'sell 5 @ 12.50')
  const order = await place({ quantity: '8', price: '12.30' })
  expect(await replaceByMaker(order, { quantity: '7', price: '12.50' })).toMatchObject({
    status: 400,
    body: { code: -2010, msg: 'Order would immediately match and take.' },
  })
  expect(await openOrderIds()).toEqual([order])
})

test('accepts a LIMIT_MAKER that would only have met the cancelled order', async () => {
  const order = await place({ side: 'SELL', price: '12.50' })
  expect(await replaceByMaker(order, { price: '12.50' })).toMatchObject({
    status: 200,
    body: { cancelResult: 'SUCCESS', newOrderResponse: { status: 'NEW' } },
  })
})

test('reports the halves of a failed replacement in the same way by socket', async () => {
  const address = await floor.exchange.server.app.listen({ host: '127.0.0.1', port: 0 })
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws-api/v3`)
  await once(socket, 'open')
  const order = await place()
  const orderRequest = { cancelReplaceMode: 'STOP_ON_FAILURE', cancelOrderId: order, ...limitOrder({ quantity: '20' }) }
  const answer = new Promise<string>((resolve) =>
    socket.addEventListener('message', ({ data }) => resolve(String(data)), { once: true }),
  )
  socket.send(JSON.stringify({ id: 1, method: 'order.cancelReplace', params: signedParams(orderRequest, key) }))
  expect(JSON.parse(await answer)).toMatchObject({
    id: 1,
    status: 409,
    error: { code: -2021, data: { cancelResult: 'SUCCESS', newOrderResult: 'FAILURE', newOrderResponse: poor } },
  })
  socket.close()
})
