import { sql } from 'kysely'
import { setTimeout as pause } from 'node:timers/promises'
import { DAY_MS, HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, type Params, sendBinance, textOf } from '#testing/binance.ts'
import type { Person } from '#testing/exchange.ts'
import { type Floor, tradingFloor } from '#testing/trading-floor.ts'
import { type PublicTrade, readWindow } from './market-data.sql.ts'
import { findMarket } from './symbols.ts'

let floor: Floor
let maker: Person
let taker: Person
beforeAll(async () => {
  floor = await tradingFloor()
  maker = await floor.trader('1000', 100)
  taker = await floor.trader('1000', 100)
  await floor.start()
})
afterAll(() => floor.exchange.close())

const klines = (params: Params, ip = '127.0.0.1'): Promise<Answer> =>
  sendBinance(floor.exchange, { method: 'GET', path: '/api/v3/klines', query: textOf(params), by: null, ip })

type Candle = readonly [openTime: number, open: string, high: string, low: string, close: string, volume: string]
const candles = async (request: Params): Promise<Candle[]> =>
  (await klines({ symbol: 'AURBTUSD', interval: '1s', ...request })).body as Candle[]

test('returns a candle for every interval since the first trade, flat without trades', async () => {
  const trade = async (price: string) => {
    await floor.place(maker, `sell 1 @ ${price}`)
    await floor.place(taker, `buy 1 @ ${price}`)
  }
  expect(await candles({})).toEqual([])
  await trade('12.40')
  await pause(3_100)
  await trade('12.50')
  const [first, second] = await candles({ startTime: 0, limit: 1_000 }).then((all) => {
    expect(all.map(([at]) => at)).toEqual(all.map((_each, place) => Number(all[0]?.[0]) + place * 1_000))
    return all.filter(([, , , , , volume]) => volume === '1')
  })
  if (first === undefined || second === undefined) throw new Error('two candles with trades are needed')
  const [from, to] = [first[0], second[0]]
  const flat = ['12.40', '12.40', '12.40', '12.40', '0']
  const between = await candles({ startTime: from + 1, endTime: to - 1 })
  expect(between.length).toBe((to - from) / 1_000 - 1)
  for (const [, ...rest] of between) expect(rest.slice(0, 5)).toEqual(flat)
  expect(between[0]?.slice(6)).toEqual([from + 1_999, '0.000000', 0, '0', '0.000000', '0'])
  expect(second.slice(1, 5)).toEqual(['12.50', '12.50', '12.50', '12.50'])
  await pause(1_100)
  expect((await candles({ limit: 1 }))[0]?.slice(1, 6)).toEqual(['12.50', '12.50', '12.50', '12.50', '0'])
  expect(await candles({ startTime: from - DAY_MS, endTime: from - 1_000 })).toEqual([])
  expect(await candles({ startTime: Date.now() + 5_000 })).toEqual([])
})

test('returns candles only within the requested time, and weighs them by its length', async () => {
  const all = await candles({ startTime: 0, limit: 1_000 })
  expect(await candles({ startTime: 0, limit: 2 })).toEqual(all.slice(0, 2))
  expect(await candles({ endTime: Number(all[2]?.[0]), limit: 2 })).toEqual(all.slice(1, 3))
  expect(await candles({ startTime: Number(all[1]?.[0]), endTime: Number(all[2]?.[0]) })).toEqual(all.slice(1, 3))
  const weightOf = async (limits: Params, ip: string) =>
    (await klines({ symbol: 'AURBTUSD', ...limits }, ip)).headers['x-mbx-used-weight-1m']
  expect(await weightOf({ interval: '1m', limit: 1_000 }, '198.51.100.21')).toBe('2')
  expect(await weightOf({ interval: '1w' }, '198.51.100.22')).toBe('200')
})

const open = (path: string, params: Params, ip = '127.0.0.1'): Promise<Answer> =>
  sendBinance(floor.exchange, { method: 'GET', path, query: textOf(params), by: null, ip })

test('opens a month’s candle on its first day and ends it with its last', async () => {
  const [candle] = (await klines({ symbol: 'AURBTUSD', interval: '1M' })).body as unknown[][]
  const [from, to] = [new Date(Number(candle?.[0])), new Date(Number(candle?.[6]) + 1)]
  const moments = [from, to].map((at) => [at.getUTCDate(), at.getTime() % DAY_MS])
  expect(moments).toEqual([
    [1, 0],
    [1, 0],
  ])
  expect((to.getUTCMonth() - from.getUTCMonth() + 12) % 12).toBe(1)
  expect(candle?.[5]).toBe('2')
})

test('begins days and months by the clock of a time zone, and rejects invalid zones', async () => {
  const opens = async (request: Params): Promise<Date> => {
    const [candle] = (await klines({ symbol: 'AURBTUSD', ...request })).body as unknown[][]
    return new Date(Number(candle?.[0]))
  }
  const clock = (at: Date): string => at.toISOString().slice(11, 16)
  for (const [timeZone, midnight] of [
    ['8', '16:00'],
    ['-1:00', '01:00'],
    ['05:45', '18:15'],
    ['0', '00:00'],
  ] as const) {
    expect(clock(await opens({ interval: '1d', timeZone }))).toBe(midnight)
    expect(clock(await opens({ interval: '1M', timeZone }))).toBe(midnight)
    const day = await open('/api/v3/ticker/tradingDay', { symbol: 'AURBTUSD', timeZone })
    expect(clock(new Date((day.body as { openTime: number }).openTime))).toBe(midnight)
  }
  expect(new Date((await opens({ interval: '1M', timeZone: '14' })).getTime() + 14 * HOUR_MS).getUTCDate()).toBe(1)
  for (const timeZone of ['15', '-12:01', '8:60', 'UTC'])
    expect(await klines({ symbol: 'AURBTUSD', interval: '1d', timeZone })).toMatchObject({ body: { code: -1100 } })
})

test('sums the trades of the named pairs over the requested time', async () => {
  const pair = { symbol: 'AURBTUSD' }
  const expected = { lastPrice: '12.50', volume: '2', quoteVolume: '24.900000', count: 2 }
  for (const request of [pair, { ...pair, windowSize: '59m' }, { ...pair, windowSize: '7d' }])
    expect((await open('/api/v3/ticker', request)).body).toMatchObject(expected)
  expect((await open('/api/v3/ticker', { symbols: '["AURBTUSD"]', windowSize: '1h' })).body).toMatchObject([expected])
  expect((await open('/api/v3/ticker/tradingDay', pair)).body).toMatchObject({ ...pair, lastPrice: '12.50' })
  const { openTime, closeTime } = (await open('/api/v3/ticker', { ...pair, windowSize: '2h' })).body as {
    openTime: number
    closeTime: number
  }
  expect(closeTime - openTime).toBe(7_200_000)
  expect(await open('/api/v3/ticker', {})).toMatchObject({ status: 400, body: { code: -1102 } })
  for (const windowSize of ['60m', '24h', '8d', '1w'])
    expect(await open('/api/v3/ticker', { ...pair, windowSize })).toMatchObject({ status: 400, body: { code: -1100 } })
})

test('omits fields that can be computed from others in a MINI ticker', async () => {
  for (const path of ['/api/v3/ticker', '/api/v3/ticker/24hr', '/api/v3/ticker/tradingDay']) {
    const pair = { symbol: 'AURBTUSD' }
    const [full, mini] = [await open(path, pair), await open(path, { ...pair, type: 'MINI' })]
    const left =
      'symbol openPrice highPrice lowPrice lastPrice volume quoteVolume openTime closeTime firstId lastId count'
    expect(Object.keys(mini.body as object).toSorted()).toEqual(left.split(' ').toSorted())
    expect(full.body).toMatchObject({ priceChange: expect.any(String) as string })
  }
  expect(await open('/api/v3/ticker/price', { type: 'MINI' })).toMatchObject({ status: 400, body: { code: -1104 } })
})

test('filters pairs by status and by permissions, and rejects combinations of both', async () => {
  const pair = { symbol: 'AURBTUSD' }
  const info = async (request: Params) => (await open('/api/v3/exchangeInfo', request)).body as { symbols: object[] }
  const [all] = [(await info({})).symbols.length]
  const [trading, halted] = [{ symbolStatus: 'TRADING' }, { symbolStatus: 'HALT' }]
  for (const [request, count] of [
    [trading, all],
    [halted, 0],
    [{ permissions: 'SPOT' }, all],
    [{ permissions: '["MARGIN","SPOT"]' }, all],
    [{ permissions: 'MARGIN' }, 0],
  ] as const)
    expect((await info(request)).symbols).toHaveLength(count)
  expect(await info({ ...pair, showPermissionSets: 'false' })).toMatchObject({ symbols: [{ permissionSets: [] }] })
  for (const path of ['/api/v3/ticker/24hr', '/api/v3/ticker/price', '/api/v3/ticker/bookTicker']) {
    expect((await open(path, halted)).body).toEqual([])
    expect((await open(path, { ...pair, ...trading })).body).toMatchObject(pair)
  }
  for (const path of ['/api/v3/ticker/price', '/api/v3/depth'])
    expect(await open(path, { ...pair, ...halted })).toMatchObject({ status: 400, body: { code: -1220 } })
  for (const request of [{ symbols: '["AURBTUSD"]' }, trading, { permissions: 'SPOT' }])
    expect(await open('/api/v3/exchangeInfo', { ...pair, ...request })).toMatchObject({
      status: 400,
      body: { code: -1128 },
    })
  for (const request of [{ symbols: '[]' }, { symbolStatus: 'OPEN' }, { permissions: '[]' }])
    expect(await open('/api/v3/exchangeInfo', request)).toMatchObject({ status: 400, body: { code: -1100 } })
})

test('includes a trade at the first moment of a window', async () => {
  const { db } = floor.exchange.deps
  const found = await findMarket({ db }, 'AURBTUSD')
  if (!found.ok) throw new Error('there is no pair')
  const { terms } = found.value
  const trades = (await open('/api/v3/trades', { symbol: 'AURBTUSD' })).body as PublicTrade[]
  const [first, second] = trades.map(({ time }) => sql<Date>`${new Date(time)}::timestamptz`)
  if (first === undefined || second === undefined) throw new Error('two trades are needed')
  expect(await readWindow({ db }, terms, first)).toMatchObject({ count: 2, firstId: 1, lastId: 2 })
  const after = await readWindow({ db }, terms, second)
  expect(after).toMatchObject({ count: 1, firstId: 2, lastId: 2, openPrice: '12.40', prevClosePrice: '12.40' })
})

test('API-08 counts a pair once, reads at most a hundred, and weighs them by number and days', async () => {
  const twice = { symbols: '["AURBTUSD","aurbtusd","AURBTUSD"]' }
  const request = [
    ['/api/v3/exchangeInfo', '20'],
    ['/api/v3/ticker/price', '4'],
    ['/api/v3/ticker/bookTicker', '4'],
    ['/api/v3/ticker/24hr', '2'],
    ['/api/v3/ticker/tradingDay', '4'],
    ['/api/v3/ticker', '4'],
  ] as const
  const names = Array.from({ length: 101 }, (_, n) => `"PAIR${n}"`)
  const weightIn = ({ headers }: Answer) => headers['x-mbx-used-weight-1m']
  for (const [at, [path, weight]] of request.entries()) {
    const once = await open(path, twice, `198.51.100.${at + 30}`)
    expect(weightIn(once)).toBe(weight)
    const rows = path.endsWith('exchangeInfo') ? (once.body as { symbols: unknown }).symbols : once.body
    expect(rows).toMatchObject([{ symbol: 'AURBTUSD' }])
    expect(await open(path, { symbols: `[${names.join(',')}]` })).toMatchObject({ status: 400, body: { code: -1100 } })
  }
  const days: readonly (readonly [Params, string])[] = [
    [{ symbol: 'AURBTUSD' }, '2'],
    [{ symbols: `[${names.slice(0, 20).join(',')}]` }, '40'],
    [{ symbols: `[${names.slice(0, 41).join(',')}]` }, '80'],
    [{}, '80'],
  ]
  for (const [at, [params, weight]] of days.entries())
    expect(weightIn(await open('/api/v3/ticker/24hr', params, `198.51.100.${at + 50}`))).toBe(weight)
  const max = { symbols: `[${names.slice(1).join(',')}]` }
  const hundred = await open('/api/v3/ticker', { ...max, windowSize: '7d' }, '198.51.100.40')
  expect(hundred).toMatchObject({ status: 400, body: { code: -1121 } })
  expect(weightIn(hundred)).toBe('2800')
  expect(weightIn(await open('/api/v3/ticker', { ...twice, windowSize: '23h' }, '198.51.100.41'))).toBe('4')
})
