import { apply } from '@tessera/domain/matching/apply.ts'
import type { Phase } from '@tessera/domain/matching/command.ts'
import { ppm } from '@tessera/domain/money/amount.ts'
import type { SuspectCause } from '@tessera/domain/orders/kinds.ts'
import { assert } from '@tessera/domain/outcome.ts'
import { sql } from 'kysely'
import type { Database } from '../platform/database.ts'
import { many, one, type Source } from '../platform/rows.ts'
import { placementOf } from './enter.ts'
import { readMarkets } from './markets.sql.ts'
import { orderColumns, type OrderRow, readOrder } from './orders.sql.ts'
import { addOpen, emptyMarket, emptyState, isWaiting, type LiveOrder, spotKey, type State } from './state.ts'

type OpenRow = OrderRow & {
  number: bigint
  entered_number: bigint | null
  customer_id: string
  person_id: string
  maker_fee_ppm: number
  taker_fee_ppm: number
  steps: number
  suspected_number: bigint | null
  suspect_cause: SuspectCause | null
  hold_id: string
  amount: bigint
  captured: bigint
  released: bigint
  account_id: bigint
}

/** The whole state from the tables: spot balances, then open orders as they came into their books. Nothing is replayed. */
export const loadState = (db: Database): Promise<State> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((trx) => readState({ db: trx }))

/** The same, of one moment that the transaction holds. */
export async function readState(tx: Source): Promise<State> {
  const state = emptyState()
  for (const { terms, status, referenceTicks, fillSeq } of await readMarkets(tx)) {
    const market = { ...emptyMarket(terms, status, referenceTicks), fillSeq }
    if (fillSeq > 0) market.book.last = referenceTicks
    state.markets.set(terms.symbol, market)
  }
  const turns = await lastTurns(tx)
  await loadAccounts(tx, state)
  await loadOrders(tx, state, turns)
  for (const { market, phase } of turns) {
    const live = state.markets.get(market)
    if (live !== undefined) live.book.phase = phase
  }
  const { last } = await one(
    tx,
    sql<{
      last: bigint
    }>`select coalesce(greatest(max(number), max(canceled_number), max(entered_number), max(suspected_number),
                               (select max(number) from book_turn)), 0) as last from otc_order`,
  )
  state.nextNumber = Number(last) + 1
  return state
}

async function loadAccounts(tx: Source, state: State): Promise<void> {
  const rows = await many(
    tx,
    sql<{ id: bigint; customer: string; coin: string; scale: number; posted: bigint; held: bigint }>`
      select a.id, a.customer_id as customer, a.coin, c.scale, a.posted, a.held
        from account a join coin c on c.code = a.coin where a.kind = 'spot' order by a.id`,
  )
  for (const row of rows) state.accounts.set(spotKey(row.customer, row.coin), row)
}

/** What each book did last, and whether it holds what was collected for an auction that has not been yet. */
const lastTurns = (tx: Source): Promise<{ market: string; phase: Phase; collects: boolean }[]> =>
  many(
    tx,
    sql<{ market: string; phase: Phase; collects: boolean }>`
      select distinct on (market) market, phase,
             (select t.phase from book_turn t where t.market = b.market and t.phase in ('open', 'auction')
               order by t.number desc limit 1) is not distinct from 'auction' as collects
        from book_turn b order by market, number desc`,
  )

async function loadOrders(
  tx: Source,
  state: State,
  turns: readonly { market: string; collects: boolean }[],
): Promise<void> {
  const collecting = new Set(turns.filter(({ collects }) => collects).map(({ market }) => market))
  const rows = await many(
    tx,
    sql<OpenRow>`
      select ${orderColumns}, o.number, o.entered_number, o.customer_id, o.person_id, o.maker_fee_ppm, o.taker_fee_ppm, o.steps, o.suspected_number, o.suspect_cause, o.hold_id,
             h.amount, h.captured, h.released, h.account_id
        from otc_order o join hold h on h.id = o.hold_id where o.status in (0, 1, 5, 6)
       order by coalesce(o.entered_number, o.number)`,
  )
  for (const row of rows) restore(state, row, collecting.has(row.market))
}

function restore(state: State, row: OpenRow, collects: boolean): void {
  const market = state.markets.get(row.market)
  const facts = readOrder(row, market?.terms)
  const coin = facts.side === 'buy' ? facts.terms.quote : facts.terms.base
  const own = state.accounts.get(spotKey(row.customer_id, coin))
  const isOwn = own?.id === row.account_id
  const account = isOwn ? own : [...state.accounts.values()].find(({ id }) => id === row.account_id)
  assert(market && account, `the hold of order ${row.id} is on a spot account`)
  const order: LiveOrder = {
    ...facts,
    number: Number(row.number),
    customer: row.customer_id,
    person: row.person_id,
    market,
    makerFee: ppm(row.maker_fee_ppm),
    takerFee: ppm(row.taker_fee_ppm),
    steps: row.steps,
    canceledNumber: null,
    suspectedNumber: row.suspected_number === null ? null : Number(row.suspected_number),
    suspectCause: row.suspect_cause,
    enteredNumber: row.entered_number === null ? null : Number(row.entered_number),
    hold: { id: row.hold_id, account, amount: row.amount, captured: row.captured, released: row.released },
  }
  if (order.status === 6) {
    state.abnormal.set(order.id, order)
    return
  }
  addOpen(state, order)
  const cause = isOwn ? restored(state, order, collects) : 'hold'
  if (cause !== undefined) state.doubtful.push({ order, cause })
}

/** Lets an order into its book again; one that would trade there, or is not taken, is not what the tables say it is. */
function restored(state: State, order: LiveOrder, collects: boolean): SuspectCause | undefined {
  const { market } = order
  // A stop that was reached stands behind orders of higher numbers: here the count begins anew with each order.
  market.book.lastOrder = 0
  const { stop: _, ...resting } = placementOf(state, order)
  const waits = isWaiting(order)
  market.book.phase = collects && !waits ? 'auction' : 'open'
  const flag = market.book.phase === 'auction' ? 'gtc' : 'post_only'
  const [event] = apply(market.book, waits ? placementOf(state, order) : { ...resting, flag })
  return event?.kind === (waits ? 'waiting' : 'rested') ? undefined : 'book'
}
