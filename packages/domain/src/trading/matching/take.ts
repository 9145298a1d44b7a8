import type { Book } from './book.ts'
import { opposite, type Side } from './command.ts'
import { priceOf } from './records.ts'
import { meetOwn } from './self-trade.ts'

/**
 * Trades against the other side at the resting prices, best price first and then in order of arrival, down to the rank
 * `reach`. Returns the remaining lots, or `ENDED`.
 */
export function take(book: Book, order: number, person: number, side: Side, reach: number, lots: number): number {
  const { resting, log } = book
  const { records } = resting
  const against = resting.ladder(opposite(side))
  let left = lots
  let last = 0
  while (left > 0) {
    const level = against.best
    const rank = records.rankOf(level)
    if (rank < reach) break
    const maker = records.nextOf(level)
    if (records.personOf(maker) === person) {
      left = meetOwn(book, order, maker, left)
      continue
    }
    const offered = records.lotsOf(maker)
    last = priceOf(rank)
    if (offered > left) {
      log.filled(order, records.numberOf(maker), last, left)
      records.reduce(maker, left)
      left = 0
    } else {
      log.filled(order, records.numberOf(maker), last, offered)
      resting.remove(maker)
      left -= offered
    }
  }
  if (last !== 0 && book.rules.elects === 'at_once') book.last = last
  return left
}

/**
 * True if all lots would trade at once. An order of the same person in the way prevents it, unless self-trade
 * prevention cancels the maker; such an order is not counted.
 */
export function fillsWhole(book: Book, person: number, side: Side, reach: number, lots: number): boolean {
  const { records } = book.resting
  const against = book.resting.ladder(opposite(side))
  let left = lots
  for (let level = against.best; records.rankOf(level) >= reach; level = against.levelBelow(records.rankOf(level)))
    for (let slot = records.nextOf(level); slot !== level; slot = records.nextOf(slot)) {
      const own = records.personOf(slot) === person
      if (own && book.rules.selfTrade !== 'cancel_maker') return false
      if (!own) left -= records.lotsOf(slot)
      if (left <= 0) return true
    }
  return false
}
