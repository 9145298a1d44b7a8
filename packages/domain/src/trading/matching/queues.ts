import type { Side } from './command.ts'
import { Ladder } from './ladder.ts'
import { Records } from './records.ts'

/** Buy and sell queues in price-time priority: of the resting orders of a book, or of its stop orders. */
export class Queues {
  readonly records = new Records()
  private readonly ladders: readonly [bids: Ladder, asks: Ladder] = [
    new Ladder(0, this.records),
    new Ladder(1, this.records),
  ]

  ladder(side: Side): Ladder {
    return this.ladders[side]
  }

  /** Returns the record of an order; 0 if it is not in the queues. */
  find(orderNumber: number): number {
    return this.records.find(orderNumber)
  }

  /** Adds an order as the last one at its rank; returns its record. */
  append(side: Side, rank: number, orderNumber: number, person: number, lots: number): number {
    const level = this.ladders[side].openAt(rank)
    return this.records.allocateOrder(orderNumber, person, lots, level)
  }

  /** Subtracts lots from an order, and removes it with its last lot. */
  shrink(record: number, lots: number): void {
    if (lots === this.records.lotsOf(record)) this.remove(record)
    else this.records.reduce(record, lots)
  }

  remove(record: number): void {
    const { records } = this
    const emptied = records.freeOrder(record)
    if (emptied !== 0) this.ladders[records.sideOf(emptied)].close(emptied)
  }
}
