import { MINUTE_MS } from '#platform/clock/durations.ts'

/** Minor units held outside at the moment of a comparison with the ledger: at least `min`, at most `max`. */
export type Held = { readonly min: bigint; readonly max: bigint }
/** External holdings minus ledger (below zero if too little is held), and the time when the difference began. */
export type Difference = { readonly by: bigint; readonly sinceMs: number }

/**
 * Milliseconds for which a difference must last before it is reported, because new arrivals are posted within seconds.
 */
const MIN_DURATION_MS = 5 * MINUTE_MS

/**
 * Returns the difference that a comparison found; undefined if none is certain. While payments are in transit, the
 * holdings are known only between bounds. Then the earlier difference is kept as far as the bounds allow, and increased
 * only as far as they require. A shortfall keeps its age while it grows; a surplus may be another arrival at each
 * comparison.
 */
export function differenceIn(
  { min, max }: Held,
  books: bigint,
  before: Difference | undefined,
  nowMs: number,
): Difference | undefined {
  const by = between(before?.by ?? 0n, min - books, max - books)
  if (by === 0n) return undefined
  const goesOn = before !== undefined && (before.by === by || (before.by < 0n && by < 0n))
  return { by, sinceMs: goesOn ? before.sinceMs : nowMs }
}

const between = (value: bigint, min: bigint, max: bigint): bigint => (value < min ? min : value > max ? max : value)

export const isStanding = ({ sinceMs }: Difference, nowMs: number): boolean => nowMs - sinceMs >= MIN_DURATION_MS

/** True if the current difference still includes all of the reported one. Only then may it be posted. */
export const isStillThere = (reported: bigint, seen: bigint): boolean =>
  reported > 0n ? seen >= reported : seen <= reported
