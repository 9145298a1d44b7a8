import type { Side } from './command.ts'
import { Ladder } from './ladder.ts'
import { Records } from './records.ts'

/**
 * Two sides of waiting orders, best price first and then in order of arrival: those of a book, or those of its stops.
 */
export class Queues {
  readonly records = new Records()
  private readonly ladders: readonly [bids: Ladder, asks: Ladder]

  constructor(window: number) {
    this.ladders = [new Ladder(0, this.records, window), new Ladder(1, this.records, window)]
  }

  ladder(side: Side): Ladder {
    return this.ladders[side]
  }

  /** The record of an order; 0 if it is not here. */
  find(order: number): number {
    return this.records.find(order)
  }

  /** Adds an order as the last one at its rank; returns its record. */
  append(side: Side, rank: number, order: number, person: number, lots: number): number {
    const level = this.ladders[side].openAt(rank)
    return this.records.takeOrder(order, person, lots, level)
  }

  /** Subtracts lots from an order, and removes it with its last lot. */
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
