import { type Book, lotsLeft } from './book.ts'
import { collect } from './collect.ts'
import type { BookEvent, Placement } from './command.ts'
import { drop, enter, rest } from './enter.ts'
import { addExpiry } from './expiries.ts'
import { rankOf } from './records.ts'
import type { Stop } from './stops.ts'

/** Tells a book whose stops are elected by its caller that a trade at `price` counts: it is the last price now. */
export function electStops(book: Book, price: number): void {
  book.last = price
  if (book.stops.waiting > 0) book.stops.electStops(price)
}

/** The next elected stop, which leaves the row; undefined when there is none. */
export const takeElected = ({ stops }: Book): Stop | undefined => stops.takeElected()

/**
 * Lets an order in that was admitted before: an elected stop. In the call of an auction it joins those collected; in a book that
 * neither trades nor collects, and with a flag that an auction does not take, it is dropped.
 */
export function enterAdmitted(book: Book, placement: Placement): BookEvent[] {
  const { order, person, side, price, lots, flag } = placement
  book.log.clear()
  if (book.phase === 'open') enter(book, order, person, side, price, lots, flag)
  else if (book.phase === 'auction' && flag === 'gtc') collect(book, order, person, side, price, lots)
  else drop(book, order, lots, flag === 'gtc' ? 'ioc' : flag)
  return book.log.events()
}

/** Rests what is left of an order that was admitted before and would not trade now; in the call of an auction it joins those collected. */
export function restAdmitted(book: Book, placement: Placement): BookEvent[] {
  const { order, person, side, price, lots, until } = placement
  book.log.clear()
  if (book.phase === 'auction') collect(book, order, person, side, price, lots)
  else rest(book, order, person, side, rankOf(side, price), lots)
  if (until !== undefined && lotsLeft(book, order) > 0)
    addExpiry(book.expiries, order, until, (each) => lotsLeft(book, each) > 0)
  return book.log.events()
}
