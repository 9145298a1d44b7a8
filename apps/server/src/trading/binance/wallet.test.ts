import { fiatOrders } from '@tessera/contract/payments/fiat-orders/fiat-orders.ts'
import { transfers } from '@tessera/contract/profile/transfers/transfers.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeKey, type TestKey } from '#testing/api-keys.ts'
import { type Answer, type Method, type Params, sendBinance, signedQuery } from '#testing/binance.ts'
import type { Customer, TestExchange } from '#testing/exchange.ts'
import { type Floor, tradingFloor } from '#testing/trading-floor.ts'

let floor: Floor
let exchange: TestExchange
let who: Customer
let key: TestKey
beforeAll(async () => {
  floor = await tradingFloor()
  exchange = floor.exchange
  who = await exchange.customer()
  await exchange.fund({ customer: who.id, kind: 'token' }, 'tUSD', 500_000_000n)
  key = await makeKey(exchange, who)
  await floor.start()
})
afterAll(() => exchange.close())

const ask = (method: Method, path: string, params: Params = {}): Promise<Answer> =>
  sendBinance(exchange, { method, path, query: signedQuery(params, key), by: key })
const path = '/sapi/v1/asset/transfer'

test('lists transfers in one direction, newest first and in pages, and none for unsupported directions', async () => {
  for (const amount of ['20', '30']) await ask('POST', path, { type: 'FUNDING_MAIN', asset: 'TUSD', amount })
  await exchange
    .api(transfers, who)
    .create({ coin: 'tUSD', amount: '5', from: 'spot', to: 'token' }, { idempotencyKey: randomUUID() })
  const [thirty, twenty] = [
    { asset: 'tUSD', amount: '30.000000' },
    { amount: '20.000000', status: 'CONFIRMED' },
  ]
  expect(await ask('GET', path, { type: 'FUNDING_MAIN' })).toMatchObject({
    body: { total: 2, rows: [thirty, twenty] },
  })
  expect(await ask('GET', path, { type: 'FUNDING_MAIN', size: 1, current: 2 })).toMatchObject({
    body: { total: 2, rows: [twenty] },
  })
  const byCcxt = { type: 'FUNDING_MAIN', fromAccount: 'funding', toAccount: 'spot' }
  expect(await ask('GET', path, byCcxt)).toMatchObject({ body: { total: 2 } })
  expect(await ask('GET', path, { type: 'FUNDING_MAIN', endTime: 1_000 })).toMatchObject({ body: { total: 0 } })
  expect(await ask('GET', path, { type: 'MAIN_FUNDING' })).toMatchObject({
    body: { total: 1, rows: [{ amount: '5.000000' }] },
  })
  expect((await ask('GET', path, { type: 'MAIN_UMFUTURE' })).body).toEqual({ total: 0, rows: [] })
  expect(await ask('GET', path)).toMatchObject({ status: 400, body: { code: -1102 } })
})

test('does not report an impossible transfer as a temporary error', async () => {
  for (const amount of ['0', '1.23456789'])
    expect(await ask('POST', path, { type: 'FUNDING_MAIN', asset: 'TUSD', amount })).toMatchObject({
      status: 400,
      body: { code: -1100 },
    })
})

test('lists spot balances by coin, without empty ones', async () => {
  const assets = '/sapi/v3/asset/getUserAsset'
  expect((await ask('POST', assets)).body).toMatchObject([{ asset: 'tUSD', freeze: '0' }])
  expect((await ask('POST', assets, { asset: 'AURB' })).body).toEqual([])
})

test('shows the exchange’s ledger as the network of a coin without a chain, closed in both directions', async () => {
  const { body } = await ask('GET', '/sapi/v1/capital/config/getall')
  const closed = { depositEnable: false, withdrawEnable: false }
  expect(body).toContainEqual(
    expect.objectContaining({
      coin: 'AURB',
      networkList: [
        expect.objectContaining({
          ...closed,
          network: 'TESSERA',
          withdrawIntegerMultiple: '1',
          addressRegex: '',
        }) as object,
      ],
    }),
  )
})

test('returns the address format of a network with addresses', async () => {
  await sql`
    insert into coin_network (coin, chain, mint, token_program, confirmations, deposit_open, deposit_min, withdraw_open, withdraw_fee, withdraw_min, withdraw_max)
    values ('tUSD', 'solana_devnet', 'mint', 'program', 32, true, 1000000, true, 1500000, 10000000, 50000000000)`.execute(
    exchange.deps.db,
  )
  const coins = (await ask('GET', '/sapi/v1/capital/config/getall')).body as {
    coin: string
    networkList: { network: string; addressRegex: string }[]
  }[]
  const [network] = coins.find(({ coin }) => coin === 'tUSD')?.networkList ?? []
  expect(network).toMatchObject({ network: 'solana_devnet', minConfirm: 32 })
  expect('4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU').toMatch(new RegExp(network?.addressRegex ?? '^$'))
  expect('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed').not.toMatch(new RegExp(network?.addressRegex ?? ''))
})

test('lists deposits by bank in Binance’s form, and no withdrawals by bank', async () => {
  const orders = '/sapi/v1/fiat/orders'
  expect((await exchange.api(fiatOrders, who).list({ page: 1, pageSize: 10 })).rows).toEqual([])
  expect(await ask('GET', orders, { transactionType: 0 })).toMatchObject({
    body: { code: '000000', success: true, total: 0, data: [] },
  })
  expect(await ask('GET', orders, { transactionType: 1 })).toMatchObject({ body: { total: 0, data: [] } })
  expect(await ask('GET', orders)).toMatchObject({ status: 400, body: { code: -1102 } })
})

test("returns a pair's fees as a rate of each side", async () => {
  const none = '0.000000'
  expect(await ask('GET', '/api/v3/account/commission', { symbol: 'AURBTUSD' })).toMatchObject({
    body: { standardCommission: { maker: '0.001000', taker: '0.001500' }, taxCommission: { taker: none } },
  })
})
