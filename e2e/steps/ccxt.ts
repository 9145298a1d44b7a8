import { pro } from 'ccxt'

type Urls = string | { [name: string]: Urls }
export type Exchange = InstanceType<typeof pro.binance>

/** Returns all addresses of a client with another host. */
function moved(urls: Urls, from: RegExp, to: string): Urls {
  if (typeof urls === 'string') return urls.replace(from, to)
  return Object.fromEntries(Object.entries(urls).map(([name, each]) => [name, moved(each, from, to)]))
}

/** ccxt's own Binance client with only the host changed to this exchange. */
export async function exchangeAt(
  baseUrl: string,
  key?: { readonly apiKey: string; readonly secret: string },
): Promise<Exchange> {
  const exchange = new pro.binance(key === undefined ? {} : { apiKey: key.apiKey, secret: key.secret })
  const http = moved(exchange.urls['api'], /^https:\/\/[^/]+/, baseUrl)
  const api = moved(http, /^wss:\/\/[^/]+/, baseUrl.replace(/^http/, 'ws'))
  if (typeof api === 'string') throw new Error('ccxt has no table of addresses')
  exchange.urls['api'] = api
  // ccxt requires this before it opens a socket without TLS.
  await exchange.loadHttpProxyAgent()
  return exchange
}
