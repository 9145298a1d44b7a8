import type { Book } from '../matching/book.ts'
import { priceOf } from '../matching/levels.ts'
import type { Across } from './spend.ts'
import type { OrderSide } from './terms.ts'

/** The orders that one of `side` would meet, in the order in which it would meet them. Own ones are among them. */
export function* acrossOf({ resting }: Book, side: OrderSide): Generator<Across> {
  const { orders, levels } = resting
  const ladder = resting.ladder(side === 'buy' ? 1 : 0)
  for (let level = ladder.best; level !== 0; level = ladder.levelBelow(levels.rankOf(level)))
    for (let slot = levels.firstOf(level); slot !== 0; slot = orders.nextOf(slot))
      yield { ticks: priceOf(levels.rankOf(level)), lots: orders.lotsOf(slot) }
}
