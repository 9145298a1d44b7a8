import type { FillPostings, FillMoney } from '@tessera/domain/trading/orders/postings.ts'
import type { JournalKind } from '@tessera/domain/books/ledger/transfer.ts'
import type { Indication } from '@tessera/domain/trading/matching/auction.ts'
import type { Phase } from '@tessera/domain/trading/matching/command.ts'
import type { MarketState } from '@tessera/domain/trading/markets/market.ts'
import type { Breach } from '@tessera/domain/trading/markets/volatility.ts'
import type { MetCause } from '@tessera/domain/trading/orders/kinds.ts'
import type { OrderStatus } from '@tessera/domain/trading/orders/status.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import type { LiveMarket, LiveOrder, MoneyAccount } from './state.ts'

/** An order, the step that it took by a fill, and where it stands by it. */
export type FillSide = { readonly order: LiveOrder; readonly step: number; readonly status: OrderStatus }
export type Fill = {
  readonly id: string
  /** The id of its journal, which its postings belong to. */
  readonly journal: string
  readonly market: LiveMarket
  readonly seq: number
  readonly maker: FillSide
  readonly taker: FillSide
  readonly ticks: number
  readonly lots: number
  readonly money: FillMoney
  readonly postings: FillPostings<Posting>
  /** At the one price of an auction. */
  readonly auction: boolean
  /** Between connected people: it moves no price. */
  readonly connected: boolean
}
/** Ids come from outside, so that deciding is repeatable. */
export type NewId = () => string

/** `balance` is what the account holds after it; null of a house account, which others post to as well. */
export type Posting = { readonly account: MoneyAccount; readonly amount: bigint; readonly balance: bigint | null }
export type Journal = {
  readonly id: string
  readonly kind: JournalKind
  readonly refType: string
  readonly refId: string
  readonly postings: readonly Posting[]
}
type Step = {
  /** As the audit views name it: `otc_order` is an order. */
  readonly entity: 'otc_order' | 'transfer'
  readonly id: string
  readonly n: number
  readonly from: string | null
  readonly to: string
  readonly actor: string
}
type TransferEnd = { readonly id: string; readonly status: 'sent' | 'completed' | 'refused' }

/** A book that does something else from now on; `indication` is what its auction came to. */
type Turn = {
  readonly number: number
  readonly market: LiveMarket
  readonly phase: Phase
  readonly referenceTicks: number
  readonly indication: Indication | undefined
  /** The order that caused it: an order that would have left the price bands. */
  readonly order: LiveOrder | undefined
}

/** The reason why an order ended early, or `met` for one that was met and might not execute. */
export type CutOutcome = Breach | MetCause | 'met' | 'fok'
/** Where the price rules cut an order: it could trade as far as `reach` ticks, 0 for not at all; `rests` when what was left joined the auction. */
type Cut = {
  readonly number: number
  readonly order: LiveOrder
  readonly reach: number
  readonly outcome: CutOutcome
  readonly rests: boolean
}
/** A market that the price rules moved. */
type MarketMove = { readonly market: LiveMarket; readonly from: MarketState; readonly to: 'auction' | 'halted' }

export type Moved = { posted: bigint; held: bigint }

/** An order that a broker placed, with the prices at its arrival in ticks; null for none. */
type BrokerOrder = {
  readonly order: LiveOrder
  readonly power: string
  readonly apiKey: string
  readonly best: number | null
  readonly reference: number | null
}

/** What one batch will write: filled while deciding, written in one transaction, then told to the world. */
export type Batch = {
  readonly now: Date
  readonly placed: Set<LiveOrder>
  /** Those of them that a broker placed. */
  readonly brokered: BrokerOrder[]
  /** Orders that stood before this batch and changed in it. */
  readonly changed: Set<LiveOrder>
  /** Those of them whose hold stays as the tables have it. */
  readonly sameHolds: Set<LiveOrder>
  readonly accounts: Map<MoneyAccount, Moved>
  /** What had moved on them when transfers were taken: it is written before what trades move. */
  readonly came: Map<MoneyAccount, Moved>
  readonly fills: Fill[]
  /** Those that are not of fills: all of them came before the first fill. */
  readonly journals: Journal[]
  /** Those of machines that nothing else written here tells of: an order's first step is its placement, others are its fills. */
  readonly steps: Step[]
  readonly transfers: TransferEnd[]
  /** Customers whose changed rights this batch has acted on. */
  readonly seenRights: string[]
  readonly turns: Turn[]
  readonly cuts: Cut[]
  readonly moves: MarketMove[]
  /** Prices whose level changed, by market: `side:ticks`. */
  readonly levels: Map<LiveMarket, Set<string>>
}

export const emptyBatch = (now: Date): Batch => ({
  now,
  placed: new Set(),
  brokered: [],
  changed: new Set(),
  sameHolds: new Set(),
  accounts: new Map(),
  came: new Map(),
  fills: [],
  journals: [],
  steps: [],
  transfers: [],
  seenRights: [],
  turns: [],
  cuts: [],
  moves: [],
  levels: new Map(),
})

/**
 * Moves money of an account in memory and notes by how much for the database. What a house account holds is known to the
 * database only: the wallet side posts to it as well.
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

/** Moves money by one posting of a journal. */
export function postTo(batch: Batch, account: MoneyAccount, amount: bigint): Posting {
  moveMoney(batch, account, amount, 0n)
  return { account, amount, balance: account.customer === undefined ? null : account.posted }
}

export function touchOrder(batch: Batch, order: LiveOrder): void {
  if (!batch.placed.has(order)) batch.changed.add(order)
}

export function touchLevel(batch: Batch, market: LiveMarket, side: 0 | 1, ticks: number): void {
  const touched = batch.levels.get(market) ?? new Set()
  touched.add(`${side}:${ticks}`)
  batch.levels.set(market, touched)
}
