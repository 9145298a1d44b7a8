import type { Command, Flag, Phase, Placement, Side } from './command.ts'

const flags: readonly Flag[] = ['gtc', 'gtc', 'gtc', 'gtc', 'ioc', 'fok', 'post_only']
const phases: readonly Phase[] = ['open', 'auction', 'cancel_only', 'halted']
const MAX_NUMBER = Number.MAX_SAFE_INTEGER
const edges: readonly number[] = [0, -1, 0.5, NaN, Infinity, 2 ** 31, MAX_NUMBER - 1, MAX_NUMBER, MAX_NUMBER + 1]

/**
 * Random commands for tests: every kind, around a price that drifts and sometimes jumps. Three of ten placements come
 * from accounts of one person, and some numbers are at the limits of the countable range. Equal seeds give equal
 * commands.
 */
export class RandomCommands {
  private state: number
  private order = 0
  private now = 1
  private price = 1_000
  private phase: Phase = 'open'

  constructor(seed: number) {
    this.state = seed | 0
  }

  next(): Command {
    if (this.roll(200) === 0) this.price = 500 + this.roll(1_500)
    if (this.roll(5) === 0) this.price += this.roll(3) - 1
    const drawn = this.roll(1_000)
    if (drawn < 5 || (this.phase !== 'open' && drawn < 60)) return this.turn()
    if (drawn < 80) return this.expire()
    if (drawn < 330) return { kind: 'cancel', order: Math.max(1, this.order - this.roll(30)) }
    if (drawn < 390) return this.market()
    return this.placement()
  }

  /** Returns a whole number below `sides`, computed by mulberry32 with whole numbers only. */
  private roll(sides: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * sides)
  }

  private turn(): Command {
    this.phase = this.phase === 'open' ? phases[1 + this.roll(3)]! : phases[this.roll(4)]!
    return { kind: 'turn', to: this.phase, reference: this.price + this.roll(9) - 4 }
  }

  private expire(): Command {
    this.now += this.roll(8)
    return { kind: 'expire', now: this.now }
  }

  private market(): Command {
    const { order, person, side, lots } = this.terms()
    return { kind: 'market', order, person, side, lots }
  }

  private terms(): { order: number; person: number; side: Side; lots: number } {
    const order = this.roll(500) === 0 ? this.order : ++this.order
    const person = this.roll(10) < 3 ? 1 : 2 + this.roll(30)
    return { order, person, side: this.roll(2) === 0 ? 0 : 1, lots: 1 + this.roll(12) }
  }

  private placement(): Placement {
    const terms = this.terms()
    const placement: Placement = { kind: 'place', ...terms, price: this.limit(terms.side), flag: flags[this.roll(7)]! }
    // Three of four orders expire, so that the book of a long run stays as small as that of a short one.
    const until = this.roll(4) > 0 ? { until: this.now + this.roll(30) } : {}
    const stop = this.roll(8) === 0 ? { stop: this.price + this.roll(15) - 7 } : {}
    if (this.roll(400) > 0) return { ...placement, ...until, ...stop }
    const edge = edges[this.roll(edges.length)]!
    // An order of the maximum size must expire, because until then no other order could enter.
    if (this.roll(2) === 0) return { ...placement, lots: edge, flag: 'gtc', until: this.now + 1 }
    return { ...placement, ...[{ person: edge }, { until: edge }, { stop: edge }][this.roll(3)] }
  }

  /**
   * Returns a price near the current one, or on a distant page of its own side. It is far on the opposite side only for
   * an order that trades at once.
   */
  private limit(side: Side): number {
    const near = Math.max(1, this.price + this.roll(21) - 10)
    if (this.roll(25) > 0) return near
    const away = 1 + this.roll(this.roll(3) === 0 ? MAX_NUMBER - near : 400)
    const waits = this.phase !== 'open' || this.roll(4) > 0
    return (side === 0) === waits ? Math.max(1, near - away) : near + away
  }
}
