import { fees } from '@tessera/contract/books/fees/fees.ts'
import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { subscriptions } from '@tessera/contract/issuance/subscriptions/subscriptions.ts'
import { subscriptionsAllot } from '@tessera/contract/issuance/subscriptions/subscriptions-allot.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { booksHold } from '#testing/books.ts'
import { changeSettings } from '#testing/change-settings.ts'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { primaryMarket, type PrimaryMarket } from '#testing/offering.ts'

let exchange: TestExchange
let market: PrimaryMarket
beforeAll(async () => {
  exchange = await testExchange()
  market = await primaryMarket(exchange)
})
afterEach(() => booksHold(exchange))
afterAll(() => exchange.close())

const quoteOf = (who: Person, symbol: string) => exchange.api(subscriptions, who).quote({ symbol, quantity: '10' })

test('a subscription has the fee of its class, keeps it until the allotment, and pays exactly that', async () => {
  const { id, symbol } = await market.published({ fee: '0.01' })
  const retail = await market.investor(2_000_00n)
  const accredited = await market.investor(2_000_00n, { class: 'ai' })
  const expert = await market.investor(2_000_00n, { class: 'ei' })
  await changeSettings(exchange, {
    subscriptionFees: {
      classes: [{ class: 'ai', discount: 250_000 }],
      products: [{ class: 'ei', product: symbol, fee: 0 }],
    },
  })
  expect(await quoteOf(retail, symbol)).toMatchObject({ amount: '100.00', feeRate: '0.01', fee: '1.00' })
  expect(await quoteOf(accredited, symbol)).toMatchObject({ feeRate: '0.0075', fee: '0.75', total: '100.75' })
  expect(await quoteOf(expert, symbol)).toMatchObject({ feeRate: '0', fee: '0.00' })
  const own = await exchange.api(fees, accredited).own({})
  expect(own.subscription).toContainEqual({ symbol, fee: '0.0075', rule: 'class' })

  for (const who of [retail, accredited, expert]) await market.subscribe(who, symbol, '10')
  await changeSettings(exchange, { subscriptionFees: { classes: [], products: [] } })
  await market.close(symbol)
  const finance = exchange.api(subscriptionsAllot, market.staff.finance[0])
  expect((await finance.preview({ symbol })).money).toMatchObject([{ proceeds: '300.00', fees: '1.75' }])
  await market.agree(market.staff.finance, 'allotment', id)
  await market.carryOut()
  const paidFeeOf = async (who: Person) => (await exchange.api(subscriptions, who).list({})).rows[0]?.paidFee
  expect(await Promise.all([retail, accredited, expert].map(paidFeeOf))).toEqual(['1.00', '0.75', '0.00'])
})

test('refuses a fee for a product that does not exist, and a discount above everything', async () => {
  const maker = exchange.api(approvals, await exchange.operator('superadmin'))
  const propose = (values: object) =>
    maker.propose({
      kind: 'setting',
      subjectId: 'subscriptionFees',
      verdict: 'approve',
      reason: 'New fees.',
      proposal: { act: 'change', area: 'subscriptionFees', values, effectiveFrom: null },
    })
  await expect(propose({ classes: [], products: [{ class: 'ai', product: 'NONE', fee: 1 }] })).rejects.toMatchObject({
    code: 'SETTING_CONFLICT',
    field: 'values.products.0.product',
  })
  await expect(propose({ classes: [{ class: 'ai', discount: 1_000_001 }], products: [] })).rejects.toMatchObject({
    code: 'PARAM_INVALID',
    field: 'values.classes.0.discount',
  })
})
