import type { Book } from './book.ts'
import { type CancelCause, type Flag, opposite, type Side } from './command.ts'
import { rankOf } from './records.ts'
import { ENDED } from './self-trade.ts'
import { fillsWhole, take } from './take.ts'

/** The result of the part of an order that did not trade, or `filled`. */
export type Ending = 'filled' | 'rested' | 'waiting' | 'refused' | Exclude<CancelCause, 'requested' | 'expired'>

/** True if an order at this price would trade at once. */
export const crosses = ({ resting }: Book, side: Side, price: number): boolean =>
  resting.records.rankOf(resting.ladder(opposite(side)).best) >= 0 - rankOf(side, price)

/** Matches an order in the open book: it trades as much as possible, and its flag decides about the rest. */
export function enter(
  book: Book,
  order: number,
  person: number,
  side: Side,
  price: number,
  lots: number,
  flag: Flag,
): Ending {
  const rank = rankOf(side, price)
  const reach = 0 - rank
  const meets = crosses(book, side, price)
  if (flag === 'post_only' && meets) return drop(book, order, lots, 'post_only')
  if (flag === 'fok' && !fillsWhole(book, person, side, reach, lots)) return drop(book, order, lots, 'fok')
  const left = meets ? take(book, order, person, side, reach, lots) : lots
  if (left === 0) return 'filled'
  if (left === ENDED) return 'self_trade'
  if (flag === 'ioc') return drop(book, order, left, 'ioc')
  rest(book, order, person, side, rank, left)
  return 'rested'
}

export function rest(book: Book, order: number, person: number, side: Side, rank: number, lots: number): void {
  book.resting.append(side, rank, order, person, lots)
  book.log.rested(order, lots)
}

export function drop<C extends CancelCause>(book: Book, order: number, lots: number, cause: C): C {
  book.log.canceled(order, lots, cause)
  return cause
}
