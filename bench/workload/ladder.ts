import type { Side } from '@tessera/domain/trading/matching/command.ts'

const MAX_TRADES = 4096

/**
 * The simplest book: one queue per tick of a bounded range, without checks. It generates the workload and the expected
 * digest, and shares no code with the book under test.
 */
export class Ladder {
  readonly head: Int32Array
  private readonly tail: Int32Array
  private readonly next: Int32Array
  private readonly prev: Int32Array
  private readonly price: Int32Array
  private readonly lots: Int32Array
  private readonly side: Uint8Array
  private readonly range: number
  bestBid = 0
  bestAsk: number
  /** The trades of the last command: their number, and the maker, price and lots of each in a row. */
  trades = 0
  readonly traded = new Int32Array(3 * MAX_TRADES)

  /** An order's id is its slot; `side` 2 says that the slot does not rest. */
  constructor(range: number, maxId: number) {
    this.range = range
    this.bestAsk = range
    this.head = new Int32Array(range + 1)
    this.tail = new Int32Array(range + 1)
    this.next = new Int32Array(maxId + 1)
    this.prev = new Int32Array(maxId + 1)
    this.price = new Int32Array(maxId + 1)
    this.lots = new Int32Array(maxId + 1)
    this.side = new Uint8Array(maxId + 1).fill(2)
  }

  rests = (id: number): boolean => this.side[id] !== 2

  add(id: number, side: Side, price: number, lots: number): void {
    this.trades = 0
    const left = this.take(side, price, lots)
    if (left === 0) return
    this.side[id] = side
    this.price[id] = price
    this.lots[id] = left
    this.next[id] = 0
    this.prev[id] = this.tail[price]!
    if (this.head[price] === 0) this.head[price] = id
    else this.next[this.tail[price]!] = id
    this.tail[price] = id
    if (side === 0 && price > this.bestBid) this.bestBid = price
    if (side === 1 && price < this.bestAsk) this.bestAsk = price
  }

  market(side: Side, lots: number): void {
    this.trades = 0
    this.take(side, side === 0 ? this.range - 1 : 1, lots)
  }

  private take(side: Side, limit: number, lots: number): number {
    let left = lots
    while (left > 0) {
      const best = side === 0 ? this.bestAsk : this.bestBid
      if (side === 0 ? best > limit : best < limit || best === 0) break
      const maker = this.head[best]!
      const took = Math.min(left, this.lots[maker]!)
      this.traded[this.trades * 3] = maker
      this.traded[this.trades * 3 + 1] = best
      this.traded[this.trades * 3 + 2] = took
      this.trades++
      this.lots[maker] = this.lots[maker]! - took
      left -= took
      if (this.lots[maker] === 0) this.cancel(maker)
    }
    return left
  }

  cancel(id: number): void {
    const price = this.price[id]!
    const next = this.next[id]!
    const prev = this.prev[id]!
    if (prev === 0) this.head[price] = next
    else this.next[prev] = next
    if (next === 0) this.tail[price] = prev
    else this.prev[next] = prev
    const side = this.side[id]
    this.side[id] = 2
    if (side === 0) while (this.bestBid > 0 && this.head[this.bestBid] === 0) this.bestBid--
    else while (this.bestAsk < this.range && this.head[this.bestAsk] === 0) this.bestAsk++
  }
}
