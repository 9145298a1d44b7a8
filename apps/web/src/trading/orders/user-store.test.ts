import { expect, test } from 'vitest'
import { silent } from '#parts/testing.ts'
import { anOrder } from './testing.ts'
import { UserStore } from './user-store.ts'

test('an order that is filled at once never rests, but still counts as an event', () => {
  const store = new UserStore(silent)
  store.snapshot({ orders: [anOrder('a')], balances: [] })
  const before = store.get()
  store.delta({ orders: [anOrder('b', { status: 3, filled: '20' })], balances: [] })
  expect(store.get()?.orders.map(({ id }) => id)).toEqual(['a'])
  expect(store.get()?.news).not.toBe(before?.news)
})

test('a balance alone does not count as an event of an order', () => {
  const store = new UserStore(silent)
  store.snapshot({ orders: [anOrder('a')], balances: [] })
  const before = store.get()
  store.delta({ orders: [], balances: [{ coin: 'tUSD', available: '5', held: '0' }] })
  expect(store.get()?.news).toBe(before?.news)
})
