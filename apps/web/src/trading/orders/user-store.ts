import type { ChannelData } from '@tessera/contract/trading/stream/stream.ts'
import type { LiveFeed } from '#parts/live-page.ts'
import { LiveStore } from '#parts/live-store.ts'
import type { Order } from './orders.queries.ts'

export type Balance = ChannelData['user']['balances'][number]
export type UserState = {
  /** Open orders, newest first. */
  readonly orders: readonly Order[]
  /** The last message about any order, including one that never rested: while it is unchanged, so is the history. */
  readonly news: string
  /** The spot balances by coin. A coin without an entry was never held. */
  readonly balances: ReadonlyMap<string, Balance>
}

const nothing: UserState = { orders: [], news: '', balances: new Map() }

const open = new Set([0, 1, 5, 6])

/** The reader's own open orders and balances. */
export class UserStore extends LiveStore<'user', UserState> {
  constructor(live: LiveFeed) {
    super(live, 'user')
  }

  protected after(data: ChannelData['user'], before: UserState = nothing): UserState {
    const updated = new Map(data.orders.map((order) => [order.id, order]))
    const orders = [...before.orders.filter(({ id }) => !updated.has(id)), ...updated.values()]
      .filter(({ status }) => open.has(status))
      .toSorted((a, b) => (a.placedAt < b.placedAt ? 1 : -1))
    const balances = new Map([...before.balances, ...data.balances.map((each) => [each.coin, each] as const)])
    const summary = data.orders.map(({ id, status, filled }) => `${id} ${status} ${filled}`).join()
    return { orders, news: summary === '' ? before.news : summary, balances }
  }
}
