import type { ChannelData } from '@tessera/contract/stream.ts'
import type { Live } from '../lib/live.ts'
import { LiveStore } from '../lib/live-store.ts'
import type { Order } from './orders.queries.ts'

export type Balance = ChannelData['user']['balances'][number]
/** Own open orders, newest first, and the spot balances by coin. A coin that is not there was never held. */
export type Own = { readonly orders: readonly Order[]; readonly balances: ReadonlyMap<string, Balance> }

const open = new Set([0, 1, 5, 6])

/** What the reader's own orders and balances are at this moment. */
export class UserStore extends LiveStore<'user', Own> {
  constructor(live: Live) {
    super(live, 'user', 'user')
  }

  protected after(data: ChannelData['user'], before: Own = { orders: [], balances: new Map() }): Own {
    const told = new Map(data.orders.map((order) => [order.id, order]))
    const orders = [...before.orders.filter(({ id }) => !told.has(id)), ...told.values()]
      .filter(({ status }) => open.has(status))
      .toSorted((a, b) => (a.placedAt < b.placedAt ? 1 : -1))
    const balances = new Map([...before.balances, ...data.balances.map((each) => [each.coin, each] as const)])
    return { orders, balances }
  }
}
