/** Minor units that the outside holds for the books of one moment: not less than `least`, not more than `most`. */
export type Held = { readonly least: bigint; readonly most: bigint }
/** By how much the outside differs from the books (less than nothing: it holds too little), and since when. */
export type Difference = { readonly by: bigint; readonly sinceMs: number }

/** What differs must stand so long before it is told: what has just arrived is booked within seconds. */
const STILL_MS = 5 * 60_000

/**
 * What a look found, undefined where nothing need differ. While something is under way the outside is known between bounds:
 * then what was seen before is believed as far as they allow it, and nothing is believed that they do not force. What is
 * missing stays missing while it grows; what is too much may be another arrival at each look.
 */
export function differenceIn(
  { least, most }: Held,
  books: bigint,
  before: Difference | undefined,
  nowMs: number,
): Difference | undefined {
  const by = between(before?.by ?? 0n, least - books, most - books)
  if (by === 0n) return undefined
  const goesOn = before !== undefined && (before.by === by || (before.by < 0n && by < 0n))
  return { by, sinceMs: goesOn ? before.sinceMs : nowMs }
}

const between = (wish: bigint, least: bigint, most: bigint): bigint =>
  wish < least ? least : wish > most ? most : wish

export const isStanding = ({ sinceMs }: Difference, nowMs: number): boolean => nowMs - sinceMs >= STILL_MS

/** Whether what is seen now still holds all of a difference that was told: only then may it be booked. */
export const isStillThere = (told: bigint, seen: bigint): boolean => (told > 0n ? seen >= told : seen <= told)
