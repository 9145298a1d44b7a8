import { type Book, emptyBook } from '@tessera/domain/trading/matching/book.ts'
import type { Asset } from '@tessera/domain/identity/eligibility/rules.ts'
import type { MarketState, MarketTerms } from '@tessera/domain/trading/markets/market.ts'
import type { Ppm } from '@tessera/domain/books/money/amount.ts'
import type { CancelCause, OrderFlag, OrderType, SuspectCause } from '@tessera/domain/trading/orders/kinds.ts'
import type { OrderSide } from '@tessera/domain/trading/orders/terms.ts'
import type { OrderStatus } from '@tessera/domain/trading/orders/status.ts'
import { RecentTrades } from '@tessera/domain/trading/markets/recent-trades.ts'
import { type Judge, noJudge } from './judge.ts'
import { OpenOrders } from './open-orders.ts'

/** A spot account or one of the house that the core posts to. `posted` and `held` in minor units. */
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
  /** Of a market order the worst price it may trade at. */
  readonly ticks: number
  readonly stopTicks: number | null
  readonly until: Date | null
  readonly lots: number
  /** The money that a market order was placed by, in place of its lots. */
  readonly cashQuantity: bigint | null
  readonly makerFee: Ppm
  readonly takerFee: Ppm
  readonly clientOrderId: string
  readonly placedAt: Date
  readonly hold: OrderHold
  filledLots: number
  filledValue: bigint
  fee: bigint
  status: OrderStatus
  steps: number
  cancelCause: CancelCause | null
  canceledNumber: number | null
  /** When it was set aside as abnormal, and why. */
  suspectedNumber: number | null
  suspectCause: SuspectCause | null
  /** When a trade reached its stop, and the number it came into the book with. */
  triggeredAt: Date | null
  enteredNumber: number | null
  closedAt: Date | null
}

/** An order to which nothing has happened yet. */
export const untouched = {
  filledLots: 0,
  filledValue: 0n,
  fee: 0n,
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
  readonly terms: MarketTerms
  readonly book: Book
  status: MarketState
  /** The last price between unconnected people, or the listing price. */
  lastTicks: number
  /** The price that bands and collar are around; undefined for none: then the market trades by auction only. */
  reference: number | undefined
  /** The least value of a fill that starts a volatility auction, in minor quote units; undefined without an agreed rate. */
  leastValue: bigint | undefined
  /** How often the status changed, and who changed it last. */
  moves: number
  movedBy: 'staff' | 'volatility'
  /** Trades between unconnected people in the last minutes. */
  readonly recent: RecentTrades
  fillSeq: number
  /** How many orders of each customer are open here. */
  readonly openOf: Map<string, number>
  /** How many lots the open orders of each customer still buy here. */
  readonly wanted: Map<string, number>
}

/** Everything the core decides with. One per leadership: lost with it and read again from the database. */
/** The rules for buying a token, from one version of its product; `product` is null without one. */
type ReadAsset = Asset & { readonly product: string | null }

export type State = {
  readonly markets: Map<string, LiveMarket>
  readonly orders: OpenOrders
  /** Orders that were set aside, by id: they trade no more and keep their hold. */
  readonly abnormal: Map<string, LiveOrder>
  /** Open orders that did not come back into their book when the state was read: set aside by the next batch. */
  readonly doubtful: { readonly order: LiveOrder; readonly cause: SuspectCause }[]
  readonly accounts: Map<string, MoneyAccount>
  readonly persons: Map<string, number>
  /** Who may buy what a market trades, by market. Only a leader has read it. */
  readonly assets: Map<string, ReadAsset>
  /** Who judges what the price rules let orders do. */
  judge: Judge
  nextNumber: number
}

export const emptyState = (): State => ({
  markets: new Map(),
  orders: new OpenOrders(),
  abnormal: new Map(),
  doubtful: [],
  accounts: new Map(),
  persons: new Map(),
  assets: new Map(),
  judge: noJudge,
  nextNumber: 1,
})

/** Facts of a market that are read before its orders. */
export type MarketFacts = Pick<LiveMarket, 'terms' | 'status' | 'reference' | 'leastValue' | 'moves' | 'movedBy'>

export const emptyMarket = (facts: MarketFacts, lastTicks: number): LiveMarket => ({
  terms: facts.terms,
  status: facts.status,
  reference: facts.reference,
  leastValue: facts.leastValue,
  moves: facts.moves,
  movedBy: facts.movedBy,
  book: emptyBook({ elects: 'when_told' }),
  recent: new RecentTrades(),
  lastTicks,
  fillSeq: 0,
  openOf: new Map(),
  wanted: new Map(),
})

export const spotKey = (customer: string, coin: string): string => `${customer}/${coin}`
export const houseKey = (house: 'fees' | 'clearing', coin: string): string => `house:${house}/${coin}`

export const available = (account: MoneyAccount | undefined): bigint =>
  account === undefined ? 0n : account.posted - account.held

/** Books know people by a small number; it means nothing outside of this state. */
export function personNumber(state: State, person: string): number {
  const known = state.persons.get(person)
  if (known !== undefined) return known
  state.persons.set(person, state.persons.size + 1)
  return state.persons.size
}

export const bookSide = ({ side }: Pick<LiveOrder, 'side'>): 0 | 1 => (side === 'buy' ? 0 : 1)

/** Whether an order stands outside the book until a trade reaches its stop. */
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

/** Counts what an order that buys still takes in: up when it opens, down as it fills and when it ends. */
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
