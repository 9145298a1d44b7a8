/**
 * Good-till dates: a heap by time and then by number. An order that ended earlier stays in the heap until its
 * time is reached, or until the heap would grow.
 */
export type Expiries = { count: number; until: Float64Array; orders: Float64Array }

export const noExpiries = (): Expiries => ({ count: 0, until: new Float64Array(16), orders: new Float64Array(16) })

export function addExpiry(of: Expiries, order: number, until: number, isLive: (order: number) => boolean): void {
  if (of.count === of.until.length) makeRoom(of, isLive)
  push(of, order, until)
}

/** Removes and returns the first expired order; 0 if none has expired. */
export function takeExpired(of: Expiries, now: number): number {
  if (of.count === 0 || !(of.until[0]! <= now)) return 0
  const first = of.orders[0]!
  of.count--
  put(of, 0, of.orders[of.count]!, of.until[of.count]!)
  sink(of)
  return first
}

function push(of: Expiries, order: number, until: number): void {
  let at = of.count++
  put(of, at, order, until)
  for (let over = (at - 1) >> 1; at > 0 && before(of, at, over); over = (at - 1) >> 1) {
    swap(of, at, over)
    at = over
  }
}

function sink(of: Expiries): void {
  let at = 0
  for (let under = 1; under < of.count; under = at * 2 + 1) {
    if (under + 1 < of.count && before(of, under + 1, under)) under++
    if (!before(of, under, at)) return
    swap(of, at, under)
    at = under
  }
}

/** Drops the entries of ended orders. Doubles the capacity if that frees less than half. */
function makeRoom(of: Expiries, isLive: (order: number) => boolean): void {
  const { until, orders, count } = of
  const live = orders.subarray(0, count).reduce((sum, order) => sum + (isLive(order) ? 1 : 0), 0)
  const room = live > count / 2 ? count * 2 : count
  of.until = new Float64Array(room)
  of.orders = new Float64Array(room)
  of.count = 0
  for (let at = 0; at < count; at++) if (isLive(orders[at]!)) push(of, orders[at]!, until[at]!)
}

const before = ({ until, orders }: Expiries, a: number, b: number): boolean =>
  until[a]! < until[b]! || (until[a] === until[b] && orders[a]! < orders[b]!)

function swap(of: Expiries, a: number, b: number): void {
  const [order, until] = [of.orders[a]!, of.until[a]!]
  put(of, a, of.orders[b]!, of.until[b]!)
  put(of, b, order, until)
}

function put(of: Expiries, at: number, order: number, until: number): void {
  of.orders[at] = order
  of.until[at] = until
}
