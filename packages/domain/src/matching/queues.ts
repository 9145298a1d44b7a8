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

  /** All lots of a side. */
  totalOf(side: Side): number {
    return this.levels.lots[1 + side]!
  }

  /** Lets an order in, last at its rank; answers its slot. */
  append(side: Side, rank: number, order: number, person: number, lots: number): number {
    const level = this.ladder(side).openAt(rank)
    const { levels } = this
    const slot = this.orders.take(order, person, lots, level, levels.last[level]!)
    if (levels.last[level] === 0) levels.first[level] = slot
    levels.last[level] = slot
    levels.lots[level]! += lots
    levels.lots[1 + side]! += lots
    return slot
  }

  /** Takes lots from an order; with its last one it leaves. */
  shrink(slot: number, lots: number): void {
    const { orders, levels } = this
    const left = orders.lotsOf(slot) - lots
    if (left === 0) {
      this.remove(slot)
      return
    }
    const level = orders.levelOf(slot)
    orders.setLots(slot, left)
    levels.lots[level]! -= lots
    levels.lots[1 + levels.sides[level]!]! -= lots
  }

  remove(slot: number): void {
    const { orders, levels } = this
    const level = orders.levelOf(slot)
    const next = orders.nextOf(slot)
    const prev = orders.prevOf(slot)
    const lots = orders.lotsOf(slot)
    orders.give(slot)
    levels.lots[level]! -= lots
    levels.lots[1 + levels.sides[level]!]! -= lots
    if (prev === 0) levels.first[level] = next
    if (next === 0) levels.last[level] = prev
    if (prev === 0 && next === 0) this.ladder(levels.sides[level] === 0 ? 0 : 1).close(level)
  }
}
