import { customers } from '@tessera/contract/access/customers/customers.ts'
import { accounts } from '@tessera/contract/profile/accounts/accounts.ts'
import { fees } from '@tessera/contract/books/fees/fees.ts'
import { rates } from '@tessera/contract/books/rates/rates.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startLocalRates } from '#world/rates/local-rates.ts'
import { booksHold } from '#testing/books.ts'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { primaryMarket, type PrimaryMarket } from '#testing/offering.ts'
import { inDollars } from '#books/rates/read-feed.ts'
import { crossRates, refreshRates } from '#books/rates/refresh-rates.ts'

let exchange: TestExchange
let market: PrimaryMarket
let at = new Date()
let sources: Awaited<ReturnType<typeof startLocalRates>>[]
beforeAll(async () => {
  const start = (source: string) => startLocalRates({ source, folder: tmpdir(), now: () => at, port: 0 })
  sources = [await start('First'), await start('Second')]
  exchange = await testExchange({ RATES_URL: sources[0]?.url ?? '', RATES_SECOND_URL: sources[1]?.url ?? '' })
  market = await primaryMarket(exchange)
  for (const coin of ['USD', 'CNY']) await exchange.coin(coin, 'fiat', 2)
  await exchange.coin('tUSD', 'crypto', 6)
})
afterEach(() => booksHold(exchange))
afterAll(async () => {
  await exchange.close()
  for (const source of sources) await source.stop()
})

const price = (text: string | undefined): number => Math.round(Number(text) * 1000)
const refresh = async (): Promise<void> => {
  at = new Date()
  await refreshRates(exchange.deps)
}

test('the overview shows each account with its value in the chosen fiat currency', async () => {
  await refresh()
  const { symbol } = await market.published({ price: '1000.00' })
  const ada = await market.investor(2_500_00n)
  await market.subscribe(ada, symbol, '1')
  await exchange.fund({ customer: ada.id, kind: 'token' }, 'tUSD', 100_000_000n)
  const overview = await exchange.api(accounts, ada).overview({ fiat: 'SGD' })
  expect(overview).toMatchObject({ fiat: 'SGD', stale: false, ratesSource: 'First' })
  expect(overview.accounts.map(({ kind }) => kind)).toEqual(['token', 'spot', 'fiat'])
  const [token, , fiat] = overview.accounts
  expect(fiat?.holdings).toMatchObject([
    { coin: 'SGD', available: '1495.00', held: '1005.00', total: '2500.00', value: '2500.00', assetClass: 'cash' },
  ])
  expect(token?.holdings).toMatchObject([{ coin: 'tUSD', total: '100.000000', priceFrom: 'rate' }])
  expect(price(token?.total) + price(fiat?.total)).toBe(price(overview.total))
  await expect(exchange.api(accounts, ada).overview({ fiat: 'XAU' })).rejects.toMatchObject({
    code: 'RATE_FIAT_UNKNOWN',
  })
})

test('PRC-03 a token without a reference price and a valuation has no value', async () => {
  await refresh()
  const { id, symbol } = await market.published({ price: '1000.00', decimals: 2 })
  const ada = await market.investor(2_500_00n)
  await market.subscribe(ada, symbol, '2')
  await market.close(symbol)
  await market.agree(market.staff.finance, 'allotment', id)
  await market.carryOut()
  const overview = await exchange.api(accounts, ada, 'zh_CN').overview({ fiat: 'SGD' })
  expect(overview.accounts[0]?.holdings).toMatchObject([
    {
      coin: symbol,
      name: '灯塔湾',
      total: '2.00',
      price: null,
      priceFrom: null,
      value: null,
      assetClass: 'real_estate',
      productSymbol: symbol,
    },
  ])
})

test('TRF-06 a rate becomes stale after sixty seconds, and a source outage keeps the last rate', async () => {
  await refresh()
  const ask = () => exchange.api(rates).rate({ fiat: 'usd' })
  expect(await ask()).toMatchObject({ fiat: 'USD', stale: false, rate: { USD: '1.00' } })
  exchange.passTime(90_000)
  expect((await ask()).stale).toBe(true)
  exchange.passTime(-90_000)
  const { config } = exchange.deps
  await expect(
    refreshRates({
      ...exchange.deps,
      config: { ...config, RATES_URL: 'http://127.0.0.1:9/rates', RATES_SECOND_URL: undefined },
    }),
  ).rejects.toThrow('no source of rates answered')
  expect((await ask()).rate).toHaveProperty('SGD')
  await expect(exchange.api(rates).rate({ fiat: 'XXX' })).rejects.toMatchObject({ code: 'RATE_FIAT_UNKNOWN' })
})

test('TRF-06 rejects a price that is zero, not a number or absurd', () => {
  const crossed = crossRates(inDollars({ USD: '1', SGD: '0', CNY: 'NaN', tUSD: '9999999999' }), ['USD', 'SGD'])
  expect(crossed).toEqual([{ coin: 'USD', fiat: 'USD', price: 10_000_000_000n }])
})

test('lists fiat currencies with their status, and fees by purpose', async () => {
  const { symbol } = await market.published({ fee: '0.0125' })
  const list = await exchange.api(rates, undefined, 'zh_CN').fiatCoins({})
  expect(list).toContainEqual({ fiat_symbol: 'SGD', name: 'SGD', decimals: 2, deposit: false })
  expect((await exchange.api(fees).list({})).subscription).toContainEqual({ symbol, fee: '0.0125' })
})

test('history pages newest first with filters, and each balance matches amount and fee', async () => {
  const ada = await exchange.customer()
  for (const minor of [100_00n, 200_00n, 300_00n]) await exchange.fund({ customer: ada.id, kind: 'fiat' }, 'SGD', minor)
  await exchange.fund({ customer: ada.id, kind: 'token' }, 'tUSD', 5_000_000n)
  const api = exchange.api(accounts, ada)
  const all = await api.flowingWater({ pageSize: 3 })
  expect(all).toMatchObject({ total: 4, page: 1, rows: [{ coin: 'tUSD' }, { amount: '300.00' }, { amount: '200.00' }] })
  const fiat = await api.flowingWater({ account: 'fiat', coin: 'SGD' })
  expect(fiat.rows.map(({ balance }) => balance)).toEqual(['600.00', '300.00', '100.00'])
  expect((await api.flowingWater({ type: 'deposit' })).total).toBe(0)
  expect((await api.flowingWater({ type: 'adjustment' })).total).toBe(4)
  expect((await api.flowingWater({ type: 'subscription_refund' })).total).toBe(0)
  const days = (n: number): string => new Date(Date.now() - n * DAY_MS).toISOString()
  expect((await api.flowingWater({ from: days(3), to: days(1) })).total).toBe(0)
  await expect(api.flowingWater({ from: days(400), to: days(1) })).rejects.toMatchObject({
    code: 'HISTORY_RANGE_TOO_LONG',
  })
  expect((await exchange.api(accounts, await exchange.customer()).flowingWater({})).total).toBe(0)
})

const planted = ['=HYPERLINK("http://x")', '+1', '-1', '@x', '\tx', '\rx']

test.each(planted)('EXP-01 no cell of the file starts like a formula, with a product called %j', async (name) => {
  const { id, symbol } = await market.published()
  const ada = await market.investor(100_00n)
  await market.subscribe(ada, symbol, '1')
  await market.close(symbol)
  await market.agree(market.staff.finance, 'allotment', id)
  await market.carryOut()
  await sql`update product set terms = jsonb_set(terms, '{facts,name,en}', to_jsonb(${name}::text)) where id = ${id}`.execute(
    exchange.deps.db,
  )
  const cells = [...(await fileOf(ada.token)).matchAll(/"((?:[^"]|"")*)"|[^",\r\n]+/g)].map(([cell, quoted]) =>
    (quoted ?? cell).replaceAll('""', '"'),
  )
  expect(cells).toContain(`'${name}`)
  expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
})

const fileOf = (token: string, locale: 'en_US' | 'zh_CN' = 'en_US'): Promise<string> =>
  exchange.api(accounts, { token }, locale).flowingWaterCsv({})

test("EXP-01 the file has a byte order mark, the reader's language, times with offset, and columns for money in and out", async () => {
  const ada = await exchange.customer()
  await exchange.fund({ customer: ada.id, kind: 'fiat' }, 'SGD', 100_00n)
  const { body, headers } = await exchange.server.app.inject({
    url: '/ex/api/v1/accounts/flowing_water_csv',
    headers: { token: ada.token, language: 'zh_CN' },
  })
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  const [head, line] = body.split('\r\n')
  expect(head).toBe(
    '\uFEFF时间,类型,账户,币种,收入,支出,手续费,余额,状态,方向,成交资产,成交数量,成交价,对方,备注,交易哈希,编号,关联编号',
  )
  expect(line).toMatch(
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00,调整,法币账户,SGD,100\.00,,0\.00,100\.00,已完成,,,,,,,,,/,
  )
  expect((await fileOf(ada.token)).split('\r\n')[0]).toContain('Time,Type,Account')
  await exchange.api(customers, ada).updatePreferences({ timeZone: 'Asia/Kathmandu' })
  expect((await fileOf(ada.token)).split('\r\n')[1]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:45,/)
})

test("EXP-02 the file holds only the customer's own rows, and requires a session", async () => {
  const [ada, eve] = [await exchange.customer(), await exchange.customer()]
  await exchange.fund({ customer: ada.id, kind: 'fiat' }, 'SGD', 100_00n)
  expect((await fileOf(eve.token)).trim().split('\r\n')).toHaveLength(1)
  await expect(fileOf(randomUUID())).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})
