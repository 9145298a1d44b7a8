// Both packages refer to a type file that does not exist.
declare module 'nodejs-order-book' {
  type FilledOrder = { readonly id: string; readonly size: number; readonly price: number }
  export type Processed = {
    readonly done: readonly FilledOrder[]
    readonly partial: FilledOrder | null
    readonly partialQuantityProcessed: number
  }
  export class OrderBook {
    limit(order: { side: 'buy' | 'sell'; id: string; size: number; price: number }): Processed
    market(order: { side: 'buy' | 'sell'; size: number }): Processed
    cancel(id: string): unknown
  }
}
declare module 'hft-limit-order-book' {
  import type { OrderBook as Same } from 'nodejs-order-book'
  export const OrderBook: typeof Same
}
