import type { Side } from './command.ts'
import { Ladder } from './ladder.ts'
import { Records } from './records.ts'

/** Two sides of orders that wait, best price first and then first come: those of a book, and those of its stops. */
export class Queues {
  readonly records = new Records()
  private readonly ladders: readonly [bids: Ladder, asks: Ladder]

  constructor(window: number) {
    this.ladders = [new Ladder(0, this.records, window), new Ladder(1, this.records, window)]
  }

  ladder(side: Side): Ladder {
    return this.ladders[side]
  }

  /** The record of an order, 0 when it is not here. */
  find(order: number): number {
    return this.records.find(order)
  }

  /** Lets an order in, last at its rank; answers its record. */
  append(side: Side, rank: number, order: number, person: number, lots: number): number {
    const level = this.ladders[side].openAt(rank)
    return this.records.takeOrder(order, person, lots, level)
  }

  /** Takes lots from an order; with its last one it leaves. */
  shrink(slot: number, lots: number): void {
    if (lots === this.records.lotsOf(slot)) this.remove(slot)
    else this.records.reduce(slot, lots)
  }

  remove(slot: number): void {
    const { records } = this
    const level = records.giveOrder(slot)
    if (records.nextOf(level) === level) this.ladders[records.sideOf(level)].close(level)
  }
}
