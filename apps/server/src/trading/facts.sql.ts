import { accountKey, type AccountRef } from '@tessera/domain/ledger/transfer.ts'
import type { MarketState } from '@tessera/domain/markets/market.ts'
import { assert, ok } from '@tessera/domain/outcome.ts'
import { sql } from 'kysely'
import { tradingOpen } from '../customers/standing.sql.ts'
import { type AccountAt, lockAccounts } from '../ledger/accounts.sql.ts'
import { secured } from '../customers/secured.sql.ts'
import { many, one } from '../platform/rows.ts'
import type { InTx, Tx } from '../platform/tx.ts'
import type { HoldNow } from './abnormal.ts'
import { readHolds } from './abnormal.sql.ts'
import type { Command } from './command.ts'
import { readMarkets } from './markets.sql.ts'
import type { OrderFacts } from './order-view.ts'
import { orderColumns, type OrderRow, readOrder } from './orders.sql.ts'
import { emptyMarket, houseKey, spotKey, type State } from './state.ts'

export type Standing = {
  readonly person: string
  readonly active: boolean
  readonly approved: boolean
  readonly secured: boolean
  /** False for a sub-account whose owner does not let it trade. */
  readonly trades: boolean
}
export type WaitingTransfer = {
  readonly id: string
  readonly customer: string
  readonly coin: string
  readonly amount: bigint
  /** Whether it waits in clearing for spot; else spot is asked to let it go. */
  readonly comes_in: boolean
  readonly steps: number
}

/** What a batch has to know from the database besides the state: read in its transaction, locked where it may change. */
export type Facts = {
  readonly standing: ReadonlyMap<string, Standing>
  /** Orders that stand under `customer/client order id` of this batch's placements. */
  readonly orders: Map<string, OrderFacts>
  readonly transfers: WaitingTransfer[]
  /** Of orders that are to be ended after they were set aside, by order. */
  readonly holds: ReadonlyMap<string, HoldNow>
}

/** At most so many transfers are taken in by one batch; the rest waits for the next. */
const TRANSFERS = 500

/** `apart` is a transaction of its own: accounts that it opens are there before the batch is written. */
export async function readFacts(tx: Tx, apart: InTx, state: State, commands: readonly Command[]): Promise<Facts> {
  const placements = commands.filter((command) => command.kind === 'place')
  const { markets, standing, earlier } = await readStanding(tx, placements)
  await refreshMarkets(tx, state, markets)
  const orders = earlier === 0 ? new Map<string, OrderFacts>() : await readEarlier(tx, state, placements)
  const transfers = commands.some((command) => command.kind === 'take_transfers') ? await readWaiting(tx) : []
  const ended = commands.filter((command) => command.kind === 'end_abnormal')
  const holds = await readHolds(
    tx,
    ended.map(({ order }) => order),
  )
  await openAccounts(apart, state, placements, transfers)
  return { standing: new Map(standing.map((each) => [each.id, each])), orders, transfers, holds }
}

type StandingNow = {
  readonly markets: readonly { readonly symbol: string; readonly status: MarketState }[]
  readonly standing: readonly (Standing & { readonly id: string })[]
  /** How many of the placements stand in the tables already. */
  readonly earlier: number
}

/**
 * Where pairs and people stand, in one question, locked until the batch is committed: no order is taken into a market that
 * has stopped, or of somebody who has lost the right (TRD-13). Locks are all that this transaction leaves behind, so its end
 * does not wait for the disk.
 */
const readStanding = (
  tx: Tx,
  placements: readonly { readonly customer: string; readonly clientOrderId: string }[],
): Promise<StandingNow> =>
  one(
    tx,
    sql<StandingNow>`
      with m as (select symbol, status from market order by symbol for share),
           c as (select c.id, coalesce(c.parent_id, c.id) as person, c.status = 'active' and c.parent_active as active,
                        c.kyc_status = 'approved' as approved, ${secured} as secured, ${tradingOpen} as trades
                   from customer c where c.id = any(${[...new Set(placements.map((each) => each.customer))]}::uuid[])
                  order by coalesce(c.parent_id, c.id), c.parent_id nulls first, c.id for share of c)
      select (select coalesce(json_agg(m), '[]') from m) as markets, (select coalesce(json_agg(c), '[]') from c) as standing,
             (select count(*)::int from ${wantedOf(placements)}
               where (select true from otc_order o where o.customer_id = w.customer and o.client_order_id = w.client)) as earlier,
             set_config('synchronous_commit', 'off', true)`,
  )

const wantedOf = (placements: readonly { readonly customer: string; readonly clientOrderId: string }[]) =>
  sql`unnest(${placements.map((each) => each.customer)}::uuid[], ${placements.map((each) => each.clientOrderId)}::text[]) as w(customer, client)`

async function readEarlier(
  tx: Tx,
  state: State,
  placements: readonly { readonly customer: string; readonly clientOrderId: string }[],
): Promise<Map<string, OrderFacts>> {
  // Each by its key: joined as sets, a planner that last saw a small table would read all of it.
  const rows = await many(
    tx,
    sql<OrderRow & { customer_id: string }>`
      select o.customer_id, ${orderColumns}
        from ${wantedOf(placements)}
       cross join lateral (select * from otc_order where customer_id = w.customer and client_order_id = w.client limit 1) o`,
  )
  return new Map(
    rows.map((row) => [
      `${row.customer_id}/${row.client_order_id}`,
      readOrder(row, state.markets.get(row.market)?.terms),
    ]),
  )
}

const readWaiting = (tx: Tx): Promise<WaitingTransfer[]> =>
  many(
    tx,
    sql<WaitingTransfer>`
      select t.id, case when t.status = 'sent' then coalesce(t.target_customer_id, t.customer_id) else t.customer_id end as customer,
             t.coin, t.amount, t.status = 'sent' as comes_in,
             (select max(n) from transition s where s.entity = 'transfer' and s.entity_id = t.id::text) as steps
        from transfer t
       where (t.status = 'sent' and t.target = 'spot') or (t.status = 'requested' and t.source = 'spot')
       order by t.number limit ${TRANSFERS}`,
  )

/** Pairs that were listed meanwhile are read whole. */
async function refreshMarkets(tx: Tx, state: State, rows: StandingNow['markets']): Promise<void> {
  for (const { symbol, status } of rows) {
    const market = state.markets.get(symbol)
    if (market !== undefined) market.status = status
  }
  const listed = rows.map((row) => row.symbol).filter((symbol) => !state.markets.has(symbol))
  if (listed.length === 0) return
  for (const { terms, status, referenceTicks } of await readMarkets(tx, listed))
    state.markets.set(terms.symbol, emptyMarket(terms, status, referenceTicks))
}

/** Makes the accounts that this batch may post to, so that deciding never waits. */
async function openAccounts(
  apart: InTx,
  state: State,
  placements: readonly { readonly customer: string; readonly market: string }[],
  transfers: readonly WaitingTransfer[],
): Promise<void> {
  const wanted = new Map<string, { ref: AccountRef; coin: string }>()
  const want = (key: string, ref: AccountRef, coin: string): void => {
    if (!state.accounts.has(key)) wanted.set(key, { ref, coin })
  }
  const wantSpot = (customer: string, coin: string): void =>
    want(spotKey(customer, coin), { customer, kind: 'spot' }, coin)
  for (const { customer, market } of placements) {
    const terms = state.markets.get(market)?.terms
    if (terms === undefined) continue
    wantSpot(customer, terms.base)
    wantSpot(customer, terms.quote)
    want(houseKey('fees', terms.quote), { house: 'fees' }, terms.quote)
  }
  // An auction trades without a placement, also right after a restart.
  for (const { terms, book } of state.markets.values())
    if (book.phase !== 'open') want(houseKey('fees', terms.quote), { house: 'fees' }, terms.quote)
  for (const { customer, coin } of transfers) {
    wantSpot(customer, coin)
    want(houseKey('clearing', coin), { house: 'clearing' }, coin)
  }
  if (wanted.size === 0) return
  const opened = await apart(async (tx) => ok(await readAccounts(tx, [...wanted.values()])))
  assert(opened.ok, 'accounts are opened')
  for (const [key, { ref, coin }] of wanted) {
    const balance = opened.value.get(accountKey(ref, coin))
    assert(balance, `account ${key}`)
    state.accounts.set(key, { ...balance, customer: 'customer' in ref ? ref.customer : undefined, coin })
  }
}

type Balance = { readonly id: bigint; readonly scale: number; readonly posted: bigint; readonly held: bigint }

async function readAccounts(tx: Tx, wanted: readonly AccountAt[]): Promise<Map<string, Balance>> {
  const ids = await lockAccounts(tx, wanted)
  const rows = await many(
    tx,
    sql<Balance>`
      select a.id, c.scale, a.posted, a.held
        from account a join coin c on c.code = a.coin where a.id = any(${[...ids.values()].map(String)}::bigint[])`,
  )
  const balances = new Map(rows.map((row) => [row.id, row]))
  return new Map([...ids].flatMap(([key, id]) => [[key, balances.get(id)] as const].filter(hasBalance)))
}

const hasBalance = (entry: readonly [string, Balance | undefined]): entry is readonly [string, Balance] =>
  entry[1] !== undefined
