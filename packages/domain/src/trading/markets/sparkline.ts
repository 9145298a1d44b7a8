/** The number of half hours in the last 24 hours. */
export const SPARKLINE_POINTS = 48
export const SPARKLINE_SECONDS = 1_800

export type Close<P> = { readonly place: number; readonly price: P }

/**
 * The price at the end of each half hour of a day, oldest first. Without a trade the last price is repeated; `before`
 * is the price when the day began. Half hours before the first price have no point, so a young market has fewer.
 */
export function sparkline<P>(before: P | undefined, closes: readonly Close<P>[]): P[] {
  const at = new Map(closes.map(({ place, price }) => [place, price]))
  let price = before
  return Array.from({ length: SPARKLINE_POINTS }, (_, place) => (price = at.get(place) ?? price)).filter(
    (each) => each !== undefined,
  )
}
