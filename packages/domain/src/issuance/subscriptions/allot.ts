import { assert } from '#platform/outcome/outcome.ts'
import { inOrder } from './in-order.ts'
import { type LotRequest, type Shares, sumOf } from './lots.ts'
import { proRata } from './pro-rata.ts'

/**
 * The methods of sharing an oversubscribed offer: in proportion to the requests, in order of subscription, or in an
 * order drawn by lot.
 */
export const allotmentMethods = ['pro_rata', 'first_come', 'ballot'] as const
export type AllotmentMethod = (typeof allotmentMethods)[number]

/**
 * A pending subscription with its requested units. All subscriptions of a person, or of a company and its sub-accounts,
 * have the same `subscriber`.
 */
export type AllotmentRequest = { readonly subscription: string; readonly subscriber: string; readonly units: bigint }
/**
 * A band of a ballot: a subscriber who requests `from` units or more gets at most `units` before all others have been
 * served.
 */
export type Band = { readonly from: bigint; readonly units: bigint }
/** Lot size and minimum per subscriber in units; the minimum is a multiple of the lot size. */
export type AllotmentTerms = Lots & AllotmentRule
type Lots = { readonly lot: bigint; readonly min: bigint }
/**
 * The method. A ballot also has the ticket of each subscriber, where the smallest comes first, and its bands, which may
 * be empty.
 */
export type AllotmentRule = { readonly method: Exclude<AllotmentMethod, 'ballot'> } | Ballot
type Ballot = {
  readonly method: 'ballot'
  readonly ticketOf: (subscriber: string) => string
  readonly bands: readonly Band[]
}

/**
 * Returns the allotted units of each subscription. If the offer is not oversubscribed, that is the full request.
 * Otherwise the method gives units to each subscriber, whose subscriptions share them. Subscriptions of one subscriber
 * count as one request, so that splitting a request gains nothing. Only first come serves each subscription separately.
 * Supply, requests, bands and the minimum are multiples of `lot`, and no request is below `min`. `subscriptions` are in
 * order of subscription. Source: decisions G39, 0038, 0158 and 0168.
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
  const subscriberOf = ({ index }: LotRequest): string => subscriptions[index]?.subscriber ?? ''
  const got = sharesOf(supply / lot, requests, terms, subscriberOf)
  return new Map(subscriptions.map(({ subscription }, index) => [subscription, (got.get(index) ?? 0n) * lot]))
}

function sharesOf(
  lots: bigint,
  requests: readonly LotRequest[],
  terms: AllotmentTerms,
  subscriberOf: (request: LotRequest) => string,
): Shares {
  const min = terms.min / terms.lot
  if (terms.method === 'first_come') return inOrder(lots, requests, min)
  const own = bySubscriber(requests, subscriberOf)
  // The index of a subscriber is that of the first own subscription.
  const joint = own.map((each) => ({ index: each[0]?.index ?? 0, lots: sumOf(each) }))
  const got = terms.method === 'ballot' ? draw(lots, joint, terms, subscriberOf) : proRata(lots, joint, min)
  return new Map(own.flatMap((each) => [...inOrder(got.get(each[0]?.index ?? 0) ?? 0n, each, 0n)]))
}

/** Returns the requests of each subscriber, subscribers in the order of their first request. */
function bySubscriber(
  requests: readonly LotRequest[],
  subscriberOf: (request: LotRequest) => string,
): readonly LotRequest[][] {
  const own = new Map<string, LotRequest[]>()
  for (const request of requests) {
    const subscriber = subscriberOf(request)
    const others = own.get(subscriber)
    if (others === undefined) own.set(subscriber, [request])
    else others.push(request)
  }
  return [...own.values()]
}

function draw(
  lots: bigint,
  joint: readonly LotRequest[],
  { ticketOf, bands, lot, min }: Lots & Ballot,
  subscriberOf: (request: LotRequest) => string,
): Shares {
  assert(
    bands.every(({ units }) => units >= min && units % lot === 0n),
    'a band must give whole lots and the minimum',
  )
  const drawn = joint
    .map((request) => ({ request, ticket: ticketOf(subscriberOf(request)) }))
    .toSorted((a, b) => (a.ticket < b.ticket ? -1 : 1))
    .map(({ request }) => request)
  return inOrder(lots, drawn, min / lot, (request) => bandShare(bands, request.lots * lot, lot))
}

/** Returns the lots of the highest band that a request reaches; undefined if it reaches none. */
function bandShare(bands: readonly Band[], units: bigint, lot: bigint): bigint | undefined {
  const reached = bands.filter(({ from }) => units >= from).toSorted((a, b) => (a.from < b.from ? 1 : -1))
  const [highest] = reached
  return highest && highest.units / lot
}
