import { newCoins } from '@tessera/contract/issuance/new-coins/new-coins.ts'
import { ok, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import { noun, type Noun } from '#platform/http/serve.ts'
import { pageAnswer } from '#platform/database/keyset.ts'
import { pageOfProducts } from '#issuance/products/products.sql.ts'
import { paymentOptions } from '#issuance/products/pay.ts'
import { ownRecords, pageOfSubscriptions } from '#issuance/subscriptions/subscriptions.sql.ts'
import { countStages, saleOrder, salesIn } from './new-coins.sql.ts'
import { purchase } from './purchase.ts'
import { readSale, purchasesView } from './read-sale.ts'
import { purchaseView, saleView } from './show-sale.ts'

export const newCoinRoutes = (deps: Pick<Deps, 'random'>): Noun =>
  noun('new-coins', newCoins, {
    list: (call, input) =>
      call.inTx(async (tx) => {
        const reader = { customerId: call.customer?.customerId, now: tx.now }
        const choice = { where: salesIn(input.status), order: saleOrder }
        const { rows, ...list } = await pageOfProducts(tx, input, choice, reader)
        const views = []
        for (const row of rows) views.push(saleView(row, await paymentOptions(tx, row), call.locale))
        return ok({ ...pageAnswer(input, list), rows: views, counts: await countStages(tx) })
      }),
    detail: (call, { id }) =>
      call.inTx(async (tx) => {
        const sale = await readSale(tx, id, call.customer?.customerId, call.locale)
        return sale === undefined ? refuse('NOT_FOUND') : ok(sale)
      }),
    purchase: (call, input) =>
      call.inTx(async (tx) => {
        const bought = await purchase(tx, deps.random.uuid(), call.customer.customerId, input)
        if (!bought.ok) return bought
        // Nothing is delivered yet, so nothing is locked.
        return ok(purchaseView(bought.value, [], call.locale, tx.now))
      }),
    records: (call, { id, ...page }) =>
      call.inTx(async (tx) => {
        const choice = ownRecords(call.customer.customerId, { symbol: id, type: 'token_sale' })
        const { rows, ...list } = await pageOfSubscriptions(tx, page, choice)
        return ok({ ...pageAnswer(page, list), rows: await purchasesView(tx, rows, call.locale) })
      }),
  })
