/** Code for a Binance client library: only its host is changed. */
export const ccxtSnippet = (origin: string): string => `import ccxt from 'ccxt'
import { env } from 'node:process'

const exchange = new ccxt.binance({ apiKey: env.API_KEY, secret: env.API_SECRET })
for (const [name, url] of Object.entries(exchange.urls.api))
  if (typeof url === 'string')
    exchange.urls.api[name] = url.replace(/^https:\\/\\/[^/]+/, '${origin}')

const symbol = Object.keys(await exchange.loadMarkets())[0]
const { asks } = await exchange.fetchOrderBook(symbol, 5)
console.log(await exchange.fetchBalance())
console.log(await exchange.createOrder(symbol, 'limit', 'buy', 1, asks[0][0]))`

/** Code for Tessera's own API with requests signed by hand, using only modules of Node. */
export const signedSnippet = (origin: string): string => `import { createHmac, randomUUID } from 'node:crypto'
import { env } from 'node:process'

async function call(path, body) {
  const [timestamp, text] = [String(Date.now()), JSON.stringify(body)]
  const signature = createHmac('sha256', env.API_SECRET)
    .update(timestamp + 'POST' + path + text)
    .digest('hex')
  const headers = {
    'content-type': 'application/json',
    language: 'en_US',
    'idempotency-key': randomUUID(),
    'X-CH-APIKEY': env.API_KEY,
    'X-CH-TS': timestamp,
    'X-CH-SIGN': signature,
  }
  const answer = await fetch('${origin}' + path, { method: 'POST', headers, body: text })
  return answer.json()
}

const symbol = 'AURB-tUSD'
const asked = await fetch('${origin}/ex/api/v1/markets/book?symbol=' + symbol)
const { data: book } = await asked.json()
const order = { symbol, side: 'buy', price: book.asks[0][0], quantity: '1' }
console.log(await call('/ex/api/v1/orders/test', order))
console.log(await call('/ex/api/v1/orders/place', order))`
