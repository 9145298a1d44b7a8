import { assert } from '#platform/outcome/outcome.ts'
import { type LotRequest, type Shares, sumOf } from './lots.ts'

/**
 * Shares `lots` pro rata if there are not enough. Shares are rounded down, and the remaining lots go one by one to the
 * largest remainders, ties to the earliest. `requests` are in order of subscription. Where possible nobody gets less
 * than `min` lots: see `aboveMinimum`. Source: decisions G39 and 0038.
 */
export const proRata = (lots: bigint, requests: readonly LotRequest[], min: bigint): Shares =>
  sumOf(requests) <= lots
    ? new Map(requests.map(({ index, lots: requested }) => [index, requested]))
    : aboveMinimum(lots, requests, min)

/**
 * Returns the exact shares rounded down; the remaining lots go one by one to the largest remainders. `requests` are in
 * order of subscription, with a total of at least `lots`.
 */
function exactShares(lots: bigint, requests: readonly LotRequest[]): Shares {
  const demand = sumOf(requests)
  const rounded = requests.map((request) => {
    const exact = request.lots * lots
    return { index: request.index, got: exact / demand, remainder: exact % demand }
  })
  const left = lots - rounded.reduce((sum, share) => sum + share.got, 0n)
  const ranked = rounded.toSorted((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  )
  const extra = new Set(ranked.slice(0, Number(left)).map(({ index }) => index))
  return new Map(rounded.map(({ index, got }) => [index, got + (extra.has(index) ? 1n : 0n)]))
}

/**
 * Raises or drops shares below the minimum. It allots as many minimums as the total of these shares allows, to the
 * largest requests first, ties to the earliest. The rest goes pro rata to those who got a minimum. One share may remain
 * below the minimum if every allotment of all lots leaves one below; the others then get their full requests.
 */
function aboveMinimum(lots: bigint, requests: readonly LotRequest[], min: bigint): Shares {
  const plain = exactShares(lots, requests)
  const plainOf = ({ index }: LotRequest): bigint => plain.get(index) ?? 0n
  if (!requests.some((request) => plainOf(request) > 0n && plainOf(request) < min)) return plain
  const ranked = requests.toSorted((a, b) => (a.lots === b.lots ? a.index - b.index : a.lots > b.lots ? -1 : 1))
  const served = ranked.filter((request) => plainOf(request) >= min)
  let wanted = sumOf(served)
  let pool = lots - served.reduce((sum, request) => sum + plainOf(request), 0n)
  for (const next of ranked.slice(served.length)) {
    // Those who get lots can take the whole rest, or the rest is less than one more minimum.
    const room = lots - BigInt(served.length) * min
    if (pool < min && (wanted >= lots || room < min)) break
    served.push(next)
    wanted += next.lots
    pool -= min
  }
  if (wanted >= lots) return atLeast(lots, served, min)
  const last = ranked[served.length]
  assert(last, 'requests are not above the supply')
  return new Map([...served, { index: last.index, lots: lots - wanted }].map((each) => [each.index, each.lots]))
}

/**
 * Returns pro-rata shares with a minimum. From the smallest request on, a share below the minimum is raised to it, and
 * the others share the rest.
 */
function atLeast(lots: bigint, ranked: readonly LotRequest[], min: bigint): Shares {
  const got = new Map<number, bigint>()
  let left = lots
  let demand = sumOf(ranked)
  for (const request of ranked.toReversed()) {
    if (request.lots * left >= min * demand) break
    got.set(request.index, min)
    left -= min
    demand -= request.lots
  }
  const rest = ranked.slice(0, ranked.length - got.size).toSorted((a, b) => a.index - b.index)
  return rest.length === 0 ? got : new Map([...got, ...exactShares(left, rest)])
}
