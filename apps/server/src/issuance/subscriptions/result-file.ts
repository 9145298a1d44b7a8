import type { AllotmentMethod, AllotmentRequest, AllotmentRule } from '@tessera/domain/issuance/subscriptions/allot.ts'
import type { AllottedProduct } from './allotment.sql.ts'
import { pseudonymOf, seedOf, ticketOf } from './pseudonyms.ts'

/** A change by hand of what the method gives; two people approve it with the reason. */
export type Change = { readonly subscription: string; readonly units: bigint }
export type Changes = { readonly rows: readonly Change[]; readonly reason: string }

/** The facts of a product that its result names. */
type ResultProduct = Pick<
  AllottedProduct,
  'id' | 'symbol' | 'supply' | 'step' | 'min' | 'soft_cap' | 'allotment' | 'ballot'
>

/** Returns the rule that shares the offer. All subscriptions of one subscriber have one ticket. */
export function ruleOf(product: Pick<ResultProduct, 'id' | 'allotment' | 'ballot'>): AllotmentRule {
  const method: AllotmentMethod = product.allotment?.allotmentMethod ?? 'pro_rata'
  if (method !== 'ballot') return { method }
  const seed = seedOf(product.ballot?.blockhash ?? '', product.id)
  const bands = (product.allotment?.bands ?? []).map(({ fromUnits, units }) => ({
    from: BigInt(fromUnits),
    units: BigInt(units),
  }))
  return { method, ticketOf: (subscriber) => ticketOf(seed, pseudonymOf(product.id, subscriber)), bands }
}

export type Result<Request extends AllotmentRequest = AllotmentRequest> = {
  readonly subscriptions: readonly Request[]
  readonly eligible: ReadonlySet<string>
  readonly units: ReadonlyMap<string, bigint>
  readonly belowMinimum: boolean
  readonly changes: Changes
}

/**
 * Returns the published result as JSON text: the rule, its inputs and the units of each subscription, in order of
 * subscription. It names no customer and no time, so that it is the same for the proposal and the approval.
 */
export function resultFile(product: ResultProduct, result: Result): string {
  const rule = ruleOf(product)
  const changed = new Set(result.changes.rows.map(({ subscription }) => subscription))
  const seed = product.ballot && seedOf(product.ballot.blockhash, product.id)
  return JSON.stringify(
    {
      product: { id: product.id, symbol: product.symbol },
      method: rule.method,
      supply: String(product.supply),
      increment: String(product.step),
      minimum: String(product.min),
      minimumRaise: product.soft_cap === null ? null : String(product.soft_cap),
      belowMinimumRaise: result.belowMinimum,
      bands: product.allotment?.bands ?? [],
      ballot: product.ballot && { ...product.ballot, seed },
      changesReason: result.changes.rows.length === 0 ? null : result.changes.reason,
      subscriptions: result.subscriptions.map(({ subscription, subscriber: first, units }) => {
        const subscriber = pseudonymOf(product.id, first)
        return {
          pseudonym: pseudonymOf(product.id, subscription),
          subscriber,
          requested: String(units),
          eligible: result.eligible.has(subscription),
          ...(seed !== null && { ticket: ticketOf(seed, subscriber) }),
          allotted: String(result.units.get(subscription) ?? 0n),
          ...(changed.has(subscription) && { changed: true }),
        }
      }),
    },
    null,
    1,
  )
}
