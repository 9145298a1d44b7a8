import { Digest } from './digest.ts'
import { Ladder } from './ladder.ts'
import { LiveOrders } from './live-orders.ts'
import { LONE, type PricePath, START, TICK_RANGE } from './price-paths.ts'
import { type Roll, rollFrom } from './roll.ts'

/**
 * One record per command: op (0 passive, 1 cancel, 2 marketable, 3 market), side, account, id, price in ticks, lots.
 */
export type Columns = {
  readonly op: Uint8Array
  readonly side: Uint8Array
  readonly account: Uint16Array
  readonly id: Uint32Array
  readonly price: Int32Array
  readonly quantity: Uint32Array
}

const columns = (total: number): Columns => ({
  op: new Uint8Array(total),
  side: new Uint8Array(total),
  account: new Uint16Array(total),
  id: new Uint32Array(total),
  price: new Int32Array(total),
  quantity: new Uint32Array(total),
})

/** The mean distance of a passive order from the fair value, in ticks. */
const scaleOf = (depth: number): number =>
  depth <= 1_000 ? 25 : depth <= 10_000 ? 100 : depth <= 100_000 ? 400 : 2_500

/** Generates one command after the other with a ladder, and records the ladder's result. */
export class Generator {
  readonly digest = new Digest()
  readonly to: Columns
  id = 0
  private readonly path: PricePath
  private readonly depth: number
  private readonly scale: number
  private readonly roll: Roll
  private readonly book: Ladder
  private readonly live: LiveOrders
  private fair = START
  private at = 0
  /** The lone order; 0 while there is none. */
  private lone = 0

  constructor(path: PricePath, depth: number, total: number, seed: number) {
    this.path = path
    this.depth = depth
    this.scale = scaleOf(depth)
    this.roll = rollFrom(seed)
    this.book = new Ladder(TICK_RANGE, total + 2)
    this.live = new LiveOrders(depth * 3 + 1_000, total + 2)
    this.to = columns(total)
  }

  get liveCount(): number {
    return this.live.count
  }

  /** Adds an order that does not trade, to build the book. */
  build(): void {
    if (this.path.crosses) this.moveFair()
    this.rest(this.roll(2) === 0 ? 0 : 1)
  }

  step(): void {
    const { roll, live, path } = this
    if (path.lone && this.at % 2 === 1) return this.stepLone()
    this.moveFair()
    const drawn = roll(100)
    if (drawn < 60 || live.count < 10 || (path.crosses && live.count < this.depth)) this.place()
    else if (drawn < 90) this.cancel()
    else this.aggress(drawn < 95)
  }

  private moveFair(): void {
    this.fair = this.path.fair(this.fair, this.at, this.roll)
  }

  private place(): void {
    const side = this.roll(2) === 0 ? 0 : 1
    if (this.path.crosses) this.cross(side)
    else this.rest(side)
  }

  /** A limit order that stops one tick before the best price of the other side. */
  private rest(side: 0 | 1): void {
    const { book } = this
    const { wanted, lots } = this.limit(side)
    const price = inRange(side === 0 ? Math.min(wanted, book.bestAsk - 1) : Math.max(wanted, book.bestBid + 1))
    this.write(0, side, ++this.id, price, lots)
    book.add(this.id, side, price, lots)
    this.live.add(this.id)
  }

  /** A limit order that may trade. */
  private cross(side: 0 | 1): void {
    const { book } = this
    const { wanted, lots } = this.limit(side)
    const price = inRange(wanted)
    const trades = side === 0 ? price >= book.bestAsk : price <= book.bestBid
    this.submit(trades ? 2 : 0, side, price, lots)
  }

  private limit(side: 0 | 1): { wanted: number; lots: number } {
    const { roll, fair, path } = this
    const away = path.apart + 1 + Math.floor(-Math.log((roll(4294967296) + 1) / 4294967297) * this.scale)
    const lots = 1 + roll(100)
    return { wanted: side === 0 ? fair - away : fair + away, lots }
  }

  /** Places the lone order if there is none, otherwise cancels it. */
  private stepLone(): void {
    const { book } = this
    if (this.lone !== 0 && book.rests(this.lone)) {
      this.write(1, 0, this.lone, 0, 0)
      book.cancel(this.lone)
      this.lone = 0
      return
    }
    this.lone = ++this.id
    const side = book.bestAsk > LONE ? 0 : 1
    this.write(0, side, this.lone, LONE, 1)
    book.add(this.lone, side, LONE, 1)
  }

  private cancel(): void {
    const { roll, live } = this
    const recent = Math.min(1_000, live.count)
    const target = live.ids[roll(10) < 7 ? live.count - 1 - roll(recent) : roll(live.count)]!
    this.write(1, 0, target, 0, 0)
    this.book.cancel(target)
    live.drop(target)
  }

  private aggress(marketable: boolean): void {
    const { roll, book, live } = this
    const side = this.aggressor()
    let lots = 0
    for (let parts = live.count >= this.depth ? 3 + roll(5) : 1 + roll(3); parts > 0; parts--) lots += 1 + roll(100)
    if (!marketable) {
      this.write(3, side, ++this.id, 0, lots)
      book.market(side, lots)
      this.settle()
      return
    }
    const best = side === 0 ? book.bestAsk : book.bestBid
    const through = 5 + roll(this.scale * 2)
    this.submit(2, side, side === 0 ? Math.min(best + through, TICK_RANGE - 2) : Math.max(best - through, 1), lots)
  }

  /** The side that takes: four of five times the one that moves the price towards the fair value. */
  private aggressor(): 0 | 1 {
    const { roll, book, fair, path } = this
    // The lone order is the best price of its side, but says nothing about the price.
    if (path.lone) return roll(2) === 0 ? 0 : 1
    const middle = (book.bestBid + Math.min(book.bestAsk, TICK_RANGE)) / 2
    return fair > middle === roll(10) < 8 ? 0 : 1
  }

  private submit(op: 0 | 2, side: 0 | 1, price: number, lots: number): void {
    this.write(op, side, ++this.id, price, lots)
    this.book.add(this.id, side, price, lots)
    this.settle()
    if (this.book.rests(this.id)) this.live.add(this.id)
  }

  private settle(): void {
    const { book } = this
    for (let trade = 0; trade < book.trades * 3; trade += 3) {
      const maker = book.traded[trade]!
      this.digest.add(maker, book.traded[trade + 2]!, book.traded[trade + 1]!)
      if (!book.rests(maker) && maker !== this.lone) this.live.drop(maker)
    }
  }

  private write(op: number, side: number, order: number, price: number, lots: number): void {
    const { to, at } = this
    to.op[at] = op
    to.side[at] = side
    to.account[at] = this.roll(10_000)
    to.id[at] = order
    to.price[at] = price
    to.quantity[at] = lots
    this.at++
  }
}

const inRange = (price: number): number => Math.max(1, Math.min(TICK_RANGE - 2, price))
