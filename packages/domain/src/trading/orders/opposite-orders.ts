import type { Book } from '#trading/matching/book.ts'
import { priceOf } from '#trading/matching/records.ts'
import type { OrderSide } from './terms.ts'

/** An order number with its price in ticks and its remaining lots. */
type Met = { readonly order: number; readonly ticks: number; readonly lots: number }

/** Yields the orders that an order of `side` would meet, in that order. It includes orders of the same customer. */
export function* oppositeOrders({ resting }: Book, side: OrderSide): Generator<Met> {
  const { records } = resting
  const ladder = resting.ladder(side === 'buy' ? 1 : 0)
  for (let level = ladder.best; level !== 0; level = ladder.levelBelow(records.rankOf(level)))
    for (let slot = records.nextOf(level); slot !== level; slot = records.nextOf(slot))
      yield { order: records.numberOf(slot), ticks: priceOf(records.rankOf(level)), lots: records.lotsOf(slot) }
}
