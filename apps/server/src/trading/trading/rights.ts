import { type Rates, tradingRates } from '@tessera/domain/books/fees/trading-rates.ts'
import { decide, type Reason } from '@tessera/domain/identity/eligibility/decide.ts'
import { type Actor, freeAsset, type RuleName, unpaused } from '@tessera/domain/identity/eligibility/rules.ts'
import { heldCoin, quantityOf } from '@tessera/domain/trading/markets/market.ts'
import type { LostRight } from '@tessera/domain/trading/orders/kinds.ts'
import type { OrderSide } from '@tessera/domain/trading/orders/terms.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { feesAt } from '@tessera/domain/books/fees/fee-versions.ts'
import type { Batch } from './batch.ts'
import { endOpenOrder } from './apply-book-event.ts'
import type { Facts } from './facts.sql.ts'
import type { ActorFacts } from './locked-rows.sql.ts'
import { type LiveMarket, spotKey, type State } from './state.ts'

export type OrderRights = {
  /** Returns the reasons against placing an order with this number of lots, or 0 if the number is unknown. */
  readonly against: (lots: number) => readonly Reason<'place_order' | 'spend' | OrderSide>[]
  /** True if it executes only near the reference price. */
  readonly collared: boolean
  /** The rates with which it is accepted. */
  readonly rates: Rates
}

/** Returns the actor of an order, which requires neither deposits nor withdrawals. */
const actorOf = (facts: ActorFacts): Actor => ({ ...facts, deposits: true, ...unpaused, indebted: false })
/** A missing customer has no rights. */
const noRights: Actor = {
  active: false,
  approved: false,
  secured: false,
  strong: false,
  trades: false,
  deposits: false,
  tested: false,
  investorClass: 'ri',
  residence: null,
  nationality: null,
  ...unpaused,
  indebted: false,
  owes: [],
}

type Wanted = { readonly customer: string; readonly side: OrderSide }

/** Returns the rights of a placement by the facts that the batch has read. */
export function rightsIn(
  state: State,
  facts: Facts,
  market: LiveMarket,
  { customer, side }: Wanted,
  now: Date,
): OrderRights {
  const own = facts.actors.get(customer)
  const actor = own === undefined ? noRights : actorOf(own)
  const asset = state.assets.get(market.terms.symbol) ?? freeAsset
  const isCounted = side === 'buy' && asset.cap !== null
  const against: OrderRights['against'] = (lots) => {
    const total = isCounted ? owned(state, facts, market, customer) + quantityOf(market.terms, lots) : 0n
    const object = { asset, exchange: facts.exchange, total, spends: heldCoin(market.terms, side) }
    return [
      ...decide(actor, 'place_order', object, now).reasons,
      ...decide(actor, side, object, now).reasons,
      ...decide(actor, 'spend', object, now).reasons,
    ]
  }
  const rates = tradingRates(feesAt(state.fees, now), own ?? { feeClass: 'ri', volume: 0 }, market.terms)
  return { against, collared: isLater(own?.collaredUntil, now), rates }
}

const isLater = (time: string | null | undefined, now: Date): boolean =>
  time !== null && time !== undefined && new Date(time) > now

/**
 * Returns the holding and buy orders of the person in minor units: spot accounts and open orders from memory, the rest
 * as it was read.
 */
function owned(state: State, { holdings }: Facts, market: LiveMarket, customer: string): bigint {
  const { base } = market.terms
  const holding = holdings.get(spotKey(customer, base))
  assert(holding, `the holding of ${base} by ${customer} was not read`)
  const { outside, accounts: members } = holding
  const inSpot = members.map((id) => {
    const wanted = quantityOf(market.terms, market.wanted.get(id) ?? 0)
    return (state.accounts.get(spotKey(id, base))?.posted ?? 0n) + wanted
  })
  return inSpot.reduce((sum, each) => sum + each, BigInt(outside))
}

/** The cause with which an order is cancelled, by the rule that its owner breaks. */
const causes: Partial<Record<RuleName, LostRight>> = {
  class: 'class',
  region: 'country',
  country: 'country',
  test: 'test',
  owed: 'receivable',
}

/** Maximum number of orders that end in one batch, so that its transaction stays short. */
const MAX_ENDED = 2_000

/**
 * Cancels orders whose owner has lost the right, before the batch matches anything. A change of rights waits for
 * running batches, so no order executes after its owner lost the right. Returns true if these were all; the others are
 * cancelled in the next batch, before its commands. An order in a market that allows no cancels remains until the state
 * of that market changes.
 */
export function endLostRights(state: State, batch: Batch, facts: Facts): boolean {
  let left = MAX_ENDED
  for (const { customer, orders } of facts.changed) {
    const own = facts.actors.get(customer)
    assert(own, `the rights of customer ${customer} were not read`)
    let isDone = true
    for (const id of orders) {
      const order = state.orders.byId(id)
      if (order === undefined) continue
      const { market, side } = order
      const asset = state.assets.get(market.terms.symbol) ?? freeAsset
      const object = { asset, exchange: facts.exchange, total: 0n, spends: heldCoin(market.terms, side) }
      const actor = actorOf(own)
      const [reason] = [
        ...decide(actor, side, object, batch.now).reasons,
        ...decide(actor, 'spend', object, batch.now).reasons,
      ]
      if (reason === undefined) continue
      if (left === 0) return false
      if (market.status === 'halted' || market.status === 'closed') isDone = false
      else {
        endOpenOrder(state, batch, order, causes[reason.rule] ?? 'barred')
        left -= 1
      }
    }
    if (isDone) batch.seenRights.push(customer)
  }
  return true
}
