import type { Book } from './book.ts'
import { opposite, type Side } from './command.ts'
import { type Ending, rest } from './enter.ts'
import { rankOf } from './records.ts'
import { ENDED, meetOwn } from './self-trade.ts'

/**
 * Adds an order to an auction, in which prices may cross and no order trades yet. Self-trade prevention applies at
 * once, as in an open book. The indicative price therefore never includes an order that could not trade, and the
 * auction need not check again.
 */
export function collect(book: Book, order: number, person: number, side: Side, price: number, lots: number): Ending {
  const { records } = book.resting
  const against = book.resting.ladder(opposite(side))
  const reach = rankOf(opposite(side), price)
  let left = lots
  let rank = records.rankOf(against.best)
  for (let level = against.best; rank >= reach && left > 0; rank = records.rankOf(level)) {
    left = meetOwnAt(book, order, person, level, left)
    level = against.levelBelow(rank)
  }
  if (left === ENDED) return 'self_trade'
  rest(book, order, person, side, rankOf(side, price), left)
  return 'rested'
}

/** Applies self-trade prevention to the same person's orders on one level, in order of arrival. */
function meetOwnAt(book: Book, order: number, person: number, level: number, lots: number): number {
  const { records } = book.resting
  let left = lots
  for (let slot = records.nextOf(level); slot !== level && left > 0;) {
    const next = records.nextOf(slot)
    if (records.personOf(slot) === person) left = meetOwn(book, order, slot, left)
    slot = next
  }
  return left
}
