import { Orderbook, TRADE_SIDE } from 'orderbook-match-engine'
import { TICK_RANGE } from '../workload/price-paths.ts'
import { BUY, CANCEL, type Engine, MARKET } from './engine.ts'

/** This library has no market orders: a limit at the end of the range replaces one, and its remainder is cancelled. */
export const orderbookMatchEngine: Engine = {
  name: 'orderbook-match-engine',
  package: 'orderbook-match-engine',
  begin: (work, digest) => {
    const book = new Orderbook()
    const { op, id, side, price, quantity } = work
    return (at) => {
      const order = id[at]!
      const kind = op[at]!
      if (kind === CANCEL) {
        book.cancel(order)
        return
      }
      const buys = side[at] === BUY
      const limit = kind === MARKET ? (buys ? TICK_RANGE - 1 : 1) : price[at]!
      const placed = book.add(order, buys ? TRADE_SIDE.BID : TRADE_SIDE.ASK, limit, quantity[at]!)
      for (const { makerOrderId, tradeQuantity, tradePrice } of placed.trades)
        digest.add(makerOrderId, Number(tradeQuantity), Number(tradePrice))
      if (kind === MARKET && placed.order.leaveQuantity.gt(0)) book.cancel(order)
    }
  },
}
