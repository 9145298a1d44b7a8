import type { Book } from './book.ts'
import { opposite, type Side } from './command.ts'
import { type Ending, rest } from './enter.ts'
import { rankOf } from './levels.ts'
import { ENDED, meetOwn } from './self-trade.ts'

/**
 * Takes an order into the call of an auction, where prices may cross and nothing trades yet. It meets its own person's
 * orders across at the door, as it would in an open book, so that the price that is shown meanwhile rests on no order
 * that could not trade, and the auction need not look for them.
 */
export function collect(book: Book, order: number, person: number, side: Side, price: number, lots: number): Ending {
  const { levels } = book.resting
  const against = book.resting.ladder(opposite(side))
  const reach = rankOf(opposite(side), price)
  let left = lots
  let rank = levels.rankOf(against.best)
  for (let level = against.best; rank >= reach && left > 0; rank = levels.rankOf(level)) {
    left = meetOwnAt(book, order, person, level, left)
    level = against.levelBelow(rank)
  }
  if (left === ENDED) return 'self_trade'
  rest(book, order, person, side, price, left)
  return 'rested'
}

/** Meets the own orders of one level, first come first. */
function meetOwnAt(book: Book, order: number, person: number, level: number, lots: number): number {
  const { orders, levels } = book.resting
  let left = lots
  for (let slot = levels.firstOf(level); slot !== 0 && left > 0;) {
    const next = orders.nextOf(slot)
    if (orders.personOf(slot) === person) left = meetOwn(book, order, slot, left)
    slot = next
  }
  return left
}
