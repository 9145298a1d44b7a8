import { amount, formatAmount, parseAmount } from '@tessera/domain/books/money/amount.ts'
import type { WireLevel } from '@tessera/domain/trading/markets/book-checksum.ts'
import type { Book } from './book-store.ts'

/** A corner of the chart: 0 to 1, across and up. */
export type Point = readonly [across: number, up: number]
export type DepthShape = {
  readonly bids: readonly Point[]
  readonly asks: readonly Point[]
  readonly low: string
  readonly high: string
}

const MILLION = 1_000_000n

/** A ratio in millionths, precise enough for drawing only. */
const part = (of: bigint, whole: bigint): number => (whole === 0n ? 0 : Number((of * MILLION) / whole) / 1e6)

const min = (...all: readonly bigint[]): bigint => all.reduce((a, b) => (a < b ? a : b))
const max = (...all: readonly bigint[]): bigint => all.reduce((a, b) => (a > b ? a : b))

/**
 * The cumulative quantity from the best price outwards, as steps. Both sides cover the same price range, that of the
 * shorter side, so that distant orders do not distort the picture. The range always includes both best prices, even in
 * an auction whose sides cross. Undefined while a side is empty.
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
  const shorter = min(middle - lastBid.price, lastAsk.price - middle)
  const reach = max(shorter, bid.price - middle, middle - bid.price, ask.price - middle, middle - ask.price, 1n)
  const [low, high] = [middle - reach, middle + reach]
  const within = ({ price }: { price: bigint }) => price >= low && price <= high
  const sums = (levels: typeof bids) => {
    let sum = 0n
    return levels.filter(within).map(({ price, lots }) => ({ price, sum: (sum += lots) }))
  }
  const [down, up] = [sums(bids), sums(asks)]
  const deepest = max(down.at(-1)?.sum ?? 0n, up.at(-1)?.sum ?? 0n)
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
