import { type Flag, opposite, type Placement, type Side } from './command.ts'
import { Queues } from './queues.ts'
import { rankOf } from './records.ts'

/** The order that enters the book once its stop is reached. */
export type Stop = Pick<Placement, 'order' | 'person' | 'side' | 'price' | 'lots' | 'flag'>

const flags: readonly Flag[] = ['gtc', 'ioc', 'fok', 'post_only']

/**
 * The best stop of a buy is the lowest one, and that of a sell the highest one. So ranks are those of the opposite
 * side.
 */
const rankOfStop = (side: Side, stop: number): number => rankOf(opposite(side), stop)

/** True if a trade at `price` reaches the stop of an order. */
export const reaches = (price: number, side: Side, stop: number): boolean =>
  rankOfStop(side, stop) >= rankOfStop(side, price)

/**
 * Orders that wait outside the book for a trade at their stop. They are in queues by stop, as resting orders are by
 * price. The highest stop of a sell and the lowest of a buy are reached first. A trade triggers every stop that it
 * reaches, sells before buys. Triggered stops enter the book in that order, before the next command.
 */
export class Stops {
  readonly queues = new Queues()
  /** Number of waiting stops. */
  waiting = 0
  /** The limit price of each stop order, by the index of its record. */
  private limits = new Float64Array(0)
  private readonly elected: Stop[] = []

  wait({ order, person, side, price, lots, flag }: Stop, stop: number): void {
    const slot = this.queues.append(side, rankOfStop(side, stop), order, person, lots)
    const { records } = this.queues
    if (this.limits.length < records.capacity) this.grow()
    this.limits[records.placeOf(slot)] = price
    records.setSpare(slot, flags.indexOf(flag) * 2 + side)
    this.waiting++
  }

  remove(slot: number): void {
    this.waiting--
    this.queues.remove(slot)
  }

  /** Moves every stop that a trade at `price` reaches to the queue of triggered ones. */
  electStops(price: number): void {
    for (const side of [1, 0] as const) {
      const { records } = this.queues
      const of = this.queues.ladder(side)
      while (records.rankOf(of.best) >= rankOfStop(side, price)) this.electOne(records.nextOf(of.best))
    }
  }

  /** Removes and returns the next triggered stop; undefined if there is none. */
  takeElected(): Stop | undefined {
    return this.elected.shift()
  }

  private electOne(slot: number): void {
    const { records } = this.queues
    const terms = records.spareOf(slot)
    this.elected.push({
      order: records.numberOf(slot),
      person: records.personOf(slot),
      side: terms % 2 === 0 ? 0 : 1,
      price: this.limits[records.placeOf(slot)]!,
      lots: records.lotsOf(slot),
      flag: flags[terms >> 1]!,
    })
    this.remove(slot)
  }

  private grow(): void {
    const wide = new Float64Array(this.queues.records.capacity)
    wide.set(this.limits)
    this.limits = wide
  }
}
