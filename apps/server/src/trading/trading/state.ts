import { type Book, emptyBook } from '@tessera/domain/trading/matching/book.ts'
import type { Asset } from '@tessera/domain/identity/eligibility/rules.ts'
import type { MarketMover, MarketState, MarketTerms } from '@tessera/domain/trading/markets/market.ts'
import type { FeeCoin } from '@tessera/domain/books/fees/fee-coin.ts'
import { type FeeVersions, noFeeVersions } from '@tessera/domain/books/fees/fee-versions.ts'
import type { Ppm } from '@tessera/domain/books/money/amount.ts'
import type { CancelCause, OrderFlag, OrderType, SuspectCause } from '@tessera/domain/trading/orders/kinds.ts'
import type { OrderSide } from '@tessera/domain/trading/orders/terms.ts'
import type { OrderStatus } from '@tessera/domain/trading/orders/status.ts'
import type { TradingHours } from '@tessera/domain/trading/markets/trading-hours.ts'
import { RecentTrades } from '@tessera/domain/trading/markets/recent-trades.ts'
import { AgreedFeePrices } from './fee-prices.ts'
import { type Judge, permissiveJudge } from './judge.ts'
import { OpenOrders } from './open-orders.ts'

/** A spot account, or an account of the exchange to which the core posts. `posted` and `held` in minor units. */
export type MoneyAccount = {
  readonly id: bigint
  readonly customer: string | undefined
  readonly coin: string
  readonly scale: number
  posted: bigint
  held: bigint
}

type OrderHold = {
  readonly account: MoneyAccount
  readonly amount: bigint
  captured: bigint
  released: bigint
}

export type LiveOrder = {
  readonly id: string
  readonly number: number
  readonly customer: string
  readonly person: string
  readonly market: LiveMarket
  readonly side: OrderSide
  readonly type: OrderType
  readonly flag: OrderFlag
  /** For a market order, the worst price at which it may trade. */
  readonly ticks: number
  readonly stopTicks: number | null
  readonly until: Date | null
  readonly lots: number
  /** The cash quantity of a market order, in place of its lots. */
  readonly cashQuantity: bigint | null
  readonly makerFee: Ppm
  readonly takerFee: Ppm
  /** The fee coin with which it was accepted; null if its fees are in the coin of its prices. */
  readonly feeCoin: FeeCoin | null
  readonly clientOrderId: string
  readonly placedAt: Date
  readonly hold: OrderHold
  filledLots: number
  filledValue: bigint
  fee: bigint
  /** The fees that were paid with the fee coin. */
  coinFee: bigint
  status: OrderStatus
  steps: number
  cancelCause: CancelCause | null
  canceledNumber: number | null
  /** The number at which it was set aside as abnormal, and the cause. */
  suspectedNumber: number | null
  suspectCause: SuspectCause | null
  /** The time at which a trade reached its stop, and the number with which it entered the book. */
  triggeredAt: Date | null
  enteredNumber: number | null
  closedAt: Date | null
}

/** The fields of an order without any event yet. */
export const newOrderFields = {
  filledLots: 0,
  filledValue: 0n,
  fee: 0n,
  coinFee: 0n,
  status: 0,
  steps: 1,
  cancelCause: null,
  canceledNumber: null,
  suspectedNumber: null,
  suspectCause: null,
  triggeredAt: null,
  enteredNumber: null,
  closedAt: null,
} as const satisfies Partial<LiveOrder>

export type LiveMarket = {
  /** Replaced when a batch reads new rules. Its tick and lot never change. */
  terms: MarketTerms
  /** The rules as they were last read. */
  readTerms: string
  isDelisted: boolean
  /** True until the leader has looked for orders that the new rules end. */
  mayEndOrders: boolean
  readonly book: Book
  status: MarketState
  /** The last price between unconnected people, or the listing price. */
  lastTicks: number
  /** The centre of bands and collar; undefined without one. The market then trades only in auctions. */
  reference: number | undefined
  /**
   * The minimum value of a fill that starts a volatility auction, in minor quote units; undefined without an agreed
   * rate.
   */
  leastValue: bigint | undefined
  /** The number of status changes, and the author of the last one. */
  moves: number
  movedBy: MarketMover
  /** The largest distance of a trade from the price of the last minutes. */
  dynamicBand: Ppm
  /** The trading hours; undefined for a pair that trades all the time. */
  hours: TradingHours | undefined
  /** Trades between unconnected people in the last minutes. */
  readonly recent: RecentTrades
  fillSeq: number
  /** The number of open orders of each customer here. */
  readonly openOf: Map<string, number>
  /** The number of lots that the open orders of each customer still buy here. */
  readonly wanted: Map<string, number>
}

/** The rules for buying a token, from one version of its product; `product` is null without one. */
type ReadAsset = Asset & { readonly product: string | null }

/**
 * All data with which the core decides. Each leadership has its own state: it is lost with the leadership, and read
 * again from the database.
 */
export type State = {
  readonly markets: Map<string, LiveMarket>
  readonly orders: OpenOrders
  /** Orders that were set aside, by id. They no longer trade, and keep their hold. */
  readonly abnormal: Map<string, LiveOrder>
  /** Open orders that could not re-enter their book when the state was read. The next batch sets them aside. */
  readonly unrestored: { readonly order: LiveOrder; readonly cause: SuspectCause }[]
  readonly accounts: Map<string, MoneyAccount>
  readonly persons: Map<string, number>
  /** The eligibility rules for buying what a market trades, by market. Only a leader reads them. */
  readonly assets: Map<string, ReadAsset>
  /** The trading fees. Only a leader reads them; a placed order keeps its rates. */
  fees: FeeVersions
  /** The prices of the fee coin that the last batch read. Only a leader reads them. */
  feePrices: AgreedFeePrices
  /** Applies the price rules to orders. */
  judge: Judge
  nextNumber: number
}

export const emptyState = (): State => ({
  markets: new Map(),
  orders: new OpenOrders(),
  abnormal: new Map(),
  unrestored: [],
  accounts: new Map(),
  persons: new Map(),
  assets: new Map(),
  fees: noFeeVersions,
  feePrices: new AgreedFeePrices([]),
  judge: permissiveJudge,
  nextNumber: 1,
})

/** Facts of a market that are read before its orders. */
export type MarketFacts = Pick<
  LiveMarket,
  'terms' | 'status' | 'reference' | 'leastValue' | 'moves' | 'movedBy' | 'dynamicBand' | 'hours'
>

export const emptyMarket = (facts: MarketFacts, lastTicks: number): LiveMarket => ({
  terms: facts.terms,
  readTerms: '',
  isDelisted: false,
  mayEndOrders: false,
  status: facts.status,
  reference: facts.reference,
  leastValue: facts.leastValue,
  moves: facts.moves,
  movedBy: facts.movedBy,
  dynamicBand: facts.dynamicBand,
  hours: facts.hours,
  book: emptyBook({ elects: 'when_told' }),
  recent: new RecentTrades(),
  lastTicks,
  fillSeq: 0,
  openOf: new Map(),
  wanted: new Map(),
})

export const spotKey = (customer: string, coin: string): string => `${customer}/${coin}`
export const exchangeKey = (exchange: 'fees' | 'clearing', coin: string): string => `house:${exchange}/${coin}`

export const available = (account: MoneyAccount | undefined): bigint =>
  account === undefined ? 0n : account.posted - account.held

/** Returns the small number by which books identify a person. It is valid only within this state. */
export function personNumber(state: State, person: string): number {
  const known = state.persons.get(person)
  if (known !== undefined) return known
  state.persons.set(person, state.persons.size + 1)
  return state.persons.size
}

export const bookSide = ({ side }: Pick<LiveOrder, 'side'>): 0 | 1 => (side === 'buy' ? 0 : 1)

/** True if an order is outside the book until a trade reaches its stop. */
export const isWaiting = (order: Pick<LiveOrder, 'stopTicks' | 'enteredNumber'>): boolean =>
  order.stopTicks !== null && order.enteredNumber === null

export function addOpen(state: State, order: LiveOrder): void {
  state.orders.add(order)
  countOpen(order.market, order.customer, 1)
  countWanted(order.market, order, order.lots - order.filledLots)
}

export function dropOpen(state: State, order: LiveOrder): void {
  state.orders.drop(order)
  countOpen(order.market, order.customer, -1)
  countWanted(order.market, order, order.filledLots - order.lots)
}

export const countOpen = ({ openOf }: LiveMarket, customer: string, by: 1 | -1): unknown =>
  openOf.set(customer, (openOf.get(customer) ?? 0) + by)

/** Counts the lots that buy orders still buy: up when one opens, down when it fills or ends. */
export function countWanted(
  { wanted }: LiveMarket,
  { side, customer }: Pick<LiveOrder, 'side' | 'customer'>,
  by: number,
): void {
  if (side === 'sell' || by === 0) return
  const lots = (wanted.get(customer) ?? 0) + by
  if (lots === 0) wanted.delete(customer)
  else wanted.set(customer, lots)
}
