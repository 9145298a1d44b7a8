import type { Book } from './book.ts'
import { enter } from './enter.ts'

/**
 * Triggers stops by the trades in the log and enters them one by one; each may trigger more. The loop ends because
 * every round removes one stop.
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
