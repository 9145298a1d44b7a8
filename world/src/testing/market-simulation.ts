import { amount, ppm } from '@tessera/domain/books/money/amount.ts'
import { MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { seeded } from '@tessera/domain/platform/random/seeded.ts'
import { firstSettings } from '../../../apps/server/src/platform/database/first-settings.ts'
import { type Batch, emptyBatch } from '../../../apps/server/src/trading/trading/batch.ts'
import { bookCoinFees } from '../../../apps/server/src/trading/trading/coin-fees.ts'
import { decide } from '../../../apps/server/src/trading/trading/decide.ts'
import { expireDue, cancelBlocked } from '../../../apps/server/src/trading/trading/enter.ts'
import type { Facts } from '../../../apps/server/src/trading/trading/facts.sql.ts'
import { AgreedFeePrices } from '../../../apps/server/src/trading/trading/fee-prices.ts'
import { liveJudge, Watchlist } from '../../../apps/server/src/trading/trading/live-judge.ts'
import {
  emptyMarket,
  emptyState,
  exchangeKey,
  type LiveMarket,
  spotKey,
  type State,
} from '../../../apps/server/src/trading/trading/state.ts'
import { Rules } from './plain-price-rules.ts'

export const PAIR = 'AURB-tUSD'
/** May trade everything, apart from the price rules. */
const active = {
  active: true,
  approved: true,
  secured: true,
  strong: true,
  trades: true,
  investorClass: 'ai',
  residence: 'SG',
  nationality: 'SG',
  tested: true,
  owes: [],
} as const
const standard = { feeClass: 'ai', volume: 0 } as const
const exchange = { region: { type: 0, limited: [], allowed: [] }, authenticator: false, riskTest: false } as const
const people = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
/** People who pay their fees with the fee coin. The first two run out of it. */
export const payers = new Map([
  ['a', 1_000_000n],
  ['b', 20_000_000n],
  ['c', 10n ** 12n],
  ['d', 10n ** 12n],
])
const feeCoin = { coin: 'TSR', scale: 8, discount: ppm(250_000) } as const
const terms = {
  symbol: PAIR,
  base: 'AURB',
  quote: 'tUSD',
  baseScale: 0,
  quoteScale: 6,
  tick: amount(10_000n),
  lot: amount(1n),
  priceTicks: 1,
  quantityLots: 1,
  makerFee: ppm(1_000),
  takerFee: ppm(1_500),
  minValue: amount(1_000_000n),
  maxValue: amount(10n ** 12n),
  band: ppm(200_000),
}
const RICH = 10n ** 15n
const START = 1_700_000_000_000

export function freshState(): { readonly state: State; readonly market: LiveMarket } {
  const state = emptyState()
  state.fees = {
    mark: '1',
    versions: [{ from: new Date(0), fees: firstSettings.tradingFees }],
    coins: [{ from: new Date(START + 3 * MINUTE_MS), coin: feeCoin }],
  }
  const about = {
    status: 'open',
    reference: 1_250,
    leastValue: 100_000_000n,
    moves: 0,
    movedBy: 'staff',
    hours: undefined,
    dynamicBand: ppm(100_000),
  } as const
  const market = emptyMarket({ terms, ...about }, 1_250)
  state.markets.set(PAIR, market)
  const open = (key: string, customer: string | undefined, coin: string, scale: number): unknown =>
    state.accounts.set(key, { id: 0n, customer, coin, scale, posted: customer === undefined ? 0n : RICH, held: 0n })
  open(exchangeKey('fees', 'tUSD'), undefined, 'tUSD', 6)
  open(exchangeKey('fees', 'TSR'), undefined, 'TSR', 8)
  for (const [customer, posted] of payers)
    state.accounts.set(spotKey(customer, 'TSR'), { id: 0n, customer, coin: 'TSR', scale: 8, posted, held: 0n })
  for (const id of people) {
    open(spotKey(id, 'AURB'), id, 'AURB', 0)
    open(spotKey(id, 'tUSD'), id, 'tUSD', 6)
  }
  return { state, market }
}

/** Random traders whose references, freezes, connections and markets change while they trade. */
export class MarketSimulation {
  readonly state: State
  readonly batches: Batch[] = []
  readonly rules = new Rules()
  private readonly market: LiveMarket
  private readonly watchlist = new Watchlist()
  private readonly roll: () => number
  private ids = 0
  private now = START

  constructor(seed: number) {
    const { state, market } = freshState()
    this.state = state
    this.market = market
    this.roll = seeded(seed)
    state.judge = liveJudge(this.watchlist, state)
  }

  step(): void {
    this.now += Math.floor(this.roll() * MINUTE_MS)
    const batch = emptyBatch(new Date(this.now))
    this.batches.push(batch)
    expireDue(this.state, batch)
    const chance = this.roll()
    const act = acts.find(([max]) => chance < max)?.[1] ?? 'place'
    const { reference, movedBy, lastTicks: last } = this.market
    this[act](batch)
    bookCoinFees(this.state, batch, () => `j${this.ids++}`)
    this.rules.judge(batch, this.market, { reference, isVolatility: movedBy === 'volatility', last })
  }

  protected reference(): void {
    this.market.reference = this.roll() < 0.25 ? undefined : 1_000 + Math.floor(this.roll() * 500)
  }
  /** A new price of the fee coin, which is too old after a minute. */
  protected rate(): void {
    const coin_price = String(1_000_000_000n + BigInt(Math.floor(this.roll() * 1e11)))
    const row = { coin: 'TSR', quote: 'tUSD', coin_price, quote_price: '9998000000' }
    this.state.feePrices = new AgreedFeePrices([{ ...row, as_of: new Date(this.now).toISOString() }])
  }
  protected freeze(batch: Batch): void {
    const customer = this.newTrader()
    const until = this.now + this.roll() * 600_000
    this.watchlist.add([{ id: `f${this.now}`, customer, until }], [])
    this.rules.pause(customer, until)
    const own = [...this.state.orders.values()].filter((order) => order.customer === customer)
    cancelBlocked(
      this.state,
      batch,
      own.map(({ id }) => id),
    )
  }
  protected connect(): void {
    const [a, b] = [this.newTrader(), this.newTrader()]
    for (const customer of [a, b])
      this.watchlist.connections.add({ customer, kind: 'device', value: `d${this.ids}`, at: this.now })
    this.ids += 1
    this.rules.connect(a, b)
  }
  protected move(): void {
    const { market } = this
    if (market.status === 'auction') market.status = 'open'
    else if (market.status === 'halted') Object.assign(market, { status: 'open', movedBy: 'staff' })
    else if (this.roll() < 0.3) Object.assign(market, { status: 'auction', movedBy: 'staff' })
  }
  protected cancel(batch: Batch): void {
    const [order] = this.state.orders.values()
    if (order === undefined) return
    const { id, customer } = order
    this.decide(batch, { kind: 'cancel', customer, order: id, cause: 'requested' })
  }
  protected place(batch: Batch): void {
    const type = this.one(['limit', 'limit', 'limit', 'market', 'stop_limit'] as const)
    const flag = type === 'market' ? 'ioc' : this.one(['gtc', 'gtc', 'gtc', 'ioc', 'fok', 'post_only'] as const)
    const mayEnd = type !== 'market' && (flag === 'gtc' || flag === 'post_only') && this.roll() < 0.1
    this.decide(batch, {
      kind: 'place',
      customer: this.newTrader(),
      clientOrderId: `c${this.ids++}`,
      market: PAIR,
      side: this.one(['buy', 'sell']),
      quantity: String(1 + Math.floor(this.roll() * 60)),
      price: type === 'market' ? undefined : this.price(),
      stop: type === 'stop_limit' ? this.price() : undefined,
      type,
      flag,
      until: mayEnd ? new Date(this.now + 70_000 + Math.floor(this.roll() * 1_000_000)) : undefined,
    })
  }

  private decide(batch: Batch, command: Parameters<typeof decide>[3]): void {
    const collaredUntil = (person: string): string | null =>
      this.watchlist.isFrozen({ customer: person, person }, batch.now) ? new Date(this.now + 1).toISOString() : null
    const actors = new Map(
      people.map((person) => [
        person,
        { ...active, ...standard, person, collaredUntil: collaredUntil(person), paysWithCoin: payers.has(person) },
      ]),
    )
    const facts: Facts = {
      traders: new Set<string>(),
      readAt: batch.now,
      actors,
      orders: new Map(),
      transfers: [],
      holds: new Map(),
      exchange,
      changed: [],
      holdings: new Map(),
      powers: new Set(),
    }
    decide(this.state, batch, facts, command, () => `id${this.ids++}`)
  }
  private price(): string {
    const width = this.roll() < 0.2 ? 0.5 : 0.1
    return (((this.market.reference ?? 1_250) * (1 + (this.roll() - 0.5) * width)) / 100).toFixed(2)
  }
  private newTrader(): string {
    return this.one(people)
  }
  private one<T>(list: readonly T[]): T {
    const found = list[Math.floor(this.roll() * list.length)]
    if (found === undefined) throw new Error('the list is empty')
    return found
  }
}

/** The probability of each act, as the upper end of its share. */
const acts = [
  [0.03, 'reference'],
  [0.07, 'freeze'],
  [0.08, 'connect'],
  [0.13, 'move'],
  [0.17, 'cancel'],
  [0.27, 'rate'],
] as const
