import { amount, ppm } from '@tessera/domain/books/money/amount.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Floor, tradingFloor } from '#testing/trading-floor.ts'
import { listMarket } from '#trading/markets/list-market.sql.ts'
import { moveMarket } from '#trading/markets/move-market.sql.ts'
import { MarketStreams } from './market-streams.ts'

const LATE = 'LATE-tUSD'

let floor: Floor
beforeAll(async () => {
  floor = await tradingFloor()
  await floor.start()
})
afterAll(() => floor.exchange.close())

/** More readers than one turn writes to. */
const MANY = 500

test('serves many readers in turns after the order got its response, each with the best prices in its own form', async () => {
  const streams = new MarketStreams(floor.exchange.deps, floor.core)
  const received = Array.from({ length: MANY }, () => '')
  const found = await streams.find(['aurbtusd@bookTicker'])
  for (const [stream, name] of found)
    received.forEach((_, at) => {
      const send = (frames: Buffer): void => void (received[at] += frames.toString())
      streams.subscribe({ named: at % 2 === 1, send, disconnect: () => undefined }, stream, name)
    })
  const countWith = (price: string) => received.filter((text) => text.includes(`"b":"${price}"`)).length
  const when: number[] = []
  const stop = floor.core.listen({ committed: () => void when.push(countWith('11.01')), reset: () => undefined })
  const place = await floor.crowd(1, 100)
  await floor.place(place(), 'buy 1 @ 11.01')
  expect(when[0]).toBeGreaterThan(0)
  expect(when[0]).toBeLessThan(MANY)
  await expect.poll(() => countWith('11.01')).toBe(MANY)
  expect(received[0]).not.toContain('"stream"')
  expect(received[1]).toContain('{"stream":"aurbtusd@bookTicker","data":{')
  stop()
  streams.close()
})

test('publishes the day’s candle eight hours ahead of UTC under its own name, beside the one in UTC', async () => {
  const streams = new MarketStreams(floor.exchange.deps, floor.core)
  const received: string[] = []
  const reader = {
    named: true,
    send: (frames: Buffer) => void received.push(frames.toString()),
    disconnect: () => undefined,
  }
  const found = await streams.find(['aurbtusd@kline_1d', 'aurbtusd@kline_1d@+08:00'])
  for (const [stream, name] of found) streams.subscribe(reader, stream, name)
  const next = await floor.crowd(2, 100)
  await floor.place(next(), 'sell 1 @ 12.50')
  await floor.place(next(), 'buy 1 @ 12.50')
  const opens = (stream: string): string | undefined => {
    const event = received.find((each) => each.includes(`"stream":"${stream}"`))
    const [, t = ''] = /"t":(\d+)/.exec(event ?? '') ?? []
    return t === '' ? undefined : new Date(Number(t)).toISOString().slice(11, 16)
  }
  await expect.poll(() => opens('aurbtusd@kline_1d')).toBe('00:00')
  await expect.poll(() => opens('aurbtusd@kline_1d@+08:00')).toBe('16:00')
  streams.close()
})

test('publishes a candle that could not be read after a trade as soon as it can be read, without another trade', async () => {
  let away = false
  const db = floor.exchange.deps.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => (away ? Promise.reject(new Error('away')) : Promise.resolve(result)),
  })
  const warn = vi.fn<() => void>()
  const streams = new MarketStreams(
    { ...floor.exchange.deps, db, log: { ...floor.exchange.deps.log, warn } },
    floor.core,
  )
  const received: Buffer[] = []
  const found = await streams.find(['aurbtusd@kline_1m'])
  for (const [stream, name] of found)
    streams.subscribe(
      { named: true, send: (frames) => void received.push(frames), disconnect: () => undefined },
      stream,
      name,
    )
  away = true
  const next = await floor.crowd(2, 100)
  await floor.place(next(), 'sell 1 @ 12.50')
  await floor.place(next(), 'buy 1 @ 12.50')
  await expect.poll(() => warn.mock.calls.length).toBeGreaterThan(0)
  expect(received).toEqual([])
  away = false
  await expect.poll(() => received.length).toBeGreaterThan(0)
  streams.close()
})

test('publishes candles in order: a new one waits for the end of the previous one', async () => {
  const streams = new MarketStreams(floor.exchange.deps, floor.core)
  let received = ''
  const reader = {
    named: false,
    send: (frames: Buffer) => void (received += frames.toString()),
    disconnect: () => undefined,
  }
  for (const [stream, name] of await streams.find(['aurbtusd@kline_1s'])) streams.subscribe(reader, stream, name)
  const next = await floor.crowd(2, 100)
  const [maker, taker] = [next(), next()]
  const candles = () =>
    [...received.matchAll(/"t":(\d+).+?"x":(true|false)/g)].map(([, t, x]) => [Number(t), x === 'true'] as const)
  for (let trade = 0; trade < 4; trade += 1) {
    await floor.place(maker, 'sell 1 @ 12.50')
    // Trades this late are read again after the next candle has opened.
    await pause(1_850 - (Date.now() % 1_000))
    await floor.place(taker, 'buy 1 @ 12.50')
  }
  await expect.poll(() => candles().filter(([, isOver]) => !isOver).length).toBeGreaterThan(3)
  const opened = candles().map(([t]) => t)
  expect(opened).toEqual(opened.toSorted((a, b) => a - b))
  streams.close()
})

test('publishes a pair that is listed later to readers of all pairs', async () => {
  const streams = new MarketStreams(floor.exchange.deps, floor.core)
  let received = ''
  const reader = {
    named: true,
    send: (frames: Buffer) => void (received += frames.toString()),
    disconnect: () => undefined,
  }
  const all = ['!ticker@arr', '!miniTicker@arr', '!ticker_1h@arr']
  for (const [stream, name] of await streams.find(all)) streams.subscribe(reader, stream, name)
  const { deps } = floor.exchange
  await floor.exchange.coin('LATE', 'token', 0)
  await deps.inTx('world')(async (tx) => {
    await listMarket(tx, {
      symbol: LATE,
      base: 'LATE',
      quote: 'tUSD',
      baseScale: 0,
      quoteScale: 6,
      tick: amount(10_000n),
      lot: amount(1n),
      makerFee: ppm(0),
      takerFee: ppm(0),
      minValue: amount(1_000_000n),
      maxValue: amount(10n ** 12n),
      band: ppm(200_000),
      dynamicBand: ppm(100_000),
      listingPrice: amount(12_500_000n),
    })
    await moveMarket(tx, LATE, 'open')
    return ok(undefined)
  })
  const [seller, buyer] = [await floor.exchange.customer(), await floor.trader('1000', 0)]
  await floor.exchange.fund({ customer: seller.id, kind: 'spot' }, 'LATE', 10n)
  await floor.place(seller, 'sell 1 @ 12.50', { market: LATE })
  await floor.place(buyer, 'buy 1 @ 12.50', { market: LATE })
  for (const stream of all)
    await expect.poll(() => received).toMatch(new RegExp(`"stream":"${stream}","data":\\[\\{[^\\]]*"s":"LATETUSD"`))
  streams.close()
})
