import { fitsSteps } from '@tessera/domain/trading/markets/market.ts'
import type { MarketCause } from '@tessera/domain/trading/orders/kinds.ts'
import type { Batch } from './batch.ts'
import { endOpenOrder } from './apply-book-event.ts'
import type { LiveOrder, State } from './state.ts'

/** Maximum number of orders that end in one batch, so that its transaction stays short. */
const MAX_ENDED = 2_000

/** Returns the markets whose new rules may end orders, since the last call. */
export function marketsToCheck({ markets }: Pick<State, 'markets'>): string[] {
  const changed = [...markets.values()].filter(({ mayEndOrders }) => mayEndOrders)
  for (const market of changed) market.mayEndOrders = false
  return changed.map(({ terms }) => terms.symbol)
}

/**
 * Cancels orders that the rules of their market end, before the batch matches anything. Returns true if these were all;
 * the others are cancelled in the next batch, before its commands. An order in a market that allows no cancels stays in
 * `ids` until the state of that market changes.
 */
export function endByRules(state: State, batch: Batch, ids: string[]): boolean {
  let left = MAX_ENDED
  for (const order of ids.splice(0).flatMap((id) => state.orders.byId(id) ?? [])) {
    const [cause, { status }] = [causeOf(order), order.market]
    if (cause === undefined) continue
    if (left === 0 || status === 'halted' || status === 'closed') ids.push(order.id)
    else {
      endOpenOrder(state, batch, order, cause)
      left -= 1
    }
  }
  return left > 0
}

function causeOf({ market, ticks, stopTicks, lots, filledLots }: LiveOrder): MarketCause | undefined {
  if (market.isDelisted) return 'delisted'
  return fitsSteps(market.terms, { ticks, stopTicks, lots: lots - filledLots }) ? undefined : 'step'
}
