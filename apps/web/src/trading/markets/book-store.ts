import { bookChecksum, type WireLevel } from '@tessera/domain/trading/markets/book-checksum.ts'
import type { ChannelData } from '@tessera/contract/trading/stream/stream.ts'
import type { LiveFeed } from '#parts/live-page.ts'
import { LiveStore } from '#parts/live-store.ts'

/** Best prices first. */
export type Book = { readonly bids: readonly WireLevel[]; readonly asks: readonly WireLevel[] }

const empty: Book = { bids: [], asks: [] }

/** The order book of a pair. A book with a wrong checksum is never shown. */
export class BookStore extends LiveStore<'book', Book> {
  constructor(live: LiveFeed, symbol: string) {
    super(live, `book:${symbol}`)
  }

  protected after(data: ChannelData['book'], before: Book = empty): Book | undefined {
    const bids = merged(before.bids, data.bids, (a, b) => comparePrices(b, a))
    const asks = merged(before.asks, data.asks, comparePrices)
    return bookChecksum(bids, asks) === data.checksum ? { bids, asks } : undefined
  }
}

/** All prices of a pair have the same number of decimals, so the longer text is the higher price. */
export const comparePrices = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0)

/** Unchanged levels stay the same objects. */
function merged(
  side: readonly WireLevel[],
  changes: readonly WireLevel[],
  order: (a: string, b: string) => number,
): readonly WireLevel[] {
  if (changes.length === 0) return side
  const changed = new Map(changes)
  const unchanged = side.filter(([price]) => !changed.has(price))
  const nonEmpty = [...changed].filter(([, quantity]) => /[1-9]/u.test(quantity))
  return [...unchanged, ...nonEmpty].toSorted(([a], [b]) => order(a, b))
}
