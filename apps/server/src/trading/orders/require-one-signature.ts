import { limitValueOf } from '@tessera/domain/books/limits/withdrawal-limits.ts'
import { cashOf } from '@tessera/domain/trading/markets/market.ts'
import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { ratesOf, readFeeFacts } from '#books/fees/rates-of.ts'
import { coinKind } from '#identity/eligibility/rights.sql.ts'
import { countSingleSignatureAct, mayActAlone, readRule } from '#profile/members/signature-rule.sql.ts'
import { type CustomerSession, personOf } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { TradingCore } from '#trading/trading/core.ts'
import { holdingIn, readTerms } from '#trading/trading/place.ts'
import { dollarPrices } from '#payments/withdrawals/limit-prices.ts'
import { findOrder } from './orders.sql.ts'
import type { OrderInput } from './preview-order.ts'

/**
 * Returns the largest value of an order in US dollars: at its worst possible price or at the reference, whichever is
 * higher. Undefined for an order that the book cannot price or that has no value in dollars.
 */
export async function orderWorth(
  tx: Tx,
  { known }: Pick<TradingCore, 'known'>,
  customer: string,
  symbol: string,
  request: OrderInput,
): Promise<Amount | undefined> {
  const market = known?.markets.get(symbol)
  if (known === undefined || market === undefined) return undefined
  const rates = ratesOf(await readFeeFacts(tx, customer), market.terms)
  const read = readTerms(market, rates, { ...request, customer }, holdingIn(known, market, customer))
  if (!read.ok) return undefined
  const { terms, reference, lastTicks } = market
  const usual = cashOf(terms, reference ?? lastTicks, read.value.lots)
  const value = usual > read.value.value ? usual : read.value.value
  const kind = await coinKind(tx, terms.quote)
  return limitValueOf({ coin: terms.quote, kind, scale: terms.quoteScale }, value, await dollarPrices(tx))
}

/**
 * Refuses an order of a company's person that needs a second signature, and counts one that does not. Orders of API
 * keys, sub-accounts and brokers count together with all other orders of the company. An order with a known client
 * order id passes, because the trading core returns the earlier order and places nothing.
 */
export async function requireOneOrderSignature(
  { inTx }: Pick<Deps, 'inTx'>,
  trading: Pick<TradingCore, 'known'>,
  customer: CustomerSession,
  symbol: string,
  { clientOrderId, ...request }: OrderInput & { readonly clientOrderId: string },
): Promise<Outcome<void, 'SIGNATURE_NEEDED'>> {
  if (customer.isRuled !== true) return ok(undefined)
  const { customerId: accountId } = customer
  return inTx('job:order_worth')(async (tx): Promise<Outcome<void, 'SIGNATURE_NEEDED'>> => {
    if ((await readRule(tx, accountId)).ordersAbove === null) return ok(undefined)
    if ((await findOrder(tx, accountId, { clientOrderId })) !== undefined) return ok(undefined)
    const value = await orderWorth(tx, trading, accountId, symbol, request)
    const act = { accountId, loginId: personOf(customer), group: 'orders', value, clientOrderId } as const
    const may = await mayActAlone(tx, act)
    if (may.ok) await countSingleSignatureAct(tx, act)
    return may
  })
}
