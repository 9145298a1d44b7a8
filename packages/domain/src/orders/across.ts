import type { Book } from '../matching/book.ts'
import { priceOf } from '../matching/records.ts'
import type { Across } from './spend.ts'
import type { OrderSide } from './terms.ts'

/** The orders that one of `side` would meet, in the order in which it would meet them. Own ones are among them. */
export function* acrossOf({ resting }: Book, side: OrderSide): Generator<Across> {
  const { records } = resting
  const ladder = resting.ladder(side === 'buy' ? 1 : 0)
  for (let level = ladder.best; level !== 0; level = ladder.levelBelow(records.rankOf(level)))
    for (let slot = records.nextOf(level); slot !== level; slot = records.nextOf(slot))
      yield { ticks: priceOf(records.rankOf(level)), lots: records.lotsOf(slot) }
}
