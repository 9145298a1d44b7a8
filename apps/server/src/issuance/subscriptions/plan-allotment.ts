import type { AllotmentPreview } from '@tessera/contract/issuance/subscriptions/subscriptions-allot.ts'
import { type Amount, amount, formatAmount, minus, total } from '@tessera/domain/books/money/amount.ts'
import { decide } from '@tessera/domain/identity/eligibility/decide.ts'
import { unpaused } from '@tessera/domain/identity/eligibility/rules.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { allot } from '@tessera/domain/issuance/subscriptions/allot.ts'
import { costOf } from '@tessera/domain/issuance/subscriptions/quote.ts'
import type { z } from 'zod'
import { readExchange } from '#identity/eligibility/holdings.sql.ts'
import { findAsset } from '#identity/eligibility/rights.sql.ts'
import { sha256 } from '#platform/random/random.ts'
import type { Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { type AllottedProduct, type PendingSubscription, pendingSubscriptions } from './allotment.sql.ts'
import { type Changes, type Result, resultFile, ruleOf } from './result-file.ts'
import { subscriptionNumber } from './show-subscription.ts'

export type Plan = {
  readonly subscriptions: readonly PendingSubscription[]
  readonly units: ReadonlyMap<string, bigint>
  readonly requested: bigint
  readonly allotted: bigint
  /** Totals in each coin that pays. */
  readonly money: readonly PlannedMoney[]
  /** True if less than the minimum raise can be given out: nobody gets units, and everything is refunded. */
  readonly belowSoftCap: boolean
  /** The result as it is published, and its SHA-256; two people decide on exactly this. */
  readonly file: string
  readonly resultHash: string
  /** The number of the first subscription that cannot get the units of a change by hand. */
  readonly unfit: string | undefined
}
type PlannedMoney = {
  readonly currency: string
  readonly scale: number
  readonly proceeds: Amount
  readonly fees: Amount
  readonly refunds: Amount
}
type AllotmentSource = Source & Pick<Tx, 'now'>
const sum = (all: Iterable<bigint>): bigint => total([...all].map(amount))

/**
 * Computes the allotment of a product now, by units regardless of the coin. A plan is never stored before it is
 * approved.
 */
export async function planAllotment(
  source: AllotmentSource,
  product: AllottedProduct,
  changes: Changes = noChanges,
): Promise<Plan> {
  const subscriptions = await pendingSubscriptions(source, product.id)
  const requested = sum(subscriptions.map((ask) => ask.units))
  const eligible = await eligibleOf(source, product, subscriptions)
  const terms = { lot: product.step, min: product.min, ...ruleOf(product) }
  const shared = allot(product.supply, eligible, terms)
  // A rest below the minimum is given to nobody, so the units given out count, not the requests.
  const belowSoftCap = product.soft_cap !== null && sum(shared.values()) < product.soft_cap
  const given = belowSoftCap ? undefined : shared
  const byHand = new Map(changes.rows.map(({ subscription, units: changed }) => [subscription, changed]))
  const units = new Map(
    subscriptions.map(({ subscription }) => [subscription, byHand.get(subscription) ?? given?.get(subscription) ?? 0n]),
  )
  const eligibleIds = new Set(eligible.map(({ subscription }) => subscription))
  const result = { subscriptions, eligible: eligibleIds, units, belowMinimum: belowSoftCap, changes }
  const file = resultFile(product, result)
  return {
    subscriptions,
    units,
    requested,
    allotted: sum(units.values()),
    money: moneyOf(product, subscriptions, units),
    belowSoftCap,
    file,
    resultHash: sha256(file),
    unfit: unfitChange(product, result),
  }
}

const noChanges: Changes = { rows: [], reason: '' }

/**
 * A change gives an eligible subscription whole increments up to its request, and leaves its subscriber nothing or at
 * least the minimum. All units together are within the supply and reach the minimum raise. Returns the number of the
 * first subscription that breaks this.
 */
function unfitChange(product: AllottedProduct, result: Result<PendingSubscription>): string | undefined {
  const { subscriptions, eligible, units, belowMinimum, changes } = result
  const unfit = changes.rows.find((change) => {
    const own = subscriptions.find(({ subscription }) => subscription === change.subscription)
    if (own === undefined || belowMinimum || !eligible.has(own.subscription)) return true
    const joint = subscriptions.filter(({ subscriber }) => subscriber === own.subscriber)
    const together = sum(joint.map(({ subscription }) => units.get(subscription) ?? 0n))
    const isBelowMinimum = together !== 0n && together < product.min
    return isBelowMinimum || change.units % product.step !== 0n || change.units > own.units
  })
  const all = sum(units.values())
  const isOff = all > product.supply || (product.soft_cap !== null && all < product.soft_cap)
  const over = isOff ? changes.rows.at(-1) : undefined
  const named = subscriptions.find(({ subscription }) => subscription === (unfit ?? over)?.subscription)
  if (named !== undefined) return subscriptionNumber(named)
  return unfit === undefined ? undefined : unfit.subscription
}

/** Returns subscribers who may still acquire the product. Others get no units and are refunded. */
async function eligibleOf(
  source: AllotmentSource,
  product: AllottedProduct,
  subscriptions: readonly PendingSubscription[],
): Promise<readonly PendingSubscription[]> {
  const exchange = await readExchange(source)
  const asset = await findAsset(source, product.symbol)
  assert(asset, `coin ${product.symbol} of an allotted product is not listed`)
  const object = { asset, exchange, total: 0n }
  return subscriptions.filter((ask) => decide({ ...validActor, ...ask }, 'subscribe', object, source.now).allowed)
}
/** The delivery checks everything else about the account. */
const validActor = {
  active: true,
  approved: true,
  secured: true,
  strong: true,
  trades: true,
  deposits: true,
  ...unpaused,
  indebted: false,
  owes: [],
}

function moneyOf(
  product: AllottedProduct,
  subscriptions: readonly PendingSubscription[],
  units: Plan['units'],
): PlannedMoney[] {
  const byCoin = Map.groupBy(subscriptions, (ask) => ask.currency)
  const coins = byCoin.size === 0 && !product.is_sale ? new Map([[product.currency, []]]) : byCoin
  return [...coins].map(([currency, its]) => {
    const costs = its.map((ask) => costOf(units.get(ask.subscription) ?? 0n, ask.price, ask.rate))
    return {
      currency,
      scale: its[0]?.scale ?? product.scale,
      proceeds: total(costs.map((cost) => cost.amount)),
      fees: total(costs.map((cost) => cost.fee)),
      refunds: minus(total(its.map((ask) => ask.held)), total(costs.map((cost) => cost.total))),
    }
  })
}

export const planView = (product: AllottedProduct, plan: Plan): z.output<typeof AllotmentPreview> => ({
  productId: product.id,
  symbol: product.symbol,
  supply: String(product.supply),
  requested: String(plan.requested),
  allotted: String(plan.allotted),
  subscribers: plan.subscriptions.length,
  empty: [...plan.units.values()].filter((units) => units === 0n).length,
  belowSoftCap: plan.belowSoftCap,
  money: plan.money.map(({ currency, scale, ...its }) => ({
    currency,
    proceeds: formatAmount(its.proceeds, scale),
    fees: formatAmount(its.fees, scale),
    refunds: formatAmount(its.refunds, scale),
  })),
  resultHash: plan.resultHash,
  rows: plan.subscriptions.map((ask) => ({
    subscriptionId: ask.subscription,
    number: subscriptionNumber(ask),
    requested: String(ask.units),
    allotted: String(plan.units.get(ask.subscription)),
  })),
})
