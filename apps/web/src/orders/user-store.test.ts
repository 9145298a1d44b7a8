import { expect, test } from 'vitest'
import { Live } from '../lib/live.ts'
import type { Order } from './orders.queries.ts'
import { UserStore } from './user-store.ts'

const silent = new Live({
  connect: () => ({ send: () => undefined, close: () => undefined }),
  token: () => undefined,
  sessionOver: () => undefined,
  now: () => 0,
  later: () => () => undefined,
  spread: () => 0,
})
const order = (id: string, status: 0 | 3, filled: string): Order => ({
  id,
  symbol: 'AURB-tUSD',
  side: 'buy',
  type: 'limit',
  flag: 'gtc',
  stop: null,
  triggeredAt: null,
  until: null,
  price: '12.50',
  cashQuantity: null,
  quantity: '20',
  filled,
  average: null,
  value: '250',
  filledValue: '0',
  fee: '0',
  feeCoin: 'tUSD',
  status,
  cancelCause: null,
  clientOrderId: id,
  placedAt: '2026-11-22T00:00:00.000Z',
  closedAt: null,
})

test('an order that is filled at once never rests, and is news all the same', () => {
  const store = new UserStore(silent)
  store.snapshot({ orders: [order('a', 0, '0')], balances: [] })
  const before = store.get()
  store.delta({ orders: [order('b', 3, '20')], balances: [] })
  expect(store.get()?.orders.map(({ id }) => id)).toEqual(['a'])
  expect(store.get()?.news).not.toBe(before?.news)
})

test('a balance alone is no news of an order', () => {
  const store = new UserStore(silent)
  store.snapshot({ orders: [order('a', 0, '0')], balances: [] })
  const before = store.get()
  store.delta({ orders: [], balances: [{ coin: 'tUSD', available: '5', held: '0' }] })
  expect(store.get()?.news).toBe(before?.news)
})
