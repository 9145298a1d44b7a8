import type { Book } from './book.ts'
import { opposite, type Side } from './command.ts'
import { priceOf } from './levels.ts'
import { meetOwn } from './self-trade.ts'

/**
 * Trades against the other side, best price first and first come, down to the rank `reach`, at the prices that waited.
 * Answers the lots left, or `ENDED`.
 */
export function take(book: Book, order: number, person: number, side: Side, reach: number, lots: number): number {
  const { resting, log } = book
  const { orders, levels } = resting
  const against = resting.ladder(opposite(side))
  let left = lots
  let last = 0
  while (left > 0) {
    const level = against.best
    const rank = levels.rankOf(level)
    if (rank < reach) break
    const maker = levels.firstOf(level)
    if (orders.personOf(maker) === person) {
      left = meetOwn(book, order, maker, left)
      continue
    }
    const offered = orders.lotsOf(maker)
    const took = offered < left ? offered : left
    last = priceOf(rank)
    log.filled(order, orders.numberOf(maker), last, took)
    resting.shrink(maker, took)
    left -= took
  }
  if (last !== 0) book.last = last
  return left
}

/**
 * Whether all lots would trade at once. An order of the own person in the way ends that, unless the rule is that the maker
 * gives way: then it is not counted.
 */
export function fillsWhole(book: Book, person: number, side: Side, reach: number, lots: number): boolean {
  const { orders, levels } = book.resting
  const against = book.resting.ladder(opposite(side))
  let left = lots
  for (let level = against.best; levels.rankOf(level) >= reach; level = against.levelBelow(levels.rankOf(level)))
    for (let slot = levels.firstOf(level); slot !== 0; slot = orders.nextOf(slot)) {
      const own = orders.personOf(slot) === person
      if (own && book.rules.selfTrade !== 'cancel_maker') return false
      if (!own) left -= orders.lotsOf(slot)
      if (left <= 0) return true
    }
  return false
}
