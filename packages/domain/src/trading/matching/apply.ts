import { uncross } from './auction.ts'
import { type Book, lotsLeft } from './book.ts'
import { cancel, expire } from './cancel.ts'
import type { BookEvent, Command, Phase, Placement } from './command.ts'
import { counts } from './admission.ts'
import type { Ending } from './enter.ts'
import { addExpiry } from './expiries.ts'
import { place, placeMarket, placeStop } from './place.ts'
import { releaseStops } from './release-stops.ts'

/**
 * Applies one command and returns its events in order. It is deterministic, without clock or randomness: equal commands
 * give equal books and events.
 */
export function apply(book: Book, command: Command): BookEvent[] {
  switch (command.kind) {
    case 'place':
      placeUntil(book, command)
      break
    case 'market':
      placeMarket(book, command.order, command.person, command.side, command.lots)
      break
    case 'cancel':
      cancel(book, command.order)
      break
    case 'expire':
      expire(book, command.now)
      break
    case 'turn':
      turn(book, command.to, command.reference)
      break
    default:
      command satisfies never
  }
  return book.log.events()
}

/** Applies a placement and returns only the result of that order, without events. */
export function placeUntil(book: Book, placement: Placement): Ending {
  const { order, person, side, price, lots, flag, until, stop } = placement
  if (until !== undefined && !counts(until)) {
    book.log.clear()
    book.log.refused(order, 'number_out_of_range')
    return 'refused'
  }
  const ending =
    stop === undefined ? place(book, order, person, side, price, lots, flag) : placeStop(book, placement, stop)
  if (until !== undefined && (ending === 'rested' || ending === 'waiting'))
    addExpiry(book.expiries, order, until, (each) => lotsLeft(book, each) > 0)
  return ending
}

/** Opening first trades the collected orders at one price, and then enters the stops that this triggered. */
function turn(book: Book, to: Phase, reference: number): void {
  book.log.clear()
  if (!counts(reference)) {
    book.log.refused(0, 'number_out_of_range')
    return
  }
  if (to === 'open') uncross(book, reference)
  book.phase = to
  book.log.turned(to)
  if (to === 'open' && book.rules.elects === 'at_once') releaseStops(book)
}
