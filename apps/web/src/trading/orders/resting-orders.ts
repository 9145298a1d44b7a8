import type { Order, OrderSide } from './orders.queries.ts'

/** Outside the book, until the pair trades at its stop. */
export const waitsForStop = ({ stop, triggeredAt }: Order): boolean => stop !== null && triggeredAt === null

/** In the book: it neither waits for its stop nor was set aside as abnormal. */
const rests = (order: Order): boolean => order.status !== 6 && !waitsForStop(order)

/** Where orders of a side rest in the book of a pair. */
export const restingPrices = (orders: readonly Order[], symbol: string, side: OrderSide): readonly string[] =>
  orders.flatMap((each) => (each.symbol === symbol && each.side === side && rests(each) ? each.price : []))
