import { bookChecksum } from '@tessera/domain/trading/markets/book-checksum.ts'
import type { BookSides, CommittedBook } from '#trading/trading/committed-book.ts'

type BookChange = BookSides & { readonly checksum: number }

/** The best levels of both sides, as published to the readers of that depth. */
export class DepthView {
  private readonly book: CommittedBook
  private readonly depth: number
  private displayed: BookChange

  constructor(book: CommittedBook, depth: number) {
    this.book = book
    this.depth = depth
    this.displayed = book.snapshot(depth)
  }

  snapshot(): BookChange {
    const { bids, asks } = this.displayed
    return { bids, asks, checksum: bookChecksum(bids, asks) }
  }

  /**
   * Compares with the book: returns the levels that were added, changed or left the view; undefined without changes.
   */
  changes(): BookChange | undefined {
    const before = this.displayed
    this.displayed = this.book.snapshot(this.depth)
    const bids = changed(before.bids, this.displayed.bids)
    const asks = changed(before.asks, this.displayed.asks)
    return bids.length + asks.length === 0 ? undefined : { bids, asks, checksum: this.snapshot().checksum }
  }
}

type Level = BookSides['bids'][number]

function changed(before: readonly Level[], now: readonly Level[]): Level[] {
  const known = new Map(before)
  const reported = now.filter(([price, quantity]) => known.get(price) !== quantity)
  for (const [price] of now) known.delete(price)
  return [...reported, ...[...known.keys()].map((price): Level => [price, NOTHING])]
}

/** A quantity of zero, without decimals for any pair. */
const NOTHING = '0'
