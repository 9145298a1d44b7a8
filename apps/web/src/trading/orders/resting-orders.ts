import type { Order, OrderSide } from './orders.queries.ts'

/** True while the order is outside the book, until the pair trades at its stop. */
export const waitsForStop = ({ stop, triggeredAt }: Order): boolean => stop !== null && triggeredAt === null

/** True while the order is in the book: it has no pending stop and was not set aside as abnormal. */
const rests = (order: Order): boolean => order.status !== 6 && !waitsForStop(order)

/** The prices of a side at which own orders rest in the book of a pair. */
export const restingPrices = (orders: readonly Order[], symbol: string, side: OrderSide): readonly string[] =>
  orders.flatMap((each) => (each.symbol === symbol && each.side === side && rests(each) ? each.price : []))
