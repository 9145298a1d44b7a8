import { IdIndex } from './id-index.ts'
import type { LiveOrder } from './state.ts'

type LazyOrder = () => LiveOrder

/**
 * Open orders by number, as books identify them. An order from the tables is created lazily, because most of a million
 * open orders are not used for a long time.
 */
export class OpenOrders {
  private readonly orders = new Map<number, LiveOrder | LazyOrder>()
  private readonly ids = new IdIndex()

  get size(): number {
    return this.orders.size
  }

  get(number: number): LiveOrder | undefined {
    const order = this.orders.get(number)
    if (typeof order !== 'function') return order
    const made = order()
    this.orders.set(number, made)
    return made
  }

  byId(id: string): LiveOrder | undefined {
    for (const number of this.ids.candidates(id)) {
      const order = this.get(number)
      if (order?.id === id) return order
    }
    return undefined
  }

  *values(): Generator<LiveOrder> {
    for (const number of this.orders.keys()) {
      const order = this.get(number)
      if (order !== undefined) yield order
    }
  }

  add(order: LiveOrder): void {
    this.addUnmade(order.number, order.id, order)
  }

  addUnmade(number: number, id: string, order: LiveOrder | LazyOrder): void {
    this.orders.set(number, order)
    this.ids.add(id, number)
  }

  drop({ number, id }: LiveOrder): void {
    this.orders.delete(number)
    this.ids.drop(id, number)
  }
}
