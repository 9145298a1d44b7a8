import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anyAnswer } from '@tessera/contract/platform/http/envelope.ts'
import { type Customer, testExchange, type TestExchange } from '#testing/exchange.ts'

let exchange: TestExchange
let customer: Customer
let port: number
beforeAll(async () => {
  exchange = await testExchange()
  customer = await exchange.customer()
  port = Number(new URL(await exchange.server.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => exchange.close())

/** Returns status and body of the response to a raw request. */
async function send(request: string): Promise<{ status: number; answer: ReturnType<typeof anyAnswer.parse> }> {
  const socket = connect(port, '127.0.0.1')
  socket.end(request)
  let text = ''
  for await (const chunk of socket.setEncoding('utf8')) text += chunk
  const [head = '', body = ''] = text.split('\r\n\r\n')
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), answer: anyAnswer.parse(JSON.parse(body)) }
}

test.each([
  ['no HTTP at all', 'HELLO\r\n\r\n', 400, 'REQUEST_UNREADABLE'],
  ['a header without a colon', 'GET / HTTP/1.1\r\nhost: x\r\nbroken\r\n\r\n', 400, 'REQUEST_UNREADABLE'],
  ['headers of 40 kB', `GET / HTTP/1.1\r\nhost: x\r\nlong: ${'x'.repeat(40_000)}\r\n\r\n`, 431, 'HEADERS_TOO_LARGE'],
  [
    'an address with a wrong escape',
    'GET /ex/%E0%A4%A HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
    400,
    'REQUEST_UNREADABLE',
  ],
  [
    'an address that does not exist',
    'POST /ex/none HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
    404,
    'NOT_FOUND',
  ],
])('answers %s in the envelope', async (_, request, status, code) => {
  const got = await send(request)
  expect([got.status, got.answer.code, got.answer.data]).toEqual([status, code, null])
  expect(got.answer.message).not.toBe('')
  expect(got.answer.traceId).toMatch(/^[\da-f-]{36}$/)
})

test.each([
  '/ex/api/v1/idempotency/get?scope=%00&key=12345678',
  '/ex/api/v1/idempotency/get?scope=a%00b&key=12345678',
  '/ex/api/v1/cms/get?edition=%00',
  '/ex/api/v1/cms/get?edition=x&edition=%00',
])('refuses NUL in the query %s', async (url) => {
  const response = await exchange.server.app.inject({ url, headers: { token: customer.token } })
  expect([response.statusCode, anyAnswer.parse(response.json()).code]).toEqual([400, 'BODY_UNREADABLE'])
})

test('refuses NUL in a query of the Binance API, in its format', async () => {
  const response = await exchange.server.app.inject({ url: '/api/v3/klines?symbol=A%00&interval=1m' })
  expect([response.statusCode, response.json()]).toEqual([400, expect.objectContaining({ code: -1100 })])
})

test("OPS-16 sends the server time, corrected by the database's, with every answer", async () => {
  await exchange.deps.databaseState.refresh(exchange.deps.db)
  const answers = await Promise.all(
    ['/ex/none', '/docs', '/api/v3/ping', '/ex/api/v0/public/config'].map((url) => exchange.server.app.inject({ url })),
  )
  for (const { headers } of answers)
    expect(new Date(String(headers['server-time'])).toISOString()).toBe(headers['server-time'])
})
