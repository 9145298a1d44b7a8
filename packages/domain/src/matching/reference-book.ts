import type { BookEvent, Command, Level, Side } from './command.ts'

/** A slow, obvious book for tests: two plain lists in order of priority. It must tell the same story as `book.ts`. */
export type ReferenceBook = { buys: Resting[]; sells: Resting[] }
type Resting = { order: number; person: number; price: number; lots: number }

export const emptyReferenceBook = (): ReferenceBook => ({ buys: [], sells: [] })

export function applySlowly(book: ReferenceBook, command: Command): BookEvent[] {
  if (command.kind === 'cancel') {
    for (const list of [book.buys, book.sells]) {
      const at = list.findIndex((resting) => resting.order === command.order)
      const [gone] = at === -1 ? [] : list.splice(at, 1)
      if (gone) return [{ kind: 'canceled', order: gone.order, lots: gone.lots, cause: 'asked' }]
    }
    return [{ kind: 'missed', order: command.order }]
  }
  const { order, person, side, price, flag } = command
  const against = side === 0 ? book.sells : book.buys
  const meets = (resting: Resting) => (side === 0 ? resting.price <= price : resting.price >= price)
  const events: BookEvent[] = []
  let lots = command.lots
  if (flag === 'post_only' && against.some(meets)) return [{ kind: 'canceled', order, lots, cause: 'post_only' }]
  while (lots > 0) {
    const best = against[0]
    if (best === undefined || !meets(best)) break
    if (best.person === person) return [...events, { kind: 'canceled', order, lots, cause: 'self_trade' }]
    const traded = Math.min(lots, best.lots)
    events.push({ kind: 'filled', maker: best.order, taker: order, price: best.price, lots: traded })
    lots -= traded
    best.lots -= traded
    if (best.lots === 0) against.shift()
  }
  if (lots === 0) return events
  if (flag === 'ioc') return [...events, { kind: 'canceled', order, lots, cause: 'ioc' }]
  const own = side === 0 ? book.buys : book.sells
  own.push({ order, person, price, lots })
  // sort is stable: equal prices stay in order of arrival.
  own.sort((a, b) => (side === 0 ? b.price - a.price : a.price - b.price))
  return [...events, { kind: 'rested', order, lots }]
}

export function depthSlowly(book: ReferenceBook, side: Side): Level[] {
  const byPrice = new Map<number, number>()
  for (const { price, lots } of side === 0 ? book.buys : book.sells)
    byPrice.set(price, (byPrice.get(price) ?? 0) + lots)
  return [...byPrice].map(([price, lots]) => ({ price, lots }))
}
