import * as hft from 'hft-limit-order-book'
import * as nodejs from 'nodejs-order-book'
import type { Digest } from '../workload/digest.ts'
import type { Workload } from '../workload/workload.ts'
import { BUY, CANCEL, type Engine, MARKET } from './engine.ts'

/** `nodejs-order-book` and its predecessor `hft-limit-order-book` have the same API. */
const engineOf = (name: string, OrderBook: typeof nodejs.OrderBook): Engine => ({
  name,
  package: name,
  begin: (work, digest) => {
    const book = new OrderBook()
    const { op, side, price, quantity } = work
    const ids = idsOf(work)
    return (at) => {
      const id = ids[at]!
      const kind = op[at]!
      if (kind === CANCEL) {
        book.cancel(id)
        return
      }
      const of = side[at] === BUY ? 'buy' : 'sell'
      const size = quantity[at]!
      if (kind === MARKET) recordFills(book.market({ side: of, size }), id, digest)
      else recordFills(book.limit({ side: of, id, size, price: price[at]! }), id, digest)
    }
  },
})

const known = new WeakMap<Workload, string[]>()

/** Their order ids are text, created once per workload, outside the measurement. */
function idsOf(work: Workload): string[] {
  const ids = known.get(work) ?? Array.from(work.id, String)
  known.set(work, ids)
  return ids
}

/** Makers that were filled, in order, then the partly filled one; the taker may be among them. */
function recordFills(result: nodejs.Processed, taker: string, digest: Digest): void {
  for (const { id, size, price } of result.done) if (id !== taker) digest.add(Number(id), size, price)
  const { partial, partialQuantityProcessed } = result
  if (partial !== null && partial.id !== taker) digest.add(Number(partial.id), partialQuantityProcessed, partial.price)
}

export const nodejsOrderBook = engineOf('nodejs-order-book', nodejs.OrderBook)
export const hftLimitOrderBook = engineOf('hft-limit-order-book', hft.OrderBook)
