import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Floor, tradingFloor } from '../../../../world/src/testing/trading-floor.ts'
import { MarketStreams } from './market-streams.ts'

let floor: Floor
beforeAll(async () => {
  floor = await tradingFloor()
  await floor.start()
})
afterAll(() => floor.house.close())

/** More than are written to in one turn. */
const MANY = 500

test('a crowd on a stream is told by and by, after the order was answered, each the best of the book in its own form', async () => {
  const streams = new MarketStreams(floor.house.deps, floor.core)
  const heard = Array.from({ length: MANY }, () => '')
  const found = await streams.find(['aurbtusd@bookTicker'])
  for (const [stream, name] of found)
    heard.forEach((_, at) => {
      const send = (frames: Buffer): void => void (heard[at] += frames.toString())
      streams.subscribe({ named: at % 2 === 1, send, lose: () => undefined }, stream, name)
    })
  const told = (price: string) => heard.filter((text) => text.includes(`"b":"${price}"`)).length
  const when: number[] = []
  const stop = floor.core.listen({ told: () => void when.push(told('11.01')), reset: () => undefined })
  const place = await floor.crowd(1, 100)
  await floor.place(place(), 'buy 1 @ 11.01')
  expect(when[0]).toBeGreaterThan(0)
  expect(when[0]).toBeLessThan(MANY)
  await expect.poll(() => told('11.01')).toBe(MANY)
  expect(heard[0]).not.toContain('"stream"')
  expect(heard[1]).toContain('{"stream":"aurbtusd@bookTicker","data":{')
  stop()
  streams.close()
})
