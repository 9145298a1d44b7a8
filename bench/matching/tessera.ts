import { emptyBook } from '@tessera/domain/trading/matching/book.ts'
import { cancel } from '@tessera/domain/trading/matching/cancel.ts'
import { place, placeMarket } from '@tessera/domain/trading/matching/place.ts'
import { CANCEL, type Engine, MARKET, sides } from './engine.ts'

/**
 * Our own book, with all features: admission, persons, the event log. The workload's market orders have no protection.
 */
export const tessera: Engine = {
  name: 'tessera',
  package: '@tessera/domain',
  begin: (work, digest) => {
    const book = emptyBook({ protection: 'none' })
    const { op, id, side, price, quantity } = work
    return (at) => {
      const kind = op[at]!
      const order = id[at]!
      if (kind === CANCEL) {
        cancel(book, order)
        return
      }
      // The workload has no persons, so each order has its own person and self-trade prevention never applies.
      const of = sides[side[at]!]!
      if (kind === MARKET) placeMarket(book, order, order, of, quantity[at]!)
      else place(book, order, order, of, price[at]!, quantity[at]!, 'gtc')
      const { log } = book
      for (let row = 0; row < log.count; row++)
        if (log.isFill(row)) digest.add(log.makerOf(row), log.lotsOf(row), log.priceOf(row))
    }
  },
}
