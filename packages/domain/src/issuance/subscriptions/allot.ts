import { assert } from '#platform/outcome/outcome.ts'

/** A pending subscription: what it asks for, in units. */
export type Ask = { readonly subscription: string; readonly units: bigint }
/** Steps and least quantity of the product, in units; the minimum is whole lots. */
export type AllotmentTerms = { readonly lot: bigint; readonly min: bigint }

/** An ask in lots, and where it stands among all. */
type Asked = { readonly place: number; readonly lots: bigint }
/** Lots by place. */
type Shares = ReadonlyMap<number, bigint>

/**
 * Units each subscription gets: all it asked for, or its share rounded down to whole lots when the offering is
 * oversubscribed, the lots left over going one each to the largest remainders, ties to the earliest. `asks` in order of
 * subscription; supply and asks are multiples of `lot`, no ask is below `min`. Nobody is left with less than the minimum where that can be: see
 * `aboveMinimum`. Source: issue 2 §4.5, decisions G39 and 0038.
 */
export function allot(supply: bigint, asks: readonly Ask[], { lot, min }: AllotmentTerms): Map<string, bigint> {
  assert(lot > 0n && supply % lot === 0n && asks.every(({ units }) => units > 0n && units % lot === 0n), 'whole lots')
  assert(
    min > 0n && min % lot === 0n && asks.every(({ units }) => units >= min),
    'nobody asks for less than the minimum',
  )
  const lots = supply / lot
  const asked = asks.map(({ units }, place) => ({ place, lots: units / lot }))
  if (sumOf(asked) <= lots) return new Map(asks.map(({ subscription, units }) => [subscription, units]))
  const got = aboveMinimum(lots, asked, min / lot)
  return new Map(asks.map(({ subscription }, place) => [subscription, (got.get(place) ?? 0n) * lot]))
}

const sumOf = (asked: readonly Asked[]): bigint => asked.reduce((sum, { lots }) => sum + lots, 0n)

/** Exact shares rounded down, the lots left over one each to the largest remainders. `asked` in order of subscription, and not below `lots`. */
function proRata(lots: bigint, asked: readonly Asked[]): Shares {
  const demand = sumOf(asked)
  const shares = asked.map((ask) => {
    const exact = ask.lots * lots
    return { place: ask.place, got: exact / demand, remainder: exact % demand }
  })
  const left = lots - shares.reduce((sum, share) => sum + share.got, 0n)
  const ranked = shares.toSorted((a, b) =>
    a.remainder === b.remainder ? a.place - b.place : a.remainder > b.remainder ? -1 : 1,
  )
  const extra = new Set(ranked.slice(0, Number(left)).map(({ place }) => place))
  return new Map(shares.map(({ place, got }) => [place, got + (extra.has(place) ? 1n : 0n)]))
}

/**
 * Who would get something below the minimum gets the minimum or nothing: what all of them would get is given out in minimums, the
 * largest asks first, ties to the earliest, and what is left of it goes pro rata to whoever gets something. One may still get less
 * than the minimum, when no sharing of all the lots spares everybody that: the others then get all they asked for.
 */
function aboveMinimum(lots: bigint, asked: readonly Asked[], min: bigint): Shares {
  const plain = proRata(lots, asked)
  const plainOf = ({ place }: Asked): bigint => plain.get(place) ?? 0n
  if (!asked.some((ask) => plainOf(ask) > 0n && plainOf(ask) < min)) return plain
  const ranked = asked.toSorted((a, b) => (a.lots === b.lots ? a.place - b.place : a.lots > b.lots ? -1 : 1))
  const served = ranked.filter((ask) => plainOf(ask) >= min)
  let wanted = sumOf(served)
  let pool = lots - served.reduce((sum, ask) => sum + plainOf(ask), 0n)
  for (const next of ranked.slice(served.length)) {
    // Those who get something can take all that is left, or the minimum of one more is not there.
    const room = lots - BigInt(served.length) * min
    if (pool < min && (wanted >= lots || room < min)) break
    served.push(next)
    wanted += next.lots
    pool -= min
  }
  if (wanted >= lots) return atLeast(lots, served, min)
  const last = ranked[served.length]
  assert(last, 'more is asked for than there is')
  return new Map([...served, { place: last.place, lots: lots - wanted }].map((each) => [each.place, each.lots]))
}

/** Pro rata among them, nobody below the minimum: from the smallest ask on, who would be gets it, and the others share the rest. */
function atLeast(lots: bigint, ranked: readonly Asked[], min: bigint): Shares {
  const got = new Map<number, bigint>()
  let left = lots
  let demand = sumOf(ranked)
  for (const ask of ranked.toReversed()) {
    if (ask.lots * left >= min * demand) break
    got.set(ask.place, min)
    left -= min
    demand -= ask.lots
  }
  const rest = ranked.slice(0, ranked.length - got.size).toSorted((a, b) => a.place - b.place)
  return rest.length === 0 ? got : new Map([...got, ...proRata(left, rest)])
}
