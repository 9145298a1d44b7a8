import { expect, test } from '@playwright/test'
import { apiKeys } from '@tessera/contract/access/api-keys/api-keys.ts'
import { InvalidNonce, InvalidOrder, OrderNotFound } from 'ccxt'
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { keyOf } from '../world/src/chain/keys.ts'
import { investors } from '../world/src/stories/cast.ts'
import { type Key, openKey, trustAddress } from './steps/api-key.ts'
import { type Exchange, exchangeAt } from './steps/ccxt.ts'
import { clientOf } from './steps/client-of.ts'
import { storedToken } from './steps/sessions.ts'

// An unmodified Binance client that uses this exchange by changing only the host.

test.describe.configure({ mode: 'serial' })
const PAIR = 'AURB/TUSD'
const { phone } = investors.lim

let baseUrl = ''
let token = ''
let key: Key
let exchange: Exchange
const keys: string[] = []
const opened: Exchange[] = []

test.beforeAll(async ({ playwright }, { project }) => {
  baseUrl = project.use.baseURL ?? ''
  token = await storedToken('lim')
  const request = await playwright.request.newContext({ baseURL: baseUrl })
  key = await openKey({ request, baseUrl, token, phone }, 'ccxt')
  keys.push(key.id)
  exchange = await open(key)
  await request.dispose()
})
test.afterAll(async () => {
  await Promise.all(opened.map((each) => each.close()))
  for (const id of keys) await clientOf(baseUrl, token, apiKeys).delete({ id })
})

async function open(by: { apiKey: string; secret: string }): Promise<Exchange> {
  const made = await exchangeAt(baseUrl, by)
  opened.push(made)
  return made
}

/** Cancels all resting orders; Binance refuses if there are none. */
const takeOutAll = (): Promise<unknown> =>
  exchange.cancelAllOrders(PAIR).catch((error: unknown) => {
    if (!(error instanceof OrderNotFound)) throw error
  })

test('ccxt lists markets, coins, prices, books, trades and candles', async () => {
  const markets = await exchange.loadMarkets()
  expect(Object.keys(markets)).toContain(PAIR)
  expect(exchange.currencies).toHaveProperty('TUSD')
  expect((await exchange.fetchStatus()).status).toBe('ok')
  expect(await exchange.fetchTime()).toBeGreaterThan(0)
  const ticker = await exchange.fetchTicker(PAIR)
  expect(ticker.last).toBeGreaterThan(0)
  expect(Object.keys(await exchange.fetchTickers())).toContain(PAIR)
  expect((await exchange.fetchBidsAsks())[PAIR]?.ask).toBeGreaterThan(0)
  expect((await exchange.fetchLastPrices())[PAIR]?.price).toBeGreaterThan(0)
  const { bids, asks } = await exchange.fetchOrderBook(PAIR, 5)
  expect([bids.length, asks.length]).toEqual([5, 5])
  expect((await exchange.fetchTrades(PAIR)).length).toBeGreaterThan(0)
  for (const interval of Object.keys(exchange.timeframes))
    expect((await exchange.fetchOHLCV(PAIR, interval, undefined, 2)).length, interval).toBeGreaterThan(0)
  expect((await exchange.fetchTicker(PAIR, { rolling: true, windowSize: '7d' })).last).toBeGreaterThan(0)
  expect(await exchange.fetchTradingFee(PAIR)).toMatchObject({ symbol: PAIR })
  expect(Object.keys(await exchange.fetchTradingFees())).toContain(PAIR)
})

const bestBid = async (): Promise<number> => Number((await exchange.fetchOrderBook(PAIR, 5)).bids[0]?.[0])
const bestAsk = async (): Promise<number> => Number((await exchange.fetchOrderBook(PAIR, 5)).asks[0]?.[0])
/** The account's balance of tUSD, which ccxt writes in capitals. */
const balanceOf = (balance: object, part: 'free' | 'used'): number =>
  Number(new Map(Object.entries(new Map(Object.entries(balance)).get(part) ?? {})).get('TUSD') ?? 0)
const idOf = ({ id }: { readonly id?: string | undefined }): string => id ?? ''
/** A price that rests below the market. */
const low = async (): Promise<number> => Number(exchange.priceToPrecision(PAIR, (await bestBid()) * 0.9))

test('ccxt transfers money between wallet and spot, and reads the balances', async () => {
  const spot = async () => balanceOf(await exchange.fetchBalance(), 'free')
  const before = await spot()
  const { id } = await exchange.transfer('TUSD', 50, 'funding', 'spot')
  expect(Number(id)).toBeGreaterThan(0)
  expect(await spot()).toBe(before + 50)
  const [moved] = await exchange.fetchTransfers('TUSD', undefined, 1, { fromAccount: 'funding', toAccount: 'spot' })
  expect(moved).toMatchObject({ id, amount: 50, currency: 'TUSD', status: 'ok' })
  const funding = await exchange.fetchBalance({ type: 'funding' })
  expect(balanceOf(funding, 'free')).toBeGreaterThan(0)
})

test('ccxt places, edits, finds and cancels orders, and trades', async () => {
  const price = await low()
  const placed = await exchange.createOrder(PAIR, 'limit', 'buy', 1, price)
  expect(placed).toMatchObject({ symbol: PAIR, side: 'buy', status: 'open', amount: 1, filled: 0 })
  const edited = await exchange.editOrder(idOf(placed), PAIR, 'limit', 'buy', 2, price)
  expect(edited.id).not.toBe(placed.id)
  expect(await exchange.fetchOrder(idOf(edited), PAIR)).toMatchObject({
    id: edited.id,
    amount: 2,
    price,
    status: 'open',
  })
  expect((await exchange.fetchOpenOrders(PAIR)).map(({ id }) => id)).toContain(edited.id)
  expect((await exchange.cancelOrder(idOf(edited), PAIR)).status).toBe('canceled')
  await exchange.createOrder(PAIR, 'limit', 'buy', 1, price)
  await exchange.createOrder(PAIR, 'limit', 'buy', 1, price, { postOnly: true })
  expect((await exchange.cancelAllOrders(PAIR)).length).toBeGreaterThanOrEqual(2)
  expect(await exchange.fetchOpenOrders(PAIR)).toEqual([])
  const bought = await exchange.createOrder(PAIR, 'limit', 'buy', 1, (await bestAsk()) + 0.1)
  expect(bought).toMatchObject({ status: 'closed', filled: 1 })
  expect(await exchange.createOrder(PAIR, 'market', 'sell', 1)).toMatchObject({ status: 'closed', filled: 1 })
  const spent = await exchange.createMarketBuyOrderWithCost(PAIR, 50)
  expect(spent).toMatchObject({ status: 'closed' })
  expect(spent.filled).toBe(spent.amount)
  expect(spent.cost).toBeGreaterThan(50 - (await bestAsk()))
  expect(spent.cost).toBeLessThanOrEqual(50)
  expect(spent.info).toMatchObject({ origQuoteOrderQty: '50.000000' })
  expect(await exchange.createMarketSellOrderWithCost(PAIR, 50)).toMatchObject({ status: 'closed' })
  const stopPrice = Number(exchange.priceToPrecision(PAIR, (await bestAsk()) * 1.1))
  const stop = await exchange.createOrder(PAIR, 'limit', 'buy', 1, stopPrice, { triggerPrice: stopPrice })
  expect(stop).toMatchObject({ status: 'open', triggerPrice: stopPrice })
  expect((await exchange.cancelOrder(idOf(stop), PAIR)).status).toBe('canceled')
  const trades = await exchange.fetchMyTrades(PAIR)
  expect(trades.map(({ order }) => order)).toContain(bought.id)
  expect((await exchange.fetchOrderTrades(idOf(bought), PAIR)).length).toBeGreaterThan(0)
  expect((await exchange.fetchOrders(PAIR)).map(({ id }) => id)).toContain(bought.id)
  expect((await exchange.fetchClosedOrders(PAIR)).map(({ id }) => id)).toContain(bought.id)
})

test('ccxt receives Binance’s own error codes for invalid orders', async () => {
  const price = await low()
  const wrong = (quantity: number, at: number, more: object, message: RegExp) =>
    expect(exchange.createOrder(PAIR, 'limit', 'buy', quantity, at, more)).rejects.toThrow(message)
  await wrong(1, Number(exchange.priceToPrecision(PAIR, price * 0.5)), {}, /PERCENT_PRICE/)
  await wrong(1, (await bestAsk()) + 0.1, { postOnly: true }, /immediately match/)
  await wrong(50_000, price, {}, /insufficient balance/)
  await wrong(1, price, { timeInForce: 'GTD' }, /-1115/)
  await expect(exchange.fetchOrder('999999999', PAIR)).rejects.toBeInstanceOf(OrderNotFound)
  const profit = { takeProfitPrice: price }
  await expect(exchange.createOrder(PAIR, 'limit', 'buy', 1, price, profit)).rejects.toBeInstanceOf(InvalidOrder)
})

test('ccxt shows the deposit address, deposits and withdrawals, and withdraws to a trusted address', async ({
  request,
}) => {
  const { address } = await exchange.fetchDepositAddress('TUSD')
  expect(address).toMatch(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)
  expect((await exchange.fetchDeposits('TUSD')).map(({ status }) => status)).toContain('ok')
  const { address: wallet } = await keyOf('outside', randomUUID())
  await expect(exchange.withdraw('TUSD', 20, wallet)).rejects.toThrow(/-4035.*whitelist/)
  await trustAddress({ request, baseUrl, token, phone }, wallet)
  const { id } = await exchange.withdraw('TUSD', 20, wallet)
  const listed = await exchange.fetchWithdrawals('TUSD')
  expect(listed.find((each) => each.id === id)).toMatchObject({ status: 'pending', address: wallet })
})

test('ccxt watches trades, tickers, candles, books, and its own orders and balances', async () => {
  const watched = await Promise.all([
    exchange.watchTrades(PAIR),
    exchange.watchTicker(PAIR),
    exchange.watchOHLCV(PAIR, '1m'),
    exchange.watchOrderBook(PAIR),
  ])
  for (const each of watched) expect(each).toBeTruthy()
  const balance = exchange.watchBalance()
  let statuses: readonly string[] = []
  const mine = exchange.watchOrders(PAIR).then((orders) => (statuses = orders.map(idOf)))
  const price = await low()
  let placed = await exchange.createOrder(PAIR, 'limit', 'buy', 1, price)
  // An order placed before the subscription is confirmed sends no event, so another is placed until an event arrives.
  await expect(async () => {
    await Promise.race([mine, pause(1_000)])
    if (statuses.length === 0) {
      await exchange.cancelOrder(idOf(placed), PAIR)
      placed = await exchange.createOrder(PAIR, 'limit', 'buy', 1, price)
    }
    expect(statuses).not.toEqual([])
  }).toPass()
  expect(balanceOf(await balance, 'used')).toBeGreaterThan(0)
  const next = exchange.watchOrders(PAIR)
  await exchange.cancelOrder(idOf(placed), PAIR)
  expect((await next).find(({ id }) => id === placed.id)?.status).toBe('canceled')
})

test('ccxt trades through the socket of the WebSocket API', async () => {
  const price = await low()
  const placed = await exchange.createOrderWs(PAIR, 'limit', 'buy', 1, price)
  expect(placed).toMatchObject({ symbol: PAIR, status: 'open', price })
  const edited = await exchange.editOrderWs(idOf(placed), PAIR, 'limit', 'buy', 2, price)
  expect(await exchange.fetchOrderWs(idOf(edited), PAIR)).toMatchObject({ amount: 2, status: 'open' })
  expect((await exchange.fetchOpenOrdersWs(PAIR)).map(({ id }) => id)).toContain(edited.id)
  expect((await exchange.cancelOrderWs(idOf(edited), PAIR)).status).toBe('canceled')
  expect(await exchange.createOrderWs(PAIR, 'market', 'buy', 1)).toMatchObject({ status: 'closed', filled: 1 })
  expect((await exchange.fetchMyTradesWs(PAIR)).length).toBeGreaterThan(0)
  expect((await exchange.fetchOHLCVWs(PAIR, '1h')).length).toBeGreaterThan(0)
  await expect(exchange.createOrderWs(PAIR, 'limit', 'buy', 50_000, price)).rejects.toThrow(/insufficient balance/)
  await expect(exchange.cancelOrderWs(idOf(edited), PAIR)).rejects.toBeInstanceOf(OrderNotFound)
})

test('fills of one order against the book are aggregated, and only those share a timestamp', async () => {
  const weeks = await exchange.fetchTrades(PAIR, undefined, 200, { fromId: 1 })
  expect(weeks.length).toBe(200)
  expect(new Set(weeks.map(({ timestamp }) => timestamp)).size).toBe(200)
})

test('the code on the page of the first trade runs unchanged', async ({ page }) => {
  const run = promisify(execFile)
  await page.goto('/en_US/openApi')
  await expect(page.locator('pre').first()).toContainText(baseUrl)
  const [ccxt = '', signed = ''] = await page.locator('pre').allTextContents()
  const env = { PATH: process.env['PATH'], API_KEY: key.apiKey, API_SECRET: key.secret }
  for (const snippet of [ccxt, signed]) {
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', snippet], { env })
    expect(stdout, stdout).toMatch(/status: ('(?:closed|open)'|[013])/)
  }
  await takeOutAll()
})

test('a wrong signature, an old timestamp, a repeated request and a foreign address are refused', async ({
  request,
}) => {
  const wrong = await open({ apiKey: key.apiKey, secret: `${key.secret}x` })
  await expect(wrong.fetchBalance()).rejects.toThrow(/-1022/)
  const late = await open(key)
  late.nonce = () => Date.now() - 31_000
  await expect(late.fetchBalance()).rejects.toBeInstanceOf(InvalidNonce)
  const price = await low()
  const signed = exchange.sign('order', 'private', 'POST', {
    symbol: 'AURBTUSD',
    side: 'BUY',
    type: 'LIMIT',
    timeInForce: 'GTC',
    quantity: '1',
    price: String(price),
    newClientOrderId: `once${Date.now()}`,
  })
  const send = () =>
    request.post(String(signed['url']), { headers: { ...signed['headers'] }, data: String(signed['body']) })
  expect((await send()).ok()).toBe(true)
  expect(await (await send()).json()).toMatchObject({ code: -1021 })
  await takeOutAll()
  const foreign = await openKey({ request, baseUrl, token, phone }, 'elsewhere', '203.0.113.9')
  keys.push(foreign.id)
  await expect((await open(foreign)).fetchBalance()).rejects.toThrow(/-2015/)
})

test('API-07 a deleted key fails at the next call, and so does the stream that it opened', async ({ request }) => {
  const short = await openKey({ request, baseUrl, token, phone }, 'short')
  const client = await open(short)
  await client.fetchBalance()
  const watching = client.watchOrders(PAIR).catch((error: unknown) => error)
  await new Promise((done) => setTimeout(done, 500))
  await clientOf(baseUrl, token, apiKeys).delete({ id: short.id })
  await expect(client.fetchBalance()).rejects.toThrow(/-2015/)
  expect(await watching).toBeInstanceOf(Error)
})
