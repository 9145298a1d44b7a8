/**
 * The sent order until its outcome is known: sent again, the same order has the same key and counts once. `isUncertain` is
 * true once a request under the key had no clear outcome; a later refusal does not settle that.
 */
export type StoredOrder = {
  /** The content of the order, by which the same one is recognised. */
  readonly text: string
  readonly key: string
  /** The end of the order, fixed when it was first sent. */
  readonly until: string | null
  readonly isUncertain: boolean
}

const storageKeyOf = (symbol: string): string => `tessera.order.${symbol}`

/** Stored in this tab, so it outlives the form and a reload. */
export function storeOrder(symbol: string, order: StoredOrder | undefined): void {
  if (order === undefined) sessionStorage.removeItem(storageKeyOf(symbol))
  else sessionStorage.setItem(storageKeyOf(symbol), JSON.stringify(order))
}

export function storedOrder(symbol: string): StoredOrder | undefined {
  const stored: unknown = JSON.parse(sessionStorage.getItem(storageKeyOf(symbol)) ?? 'null')
  return isStoredOrder(stored) ? stored : undefined
}

const isStoredOrder = (value: unknown): value is StoredOrder =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'key' in value &&
  typeof value.key === 'string' &&
  'until' in value &&
  (value.until === null || typeof value.until === 'string') &&
  'isUncertain' in value &&
  typeof value.isUncertain === 'boolean'
