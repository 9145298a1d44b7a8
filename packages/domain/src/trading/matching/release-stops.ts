import type { Book } from './book.ts'
import { enter } from './enter.ts'

/**
 * Lets the trades of the log elect stops, and these enter one by one, each of them perhaps electing more. Ends because
 * every round takes one away.
 */
export function releaseStops(book: Book): void {
  const { stops, log } = book
  let read = 0
  for (;;) {
    for (; read < log.count; read++) if (log.isFill(read)) stops.electStops(log.priceOf(read))
    const next = stops.takeElected()
    if (next === undefined) return
    log.triggered(next.order, next.lots)
    enter(book, next.order, next.person, next.side, next.price, next.lots, next.flag)
  }
}
