import { useMemo } from 'react'
import { useFact } from '#parts/live-store.ts'
import type { BookStore } from './book-store.ts'

/** The best price of each side; '' if there is none. */
export function useBestPrices(store: BookStore): { readonly bid: string; readonly ask: string } {
  const bid = useFact(store, (book) => book?.bids[0]?.[0] ?? '')
  const ask = useFact(store, (book) => book?.asks[0]?.[0] ?? '')
  return useMemo(() => ({ bid, ask }), [bid, ask])
}
