import { AllotmentFile } from '@tessera/contract/issuance/subscriptions/allotment-file.ts'
import type { SubscriptionQuote } from '@tessera/contract/issuance/subscriptions/subscriptions.ts'
import { subscriptions } from '@tessera/contract/issuance/subscriptions/subscriptions.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { ratioText } from '#books/rates/price-text.ts'
import { amount, formatAmount } from '@tessera/domain/books/money/amount.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { z } from 'zod'
import type { Deps } from '#platform/http/deps.ts'
import { noun } from '#platform/http/serve.ts'
import { pageAnswer } from '#platform/database/keyset.ts'
import type { Tx } from '#platform/database/tx.ts'
import { documentsOf } from '#issuance/products/documents.sql.ts'
import { documentView } from '#issuance/products/show-product.ts'
import { publishedResult } from './allotment.sql.ts'
import { subscriptionView } from './show-subscription.ts'
import { type Quoted, quoteFor, subscribe } from './subscribe.ts'
import { findOwn, ownRecords, pageOfSubscriptions, type SubscriptionRow } from './subscriptions.sql.ts'
import { withdrawSubscription } from './withdraw-subscription.ts'

export const subscriptionRoutes = (deps: Pick<Deps, 'random'>) =>
  noun('subscriptions', subscriptions, {
    allotmentResult: (call, { symbol }) =>
      call.inTx(async (tx) => {
        const published = await publishedResult(tx, symbol)
        if (published === undefined) return refuse('NOT_FOUND')
        return ok({ symbol, ...published, result: AllotmentFile.parse(JSON.parse(published.file)) })
      }),
    quote: (call, input) =>
      call.inTx(async (tx) => {
        const quoted = await quoteFor(tx, call.customer.customerId, input)
        return quoted.ok ? ok(await quoteView(tx, input.quantity, quoted.value, call.locale)) : quoted
      }),
    create: (call, input) =>
      call.inTx(async (tx) =>
        replyOf(tx, call.locale, await subscribe(tx, deps.random.uuid, call.customer.customerId, input)),
      ),
    withdraw: (call, { id }) =>
      call.inTx(async (tx) => replyOf(tx, call.locale, await withdrawSubscription(tx, call.customer.customerId, id))),
    list: (call, input) =>
      call.inTx(async (tx) => {
        const choice = ownRecords(call.customer.customerId, input)
        const { rows, ...list } = await pageOfSubscriptions(tx, input, choice)
        return ok({ ...pageAnswer(input, list), rows: rows.map((row) => subscriptionView(row, call.locale, tx.now)) })
      }),
    get: (call, { id }) =>
      call.inTx(async (tx) => {
        const row = await findOwn(tx, id, call.customer.customerId)
        return row === undefined ? refuse('NOT_FOUND') : ok(subscriptionView(row, call.locale, tx.now))
      }),
  })

const replyOf = <C extends string>(tx: Tx, locale: Locale, outcome: Outcome<SubscriptionRow, C>) =>
  outcome.ok ? ok(subscriptionView(outcome.value, locale, tx.now)) : outcome

async function quoteView(
  tx: Tx,
  quantity: string,
  { product, pay, cost, rate, available }: Quoted & { readonly available: bigint },
  locale: Locale,
): Promise<z.output<typeof SubscriptionQuote>> {
  const money = (minor: bigint): string => formatAmount(amount(minor), pay.scale)
  const documents = (await documentsOf(tx, product.id)).filter((document) => document.must_accept)
  return {
    symbol: product.symbol,
    version: product.version,
    quantity,
    unitPrice: money(pay.price),
    currency: pay.coin,
    amount: money(cost.amount),
    feeRate: ratioText(rate),
    fee: money(cost.fee),
    total: money(cost.total),
    available: money(available),
    allotmentExpectedAt: product.allot_at.toISOString(),
    closesAt: product.close_at.toISOString(),
    documents: documents.map(documentView(locale, new Map())).map(({ id, title, url }) => ({ id, title, url })),
    category: product.category,
  }
}
