/** One price of a book as the API returns it: [price, quantity], both canonical decimal text. */
export type WireLevel = readonly [price: string, quantity: string]

/** Number of levels per side in the checksum. */
export const CHECKSUM_LEVELS = 25

/**
 * FNV-1a (32 bit) over the best levels of both sides, bids first, as 'price:quantity' joined by commas. A client that
 * applied every delta computes the same number. If its number differs, it must request another snapshot.
 */
export function bookChecksum(bids: readonly WireLevel[], asks: readonly WireLevel[]): number {
  const text = [bids, asks]
    .map((side) =>
      side
        .slice(0, CHECKSUM_LEVELS)
        .map(([price, quantity]) => `${price}:${quantity}`)
        .join(','),
    )
    .join('|')
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
