import type { BookEvent, CancelCause, Command, Flag, Level, Side } from './command.ts'
import { bestLevels, closeLevel, holdsPrice, type Levels, levels, openLevel, positionOf } from './levels.ts'
import { forget, orderIndex, type OrderIndex, remember, slotOf } from './order-index.ts'
import { freeSlot, queue, type Queue, takeSlot } from './queue.ts'

/** The fills of the last placement, in order: arrays that are written over, so that a fill allocates nothing. */
export type Fills = { count: number; maker: Float64Array; price: Float64Array; lots: Float64Array }

export type Book = {
  readonly sides: readonly [Levels, Levels]
  readonly orders: Queue
  readonly index: OrderIndex
  readonly fills: Fills
}

/** An empty book; `capacity` is a first guess at its resting orders, it grows by itself. */
export const emptyBook = (capacity = 1024): Book => ({
  sides: [levels(0), levels(1)],
  orders: queue(capacity),
  index: orderIndex(capacity),
  fills: { count: 0, maker: new Float64Array(64), price: new Float64Array(64), lots: new Float64Array(64) },
})

/**
 * Applies one command and tells what happened, in order. Deterministic: no clock, no chance; the same commands make the
 * same book and the same story. Price-time priority, the maker's price, and a taker that meets its own person loses its
 * remainder (decision G46).
 */
export function apply(book: Book, command: Command): BookEvent[] {
  if (command.kind === 'cancel') {
    const lots = cancel(book, command.order)
    if (lots === 0) return [{ kind: 'missed', order: command.order }]
    return [{ kind: 'canceled', order: command.order, lots, cause: 'asked' }]
  }
  const { order, person, side, price, lots, flag } = command
  const ending = place(book, order, person, side, price, lots, flag)
  const events: BookEvent[] = []
  let left = lots
  for (let at = 0; at < book.fills.count; at++) {
    const filled = book.fills.lots[at]!
    left -= filled
    events.push({
      kind: 'filled',
      maker: book.fills.maker[at]!,
      taker: order,
      price: book.fills.price[at]!,
      lots: filled,
    })
  }
  if (ending === 'rested') events.push({ kind: 'rested', order, lots: left })
  else if (ending !== 'filled') events.push({ kind: 'canceled', order, lots: left, cause: ending })
  return events
}

export type Ending = 'filled' | 'rested' | Exclude<CancelCause, 'asked'>

/** The placement without objects: fills are left in `book.fills`, the answer tells what became of the remainder. */
export function place(
  book: Book,
  order: number,
  person: number,
  side: Side,
  price: number,
  lots: number,
  flag: Flag,
): Ending {
  const { fills } = book
  const against = book.sides[side === 0 ? 1 : 0]
  fills.count = 0
  if (flag === 'post_only' && crosses(against, side, price)) return 'post_only'
  let left = lots
  while (left > 0 && crosses(against, side, price)) {
    const took = takeBest(book, against, person, left)
    if (took === 0) return 'self_trade'
    left -= took
  }
  if (left === 0) return 'filled'
  if (flag === 'ioc') return 'ioc'
  rest(book, order, person, side, price, left)
  return 'rested'
}

const crosses = (against: Levels, side: Side, price: number): boolean => {
  if (against.count === 0) return false
  const best = against.prices[against.count - 1]!
  return side === 0 ? best <= price : best >= price
}

/** Trades with the first order at the best price; 0 when that order is the same person's. */
function takeBest(book: Book, against: Levels, person: number, left: number): number {
  const { orders, fills } = book
  const at = against.count - 1
  const slot = against.heads[at]!
  if (orders.person[slot] === person) return 0
  const resting = orders.lots[slot]!
  const took = resting < left ? resting : left
  if (fills.count === fills.maker.length) widenFills(fills)
  fills.maker[fills.count] = orders.order[slot]!
  fills.price[fills.count] = against.prices[at]!
  fills.lots[fills.count] = took
  fills.count++
  if (took < resting) {
    orders.lots[slot] = resting - took
    against.lots[at] = against.lots[at]! - took
  } else unlink(book, against, at, slot)
  return took
}

function rest(book: Book, order: number, person: number, side: Side, price: number, lots: number): void {
  const of = book.sides[side]
  const at = positionOf(of, price)
  if (!holdsPrice(of, at, price)) openLevel(of, at, price)
  const slot = takeSlot(book.orders, order, person, side, price, lots)
  const tail = of.tails[at]!
  if (tail === -1) of.heads[at] = slot
  else book.orders.next[tail] = slot
  book.orders.prev[slot] = tail
  of.tails[at] = slot
  of.lots[at] = of.lots[at]! + lots
  remember(book.index, order, slot)
}

/** Takes a resting order out; the lots that were left, 0 when it does not rest here. */
export function cancel(book: Book, order: number): number {
  const slot = slotOf(book.index, order)
  if (slot === -1) return 0
  const lots = book.orders.lots[slot]!
  const of = book.sides[book.orders.side[slot] === 0 ? 0 : 1]
  unlink(book, of, positionOf(of, book.orders.price[slot]!), slot)
  return lots
}

function unlink(book: Book, of: Levels, at: number, slot: number): void {
  const { orders } = book
  const next = orders.next[slot]!
  const prev = orders.prev[slot]!
  if (prev === -1) of.heads[at] = next
  else orders.next[prev] = next
  if (next === -1) of.tails[at] = prev
  else orders.prev[next] = prev
  of.lots[at] = of.lots[at]! - orders.lots[slot]!
  if (of.heads[at] === -1) closeLevel(of, at)
  forget(book.index, orders.order[slot]!)
  freeSlot(orders, slot)
}

/** Best prices first, at most `limit` of them. */
export const depthOf = (book: Book, side: Side, limit: number): Level[] => bestLevels(book.sides[side], limit)

/** The lots resting at one price, 0 when there are none. */
export function lotsAt(book: Book, side: Side, price: number): number {
  const of = book.sides[side]
  const at = positionOf(of, price)
  return holdsPrice(of, at, price) ? of.lots[at]! : 0
}

/** Lots left of a resting order, 0 when it does not rest. */
export function lotsLeft(book: Book, order: number): number {
  const slot = slotOf(book.index, order)
  return slot === -1 ? 0 : book.orders.lots[slot]!
}

function widenFills(fills: Fills): void {
  for (const column of ['maker', 'price', 'lots'] as const) {
    const wide = new Float64Array(fills[column].length * 2)
    wide.set(fills[column])
    fills[column] = wide
  }
}
