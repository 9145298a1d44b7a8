import type { Side } from './command.ts'

/** Resting orders in flat arrays; `next` and `prev` are slots, -1 ends a queue, free slots are chained by `next`. */
export type Queue = {
  order: Float64Array
  person: Float64Array
  price: Float64Array
  lots: Float64Array
  next: Int32Array
  prev: Int32Array
  side: Uint8Array
  free: number
}

export function queue(capacity: number): Queue {
  const of: Queue = {
    order: new Float64Array(0),
    person: new Float64Array(0),
    price: new Float64Array(0),
    lots: new Float64Array(0),
    next: new Int32Array(0),
    prev: new Int32Array(0),
    side: new Uint8Array(0),
    free: -1,
  }
  widen(of, capacity)
  return of
}

/** A slot filled with the order, in no queue yet. */
export function takeSlot(of: Queue, order: number, person: number, side: Side, price: number, lots: number): number {
  if (of.free === -1) widen(of, of.order.length * 2)
  const slot = of.free
  of.free = of.next[slot]!
  of.order[slot] = order
  of.person[slot] = person
  of.side[slot] = side
  of.price[slot] = price
  of.lots[slot] = lots
  of.next[slot] = -1
  of.prev[slot] = -1
  return slot
}

export function freeSlot(of: Queue, slot: number): void {
  of.next[slot] = of.free
  of.free = slot
}

const copied = <A extends Float64Array | Int32Array | Uint8Array>(wide: A, old: A): A => {
  wide.set(old)
  return wide
}

function widen(of: Queue, size: number): void {
  const from = of.order.length
  of.order = copied(new Float64Array(size), of.order)
  of.person = copied(new Float64Array(size), of.person)
  of.price = copied(new Float64Array(size), of.price)
  of.lots = copied(new Float64Array(size), of.lots)
  of.next = copied(new Int32Array(size), of.next)
  of.prev = copied(new Int32Array(size), of.prev)
  of.side = copied(new Uint8Array(size), of.side)
  for (let slot = size - 1; slot >= from; slot--) freeSlot(of, slot)
}
