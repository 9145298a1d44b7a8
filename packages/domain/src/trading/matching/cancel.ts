import type { Book } from './book.ts'
import type { CancelCause } from './command.ts'
import { takeExpired } from './expiries.ts'

/** Removes an order that rests or waits for its stop. Returns its remaining lots; 0 if the book does not have it. */
export function cancel(book: Book, order: number): number {
  book.log.clear()
  if (book.phase === 'halted') {
    book.log.refused(order, 'phase')
    return 0
  }
  const lots = takeOut(book, order, 'requested')
  if (lots === 0) book.log.missed(order)
  return lots
}

/**
 * Removes an order in any phase of the book, because its end was decided elsewhere. Returns its lots; 0 if the book
 * does not have it.
 */
export function remove(book: Book, order: number): number {
  book.log.clear()
  return takeOut(book, order, 'requested')
}

/**
 * Removes orders whose good-till date is at or before `now`, the earliest first. Removes at most `max`; the others
 * remain for the next call.
 */
export function expire(book: Book, now: number, max = Infinity): void {
  book.log.clear()
  while (book.log.count < max) {
    const order = takeExpired(book.expiries, now)
    if (order === 0) return
    takeOut(book, order, 'expired')
  }
}

function takeOut({ resting, stops, log }: Book, order: number, cause: CancelCause): number {
  const slot = resting.find(order)
  const waiting = slot === 0 ? stops.queues.find(order) : 0
  if (slot === 0 && waiting === 0) return 0
  const lots = slot === 0 ? stops.queues.records.lotsOf(waiting) : resting.records.lotsOf(slot)
  if (slot === 0) stops.remove(waiting)
  else resting.remove(slot)
  log.canceled(order, lots, cause)
  return lots
}
