import { sql } from 'kysely'
import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sendBinance } from '#testing/binance.ts'
import { testExchange, type TestExchange } from '#testing/exchange.ts'

let exchange: TestExchange
let address = ''
const open: WebSocket[] = []
beforeAll(async () => {
  exchange = await testExchange({ TRUSTED_PROXY_HOPS: '1' })
  address = await exchange.server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => {
  for (const socket of open.splice(0)) socket.close()
})
afterAll(() => exchange.close())

/** Addresses of one IPv6 network (/64). */
const addressIn = (network: string) => (host: number) => `2001:db8:${network}::${host.toString(16)}`
async function connect(path: string, ip: string): Promise<WebSocket> {
  // Node's own WebSocket can send headers, unlike the browser type.
  const socket: WebSocket = Reflect.construct(WebSocket, [
    `${address.replace('http', 'ws')}${path}`,
    { headers: { 'x-forwarded-for': ip } },
  ])
  await once(socket, 'open')
  open.push(socket)
  return socket
}

test('API-08 counts calls without a key, and sockets without a session, per network', async () => {
  const [line, next] = [addressIn('1'), addressIn('1:1')]
  const weight = async (ip: string) =>
    (await sendBinance(exchange, { method: 'GET', path: '/api/v3/time', query: '', by: null, ip })).headers[
      'x-mbx-used-weight-1m'
    ]
  expect([await weight(line(1)), await weight(line(2)), await weight(next(1))]).toEqual(['1', '2', '1'])
  const status = async (ip: string) => {
    const socket = await connect('/ws-api/v3', ip)
    socket.send(JSON.stringify({ id: 1, method: 'session.status' }))
    const [{ data }] = (await once(socket, 'message')) as [MessageEvent<string>]
    return JSON.parse(data) as { rateLimits: object[] }
  }
  expect(await status(line(3))).toMatchObject({ rateLimits: [{ count: 4 }] })
  expect(await status(next(3))).toMatchObject({ rateLimits: [{ count: 3 }] })
})

test('API-08 counts failures per network', async () => {
  const line = addressIn('2')
  const by = { id: '', apiKey: 'tsk_of-nobody-at-all', secret: '' }
  for (const host of [1, 2, 3])
    await sendBinance(exchange, { method: 'POST', path: '/api/v3/userDataStream', query: '', by, ip: line(host) })
  const { rows } = await sql<{ points: number }>`
    select points from rate_limit where key like 'api-failures:ip:2001:db8:2:%'`.execute(exchange.deps.db)
  expect(rows).toEqual([{ points: 3 }])
})

test('limits the sockets of a network, whatever addresses they have', async () => {
  const [line, next] = [addressIn('3'), addressIn('3:1')]
  const answer = (ip: string) => fetch(`${address}/ws/aurbtusd@trade`, { headers: { 'x-forwarded-for': ip } })
  for (let host = 1; host <= 100; host += 1) await connect('/ws/aurbtusd@trade', line(host))
  expect((await answer(line(101))).status).toBe(429)
  expect((await answer(next(1))).status).not.toBe(429)
})
