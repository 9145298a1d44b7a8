import type { ExchangeRules } from '@tessera/domain/identity/eligibility/rules.ts'
import { accountKey, type AccountRef } from '@tessera/domain/books/ledger/transfer.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { readFeeVersions } from '#books/fees/fee-versions.sql.ts'
import { type AccountAt, lockAccounts } from '#books/ledger/accounts.sql.ts'
import type { Database } from '#platform/database/database.ts'
import { many, type Source } from '#platform/database/rows.ts'
import type { InTx, Tx } from '#platform/database/tx.ts'
import type { HoldNow } from './abnormal.ts'
import { readHolds } from './abnormal.sql.ts'
import type { Command, Place } from './command.ts'
import type { Holding, LockedState, ActorFacts } from './locked-rows.sql.ts'
import { applyStatus } from './market-status.sql.ts'
import { readMarkets } from './markets.sql.ts'
import type { OrderFacts } from './order-view.ts'
import { AgreedFeePrices } from './fee-prices.ts'
import { orderColumns, type OrderRow, readOrder } from './orders.sql.ts'
import { readMissingHoldings, readNewAssets } from './assets.sql.ts'
import { emptyMarket, exchangeKey, spotKey, type State } from './state.ts'

export type WaitingTransfer = {
  readonly id: string
  readonly customer: string
  readonly coin: string
  readonly amount: bigint
  /** True if it waits in clearing for spot; false if spot must send it out. */
  readonly comes_in: boolean
  readonly steps: number
}

/**
 * The facts that a batch needs from the database besides the state, read in its transaction and locked if they may
 * change.
 */
export type Facts = {
  /** The database's clock, with which calls of API keys are compared. */
  readonly readAt: Date
  readonly actors: ReadonlyMap<string, ActorFacts>
  /** People of companies who place orders in this batch and may trade. */
  readonly traders: ReadonlySet<string>
  readonly exchange: ExchangeRules
  readonly changed: LockedState['changed']
  /** Holdings of capped coins outside spot, by `customer/coin`. */
  readonly holdings: ReadonlyMap<string, Holding>
  /** Powers of attorney of brokers by which an order may be placed now. */
  readonly powers: ReadonlySet<string>
  /** Existing orders with a client order id of this batch's placements, by `customer/client order id`. */
  readonly orders: Map<string, OrderFacts>
  readonly transfers: WaitingTransfer[]
  /** The holds of orders that will be ended after they were set aside, by order. */
  readonly holds: ReadonlyMap<string, HoldNow>
}

/** Maximum number of transfers per batch. The others wait for the next one. */
const TRANSFERS = 500

/** Reads the facts of a batch. `inTx` opens accounts before the batch is written. */
export async function readFacts(
  { db, inTx }: { readonly db: Database; readonly inTx: InTx },
  state: State,
  commands: readonly Command[],
  {
    markets,
    actors,
    traders,
    earlier,
    read_at: readAt,
    exchange,
    fees,
    feePrices,
    changed,
    holdings,
    powers,
  }: LockedState,
): Promise<Facts> {
  const placements = placementsOf(commands)
  await refreshMarkets({ db }, state, markets)
  await readNewAssets({ db }, state, markets)
  if (state.fees.mark !== fees) state.fees = await readFeeVersions({ db }, fees)
  state.feePrices = new AgreedFeePrices(feePrices)
  const allHoldings = [...holdings, ...(await readMissingHoldings({ db }, state, placements, holdings))]
  const orders = earlier === 0 ? new Map<string, OrderFacts>() : await readEarlier({ db }, state, placements)
  const transfers = commands.some((command) => command.kind === 'take_transfers') ? await readWaiting({ db }) : []
  const ended = commands.filter((command) => command.kind === 'end_abnormal')
  const holds = await readHolds(
    { db },
    ended.map(({ order }) => order),
  )
  await openAccounts(inTx, state, placements, transfers)
  return {
    readAt,
    actors: new Map(actors.map((each) => [each.id, each])),
    traders: new Set(traders),
    exchange,
    changed,
    powers: new Set(powers),
    holdings: new Map(allHoldings.map((each) => [spotKey(each.customer, each.coin), each])),
    orders,
    transfers,
    holds,
  }
}

export const placementsOf = (commands: readonly Command[]): Place[] =>
  commands.filter((command) => command.kind === 'place')

async function readEarlier(from: Source, state: State, placements: readonly Place[]): Promise<Map<string, OrderFacts>> {
  // One lookup by key per row. For a join of sets, the planner would scan the table if its statistics are from when it
  // was small.
  const rows = await many(
    from,
    sql<OrderRow & { customer_id: string }>`
      select o.customer_id, ${orderColumns}
        from unnest(${placements.map((each) => each.customer)}::uuid[], ${placements.map((each) => each.clientOrderId)}::text[]) as w(customer, client)
       cross join lateral (select * from trading_order where customer_id = w.customer and client_order_id = w.client limit 1) o`,
  )
  return new Map(
    rows.map((row) => [
      `${row.customer_id}/${row.client_order_id}`,
      readOrder(row, state.markets.get(row.market)?.terms),
    ]),
  )
}

const readWaiting = (from: Source): Promise<WaitingTransfer[]> =>
  many(
    from,
    sql<WaitingTransfer>`
      select t.id, case when t.status = 'sent' then coalesce(t.target_customer_id, t.customer_id) else t.customer_id end as customer,
             t.coin, t.amount, t.status = 'sent' as comes_in,
             (select max(n) from transition s where s.entity = 'transfer' and s.entity_id = t.id::text) as steps
        from transfer t
       where (t.status = 'sent' and t.target = 'spot') or (t.status = 'requested' and t.source = 'spot')
       order by t.number limit ${TRANSFERS}`,
  )

/** Newly listed pairs are read completely. */
async function refreshMarkets(from: Source, state: State, rows: LockedState['markets']): Promise<void> {
  for (const row of rows) applyStatus(state, row)
  const listed = rows.map((row) => row.symbol).filter((symbol) => !state.markets.has(symbol))
  if (listed.length === 0) return
  for (const { lastTicks, ...facts } of await readMarkets(from, listed))
    state.markets.set(facts.terms.symbol, emptyMarket(facts, lastTicks))
}

/** Opens the accounts to which this batch may post, so that deciding never waits. */
async function openAccounts(
  inTx: InTx,
  state: State,
  placements: readonly Place[],
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
    want(exchangeKey('fees', terms.quote), { exchange: 'fees' }, terms.quote)
  }
  // An auction trades without a placement, even right after a restart.
  for (const { terms, book } of state.markets.values())
    if (book.phase !== 'open') want(exchangeKey('fees', terms.quote), { exchange: 'fees' }, terms.quote)
  // An order keeps its fee coin, so fees are still paid in coins that were replaced.
  for (const coin of new Set(state.fees.coins.flatMap(({ coin: each }) => each?.coin ?? [])))
    want(exchangeKey('fees', coin), { exchange: 'fees' }, coin)
  for (const { customer, coin } of transfers) {
    wantSpot(customer, coin)
    want(exchangeKey('clearing', coin), { exchange: 'clearing' }, coin)
  }
  if (wanted.size === 0) return
  const opened = await inTx(async (tx) => ok(await readAccounts(tx, [...wanted.values()])))
  assert(opened.ok, 'the accounts of a batch cannot be opened')
  for (const [key, { ref, coin }] of wanted) {
    const balance = opened.value.get(accountKey(ref, coin))
    assert(balance, `account ${key} is missing`)
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
