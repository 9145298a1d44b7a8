import { Ladder } from '../workload/ladder.ts'
import { TICK_RANGE } from '../workload/price-paths.ts'
import { CANCEL, type Engine, MARKET, sides } from './engine.ts'

/**
 * The lower bound: a book that checks nothing, knows no person and writes no log, with an order's number as its index.
 */
export const bareLadder: Engine = {
  name: 'the bare ladder',
  package: 'bench',
  begin: (work, digest) => {
    const book = new Ladder(TICK_RANGE, work.maxId)
    const { op, id, side, price, quantity } = work
    return (at) => {
      const kind = op[at]!
      const order = id[at]!
      if (kind === CANCEL) {
        book.cancel(order)
        return
      }
      const of = sides[side[at]!]!
      if (kind === MARKET) book.market(of, quantity[at]!)
      else book.add(order, of, price[at]!, quantity[at]!)
      const { trades, traded } = book
      for (let trade = 0; trade < trades * 3; trade += 3)
        digest.add(traded[trade]!, traded[trade + 2]!, traded[trade + 1]!)
    }
  },
}
