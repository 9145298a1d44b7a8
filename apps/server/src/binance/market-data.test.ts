import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, type Params, sendBinance, textOf } from '../../../../world/src/testing/binance.ts'
import type { Person } from '../../../../world/src/testing/house.ts'
import { type Floor, tradingFloor } from '../../../../world/src/testing/trading-floor.ts'

let floor: Floor
let maker: Person
let taker: Person
beforeAll(async () => {
  floor = await tradingFloor()
  maker = await floor.trader('1000', 100)
  taker = await floor.trader('1000', 100)
  await floor.start()
})
afterAll(() => floor.house.close())

const klines = (params: Params, ip = '127.0.0.1'): Promise<Answer> =>
  sendBinance(floor.house, { method: 'GET', path: '/api/v3/klines', query: textOf(params), by: null, ip })

test('candles never span more than was asked for, and weigh by what they span', async () => {
  const trade = async () => {
    await floor.place(maker, 'sell 1 @ 12.50')
    await floor.place(taker, 'buy 1 @ 12.50')
  }
  await trade()
  await pause(2_100)
  await trade()
  const from = async (limits: Params) =>
    (await klines({ symbol: 'AURBTUSD', interval: '1s', ...limits })).body as unknown[][]
  const all = await from({ startTime: 0, limit: 1_000 })
  expect(await from({ startTime: 0, limit: 2 })).toEqual(all.slice(0, 1))
  expect(await from({ startTime: Number(all.at(-1)?.[0]), limit: 2 })).toEqual(all.slice(-1))
  expect(await from({ limit: 2 })).toEqual(all.slice(-1))
  const weightOf = async (limits: Params, ip: string) =>
    (await klines({ symbol: 'AURBTUSD', ...limits }, ip)).headers['x-mbx-used-weight-1m']
  expect(await weightOf({ interval: '1m', limit: 1_000 }, '198.51.100.21')).toBe('2')
  expect(await weightOf({ interval: '1w' }, '198.51.100.22')).toBe('200')
})
