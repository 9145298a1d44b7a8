import { wallMs } from '#platform/clock/clock.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { TradingCore } from '#trading/trading/core.ts'
import type { PublishedEvents } from '#trading/trading/published-events.ts'
import { reportedStateOf, type Reported, reportsOf } from './execution-report.ts'
import { lastNumber, listOwnFills, openWithLastTrade, readNumbered } from './orders.sql.ts'

export type UserReader = { readonly receive: (event: object) => void; readonly disconnect: () => void }
type Changes = PublishedEvents['customers'] extends ReadonlyMap<string, infer C> ? C : never
type Feed = {
  readonly readers: Set<UserReader>
  /** The published state of each order: open ones when the feed began, and all later ones. */
  readonly reported: Map<string, Reported>
  /**
   * The newest order when the feed began. An order up to it that was not open had already ended, and has no more
   * events.
   */
  placed: number
  /** The time at which the end of an order was published. A late batch may report it again. */
  readonly ended: Map<string, number>
  /** Runs batches one after the other, so that they are published in the order of their commits. */
  last: Promise<void>
}
const newFeed = (): Feed => ({
  readers: new Set(),
  reported: new Map(),
  placed: 0,
  ended: new Map(),
  last: Promise.resolve(),
})
const ALL = 10_000
/** Milliseconds for which the published state of an ended order is kept. */
const ENDED_MS = 60_000

/** Publishes the order and balance events of each customer from what the core committed. */
export class UserFeeds {
  private readonly deps: Pick<Deps, 'db' | 'log'>
  private readonly feeds = new Map<string, Feed>()
  private readonly stopListening: () => void

  constructor(deps: Pick<Deps, 'db' | 'log'>, trading: TradingCore) {
    this.deps = deps
    this.stopListening = trading.listen({
      committed: (committed) => this.onCommitted(committed),
      reset: () => this.restart(),
    })
  }

  close(): void {
    this.stopListening()
  }

  async join(customer: string, reader: UserReader): Promise<void> {
    const known = this.feeds.get(customer)
    const feed: Feed = known ?? newFeed()
    feed.readers.add(reader)
    this.feeds.set(customer, feed)
    if (known === undefined) feed.last = this.begin(customer, feed)
    await feed.last
  }

  leave(customer: string, reader: UserReader): void {
    const feed = this.feeds.get(customer)
    feed?.readers.delete(reader)
    if (feed?.readers.size === 0) this.feeds.delete(customer)
  }

  /** A feed that could not begin is removed, so the next reader starts a new one. */
  private async begin(customer: string, feed: Feed): Promise<void> {
    try {
      await this.remember(customer, feed)
    } catch (error) {
      if (this.feeds.get(customer) === feed) this.feeds.delete(customer)
      throw error
    }
  }

  /** Loads the open orders as published, so that only later events are sent. */
  private async remember(customer: string, feed: Feed): Promise<void> {
    feed.placed = await lastNumber(this.deps, customer)
    for (const order of await openWithLastTrade(this.deps, customer))
      feed.reported.set(order.id, reportedStateOf(order))
  }

  private onCommitted(committed: PublishedEvents): void {
    for (const [customer, changes] of committed.customers) {
      const feed = this.feeds.get(customer)
      if (feed !== undefined)
        feed.last = feed.last
          .then(() => this.publish(customer, feed, changes))
          .catch((error: unknown) => this.fail(feed, error))
    }
  }

  private async publish(customer: string, feed: Feed, { orders, balances, moves }: Changes): Promise<void> {
    const E = wallMs()
    forget(feed, E - ENDED_MS)
    const ids = orders.map(({ id }) => id)
    for (const order of await readNumbered(this.deps, customer, ids)) {
      const { id } = order
      const before = feed.reported.get(id)
      if (before === undefined && order.number <= feed.placed) continue
      const fills = await listOwnFills(this.deps, customer, { order: id, fromId: (before?.seq ?? 0) + 1, limit: ALL })
      const { reports, state } = reportsOf(order, fills, before, E)
      feed.reported.set(id, state)
      if (state.ended && !feed.ended.has(id)) feed.ended.set(id, E)
      for (const event of reports) for (const reader of feed.readers) reader.receive(event)
    }
    for (const { coin, delta } of moves)
      for (const reader of feed.readers) reader.receive({ e: 'balanceUpdate', E, a: coin, d: delta, T: E })
    if (balances.length === 0) return
    const B = balances.map(({ coin, available, held }) => ({ a: coin, f: available, l: held }))
    for (const reader of feed.readers) reader.receive({ e: 'outboundAccountPosition', E, u: E, B })
  }

  /** Closes the feed after a failed read. Its readers reconnect and read what they missed. */
  private fail(feed: Feed, error: unknown): void {
    this.deps.log.warn({ err: error }, 'a user stream could not be read and was closed')
    for (const reader of feed.readers) reader.disconnect()
  }

  private restart(): void {
    for (const { readers } of this.feeds.values()) for (const reader of readers) reader.disconnect()
  }
}

/** Orders that ended first come first. */
function forget({ reported, ended }: Feed, beforeMs: number): void {
  for (const [id, at] of ended) {
    if (at >= beforeMs) return
    ended.delete(id)
    reported.delete(id)
  }
}
