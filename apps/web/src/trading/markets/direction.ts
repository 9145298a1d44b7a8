import { useState } from 'react'
import { comparePrices } from './book-store.ts'

export type Direction = 'up' | 'down'

/** The direction of the last price change; undefined until the price has moved. */
export function useDirection(price: string | undefined, start: Direction | undefined): Direction | undefined {
  const [last, setLast] = useState<{ price: string | undefined; direction: Direction | undefined }>({
    price,
    direction: start,
  })
  if (last.price === price) return last.direction
  const direction =
    last.price === undefined || price === undefined ? start : comparePrices(price, last.price) > 0 ? 'up' : 'down'
  setLast({ price, direction })
  return direction
}
