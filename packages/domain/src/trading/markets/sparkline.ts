/** The number of half hours in the last 24 hours. */
export const SPARKLINE_POINTS = 48
export const SPARKLINE_SECONDS = 1_800

export type Close<P> = { readonly place: number; readonly price: P }

/**
 * Returns the price at the end of each half hour of a day, oldest first. A half hour without trades repeats the last
 * price; `before` is the price at the start of the day. Half hours before the first price have no point, so a young
 * market has fewer.
 */
export function sparkline<P>(before: P | undefined, closes: readonly Close<P>[]): P[] {
  const at = new Map(closes.map(({ place, price }) => [place, price]))
  let price = before
  return Array.from({ length: SPARKLINE_POINTS }, (_, place) => (price = at.get(place) ?? price)).filter(
    (each) => each !== undefined,
  )
}
