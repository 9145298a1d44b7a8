import { HOUR_MS, MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import type { Batch } from '../../../apps/server/src/trading/trading/batch.ts'
import type { LiveMarket, LiveOrder } from '../../../apps/server/src/trading/trading/state.ts'

type PausedCustomer = { readonly customer: string; readonly until: number }
type PricedTrade = { readonly at: number; readonly ticks: number; readonly lots: number }
const within = (ticks: number, centre: number, percent: number, min = 0): boolean =>
  Math.abs(ticks - centre) <= Math.max(Math.floor((centre * percent) / 100), min)

/** A second implementation of the price rules, as simple as the decision describes them, to check a batch. */
export class Rules {
  readonly broken: string[] = []
  private readonly paused: PausedCustomer[] = []
  private readonly connected = new Set<string>()
  private readonly starts: { readonly person: string; readonly at: number }[] = []
  private unconnected: PricedTrade[] = []

  pause(customer: string, until: number): void {
    this.paused.push({ customer, until })
  }
  connect(a: string, b: string): void {
    this.connected.add(`${a}/${b}`).add(`${b}/${a}`)
  }

  /** `reference` and `isVolatility` as before the batch; `last` is the last price before it. */
  judge(
    batch: Batch,
    market: LiveMarket,
    before: { reference: number | undefined; isVolatility: boolean; last: number },
  ): void {
    const at = batch.now.getTime()
    let recent: number | undefined
    let taker: LiveOrder | undefined
    for (const fill of batch.fills) {
      // The bands of an order are those at its arrival.
      if (fill.taker.order !== taker) recent = this.recentPrice(at)
      taker = fill.taker.order
      this.judgeFill(fill, at, recent, before)
    }
    for (const { outcome, order } of batch.cuts)
      if (outcome === 'auction' || outcome === 'halt') this.judgeStart(outcome, order.person, at)
    if (batch.fills.every(({ connected }) => connected) && market.lastTicks !== before.last)
      this.broken.push('a trade between connected people moved the last price')
  }

  private judgeFill(
    { maker, taker, ticks, lots, auction, connected }: Batch['fills'][number],
    at: number,
    recent: number | undefined,
    { reference, isVolatility }: { reference: number | undefined; isVolatility: boolean },
  ): void {
    const [a, b] = [maker.order.person, taker.order.person]
    const situation = `${a} and ${b} at ${ticks}, reference ${reference}`
    if (connected !== (a === b || this.connected.has(`${a}/${b}`)))
      this.broken.push(`the mark of a trade between connected people is wrong: ${situation}`)
    if (!connected) this.unconnected.push({ at, ticks, lots })
    const isPaused = this.paused.some(({ customer, until }) => [a, b].includes(customer) && until > at)
    if (isPaused && (reference === undefined || !within(ticks, reference, 3)))
      this.broken.push(`a trade was outside the collar: ${situation}`)
    if (auction && !isVolatility) return
    if (reference === undefined) {
      if (!auction) this.broken.push(`a trade had no reference price: ${situation}`)
      return
    }
    if (!within(ticks, reference, 20, 2)) this.broken.push(`a trade was outside the static band: ${situation}`)
    if (auction) return
    if (!within(ticks, recent ?? reference, 10, 2))
      this.broken.push(`a trade was outside the dynamic band around ${recent}: ${situation}`)
  }

  private judgeStart(outcome: 'auction' | 'halt', person: string, at: number): void {
    const own = this.starts.filter((start) => start.person === person && start.at > at - 24 * HOUR_MS)
    const lately = this.starts.filter((start) => start.at > at - HOUR_MS)
    if (own.length >= 2) this.broken.push(`${person} started more than two auctions in a day`)
    if (lately.length >= 3 !== (outcome === 'halt'))
      this.broken.push(`the outcome was ${outcome} after ${lately.length} auctions in an hour`)
    this.starts.push({ person, at })
  }

  private recentPrice(at: number): number | undefined {
    this.unconnected = this.unconnected.filter((trade) => trade.at > at - 5 * MINUTE_MS)
    const lots = this.unconnected.reduce((sum, trade) => sum + trade.lots, 0)
    const value = this.unconnected.reduce((sum, trade) => sum + trade.lots * trade.ticks, 0)
    return lots === 0 ? undefined : Math.floor((value * 2 + lots) / (lots * 2))
  }
}
