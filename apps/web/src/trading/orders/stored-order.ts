/**
 * The message that an order went out with, until what became of it is known: the same order sent again has the same key, and
 * counts once. `doubted` once a message under the key came to nothing that anybody knows: no later refusal clears that up.
 */
export type StoredOrder = {
  /** What the order says, by which the same one is known. */
  readonly text: string
  readonly key: string
  /** The moment it ends, fixed when it was sent first. */
  readonly until: string | null
  readonly doubted: boolean
}

const placeOf = (symbol: string): string => `tessera.order.${symbol}`

/** It outlives the form, and the page when somebody loads it again, as long as the tab is there. */
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
