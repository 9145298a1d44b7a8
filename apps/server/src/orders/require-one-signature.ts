import { limitValueOf } from '@tessera/domain/limits/withdrawal-limits.ts'
import { cashOf } from '@tessera/domain/markets/market.ts'
import type { Amount } from '@tessera/domain/money/amount.ts'
import { ok, type Outcome } from '@tessera/domain/outcome.ts'
import { withinOne } from '@tessera/domain/signatures/rule.ts'
import { coinKind } from '../eligibility/rights.sql.ts'
import { readRule } from '../members/signature-rule.sql.ts'
import type { CustomerSession } from '../platform/call.ts'
import type { Deps } from '../platform/deps.ts'
import type { Tx } from '../platform/tx.ts'
import type { TradingCore } from '../trading/core.ts'
import { readTerms } from '../trading/place.ts'
import { limitPrices } from '../withdrawals/limit-prices.ts'
import type { Asked } from './preview-order.ts'

/**
 * Returns the largest worth of an order in US dollars: at its worst possible price or at the reference, whichever is higher.
 * Undefined for an order that the book cannot price or that has no worth in dollars.
 */
export async function orderWorth(
  tx: Tx,
  { known }: Pick<TradingCore, 'known'>,
  customer: string,
  symbol: string,
  asked: Asked,
): Promise<Amount | undefined> {
  const market = known?.markets.get(symbol)
  const read = market && readTerms(market, { ...asked, customer })
  if (market === undefined || read === undefined || !read.ok) return undefined
  const { terms, reference, lastTicks } = market
  const usual = cashOf(terms, reference ?? lastTicks, read.value.lots)
  const value = usual > read.value.value ? usual : read.value.value
  const kind = await coinKind(tx, terms.quote)
  return limitValueOf({ coin: terms.quote, kind, scale: terms.quoteScale }, value, await limitPrices(tx))
}

/** Refuses an order of one person of a company that needs two. API keys trade below the amount, too. */
export async function requireOneOrderSignature(
  { inTx }: Pick<Deps, 'inTx'>,
  trading: Pick<TradingCore, 'known'>,
  { customerId, isRuled }: CustomerSession,
  symbol: string,
  asked: Asked,
): Promise<Outcome<void, 'SIGNATURE_NEEDED'>> {
  if (isRuled !== true) return ok(undefined)
  const { value } = await inTx('job:order_worth')(async (tx) => {
    const rule = await readRule(tx, customerId)
    if (rule.ordersAbove === null) return ok<Outcome<void, 'SIGNATURE_NEEDED'>>(ok(undefined))
    return ok(withinOne(rule, 'orders', await orderWorth(tx, trading, customerId, symbol, asked)))
  })
  return value
}
