import { assert } from '#platform/outcome/outcome.ts'
import { inOrder } from './in-order.ts'
import type { LotRequest, Shares } from './lots.ts'
import { proRata } from './pro-rata.ts'

/**
 * The ways to share an offer that is oversubscribed: in proportion to the requests, in order of subscription, or in an
 * order that is drawn by lot.
 */
export const allotmentMethods = ['pro_rata', 'first_come', 'ballot'] as const
export type AllotmentMethod = (typeof allotmentMethods)[number]

/** A pending subscription with its requested units. */
export type AllotmentRequest = { readonly subscription: string; readonly units: bigint }
/** A band of a ballot: a request of `from` units or more gets at most `units` before all others were served. */
export type Band = { readonly from: bigint; readonly units: bigint }
/** Lot size and minimum of the product, in units; the minimum is in whole lots. */
export type AllotmentTerms = { readonly lot: bigint; readonly min: bigint } & AllotmentRule
/**
 * The method, with what only a ballot needs: the ticket of each subscription in the order of `subscriptions`, of which
 * the smallest comes first, and the bands, empty for none.
 */
export type AllotmentRule =
  | { readonly method: Exclude<AllotmentMethod, 'ballot'> }
  | { readonly method: 'ballot'; readonly tickets: readonly string[]; readonly bands: readonly Band[] }

/**
 * Returns the units of each subscription: the full request, or, if oversubscribed, what the method gives. Supply,
 * requests, bands and the minimum are multiples of `lot`, and no request is below `min`. `subscriptions` are in order
 * of subscription. Source: decisions G39, 0038 and 0158.
 */
export function allot(
  supply: bigint,
  subscriptions: readonly AllotmentRequest[],
  terms: AllotmentTerms,
): Map<string, bigint> {
  const { lot, min } = terms
  assert(
    lot > 0n && supply % lot === 0n && subscriptions.every(({ units }) => units > 0n && units % lot === 0n),
    'supply and requests must be whole lots',
  )
  assert(
    min > 0n && min % lot === 0n && subscriptions.every(({ units }) => units >= min),
    'a request is below the minimum',
  )
  const requests = subscriptions.map(({ units }, index) => ({ index, lots: units / lot }))
  const got = sharesOf(supply / lot, requests, terms)
  return new Map(subscriptions.map(({ subscription }, index) => [subscription, (got.get(index) ?? 0n) * lot]))
}

function sharesOf(lots: bigint, requests: readonly LotRequest[], terms: AllotmentTerms): Shares {
  const min = terms.min / terms.lot
  if (terms.method !== 'ballot') return (terms.method === 'pro_rata' ? proRata : inOrder)(lots, requests, min)
  const { tickets, bands, lot } = terms
  assert(tickets.length === requests.length, 'each subscription needs a ticket')
  assert(
    bands.every(({ units }) => units >= terms.min && units % lot === 0n),
    'a band must give whole lots and the minimum',
  )
  const drawn = requests.toSorted((a, b) => ((tickets[a.index] ?? '') < (tickets[b.index] ?? '') ? -1 : 1))
  return inOrder(lots, drawn, min, (request) => bandShare(bands, request.lots * lot, lot))
}

/** The lots of the highest band that a request reaches; undefined without one. */
function bandShare(bands: readonly Band[], units: bigint, lot: bigint): bigint | undefined {
  const reached = bands.filter(({ from }) => units >= from).toSorted((a, b) => (a.from < b.from ? 1 : -1))
  const [highest] = reached
  return highest && highest.units / lot
}
