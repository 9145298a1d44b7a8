import { useState } from 'react'
import { comparePrices } from './book-store.ts'

export type Direction = 'up' | 'down'

/** The direction of the last price change; undefined until the price has moved. */
export function useDirection(price: string | undefined, start: Direction | undefined): Direction | undefined {
  const [seen, setSeen] = useState<{ price: string | undefined; direction: Direction | undefined }>({
    price,
    direction: start,
  })
  if (seen.price === price) return seen.direction
  const direction =
    seen.price === undefined || price === undefined ? start : comparePrices(price, seen.price) > 0 ? 'up' : 'down'
  setSeen({ price, direction })
  return direction
}
