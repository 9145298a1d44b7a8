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
  /** One record a command: op (0 passive, 1 cancel, 2 marketable, 3 market), side, account, id, price in ticks, lots. */
  readonly op: Uint8Array
  readonly side: Uint8Array
  readonly account: Uint16Array
  readonly id: Uint32Array
  readonly price: Int32Array
  readonly quantity: Uint32Array
}

export const TICK_RANGE = 1 << 18

/** FNV-like digest over maker, lots and price of each trade in order: two lanes, so that a swap shows. */
export class Digest {
  private low = 2166136261
  private high = 0x9747b28c
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

/** xorshift128: whole numbers only, so that every machine makes the same workload. */
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

/** Live orders: any of them is found and dropped in constant time. */
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

export function makeWorkload(depth: number, commands: number, seed: number): Workload {
  const total = depth + commands
  const scale = scaleOf(depth)
  const roll = dice(seed)
  const book = new Ladder(TICK_RANGE, total + 2)
  const live = new Live(depth * 3 + 1_000, total + 2)
  const digest = new Digest()
  const to = {
    op: new Uint8Array(total),
    side: new Uint8Array(total),
    account: new Uint16Array(total),
    id: new Uint32Array(total),
    price: new Int32Array(total),
    quantity: new Uint32Array(total),
  }
  let fair = TICK_RANGE / 2
  let id = 0
  let at = 0

  const write = (op: number, side: number, order: number, price: number, lots: number) => {
    to.op[at] = op
    to.side[at] = side
    to.account[at] = roll(10_000)
    to.id[at] = order
    to.price[at] = price
    to.quantity[at++] = lots
  }
  const settle = () => {
    for (const { maker, price, lots } of book.traded) {
      digest.add(maker, lots, price)
      if (!book.rests(maker)) live.drop(maker)
    }
  }
  const passive = () => {
    const side = roll(2) === 0 ? 0 : 1
    const away = 1 + Math.floor(-Math.log((roll(4294967296) + 1) / 4294967297) * scale)
    const lots = 1 + roll(100)
    const wished = side === 0 ? Math.min(fair - away, book.bestAsk - 1) : Math.max(fair + away, book.bestBid + 1)
    const price = Math.max(1, Math.min(TICK_RANGE - 2, wished))
    write(0, side, ++id, price, lots)
    book.add(id, side, price, lots)
    live.add(id)
  }
  const cancel = () => {
    const recent = Math.min(1_000, live.count)
    const target = live.ids[roll(10) < 7 ? live.count - 1 - roll(recent) : roll(live.count)]!
    write(1, 0, target, 0, 0)
    book.cancel(target)
    live.drop(target)
  }
  const aggress = (marketable: boolean) => {
    const middle = (book.bestBid + Math.min(book.bestAsk, TICK_RANGE)) / 2
    const side = fair > middle === roll(10) < 8 ? 0 : 1
    let lots = 0
    for (let parts = live.count >= depth ? 3 + roll(5) : 1 + roll(3); parts > 0; parts--) lots += 1 + roll(100)
    id++
    if (!marketable) {
      write(3, side, id, 0, lots)
      book.market(side, lots)
      settle()
      return
    }
    const best = side === 0 ? book.bestAsk : book.bestBid
    const through = 5 + roll(scale * 2)
    const price = side === 0 ? Math.min(best + through, TICK_RANGE - 2) : Math.max(best - through, 1)
    write(2, side, id, price, lots)
    book.add(id, side, price, lots)
    settle()
    if (book.rests(id)) live.add(id)
  }

  for (let built = 0; built < depth; built++) passive()
  for (let made = 0; made < commands; made++) {
    if (roll(20) === 0) fair += roll(2) === 0 ? -1 : 1
    fair = Math.min(TICK_RANGE - 50_000, Math.max(50_000, fair))
    const drawn = roll(100)
    if (drawn < 60 || live.count < 10) passive()
    else if (drawn < 90) cancel()
    else aggress(drawn < 95)
  }
  const { trades, lots } = digest
  return { depth, warm: depth, commands, maxId: id, trades, lots, digest: digest.text(), ...to }
}
