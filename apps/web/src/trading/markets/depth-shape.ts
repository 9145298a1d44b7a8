import { amount, formatAmount, parseAmount } from '@tessera/domain/books/money/amount.ts'
import type { WireLevel } from '@tessera/domain/trading/markets/book-checksum.ts'
import type { Book } from './book-store.ts'

/** Where a step of the picture is: 0 to 1 across and up. */
export type Point = readonly [across: number, up: number]
export type DepthShape = {
  readonly bids: readonly Point[]
  readonly asks: readonly Point[]
  readonly low: string
  readonly high: string
}

const MILLION = 1_000_000n

/** Whole millionths: a share of the picture, good for drawing only. */
const part = (of: bigint, whole: bigint): number => (whole === 0n ? 0 : Number((of * MILLION) / whole) / 1e6)

const least = (...all: readonly bigint[]): bigint => all.reduce((a, b) => (a < b ? a : b))
const most = (...all: readonly bigint[]): bigint => all.reduce((a, b) => (a > b ? a : b))

/**
 * What rests from the best price outwards, added up, as steps. Both sides reach equally far from the middle, as far as the
 * shorter one goes, so that the picture is not bent towards whoever quotes further out; but never so near that a best price is
 * not in it, as in an auction whose sides cross. Undefined while a side is empty.
 */
export function depthShape(
  book: Book,
  scales: { readonly price: number; readonly quantity: number },
): DepthShape | undefined {
  const read = ([price, quantity]: WireLevel) => ({
    price: parseAmount(price, scales.price) ?? 0n,
    lots: parseAmount(quantity, scales.quantity) ?? 0n,
  })
  const [bids, asks] = [book.bids.map(read), book.asks.map(read)]
  const [bid, ask, lastBid, lastAsk] = [bids[0], asks[0], bids.at(-1), asks.at(-1)]
  if (!bid || !ask || !lastBid || !lastAsk) return undefined
  const middle = (bid.price + ask.price) / 2n
  const shorter = least(middle - lastBid.price, lastAsk.price - middle)
  const reach = most(shorter, bid.price - middle, middle - bid.price, ask.price - middle, middle - ask.price, 1n)
  const [low, high] = [middle - reach, middle + reach]
  const within = ({ price }: { price: bigint }) => price >= low && price <= high
  const sums = (levels: typeof bids) => {
    let sum = 0n
    return levels.filter(within).map(({ price, lots }) => ({ price, sum: (sum += lots) }))
  }
  const [down, up] = [sums(bids), sums(asks)]
  const deepest = most(down.at(-1)?.sum ?? 0n, up.at(-1)?.sum ?? 0n)
  const point = ({ price, sum }: { price: bigint; sum: bigint }): Point => [
    part(price - low, high - low),
    part(sum, deepest),
  ]
  const text = (price: bigint) => formatAmount(amount(price), scales.price)
  return {
    bids: down.map(point),
    asks: up.map(point),
    low: text(low),
    high: text(high),
  }
}
