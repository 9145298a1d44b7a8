import { assert } from '../outcome.ts'

/** A pending subscription: what it asks for, in units. */
export type Ask = { readonly subscription: string; readonly units: bigint }

/**
 * Units each subscription gets: all it asked for, or its share rounded down to whole lots when the offering is
 * oversubscribed, the lots left over going one each to the largest remainders, ties to the earliest. `asks` in order of
 * subscription; supply and asks are multiples of `lot`. Source: issue 2 §4.5, decision G39.
 */
export function allot(supply: bigint, asks: readonly Ask[], lot: bigint): Map<string, bigint> {
  assert(lot > 0n && supply % lot === 0n && asks.every(({ units }) => units > 0n && units % lot === 0n), 'whole lots')
  const lots = supply / lot
  const asked = asks.map(({ subscription, units }) => ({ subscription, lots: units / lot }))
  const demand = asked.reduce((sum, ask) => sum + ask.lots, 0n)
  if (demand <= lots) return new Map(asks.map(({ subscription, units }) => [subscription, units]))
  const shares = asked.map((ask, place) => {
    const exact = ask.lots * lots
    return { subscription: ask.subscription, place, got: exact / demand, remainder: exact % demand }
  })
  const left = lots - shares.reduce((sum, share) => sum + share.got, 0n)
  const ranked = shares.toSorted((a, b) =>
    a.remainder === b.remainder ? a.place - b.place : a.remainder > b.remainder ? -1 : 1,
  )
  const extra = new Set(ranked.slice(0, Number(left)).map(({ place }) => place))
  return new Map(
    shares.map(({ subscription, place, got }) => [subscription, (got + (extra.has(place) ? 1n : 0n)) * lot]),
  )
}
