import { Ladder } from './ladder.ts'

/** Workload W1: `warm` passive orders build the book, then commands in the mix 60 passive, 30 cancel, 5 marketable, 5 market. */
export type Workload = {
  readonly depth: number
  readonly warm: number
  readonly commands: number
  readonly maxId: number
  readonly trades: number
  readonly lots: number
  readonly digest: string
  /**
   * One record per command: op (0 passive, 1 cancel, 2 marketable, 3 market), side, account, id, price in ticks, lots.
   */
  readonly op: Uint8Array
  readonly side: Uint8Array
  readonly account: Uint16Array
  readonly id: Uint32Array
  readonly price: Int32Array
  readonly quantity: Uint32Array
}

export const TICK_RANGE = 1 << 18

/**
 * FNV-like digest over maker, lots and price of each trade in order: two lanes of 32 bits, so that a swap is detected.
 */
export class Digest {
  private low = 2166136261 | 0
  private high = 0x9747b28c | 0
  trades = 0
  lots = 0

  add(maker: number, lots: number, price: number): void {
    this.trades++
    this.lots += lots
    this.mix(maker)
    this.mix(lots)
    this.mix(price)
  }

  private mix(value: number): void {
    this.low = Math.imul(this.low ^ value, 16777619)
    this.high = Math.imul(this.high ^ (value + 1), 16777619)
  }

  text = (): string => `${(this.low >>> 0).toString(16)}-${(this.high >>> 0).toString(16)}`
}

/** xorshift128 with whole numbers only, so that every machine generates the same workload. */
function dice(seed: number): (sides: number) => number {
  let [x, y, z, w] = [seed ^ 0x9e3779b9, 362436069, 521288629, 88675123]
  const roll = (sides: number): number => {
    const t = x ^ (x << 11)
    ;[x, y, z] = [y, z, w]
    w = (w ^ (w >>> 19) ^ t ^ (t >>> 8)) >>> 0
    return Math.floor((w / 4294967296) * sides)
  }
  for (let skipped = 0; skipped < 64; skipped++) roll(1)
  return roll
}

/** The live orders. Any of them is found and removed in constant time. */
class Live {
  readonly ids: Int32Array
  private readonly at: Int32Array
  count = 0

  constructor(capacity: number, maxId: number) {
    this.ids = new Int32Array(capacity)
    this.at = new Int32Array(maxId)
  }

  add(id: number): void {
    this.at[id] = this.count
    this.ids[this.count++] = id
  }

  drop(id: number): void {
    const hole = this.at[id]!
    const last = this.ids[--this.count]!
    this.ids[hole] = last
    this.at[last] = hole
  }
}

const scaleOf = (depth: number): number =>
  depth <= 1_000 ? 25 : depth <= 10_000 ? 100 : depth <= 100_000 ? 400 : 2_500

type Columns = Pick<Workload, 'op' | 'side' | 'account' | 'id' | 'price' | 'quantity'>

const columns = (total: number): Columns => ({
  op: new Uint8Array(total),
  side: new Uint8Array(total),
  account: new Uint16Array(total),
  id: new Uint32Array(total),
  price: new Int32Array(total),
  quantity: new Uint32Array(total),
})

/** Generates one command after the other with a ladder, and records the ladder's result. */
class Generator {
  readonly digest = new Digest()
  readonly to: Columns
  id = 0
  private readonly depth: number
  private readonly scale: number
  private readonly roll: (sides: number) => number
  private readonly book: Ladder
  private readonly live: Live
  private fair = TICK_RANGE / 2
  private at = 0

  constructor(depth: number, total: number, seed: number) {
    this.depth = depth
    this.scale = scaleOf(depth)
    this.roll = dice(seed)
    this.book = new Ladder(TICK_RANGE, total + 2)
    this.live = new Live(depth * 3 + 1_000, total + 2)
    this.to = columns(total)
  }

  step(): void {
    const { roll, live } = this
    if (roll(20) === 0) this.fair += roll(2) === 0 ? -1 : 1
    this.fair = Math.min(TICK_RANGE - 50_000, Math.max(50_000, this.fair))
    const drawn = roll(100)
    if (drawn < 60 || live.count < 10) this.passive()
    else if (drawn < 90) this.cancel()
    else this.aggress(drawn < 95)
  }

  passive(): void {
    const { roll, book, fair } = this
    const side = roll(2) === 0 ? 0 : 1
    const away = 1 + Math.floor(-Math.log((roll(4294967296) + 1) / 4294967297) * this.scale)
    const lots = 1 + roll(100)
    const wantedPrice = side === 0 ? Math.min(fair - away, book.bestAsk - 1) : Math.max(fair + away, book.bestBid + 1)
    const price = Math.max(1, Math.min(TICK_RANGE - 2, wantedPrice))
    this.write(0, side, ++this.id, price, lots)
    book.add(this.id, side, price, lots)
    this.live.add(this.id)
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
    const { roll, book, live, fair } = this
    const middle = (book.bestBid + Math.min(book.bestAsk, TICK_RANGE)) / 2
    const towards = fair > middle
    const side = towards === roll(10) < 8 ? 0 : 1
    let lots = 0
    for (let parts = live.count >= this.depth ? 3 + roll(5) : 1 + roll(3); parts > 0; parts--) lots += 1 + roll(100)
    this.id++
    if (!marketable) {
      this.write(3, side, this.id, 0, lots)
      book.market(side, lots)
      this.settle()
      return
    }
    const best = side === 0 ? book.bestAsk : book.bestBid
    const through = 5 + roll(this.scale * 2)
    const price = side === 0 ? Math.min(best + through, TICK_RANGE - 2) : Math.max(best - through, 1)
    this.write(2, side, this.id, price, lots)
    book.add(this.id, side, price, lots)
    this.settle()
    if (book.rests(this.id)) live.add(this.id)
  }

  private settle(): void {
    const { book } = this
    for (let trade = 0; trade < book.trades * 3; trade += 3) {
      const maker = book.traded[trade]!
      this.digest.add(maker, book.traded[trade + 2]!, book.traded[trade + 1]!)
      if (!book.rests(maker)) this.live.drop(maker)
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

export function makeWorkload(depth: number, commands: number, seed: number): Workload {
  const maker = new Generator(depth, depth + commands, seed)
  for (let built = 0; built < depth; built++) maker.passive()
  for (let made = 0; made < commands; made++) maker.step()
  const { digest } = maker
  const expected = { trades: digest.trades, lots: digest.lots, digest: digest.text() }
  return { depth, warm: depth, commands, maxId: maker.id, ...expected, ...maker.to }
}
