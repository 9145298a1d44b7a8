/**
 * The sent order until its outcome is known: sent again, the same order has the same key and counts once. `doubted` is
 * true once a request under the key had no clear outcome; a later refusal does not settle that.
 */
export type StoredOrder = {
  /** The content of the order, by which the same one is recognised. */
  readonly text: string
  readonly key: string
  /** The end of the order, fixed when it was first sent. */
  readonly until: string | null
  readonly doubted: boolean
}

const placeOf = (symbol: string): string => `tessera.order.${symbol}`

/** Stored in this tab, so it outlives the form and a reload. */
export function storeOrder(symbol: string, order: StoredOrder | undefined): void {
  if (order === undefined) sessionStorage.removeItem(placeOf(symbol))
  else sessionStorage.setItem(placeOf(symbol), JSON.stringify(order))
}

export function storedOrder(symbol: string): StoredOrder | undefined {
  const kept: unknown = JSON.parse(sessionStorage.getItem(placeOf(symbol)) ?? 'null')
  return isKept(kept) ? kept : undefined
}

const isKept = (kept: unknown): kept is StoredOrder =>
  typeof kept === 'object' &&
  kept !== null &&
  'text' in kept &&
  typeof kept.text === 'string' &&
  'key' in kept &&
  typeof kept.key === 'string' &&
  'until' in kept &&
  (kept.until === null || typeof kept.until === 'string') &&
  'doubted' in kept &&
  typeof kept.doubted === 'boolean'
