import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Params, sendBinance, textOf } from '#testing/binance.ts'
import { type Floor, tradingFloor } from '#testing/trading-floor.ts'

let floor: Floor
beforeAll(async () => {
  floor = await tradingFloor()
  const [maker, taker] = [await floor.trader('0', 100), await floor.trader('1000', 0)]
  await floor.start()
  await floor.place(maker, 'sell 1 @ 12.40')
  await floor.place(taker, 'buy 1 @ 12.40')
})
afterAll(() => floor.exchange.close())

async function trades(request: Params): Promise<{ T: number }[]> {
  const query = textOf({ symbol: 'AURBTUSD', ...request })
  const { body } = await sendBinance(floor.exchange, { method: 'GET', path: '/api/v3/aggTrades', query, by: null })
  return body as { T: number }[]
}

test('accepts a range of time in micro- and milliseconds, exact to the last one', async () => {
  const [{ T: at } = { T: 0 }] = await trades({})
  for (const request of [
    { startTime: at },
    { startTime: at * 1_000 },
    { endTime: at * 1_000 },
    { endTime: at * 1_000 + 999 },
  ])
    expect([request, await trades(request)]).toMatchObject([request, [{ T: at }]])
  for (const request of [{ startTime: at * 1_000 + 1 }, { endTime: at * 1_000 - 1 }])
    expect([request, await trades(request)]).toEqual([request, []])
})

test('rejects a request for times in microseconds, by HTTP and at every socket', async () => {
  const address = await floor.exchange.server.app.listen({ host: '127.0.0.1', port: 0 })
  const refused = { code: -1194, msg: 'Invalid value for time unit; expected MILLISECOND.' }
  const ask = (path: string, unit?: string) =>
    fetch(`${address}${path}`, unit === undefined ? {} : { headers: { 'x-mbx-time-unit': unit } })
  for (const unit of ['MICROSECOND', 'microsecond', 'second', '']) {
    const answer = await ask('/api/v3/time', unit)
    expect([unit, answer.status, await answer.json()]).toEqual([unit, 400, refused])
  }
  for (const unit of [undefined, 'MILLISECOND', 'millisecond'])
    expect((await ask('/api/v3/time', unit)).status).toBe(200)
  for (const path of ['/ws/aurbtusd@trade?', '/stream?streams=aurbtusd@trade&', '/ws-api/v3?']) {
    const answer = await ask(`${path}timeUnit=MICROSECOND`)
    expect([path, answer.status, await answer.json()]).toEqual([path, 400, refused])
    const socket = new WebSocket(`${address.replace('http', 'ws')}${path}timeUnit=millisecond`)
    await once(socket, 'open')
    socket.close()
  }
  const base = new WebSocket(`${address.replace('http', 'ws')}/ws?timeUnit=MICROSECOND`)
  await once(base, 'open')
  base.send('{"method":"SUBSCRIBE","params":["aurbtusd@trade"],"id":1}')
  expect(await once(base, 'close')).toMatchObject([{ code: 1008 }])
})
