import type { Side } from './command.ts'
import { Ladder } from './ladder.ts'
import { Levels } from './levels.ts'
import { Orders } from './orders.ts'

/** Two sides of orders that wait, best price first and then first come: those of a book, and those of its stops. */
export class Queues {
  readonly orders = new Orders()
  readonly levels = new Levels()
  readonly bids: Ladder
  readonly asks: Ladder

  constructor(window: number) {
    this.bids = new Ladder(0, this.levels, window)
    this.asks = new Ladder(1, this.levels, window)
  }

  ladder(side: Side): Ladder {
    return side === 0 ? this.bids : this.asks
  }

  /** Lets an order in, last at its rank; answers its slot. */
  append(side: Side, rank: number, order: number, person: number, lots: number): number {
    const level = this.ladder(side).openAt(rank)
    const slot = this.orders.take(order, person, lots, level, this.levels.lastOf(level))
    this.levels.append(level, slot, lots)
    return slot
  }

  /** Takes lots from an order; with its last one it leaves. */
  shrink(slot: number, lots: number): void {
    const { orders } = this
    const left = orders.lotsOf(slot) - lots
    if (left === 0) {
      this.remove(slot)
      return
    }
    orders.setLots(slot, left)
    this.levels.add(orders.levelOf(slot), -lots)
  }

  remove(slot: number): void {
    const { orders, levels } = this
    const level = orders.levelOf(slot)
    const isEmpty = levels.leave(level, orders.prevOf(slot), orders.nextOf(slot), orders.lotsOf(slot))
    orders.give(slot)
    if (isEmpty) this.ladder(levels.sideOf(level)).close(level)
  }
}
