import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeKey, type TestKey } from '#testing/api-keys.ts'
import { sendBinance } from '#testing/binance.ts'
import type { Person } from '#testing/exchange.ts'
import { type Floor, tradingFloor } from '#testing/trading-floor.ts'

// Listen keys that are subscribed by message, at the base address of the streams.
let floor: Floor
let address = ''
let next: () => Person
const open: WebSocket[] = []
beforeAll(async () => {
  floor = await tradingFloor()
  next = await floor.crowd(3)
  await floor.start()
  address = await floor.exchange.server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => {
  for (const socket of open.splice(0)) socket.close()
})
afterAll(() => floor.exchange.close())

async function connect(path: string) {
  const got: unknown[] = []
  let code: number | undefined
  const socket = new WebSocket(`${address.replace('http', 'ws')}${path}`)
  socket.addEventListener('message', ({ data }) => void got.push(JSON.parse(String(data))))
  socket.addEventListener('close', (closed) => void (code = closed.code))
  await once(socket, 'open')
  open.push(socket)
  const ask = async (id: number, method: string, params: readonly string[] = []): Promise<unknown> => {
    socket.send(JSON.stringify({ method, params, id }))
    const answer = (): unknown => got.find((each) => Reflect.get(Object(each), 'id') === id)
    await expect.poll(answer).toBeDefined()
    return answer()
  }
  const events = () => got.filter((each) => Reflect.get(Object(each), 'id') === undefined)
  return { ask, events, closedWith: () => code }
}
const path = '/api/v3/userDataStream'
async function listenKeyOf(by: TestKey): Promise<string> {
  const { body } = await sendBinance(floor.exchange, { method: 'POST', path, query: '', by })
  return (body as { listenKey: string }).listenKey
}
const newOrderEvent = { e: 'executionReport', x: 'NEW' }

test('subscribes and unsubscribes a listen key by message, beside other streams', async () => {
  const who = next()
  const listenKey = await listenKeyOf(await makeKey(floor.exchange, who))
  const [bare, named] = [await connect('/ws'), await connect('/stream')]
  for (const { ask } of [bare, named]) {
    expect(await ask(1, 'SUBSCRIBE', [listenKey, 'aurbtusd@trade'])).toEqual({ result: null, id: 1 })
    expect(await ask(2, 'SUBSCRIBE', [listenKey])).toEqual({ result: null, id: 2 })
    expect(await ask(3, 'LIST_SUBSCRIPTIONS')).toEqual({ result: ['aurbtusd@trade', listenKey], id: 3 })
  }
  await floor.place(who, 'buy 1 @ 11.00')
  await expect.poll(bare.events).toMatchObject([newOrderEvent, { e: 'outboundAccountPosition' }])
  await expect.poll(named.events).toMatchObject([{ stream: listenKey, data: newOrderEvent }, { stream: listenKey }])
  expect(await bare.ask(4, 'UNSUBSCRIBE', [listenKey])).toEqual({ result: null, id: 4 })
  await floor.place(who, 'buy 1 @ 11.00')
  await expect.poll(named.events).toHaveLength(4)
  expect(bare.events()).toHaveLength(2)
  expect(await bare.ask(5, 'LIST_SUBSCRIPTIONS')).toEqual({ result: ['aurbtusd@trade'], id: 5 })
})

test('subscribes to nothing in a message with an invalid key, and keeps the socket', async () => {
  const who = next()
  const listenKey = await listenKeyOf(await makeKey(floor.exchange, who))
  const { ask, closedWith } = await connect('/ws')
  const wrong = 'x'.repeat(43)
  const refused = { error: { code: 2, msg: `Invalid request: no stream ${wrong}.` } }
  expect(await ask(1, 'SUBSCRIBE', [listenKey, wrong, 'aurbtusd@trade'])).toEqual({ ...refused, id: 1 })
  expect(await ask(2, 'LIST_SUBSCRIPTIONS')).toEqual({ result: [], id: 2 })
  expect(closedWith()).toBeUndefined()
})

test('API-07 ends a stream that was subscribed by message with its listen key', async () => {
  const key = await makeKey(floor.exchange, next())
  const listenKey = await listenKeyOf(key)
  const { ask, closedWith } = await connect('/ws')
  expect(await ask(1, 'SUBSCRIBE', [listenKey])).toEqual({ result: null, id: 1 })
  await sendBinance(floor.exchange, { method: 'DELETE', path, query: `listenKey=${listenKey}`, by: key })
  await expect.poll(closedWith).toBe(1008)
})
