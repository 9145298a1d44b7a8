import { createHmac, sign as signBytes } from 'node:crypto'
import type { TestKey } from './api-keys.ts'
import type { TestExchange } from './exchange.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type Params = Readonly<Record<string, string | number>>
export type Answer = {
  readonly status: number
  readonly body: unknown
  readonly headers: Readonly<Record<string, unknown>>
}
type Request = {
  readonly method: Method
  readonly path: string
  readonly query: string
  readonly by: TestKey | null
  readonly ip?: string
}

export const textOf = (params: Params): string =>
  new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)])).toString()

/** Query and signature in the format of Binance's clients. */
export function signedQuery(params: Params, { secret }: TestKey): string {
  const query = textOf({ timestamp: Date.now(), ...params })
  return `${query}&signature=${createHmac('sha256', secret).update(query).digest('hex')}`
}

/** Sends a request to the Binance-compatible API; `ip` is the source of the connection. */
export async function sendBinance(
  { server }: TestExchange,
  { method, path, query, by, ip = '127.0.0.1' }: Request,
): Promise<Answer> {
  const inBody = method === 'POST' || method === 'PUT'
  const { statusCode, headers, body } = await server.app.inject({
    method,
    url: inBody || query === '' ? path : `${path}?${query}`,
    remoteAddress: ip,
    headers: {
      ...(by !== null && { 'x-mbx-apikey': by.apiKey }),
      ...(inBody && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(inBody && { payload: query }),
  })
  return { status: statusCode, body: JSON.parse(body) as unknown, headers }
}

/** An order that rests by default. */
export const limitOrder = (over: Params = {}): Params => ({
  symbol: 'AURBTUSD',
  side: 'BUY',
  type: 'LIMIT',
  timeInForce: 'GTC',
  quantity: '1',
  price: '12.40',
  ...over,
})

/** Signs parameters for the WebSocket API like Binance's clients: sorted by name. */
export function signedParams(params: Params, by: TestKey): Record<string, string | number> {
  const signed = { timestamp: Date.now(), apiKey: by.apiKey, ...params }
  const text = Object.entries(signed)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  return { ...signed, signature: signatureOf(text, by) }
}

const signatureOf = (text: string, { secret, privateKey }: TestKey): string =>
  privateKey === undefined
    ? createHmac('sha256', secret).update(text).digest('hex')
    : signBytes(null, Buffer.from(text), privateKey).toString('base64')
