import { useMemo, useSyncExternalStore } from 'react'
import type { BookStore } from './book-store.ts'

/** The best price of each side, '' where nobody is there. Whoever looks is drawn again only when one of them moves. */
export function useBestPrices(store: BookStore): { readonly bid: string; readonly ask: string } {
  const bid = useSyncExternalStore(store.subscribe, () => store.get()?.bids[0]?.[0] ?? '')
  const ask = useSyncExternalStore(store.subscribe, () => store.get()?.asks[0]?.[0] ?? '')
  return useMemo(() => ({ bid, ask }), [bid, ask])
}
