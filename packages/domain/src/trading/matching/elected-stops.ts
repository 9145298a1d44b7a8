import { type Book, lotsLeft } from './book.ts'
import { collect } from './collect.ts'
import type { BookEvent, Placement } from './command.ts'
import { drop, enter, rest } from './enter.ts'
import { addExpiry } from './expiries.ts'
import { rankOf } from './records.ts'
import type { Stop } from './stops.ts'

/**
 * Triggers stops by a trade at `price`, which becomes the last price. For a book whose caller decides which trades
 * trigger stops.
 */
export function electStops(book: Book, price: number): void {
  book.last = price
  if (book.stops.waiting > 0) book.stops.electStops(price)
}

/** Removes and returns the next triggered stop; undefined if there is none. */
export const takeElected = ({ stops }: Book): Stop | undefined => stops.takeElected()

/**
 * Enters a triggered stop, which was admitted before. In an auction it joins the collected orders. It is cancelled if
 * the book neither trades nor collects, or if an auction does not accept its flag.
 */
export function enterAdmitted(book: Book, placement: Placement): BookEvent[] {
  const { order, person, side, price, lots, flag } = placement
  book.log.clear()
  if (book.phase === 'open') enter(book, order, person, side, price, lots, flag)
  else if (book.phase === 'auction' && flag === 'gtc') collect(book, order, person, side, price, lots)
  else drop(book, order, lots, flag === 'gtc' ? 'ioc' : flag)
  return book.log.events()
}

/**
 * Rests the remainder of an order that was admitted before and would not trade. In an auction it joins the collected
 * orders.
 */
export function restAdmitted(book: Book, placement: Placement): BookEvent[] {
  const { order, person, side, price, lots, until } = placement
  book.log.clear()
  if (book.phase === 'auction') collect(book, order, person, side, price, lots)
  else rest(book, order, person, side, rankOf(side, price), lots)
  if (until !== undefined && lotsLeft(book, order) > 0)
    addExpiry(book.expiries, order, until, (each) => lotsLeft(book, each) > 0)
  return book.log.events()
}
