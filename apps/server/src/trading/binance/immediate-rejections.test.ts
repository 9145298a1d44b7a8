import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeKey, type TestKey } from '#testing/api-keys.ts'
import { type Answer, limitOrder, type Params, sendBinance, signedQuery } from '#testing/binance.ts'
import type { Person } from '#testing/exchange.ts'
import { type Floor, tradingFloor } from '#testing/trading-floor.ts'

let floor: Floor
let key: TestKey
let maker: Person
let who: Person
beforeAll(async () => {
  floor = await tradingFloor()
  who = await floor.trader('1000', 20)
  maker = await floor.trader('1000', 20)
  key = await makeKey(floor.exchange, who)
  await floor.start()
  await floor.place(maker, 'sell 1 @ 12.40')
  await floor.place(who, 'buy 1 @ 12.40')
})
afterEach(() => floor.clearBook())
afterAll(() => floor.exchange.close())

const ask = (method: 'GET' | 'POST', path: string, params: Params): Promise<Answer> =>
  sendBinance(floor.exchange, { method, path, query: signedQuery(params, key), by: key })
const stop = (side: 'BUY' | 'SELL', stopPrice: string): Params =>
  limitOrder({ type: 'STOP_LOSS_LIMIT', side, stopPrice, price: side === 'BUY' ? '12.60' : '12.20' })
const ownOrders = async (): Promise<number> =>
  ((await ask('GET', '/api/v3/allOrders', { symbol: 'AURBTUSD' })).body as unknown[]).length

test('TRD-05 rejects a stop that the last trade has reached, before it becomes an order', async () => {
  const before = await ownOrders()
  await floor.place(maker, 'sell 5 @ 12.55')
  for (const request of [stop('BUY', '12.30'), stop('BUY', '12.40'), stop('SELL', '12.50'), stop('SELL', '12.40')])
    for (const path of ['/api/v3/order', '/api/v3/order/test'])
      expect(await ask('POST', path, request)).toMatchObject({
        status: 400,
        body: { code: -2010, msg: 'Stop price would trigger immediately.' },
      })
  expect(await ownOrders()).toBe(before)
  for (const request of [stop('BUY', '12.50'), stop('SELL', '12.30')])
    expect((await ask('POST', '/api/v3/order', request)).body).toMatchObject({ status: 'NEW' })
  await floor.booksAreSound()
  await floor.tablesMatchState()
})

test('the site accepts a stop at once that the last trade has reached', async () => {
  await floor.place(maker, 'sell 5 @ 12.40')
  expect(await floor.place(who, 'buy 1 @ 12.60 stop 12.30')).toMatchObject({ value: { order: { status: 3 } } })
})

test('TRD-05 rejects a LIMIT_MAKER that would take, before it becomes an order, and frees its client order id', async () => {
  const before = await ownOrders()
  await floor.place(maker, 'sell 5 @ 12.50')
  const request = (price: string): Params => {
    const { timeInForce: _, ...order } = limitOrder({ type: 'LIMIT_MAKER', price, newClientOrderId: 'quote' })
    return order
  }
  for (const path of ['/api/v3/order', '/api/v3/order/test'])
    expect(await ask('POST', path, request('12.50'))).toMatchObject({
      status: 400,
      body: { code: -2010, msg: 'Order would immediately match and take.' },
    })
  expect(await ownOrders()).toBe(before)
  expect((await ask('POST', '/api/v3/order', request('12.49'))).body).toMatchObject({ status: 'NEW' })
  await floor.tablesMatchState()
})
