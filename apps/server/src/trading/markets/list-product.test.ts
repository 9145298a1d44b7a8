import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { markets } from '@tessera/contract/trading/markets/markets.ts'
import { products } from '@tessera/contract/issuance/products/products.ts'
import { transfers } from '@tessera/contract/profile/transfers/transfers.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { advanceProducts } from '#issuance/products/advance-products.ts'
import { booksHold } from '#testing/books.ts'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { freshKey, type PrimaryMarket, primaryMarket } from '#testing/offering.ts'
import { pairDesk, pairValues } from '#testing/pairs.ts'
import { inHours, saleOf, selling } from '#testing/selling.ts'

let exchange: TestExchange
let primary: PrimaryMarket
let desk: Awaited<ReturnType<typeof pairDesk>>
let sale: Awaited<ReturnType<typeof selling>>

beforeAll(async () => {
  exchange = await testExchange()
  primary = await primaryMarket(exchange)
  sale = await selling(exchange, primary)
  desk = await pairDesk(exchange)
  await exchange.server.trading.start()
})
afterAll(() => exchange.close())

const patience = { timeout: 10_000, interval: 50 }
const place = (who: Person, market: string, side: 'buy' | 'sell', price: string) =>
  exchange.server.trading.submit({
    kind: 'place',
    clientOrderId: randomUUID(),
    customer: who.id,
    flag: 'gtc',
    quantity: '5',
    market,
    side,
    price,
  })
const toSpot = async (who: Person, coin: string, amount: string): Promise<void> => {
  await exchange.api(transfers, who).create({ coin, amount, from: 'token', to: 'spot' }, freshKey())
}
const stateOf = async (symbol: string) =>
  (await exchange.api(markets).list({})).rows.find((row) => row.symbol === symbol)?.state

test('two operators bring an allotted product to its first trade while the trading core runs', async () => {
  const { id, symbol } = await primary.published({ supply: '100', price: '10.00' })
  const pair = `${symbol}-tUSD`
  await expect(desk.preview(pair)).rejects.toMatchObject({ code: 'SETTING_PRODUCT_NOT_ALLOTTED', field: 'subject' })
  const holder = await primary.investor(200_000n)
  await primary.subscribe(holder, symbol, '100')
  await primary.close(symbol)
  await primary.agree(primary.staff.finance, 'allotment', id)
  await primary.carryOut()

  expect(await desk.preview(pair)).toMatchObject({ before: null, changed: Object.keys(pairValues) })
  await desk.agree(pair)
  expect(await stateOf(pair)).toBe('closed')
  expect(await place(holder, pair, 'sell', '12.50')).toMatchObject({ code: 'MARKET_NOT_OPEN' })
  await exchange
    .api(approvals, primary.staff.listing[0])
    .propose({
      kind: 'market_state',
      subjectId: pair,
      verdict: 'approve',
      reason: 'ready',
      proposal: { event: 'open' },
    })
    .then(({ id: requestId, contentHash }) =>
      exchange
        .api(approvals, primary.staff.listing[1])
        .decide({ requestId, verdict: 'approve', contentHash, note: 'ready' }),
    )
  await advanceProducts(exchange.deps)
  expect(await exchange.api(products).detail({ symbol })).toMatchObject({ status: 'trading', market: { symbol: pair } })

  const buyer = await exchange.customer()
  await exchange.fund({ customer: buyer.id, kind: 'token' }, 'tUSD', 1_000_000_000n)
  await toSpot(buyer, 'tUSD', '1000')
  await toSpot(holder, symbol, '100')
  await expect.poll(() => place(holder, pair, 'sell', '12.50'), patience).toMatchObject({ ok: true })
  await expect
    .poll(() => place(buyer, pair, 'buy', '12.50'), patience)
    .toMatchObject({ value: { order: { status: 3 } } })
  await booksHold(exchange)
})

test('the tokens of a sale are listed once the first of them is free', async () => {
  const unlocks = [{ at: inHours(48), share: '1' }]
  const product = await primary.published({ sale: saleOf({ unlocks }), supply: '100', price: '10.00', closesIn: 1 })
  await sale.buy(await sale.buyer(), product.symbol, 'tUSD', '750')
  await sale.allot(product)
  await expect(desk.preview(`${product.symbol}-tUSD`)).rejects.toMatchObject({ code: 'SETTING_TOKENS_LOCKED' })
  exchange.passTime(49 * HOUR_MS)
  expect(await desk.preview(`${product.symbol}-tUSD`)).toMatchObject({ changed: Object.keys(pairValues) })
})

test('refuses a pair with a coin that cannot be used, and returns the coins that can', async () => {
  await exchange.coin('SGD', 'fiat', 2)
  const says = async (subject: string, change = {}) =>
    desk.preview(subject, change).then(
      () => 'accepted',
      (error: unknown) => String(error),
    )
  expect(await says('SOL-EUR')).toContain('SOL-(SGD | SOL | tUSD)')
  expect(await says('SGD-tUSD')).toContain('SOL')
  expect(await says('tUSD-tUSD')).not.toMatch(/\([^)]*tUSD[^)]*\)-tUSD/)
  expect(await says('SOL')).toContain('SOL-(SGD | SOL | tUSD)')
  expect(await says('SOL-tUSD-SGD')).toContain('SOL-(SGD | SOL | tUSD)')
  expect(await says('SOL-tUSD', { lot: '0.00001' })).toContain('Accepted: n × 0.0001')
  expect(await says('SOL-tUSD', { lot: '0.001', tick: '0.0000001' })).toContain('Accepted: n × 0.000001')
  expect(await says('SOL-tUSD', { lot: '0.001', minValue: '10', maxValue: '5' })).toContain('Accepted: ≥ 10')
  expect(await says('SOL-tUSD', { lot: '0.001', listingPrice: '12.505' })).toContain('Accepted: 12.5, 12.51')
  expect(await says('SOL-tUSD', { lot: '0.001', takerFee: 1_000_000 })).toMatch(/100,?000/)
  expect(await says('SOL-tUSD', { lot: '0.001', makerFee: -1 })).toContain('0')
  expect(await says('SOL-tUSD', { lot: '0.001', band: 0 })).toContain('1')
  expect(await says('SOL-tUSD', { lot: '0.001' })).toBe('accepted')
})
