import type { Book } from './book.ts'
import type { Objection, Side } from './command.ts'
import type { Queues } from './queues.ts'

const MAX_NUMBER = Number.MAX_SAFE_INTEGER
/** Person numbers have at most 31 bits. */
const MAX_PERSONS = 2 ** 31 - 1

export const counts = (number: number): boolean => Number.isSafeInteger(number) && number > 0

/**
 * Returns the reason for which an order is rejected before it changes anything; undefined if it is accepted. Every
 * number, and every sum of numbers, must be a safe integer above zero. So a side never holds more lots than can be
 * counted. Prices are only compared, never multiplied; cash is computed elsewhere in unbounded integers (threats
 * TRD-05, TRD-07).
 */
export function objectionTo(
  book: Book,
  order: number,
  person: number,
  side: Side,
  price: number,
  lots: number,
): Objection | undefined {
  if (!counts(order) || !counts(person) || person > MAX_PERSONS || !counts(price) || !counts(lots))
    return 'number_out_of_range'
  if (order <= book.lastOrder) return 'order_number_used'
  return hasRoom(book, side, lots) ? undefined : 'side_too_large'
}

/** Counts the lots of an admitted order. */
export function admit(book: Book, order: number, side: Side, lots: number): void {
  book.lastOrder = order
  book.admitted[side] += lots
}

/**
 * True if the lots fit on a side. The running count is never below the real number, so it is counted exactly only if
 * the lots might not fit.
 */
export function hasRoom(book: Book, side: Side, lots: number): boolean {
  if (lots <= MAX_NUMBER - book.admitted[side]) return true
  book.admitted[side] = lotsOn(book.resting, side) + lotsOn(book.stops.queues, side)
  return lots <= MAX_NUMBER - book.admitted[side]
}

function lotsOn(queues: Queues, side: Side): number {
  const { records } = queues
  const of = queues.ladder(side)
  let sum = 0
  for (let level = of.best; level !== 0; level = of.levelBelow(records.rankOf(level))) sum += records.lotsOf(level)
  return sum
}
