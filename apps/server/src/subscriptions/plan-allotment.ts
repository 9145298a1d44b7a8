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
  /** In each coin that was paid with. */
  readonly money: readonly PlannedMoney[]
  /** Fewer units are asked for than a sale must reach: nobody gets any, and everything goes back. */
  readonly belowSoftCap: boolean
  /** Of who gets what: two people agree to this and nothing else. */
  readonly resultHash: string
}
type PlannedMoney = {
  readonly currency: string
  readonly scale: number
  readonly proceeds: Amount
  readonly fees: Amount
  readonly refunds: Amount
}
const sum = (all: Iterable<bigint>): bigint => total([...all].map(amount))

/**
 * What an allotment of the product would give now: by units, whatever coin they are paid in. Computed afresh each time: a plan is never
 * stored before it is agreed.
 */
export async function planAllotment(source: Source, product: AllottedProduct): Promise<Plan> {
  const asks = await pendingAsks(source, product.id)
  const asked = sum(asks.map((ask) => ask.units))
  const belowSoftCap = product.soft_cap !== null && asked < product.soft_cap
  const units = belowSoftCap
    ? new Map(asks.map(({ subscription }) => [subscription, 0n]))
    : allot(product.supply, asks, { lot: product.step, min: product.min })
  return {
    asks,
    units,
    asked,
    allotted: sum(units.values()),
    money: moneyOf(product, asks, units),
    belowSoftCap,
    resultHash: contentHash({ product: product.id, units: [...units] }),
  }
}

function moneyOf(product: AllottedProduct, asks: readonly PendingAsk[], units: Plan['units']): PlannedMoney[] {
  const byCoin = Map.groupBy(asks, (ask) => ask.currency)
  const coins = byCoin.size === 0 && !product.is_sale ? new Map([[product.currency, []]]) : byCoin
  return [...coins].map(([currency, its]) => {
    const costs = its.map((ask) => costOf(units.get(ask.subscription) ?? 0n, ask.price, product.fee))
    return {
      currency,
      scale: its[0]?.scale ?? product.scale,
      proceeds: total(costs.map((cost) => cost.amount)),
      fees: total(costs.map((cost) => cost.fee)),
      refunds: minus(total(its.map((ask) => ask.held)), total(costs.map((cost) => cost.total))),
    }
  })
}

export const shownPlan = (product: AllottedProduct, plan: Plan): z.output<typeof AllotmentPreview> => ({
  productId: product.id,
  symbol: product.symbol,
  supply: String(product.supply),
  asked: String(plan.asked),
  allotted: String(plan.allotted),
  subscribers: plan.asks.length,
  empty: [...plan.units.values()].filter((units) => units === 0n).length,
  belowSoftCap: plan.belowSoftCap,
  money: plan.money.map(({ currency, scale, ...its }) => ({
    currency,
    proceeds: formatAmount(its.proceeds, scale),
    fees: formatAmount(its.fees, scale),
    refunds: formatAmount(its.refunds, scale),
  })),
  resultHash: plan.resultHash,
  rows: plan.asks.map((ask) => ({
    subscriptionId: ask.subscription,
    number: subscriptionNumber(ask),
    asked: String(ask.units),
    allotted: String(plan.units.get(ask.subscription)),
  })),
})
