import type { FillPostings, FillMoney } from '@tessera/domain/trading/orders/postings.ts'
import type { JournalKind } from '@tessera/domain/books/ledger/transfer.ts'
import type { Indication } from '@tessera/domain/trading/matching/auction.ts'
import type { Phase } from '@tessera/domain/trading/matching/command.ts'
import type { MarketState } from '@tessera/domain/trading/markets/market.ts'
import type { Breach } from '@tessera/domain/trading/markets/volatility.ts'
import type { MetCause } from '@tessera/domain/trading/orders/kinds.ts'
import type { OrderStatus } from '@tessera/domain/trading/orders/status.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import type { CoinFee } from './coin-fees.ts'
import type { LiveMarket, LiveOrder, MoneyAccount } from './state.ts'

/** An order, its step number after a fill, and its status. */
export type FillSide = { readonly order: LiveOrder; readonly step: number; readonly status: OrderStatus }
export type Fill = {
  readonly id: string
  /** The id of its journal. */
  readonly journal: string
  readonly market: LiveMarket
  readonly seq: number
  readonly maker: FillSide
  readonly taker: FillSide
  readonly ticks: number
  readonly lots: number
  readonly money: FillMoney
  readonly postings: FillPostings<Posting>
  /** True for a fill at the one price of an auction. */
  readonly auction: boolean
  /** True if the two people are connected: the fill does not change the last price. */
  readonly connected: boolean
}
/** Returns an id. Ids come from outside, so that decisions can be repeated. */
export type NewId = () => string

/**
 * `balance` is the balance of the account afterwards. It is null for an account of the exchange, to which others post
 * as well.
 */
export type Posting = { readonly account: MoneyAccount; readonly amount: bigint; readonly balance: bigint | null }
export type Journal = {
  readonly id: string
  readonly kind: JournalKind
  readonly refType: string
  readonly refId: string
  readonly postings: readonly Posting[]
}
type Step = {
  /** The entity as the audit views name it: `otc_order` is an order. */
  readonly entity: 'otc_order' | 'transfer'
  readonly id: string
  readonly n: number
  readonly from: string | null
  readonly to: string
  readonly actor: string
}
type TransferEnd = { readonly id: string; readonly status: 'sent' | 'completed' | 'refused' }

/** A change of a book's phase. `indication` is the result of its auction. */
type Turn = {
  readonly number: number
  readonly market: LiveMarket
  readonly phase: Phase
  readonly referenceTicks: number
  readonly indication: Indication | undefined
  /** The order that caused it, because it would have left the price bands. */
  readonly order: LiveOrder | undefined
}

/** The reason for which an order ended early, or `met` for one that was met and could not execute. */
export type CutOutcome = Breach | MetCause | 'met' | 'fok'
/**
 * An order that the price rules cut: it could trade up to `lastTicks` ticks, or not at all if that is 0. `rests` is
 * true if the remainder joined the auction.
 */
type Cut = {
  readonly number: number
  readonly order: LiveOrder
  readonly lastTicks: number
  readonly outcome: CutOutcome
  readonly rests: boolean
}
/** A market whose state the price rules changed. */
type MarketMove = { readonly market: LiveMarket; readonly from: MarketState; readonly to: 'auction' | 'halted' }

export type Moved = { posted: bigint; held: bigint }

/** A broker's order, with the market prices at its arrival in ticks; null for none. */
type BrokerOrder = {
  readonly order: LiveOrder
  readonly power: string
  readonly apiKey: string
  readonly best: number | null
  readonly reference: number | null
}

/** Everything that one batch will write: collected while deciding, written in one transaction, then published. */
export type Batch = {
  readonly now: Date
  readonly placed: Set<LiveOrder>
  /** The placed orders that came from brokers. */
  readonly brokered: BrokerOrder[]
  /** Orders placed before this batch that changed in it. */
  readonly changed: Set<LiveOrder>
  /** The changed orders whose hold is the same as in the tables. */
  readonly sameHolds: Set<LiveOrder>
  readonly accounts: Map<MoneyAccount, Moved>
  /** The amounts that transfers moved on these accounts, written before the amounts of trades. */
  readonly transferred: Map<MoneyAccount, Moved>
  readonly fills: Fill[]
  /** Journals other than fills and coin fees. All of them precede the first fill. */
  readonly journals: Journal[]
  /** The fees that are paid with the fee coin. */
  readonly coinFees: CoinFee[]
  /** The journals of these fees, one for each order. They follow the last fill. */
  readonly coinFeeJournals: Map<LiveOrder, Journal>
  /** The amounts that these journals move. */
  readonly coinFeeMoves: Map<MoneyAccount, bigint>
  /** State changes that no other row implies. An order's first step is its placement, the others are its fills. */
  readonly steps: Step[]
  readonly transfers: TransferEnd[]
  /** Customers whose changed rights this batch has applied. */
  readonly seenRights: string[]
  readonly turns: Turn[]
  readonly cuts: Cut[]
  readonly moves: MarketMove[]
  /** The prices whose level changed, by market, as `side:ticks`. */
  readonly levels: Map<LiveMarket, Set<string>>
}

export const emptyBatch = (now: Date): Batch => ({
  now,
  placed: new Set(),
  brokered: [],
  changed: new Set(),
  sameHolds: new Set(),
  accounts: new Map(),
  transferred: new Map(),
  fills: [],
  journals: [],
  coinFees: [],
  coinFeeJournals: new Map(),
  coinFeeMoves: new Map(),
  steps: [],
  transfers: [],
  seenRights: [],
  turns: [],
  cuts: [],
  moves: [],
  levels: new Map(),
})

/**
 * Changes the balance of an account in memory, and records the change for the database. Only the database has the
 * balance of an exchange account, because the wallet side posts to it as well.
 */
export function moveMoney(batch: Batch, account: MoneyAccount, posted: bigint, held: bigint): void {
  if (account.customer !== undefined) {
    account.posted += posted
    account.held += held
    assert(account.held >= 0n && account.posted >= account.held, `account ${account.id} would be below zero`)
  }
  const delta = batch.accounts.get(account) ?? { posted: 0n, held: 0n }
  delta.posted += posted
  delta.held += held
  batch.accounts.set(account, delta)
}

/** Changes a balance by one posting of a journal. */
export function postTo(batch: Batch, account: MoneyAccount, amount: bigint): Posting {
  moveMoney(batch, account, amount, 0n)
  return { account, amount, balance: account.customer === undefined ? null : account.posted }
}

export function markOrderChanged(batch: Batch, order: LiveOrder): void {
  if (!batch.placed.has(order)) batch.changed.add(order)
}

export function markLevelChanged(batch: Batch, market: LiveMarket, side: 0 | 1, ticks: number): void {
  const touched = batch.levels.get(market) ?? new Set()
  touched.add(`${side}:${ticks}`)
  batch.levels.set(market, touched)
}
