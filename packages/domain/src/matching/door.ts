import type { Book } from './book.ts'
import type { Objection, Side } from './command.ts'

const MOST = Number.MAX_SAFE_INTEGER
/** Persons are kept in 31 bits. */
const MOST_PERSONS = 2 ** 31 - 1

export const counts = (number: number): boolean => Number.isSafeInteger(number) && number > 0

/**
 * Why an order may not come in, before anything is changed; undefined when it may. Every number is a safe integer above
 * zero, and so is every sum that is made of them: a side never holds more lots than can be counted. Prices are only
 * compared, never multiplied: cash is counted outside, in integers without a bound (threats TRD-05, TRD-07).
 */
export function objectionTo(
  book: Book,
  order: number,
  person: number,
  side: Side,
  price: number,
  lots: number,
): Objection | undefined {
  if (!counts(order) || !counts(person) || person > MOST_PERSONS || !counts(price) || !counts(lots))
    return 'number_out_of_range'
  if (order <= book.lastOrder) return 'order_number_used'
  if (lots > MOST - book.resting.levels.totalOf(side) - book.stops.queues.levels.totalOf(side)) return 'side_too_large'
  return undefined
}
