import { Connections } from '@tessera/domain/trading/markets/connections.ts'
import type { Tie } from '@tessera/domain/trading/markets/connections.ts'
import { dynamicBand, intersect, isWithin, noPrice, staticBand } from '@tessera/domain/trading/markets/bands.ts'
import { bandIn, cashOf } from '@tessera/domain/trading/markets/market.ts'
import { PRICE_FIGURES } from '@tessera/domain/trading/markets/price-figures.ts'
import { type Breach, breachOf, type VolatilityStart } from '@tessera/domain/trading/markets/volatility.ts'
import { restrictionOn, type Crossing, restrictions, type Judge } from './judge.ts'
import type { LiveOrder, State } from './state.ts'

/** A committed freeze or stop of outgoing payments of an account. `until` in milliseconds. */
type FreezeNews = { readonly id: string; readonly customer: string; readonly until: number }

/**
 * Connections and freezes that the leader has read: all when it begins to lead, and with each batch those committed
 * since.
 */
export class Watchlist {
  readonly connections = new Connections()
  /** Volatility auctions of the last day, and halts in their place. */
  starts: VolatilityStart[] = []
  /** The first transaction id whose commit may not have been read. */
  readUpTo = '0'
  private readonly freezes = new Map<string, Map<string, number>>()

  /** Adds what was committed. Returns the customers with new freezes. */
  add(freezes: readonly FreezeNews[], ties: readonly Tie[]): string[] {
    for (const tie of ties) this.connections.add(tie)
    return freezes.filter((freeze) => this.freeze(freeze)).map(({ customer }) => customer)
  }

  /** All customers with a known freeze, even if it has ended. */
  frozenCustomers(): string[] {
    return [...this.freezes.keys()]
  }

  isFrozen = ({ customer, person }: Pick<LiveOrder, 'customer' | 'person'>, now: Date): boolean =>
    this.freezes.size > 0 && (this.runs(customer, now) || this.runs(person, now))

  started(start: VolatilityStart): void {
    this.starts = [...this.starts.filter(({ at }) => at > start.at - PRICE_FIGURES.startsMs), start]
  }

  private freeze({ id, customer, until }: FreezeNews): boolean {
    const known = this.freezes.get(customer) ?? new Map<string, number>()
    const isNew = known.get(id) !== until
    known.set(id, until)
    this.freezes.set(customer, known)
    return isNew
  }

  private runs(customer: string, now: Date): boolean {
    for (const until of this.freezes.get(customer)?.values() ?? []) if (until > now.getTime()) return true
    return false
  }
}

/** Returns a judge by the current prices, freezes and people; `state` has the prices of the fee coin. */
export const liveJudge = (watchlist: Watchlist, state: Pick<State, 'feePrices'>): Judge => ({
  limitsOf: (order, now) => {
    const { reference, recent, terms, dynamicBand: width } = order.market
    const own = restrictions.map(({ cause, allows }) => ({ range: allows(order, watchlist, now), outcome: cause }))
    // Without a reference the market trades only in auctions. A stop that an auction triggered trades nothing, and
    // rests if it may.
    if (reference === undefined) return [...own, { range: noPrice, outcome: 'band' }]
    const bands = intersect(
      staticBand(reference, terms.band),
      dynamicBand(recent.price(now.getTime()), reference, width),
    )
    return [...own, { range: bands, outcome: 'breach' }]
  },
  causeAgainstRest: (order, phase, now) => {
    const { reference, terms } = order.market
    const width = phase === 'auction' ? bandIn('auction', terms.band) : terms.band
    return (
      restrictionOn(order, order.ticks, watchlist, now) ??
      (isWithin(order.ticks, staticBand(reference, width)) ? undefined : 'band')
    )
  },
  causeAgainstTrade: (order, ticks, now) => restrictionOn(order, ticks, watchlist, now),
  feePrices: ({ market }, { coin }, now) => state.feePrices.of(coin, market.terms.quote, now),
  areConnected: ({ maker, taker, now }) => watchlist.connections.areConnected(maker, taker, now.getTime()),
  breachOf: (crossing) => {
    const { market, taker, now } = crossing
    const breach = judgeCrossing(watchlist, crossing)
    if (breach !== 'band') watchlist.started({ market: market.terms.symbol, person: taker.person, at: now.getTime() })
    return breach
  },
  isCleared: (crossing) => judgeCrossing(watchlist, crossing) === 'band',
})

function judgeCrossing({ connections, starts }: Watchlist, { market, taker, further, now }: Crossing): Breach {
  const { leastValue } = market
  let value = 0n
  for (const { maker, ticks, lots } of further) {
    if (!connections.areConnected(maker, taker, now.getTime())) value += cashOf(market.terms, ticks, lots)
    if (leastValue === undefined || value >= leastValue) break
  }
  const about = { market: market.terms.symbol, person: taker.person, isConnected: value === 0n }
  return breachOf(starts, { ...about, value, leastValue, now: now.getTime() })
}
