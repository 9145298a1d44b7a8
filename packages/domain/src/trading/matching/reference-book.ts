import type { BookEvent, CancelCause, Command, Level, Phase, Placement, SelfTrade, Side } from './command.ts'

type Resting = { order: number; person: number; side: Side; price: number; lots: number; until: number }
type Order = Placement | (Extract<Command, { kind: 'market' }> & { price?: undefined; until?: undefined })

/**
 * A slow, simple book for tests: plain lists that are searched completely. It must give the same events as the fast
 * one, with which it shares only the command types.
 */
export class ReferenceBook {
  phase: Phase = 'open'
  private resting: Resting[] = []
  private stops: Placement[] = []
  private elected: Placement[] = []
  private events: BookEvent[] = []
  private last = 0
  private lastOrder = 0
  private readonly selfTrade: SelfTrade
  private readonly protection: number | 'none'

  constructor(selfTrade: SelfTrade, protection: number | 'none') {
    this.selfTrade = selfTrade
    this.protection = protection
  }

  apply(command: Command): BookEvent[] {
    this.events = []
    if (command.kind === 'cancel') this.cancel(command.order)
    else if (command.kind === 'expire') this.expire(command.now)
    else if (command.kind === 'turn') this.turn(command.to, command.reference)
    else this.place(command)
    return this.events
  }

  /** Returns the orders of one side in the order in which they trade. */
  queue(side: Side): Resting[] {
    const better = (a: Resting, b: Resting) => (side === 0 ? b.price - a.price : a.price - b.price)
    // Sorting is stable, so orders with equal prices stay in order of arrival.
    return this.resting.filter((each) => each.side === side).toSorted(better)
  }

  depth(side: Side): Level[] {
    const byPrice = new Map<number, number>()
    for (const { price, lots } of this.queue(side)) byPrice.set(price, (byPrice.get(price) ?? 0) + lots)
    return [...byPrice].map(([price, lots]) => ({ price, lots }))
  }

  /**
   * Weighs every price with an order, the ticks next to it, and the reference. All prices between them have equal
   * results.
   */
  indicate(reference: number): { price: number; lots: number; imbalance: number } | undefined {
    const [bids, asks] = [this.queue(0), this.queue(1)]
    let best: { price: number; lots: number; imbalance: number } | undefined
    const changes = [...bids, ...asks].flatMap(({ price }) => [price - 1, price, price + 1])
    for (const price of [...changes, reference].toSorted((a, b) => a - b)) {
      if (price < (asks[0]?.price ?? Infinity) || price > (bids[0]?.price ?? 0)) continue
      const demand = lotsOf(bids.filter((bid) => bid.price >= price))
      const supply = lotsOf(asks.filter((ask) => ask.price <= price))
      const found = { price, lots: Math.min(demand, supply), imbalance: demand - supply }
      const distance = (it: typeof found) => [-it.lots, Math.abs(it.imbalance), Math.abs(it.price - reference)]
      if (best === undefined || comesFirst(distance(found), distance(best))) best = found
    }
    return best
  }

  private place(order: Order): void {
    const numbers = [order.order, order.person, order.lots]
    if (order.kind === 'place') numbers.push(order.price, order.until ?? 1, order.stop ?? 1)
    const total = [...this.resting, ...this.stops].reduce(
      (lots, each) => (each.side === order.side ? lots + BigInt(each.lots) : lots),
      0n,
    )
    const plain = order.kind === 'place' && order.flag === 'gtc' && order.stop === undefined
    if (!numbers.every(isCount) || order.person >= 2 ** 31)
      this.events.push({ kind: 'refused', order: order.order, objection: 'number_out_of_range' })
    else if (order.order <= this.lastOrder)
      this.events.push({ kind: 'refused', order: order.order, objection: 'order_number_used' })
    else if (total + BigInt(order.lots) > BigInt(Number.MAX_SAFE_INTEGER))
      this.events.push({ kind: 'refused', order: order.order, objection: 'side_too_large' })
    else if (this.phase !== 'open' && !(this.phase === 'auction' && plain))
      this.events.push({ kind: 'refused', order: order.order, objection: 'phase' })
    else this.accept(order)
  }

  private accept(order: Order): void {
    this.lastOrder = order.order
    if (this.phase === 'auction') return this.collect(order)
    if (order.kind === 'place' && order.stop !== undefined) {
      if (this.last === 0 || !isReached(order, this.last)) {
        this.stops.push(order)
        this.events.push({ kind: 'waiting', order: order.order, lots: order.lots })
        return undefined
      }
      this.events.push({ kind: 'triggered', order: order.order, lots: order.lots })
    }
    this.enter(order)
    return this.releaseStops()
  }

  /** Returns the orders with which an order would trade now, in that order. */
  private meets(order: Order): Resting[] {
    const limit = order.price ?? this.limitOfMarket(order.side)
    return this.queue(order.side === 0 ? 1 : 0).filter((each) =>
      order.side === 0 ? each.price <= limit : each.price >= limit,
    )
  }

  private limitOfMarket(side: Side): number {
    const best = this.queue(side === 0 ? 1 : 0)[0]?.price ?? 0
    if (this.protection === 'none') return side === 0 ? Infinity : 0
    const distance = Number((BigInt(best) * BigInt(this.protection)) / 1_000_000n)
    return side === 0 ? best + distance : best - distance
  }

  private enter(order: Order): void {
    const flag = order.kind === 'market' ? 'market' : order.flag
    if (flag === 'post_only' && this.meets(order).length > 0) return this.drop(order, order.lots, flag)
    if (flag === 'fok' && !this.fillsWhole(order)) return this.drop(order, order.lots, flag)
    let left = order.lots
    for (const maker of this.meets(order)) {
      if (left <= 0) break
      left = maker.person === order.person ? this.meetOwn(order, maker, left) : this.trade(order, maker, left)
    }
    if (left <= 0) return undefined
    return flag === 'gtc' || flag === 'post_only' ? this.rest(order, left) : this.drop(order, left, flag)
  }

  private trade(order: Order, maker: Resting, left: number): number {
    const lots = Math.min(left, maker.lots)
    this.events.push({ kind: 'filled', maker: maker.order, taker: order.order, price: maker.price, lots })
    this.traded(maker.price)
    this.lose(maker, lots)
    return left - lots
  }

  private fillsWhole(order: Order): boolean {
    const meets = this.meets(order)
    const own = meets.findIndex((maker) => maker.person === order.person)
    const before = own === -1 || this.selfTrade === 'cancel_maker' ? meets : meets.slice(0, own)
    const others = before.filter((maker) => maker.person !== order.person)
    return lotsOf(others) >= order.lots
  }

  /** Returns the taker's remaining lots; -1 if self-trade prevention ends it. */
  private meetOwn(order: Order, maker: Resting, left: number): number {
    const cause = 'self_trade'
    const both = Math.min(left, maker.lots)
    const losses: Record<SelfTrade, readonly [taker: number, maker: number]> = {
      cancel_taker: [left, 0],
      cancel_maker: [0, maker.lots],
      cancel_both: [left, maker.lots],
      decrement: [both, both],
    }
    const [takerLoses, makerLoses] = losses[this.selfTrade]
    if (makerLoses > 0 && makerLoses === maker.lots)
      this.events.push({ kind: 'canceled', order: maker.order, lots: makerLoses, cause })
    else if (makerLoses > 0) this.events.push({ kind: 'reduced', order: maker.order, lots: makerLoses })
    this.lose(maker, makerLoses)
    if (takerLoses === left) {
      this.drop(order, left, cause)
      return -1
    }
    if (takerLoses > 0) this.events.push({ kind: 'reduced', order: order.order, lots: takerLoses })
    return left - takerLoses
  }

  private lose(maker: Resting, lots: number): void {
    maker.lots -= lots
    this.resting = this.resting.filter((each) => each.lots > 0)
  }

  private rest({ order, person, side, price, until }: Order, lots: number): void {
    this.resting.push({ order, person, side, price: price ?? 0, lots, until: until ?? Infinity })
    this.events.push({ kind: 'rested', order, lots })
  }

  private drop({ order }: Order, lots: number, cause: CancelCause): void {
    this.events.push({ kind: 'canceled', order, lots, cause })
  }

  /**
   * Triggers the stops that a trade reaches: sells from the highest stop, then buys from the lowest; of equal stops the
   * earlier first.
   */
  private traded(price: number): void {
    this.last = price
    const reached = this.stops.filter((stop) => isReached(stop, price))
    const sells = reached.filter((stop) => stop.side === 1).toSorted((a, b) => b.stop! - a.stop!)
    const buys = reached.filter((stop) => stop.side === 0).toSorted((a, b) => a.stop! - b.stop!)
    this.elected.push(...sells, ...buys)
    this.stops = this.stops.filter((stop) => !reached.includes(stop))
  }

  private releaseStops(): void {
    for (let next = this.elected.shift(); next !== undefined; next = this.elected.shift()) {
      this.events.push({ kind: 'triggered', order: next.order, lots: next.lots })
      this.enter(next)
    }
  }

  private collect(order: Order): void {
    let left = order.lots
    for (const maker of this.meets(order))
      if (left > 0 && maker.person === order.person) left = this.meetOwn(order, maker, left)
    if (left > 0) this.rest(order, left)
  }

  private cancel(order: number): void {
    if (this.phase === 'halted') this.events.push({ kind: 'refused', order, objection: 'phase' })
    else if (!this.takeOut(order, 'requested')) this.events.push({ kind: 'missed', order })
  }

  private expire(now: number): void {
    const due = [...this.resting, ...this.stops]
      .map(({ order, until }) => ({ order, until: until ?? Infinity }))
      .filter(({ until }) => until <= now)
      .toSorted((a, b) => a.until - b.until || a.order - b.order)
    for (const { order } of due) this.takeOut(order, 'expired')
  }

  private takeOut(order: number, cause: CancelCause): boolean {
    const gone = [...this.resting, ...this.stops].find((each) => each.order === order)
    if (gone === undefined) return false
    this.resting = this.resting.filter((each) => each !== gone)
    this.stops = this.stops.filter((each) => each !== gone)
    this.events.push({ kind: 'canceled', order, lots: gone.lots, cause })
    return true
  }

  private turn(to: Phase, reference: number): void {
    if (!isCount(reference)) {
      this.events.push({ kind: 'refused', order: 0, objection: 'number_out_of_range' })
      return
    }
    if (to === 'open') this.uncross(reference)
    this.phase = to
    this.events.push({ kind: 'turned', to })
    if (to === 'open') this.releaseStops()
  }

  private uncross(reference: number): void {
    const found = this.indicate(reference)
    if (found === undefined) return
    let left = found.lots
    while (left > 0) {
      const [buy, sell] = [this.queue(0)[0]!, this.queue(1)[0]!]
      const lots = Math.min(left, buy.lots, sell.lots)
      const [maker, taker] = buy.order < sell.order ? [buy.order, sell.order] : [sell.order, buy.order]
      this.events.push({ kind: 'filled', maker, taker, price: found.price, lots })
      this.traded(found.price)
      this.lose(buy, lots)
      this.lose(sell, lots)
      left -= lots
    }
  }
}

const lotsOf = (orders: readonly Resting[]): number => orders.reduce((lots, order) => lots + order.lots, 0)

const isCount = (number: number): boolean => Number.isSafeInteger(number) && number > 0

const isReached = ({ side, stop }: Placement, price: number): boolean => (side === 0 ? price >= stop! : price <= stop!)

/** True if `a` is smaller at the first difference of two lists. */
const comesFirst = (a: number[], b: number[]): boolean => {
  const at = a.findIndex((each, index) => each !== b[index])
  return at !== -1 && a[at]! < b[at]!
}
