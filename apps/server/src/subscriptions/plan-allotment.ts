import type { AllotmentPreview } from '@tessera/contract/subscriptions-allot.ts'
import { type Amount, amount, formatAmount, minus, total } from '@tessera/domain/money/amount.ts'
import { allot } from '@tessera/domain/subscriptions/allot.ts'
import { costOf } from '@tessera/domain/subscriptions/quote.ts'
import type { z } from 'zod'
import { contentHash } from '../platform/random.ts'
import type { Source } from '../platform/rows.ts'
import { type AllottedProduct, type PendingAsk, pendingAsks } from './allotment.sql.ts'
import { subscriptionNumber } from './show-subscription.ts'

export type Plan = {
  readonly asks: readonly PendingAsk[]
  readonly units: ReadonlyMap<string, bigint>
  readonly asked: bigint
  readonly allotted: bigint
  readonly proceeds: Amount
  readonly fees: Amount
  readonly refunds: Amount
  /** Of who gets what: two people agree to this and nothing else. */
  readonly resultHash: string
}
const sum = (all: Iterable<bigint>): bigint => total([...all].map(amount))

/** What an allotment of the product would give now. Computed afresh each time: a plan is never stored before it is agreed. */
export async function planAllotment(source: Source, product: AllottedProduct): Promise<Plan> {
  const asks = await pendingAsks(source, product.id)
  const units = allot(product.supply, asks, { lot: product.step, min: product.min })
  const costs = [...units.values()].map((each) => costOf(each, product.price, product.fee))
  const paid = total(costs.map((cost) => cost.total))
  return {
    asks,
    units,
    asked: sum(asks.map((ask) => ask.units)),
    allotted: sum(units.values()),
    proceeds: total(costs.map((cost) => cost.amount)),
    fees: total(costs.map((cost) => cost.fee)),
    refunds: minus(total(asks.map((ask) => ask.held)), paid),
    resultHash: contentHash({ product: product.id, units: [...units] }),
  }
}

export const shownPlan = (product: AllottedProduct, plan: Plan): z.output<typeof AllotmentPreview> => ({
  productId: product.id,
  symbol: product.symbol,
  currency: product.currency,
  supply: String(product.supply),
  asked: String(plan.asked),
  allotted: String(plan.allotted),
  subscribers: plan.asks.length,
  empty: [...plan.units.values()].filter((units) => units === 0n).length,
  proceeds: formatAmount(plan.proceeds, product.scale),
  fees: formatAmount(plan.fees, product.scale),
  refunds: formatAmount(plan.refunds, product.scale),
  resultHash: plan.resultHash,
  rows: plan.asks.map((ask) => ({
    subscriptionId: ask.subscription,
    number: subscriptionNumber(ask),
    asked: String(ask.units),
    allotted: String(plan.units.get(ask.subscription)),
  })),
})
