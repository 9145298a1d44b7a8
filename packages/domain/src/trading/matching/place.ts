import type { Book } from './book.ts'
import { collect } from './collect.ts'
import { type Flag, type Objection, opposite, type Side } from './command.ts'
import { admit, counts, objectionTo } from './admission.ts'
import { drop, type Ending, enter } from './enter.ts'
import { priceOf, rankOf } from './records.ts'
import { protectedPrice } from './protection.ts'
import { releaseStops } from './release-stops.ts'
import { ENDED } from './self-trade.ts'
import { reaches, type Stop } from './stops.ts'
import { take } from './take.ts'

/** Places a limit order without allocating objects. Its events are in `book.log`. */
export function place(
  book: Book,
  order: number,
  person: number,
  side: Side,
  price: number,
  lots: number,
  flag: Flag,
): Ending {
  book.log.clear()
  const objection = objectionTo(book, order, person, side, price, lots)
  if (objection !== undefined) return refuse(book, order, objection)
  if (book.phase !== 'open' && (book.phase !== 'auction' || flag !== 'gtc')) return refuse(book, order, 'phase')
  admit(book, order, side, lots)
  if (book.phase === 'auction') return collect(book, order, person, side, price, lots)
  const ending = enter(book, order, person, side, price, lots, flag)
  if (book.stops.waiting > 0 && book.rules.elects === 'at_once') releaseStops(book)
  return ending
}

/** Places a market order. It trades with resting orders within the price protection, and never rests. */
export function placeMarket(book: Book, order: number, person: number, side: Side, lots: number): Ending {
  book.log.clear()
  const objection = objectionTo(book, order, person, side, 1, lots)
  if (objection !== undefined) return refuse(book, order, objection)
  if (book.phase !== 'open') return refuse(book, order, 'phase')
  admit(book, order, side, lots)
  const left = take(book, order, person, side, reachOfMarket(book, side), lots)
  const ending = left === 0 ? 'filled' : left === ENDED ? 'self_trade' : drop(book, order, left, 'market')
  if (book.stops.waiting > 0 && book.rules.elects === 'at_once') releaseStops(book)
  return ending
}

/** True if the last trade has reached this stop already. */
export const isReached = ({ last }: Book, side: Side, stop: number): boolean => last !== 0 && reaches(last, side, stop)

/**
 * Places a limit order that waits until a trade reaches `stop`. It enters at once if the last trade already reached it.
 */
export function placeStop(book: Book, order: Stop, stop: number): Ending {
  book.log.clear()
  const { person, side, price, lots, flag } = order
  const objection = counts(stop) ? objectionTo(book, order.order, person, side, price, lots) : 'number_out_of_range'
  if (objection !== undefined) return refuse(book, order.order, objection)
  if (book.phase !== 'open') return refuse(book, order.order, 'phase')
  admit(book, order.order, side, lots)
  if (!isReached(book, side, stop)) {
    book.stops.wait(order, stop)
    book.log.waiting(order.order, lots)
    return 'waiting'
  }
  book.log.triggered(order.order, lots)
  const ending = enter(book, order.order, person, side, price, lots, flag)
  if (book.stops.waiting > 0 && book.rules.elects === 'at_once') releaseStops(book)
  return ending
}

/** Returns the lowest opposite rank with which a market order may trade, which is above the rank of "no level". */
function reachOfMarket({ resting, rules }: Book, side: Side): number {
  const against = opposite(side)
  const { best } = resting.ladder(against)
  if (rules.protection === 'none' || best === 0) return -Number.MAX_VALUE
  return rankOf(against, protectedPrice(side, priceOf(resting.records.rankOf(best)), rules.protection))
}

function refuse(book: Book, order: number, objection: Objection): Ending {
  book.log.refused(order, objection)
  return 'refused'
}
