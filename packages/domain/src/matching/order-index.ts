/** Finds the slot of an order: open addressing over flat arrays, so that a resting order costs no object. */
export type OrderIndex = { keys: Float64Array; slots: Int32Array; mask: number; count: number }

export const orderIndex = (capacity: number): OrderIndex => {
  let size = 16
  while (size < capacity * 2) size *= 2
  return { keys: new Float64Array(size), slots: new Int32Array(size).fill(-1), mask: size - 1, count: 0 }
}

/** Orders are numbered in a row; the multiplication spreads neighbours, the shift brings the mixed bits down. */
const home = (order: number, mask: number): number => {
  const mixed = Math.imul(order | 0, 0x9e3779b1)
  return (mixed ^ (mixed >>> 15)) & mask
}

const place = (index: OrderIndex, order: number): number => {
  const { keys, slots, mask } = index
  let at = home(order, mask)
  while (slots[at] !== -1 && keys[at] !== order) at = (at + 1) & mask
  return at
}

/** The slot of a resting order, -1 when it does not rest. */
export const slotOf = (index: OrderIndex, order: number): number => index.slots[place(index, order)]!

export function remember(index: OrderIndex, order: number, slot: number): void {
  if (index.count * 2 >= index.mask) grow(index)
  const at = place(index, order)
  index.keys[at] = order
  index.slots[at] = slot
  index.count++
}

/** Takes the order out and moves later ones of its run back, so that no gravestone slows a later search. */
export function forget(index: OrderIndex, order: number): void {
  const { keys, slots, mask } = index
  let hole = place(index, order)
  if (slots[hole] === -1) return
  for (let at = (hole + 1) & mask; slots[at] !== -1; at = (at + 1) & mask) {
    const wanted = home(keys[at]!, mask)
    if (((at - wanted) & mask) < ((at - hole) & mask)) continue
    keys[hole] = keys[at]!
    slots[hole] = slots[at]!
    hole = at
  }
  slots[hole] = -1
  index.count--
}

function grow(index: OrderIndex): void {
  const { keys, slots } = index
  const wider = orderIndex(keys.length)
  for (let at = 0; at < keys.length; at++)
    if (slots[at] !== -1) {
      const to = place(wider, keys[at]!)
      wider.keys[to] = keys[at]!
      wider.slots[to] = slots[at]!
    }
  index.keys = wider.keys
  index.slots = wider.slots
  index.mask = wider.mask
}
