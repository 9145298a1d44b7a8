import type { BookEvent, CancelCause, Objection, Phase } from './command.ts'

/** Number of values per row of the log: kind, order (the taker of a fill), other, price, lots. */
const ROW = 5
const ORDER = 1
const OTHER = 2
const PRICE = 3
const LOTS = 4
const FIRST_ROOM = 16

/** Kinds of events. `other` is the maker of a fill; for other events it is the index of their word. */
const FILLED = 0
const RESTED = 1
const WAITING = 2
const TRIGGERED = 3
const CANCELED = 4
const REDUCED = 5
const MISSED = 6
const REFUSED = 7
const TURNED = 8

const causes: readonly CancelCause[] = ['requested', 'ioc', 'fok', 'post_only', 'market', 'self_trade', 'expired']
const objections: readonly Objection[] = ['number_out_of_range', 'order_number_used', 'side_too_large', 'phase']
const phases: readonly Phase[] = ['open', 'auction', 'cancel_only', 'halted']

/**
 * The events of the last command, as a row of numbers per event. The array is overwritten by the next command, so that
 * logging allocates no memory.
 */
export class EventLog {
  count = 0
  private room = FIRST_ROOM
  private rows = new Float64Array(FIRST_ROOM * ROW)

  clear(): void {
    this.count = 0
  }

  filled(taker: number, maker: number, price: number, lots: number): void {
    const at = this.next(FILLED, taker, lots)
    this.rows[at + OTHER] = maker
    this.rows[at + PRICE] = price
  }
  rested(order: number, lots: number): void {
    this.next(RESTED, order, lots)
  }
  waiting(order: number, lots: number): void {
    this.next(WAITING, order, lots)
  }
  triggered(order: number, lots: number): void {
    this.next(TRIGGERED, order, lots)
  }
  canceled(order: number, lots: number, cause: CancelCause): void {
    const at = this.next(CANCELED, order, lots)
    this.rows[at + OTHER] = cause === 'requested' ? 0 : causes.indexOf(cause)
  }
  reduced(order: number, lots: number): void {
    this.next(REDUCED, order, lots)
  }
  missed(order: number): void {
    this.next(MISSED, order, 0)
  }
  refused(order: number, objection: Objection): void {
    const at = this.next(REFUSED, order, 0)
    this.rows[at + OTHER] = objections.indexOf(objection)
  }
  turned(to: Phase): void {
    const at = this.next(TURNED, 0, 0)
    this.rows[at + OTHER] = phases.indexOf(to)
  }

  isFill(row: number): boolean {
    return this.rows[row * ROW] === FILLED
  }
  makerOf(row: number): number {
    return this.rows[row * ROW + OTHER]!
  }
  priceOf(row: number): number {
    return this.rows[row * ROW + PRICE]!
  }
  lotsOf(row: number): number {
    return this.rows[row * ROW + LOTS]!
  }

  /** Returns the events as objects, for callers that do not need speed. */
  events(): BookEvent[] {
    return Array.from({ length: this.count }, (_, row) => eventOf(this.rows, row * ROW))
  }

  private next(kind: number, order: number, lots: number): number {
    if (this.count === this.room) this.grow()
    const at = this.count++ * ROW
    const { rows } = this
    rows[at] = kind
    rows[at + ORDER] = order
    rows[at + LOTS] = lots
    return at
  }

  private grow(): void {
    this.room *= 2
    const wide = new Float64Array(this.room * ROW)
    wide.set(this.rows)
    this.rows = wide
  }
}

function eventOf(rows: Float64Array, at: number): BookEvent {
  const [order, other, price, lots] = [rows[at + ORDER]!, rows[at + OTHER]!, rows[at + PRICE]!, rows[at + LOTS]!]
  switch (rows[at]!) {
    case FILLED:
      return { kind: 'filled', maker: other, taker: order, price, lots }
    case RESTED:
      return { kind: 'rested', order, lots }
    case WAITING:
      return { kind: 'waiting', order, lots }
    case TRIGGERED:
      return { kind: 'triggered', order, lots }
    case CANCELED:
      return { kind: 'canceled', order, lots, cause: causes[other]! }
    case REDUCED:
      return { kind: 'reduced', order, lots }
    case MISSED:
      return { kind: 'missed', order }
    case REFUSED:
      return { kind: 'refused', order, objection: objections[other]! }
    default:
      return { kind: 'turned', to: phases[other]! }
  }
}
