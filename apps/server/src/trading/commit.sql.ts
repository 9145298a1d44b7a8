import { priceOf, quantityOf } from '@tessera/domain/markets/market.ts'
import { assert } from '@tessera/domain/outcome.ts'
import { sql } from 'kysely'
import { appendJournals, asRows, type HoldFacts, insertHolds, moveAccounts, updateHolds } from '../ledger/batch.sql.ts'
import { changed } from '../platform/rows.ts'
import type { Tx } from '../platform/tx.ts'
import type { Batch, Fill } from './batch.ts'
import { holdState } from './order-steps.ts'
import type { LiveOrder } from './state.ts'

/** Writes everything a batch decided, set by set. The chain of journals comes late: its head is everybody's lock. */
export async function writeBatch(tx: Tx, batch: Batch): Promise<void> {
  await insertHolds(tx, 'otc_order', [...batch.placed].map(holdOf))
  await insertOrders(tx, [...batch.placed])
  await updateHolds(tx, [...batch.changed].map(holdOf))
  await updateOrders(tx, [...batch.changed])
  await writeTransfers(tx, batch)
  await moveAccounts(
    tx,
    [...batch.accounts].map(([account, delta]) => ({ id: account.id, ...delta })),
  )
  await appendJournals(tx, batch.journals)
  await insertFills(tx, batch.fills)
  await insertSteps(tx, batch)
}

const holdOf = (order: LiveOrder): HoldFacts => {
  const { id, account, amount, captured, released } = order.hold
  return {
    id,
    account: account.id,
    coin: account.coin,
    amount,
    captured,
    released,
    state: holdState(order),
    refId: order.id,
  }
}

const progressOf = (order: LiveOrder) => ({
  id: order.id,
  filled_lots: order.filledLots,
  filled_value: order.filledValue,
  fee: order.fee,
  status: order.status,
  cancel_cause: order.cancelCause,
  canceled_number: order.canceledNumber,
  entered_number: order.enteredNumber,
  triggered_at: order.triggeredAt,
  steps: order.steps,
  closed_at: order.closedAt,
})
const progressTypes = sql`id uuid, filled_lots bigint, filled_value numeric, fee numeric, status smallint, cancel_cause text,
  canceled_number bigint, entered_number bigint, triggered_at timestamptz, steps int, closed_at timestamptz`

async function insertOrders(tx: Tx, orders: readonly LiveOrder[]): Promise<void> {
  if (orders.length === 0) return
  const rows = orders.map((order) => ({
    ...progressOf(order),
    number: order.number,
    customer_id: order.customer,
    person_id: order.person,
    market: order.market.terms.symbol,
    side: order.side,
    type: order.type,
    flag: order.flag,
    ticks: order.ticks,
    stop_ticks: order.stopTicks,
    until: order.until,
    lots: order.lots,
    price: priceOf(order.market.terms, order.ticks),
    quantity: quantityOf(order.market.terms, order.lots),
    maker_fee_ppm: order.makerFee,
    taker_fee_ppm: order.takerFee,
    client_order_id: order.clientOrderId,
    hold_id: order.hold.id,
    placed_at: order.placedAt,
  }))
  await changed(
    tx,
    sql`insert into otc_order (id, number, canceled_number, entered_number, triggered_at, customer_id, person_id, market, side, type,
                               flag, ticks, stop_ticks, until, lots, price, quantity,
                               filled_lots, filled_value, fee, maker_fee_ppm, taker_fee_ppm, status, cancel_cause, steps,
                               client_order_id, hold_id, placed_at, closed_at)
        select id, number, canceled_number, entered_number, triggered_at, customer_id, person_id, market, side, type,
               flag, ticks, stop_ticks, until, lots, price, quantity,
               filled_lots, filled_value, fee, maker_fee_ppm, taker_fee_ppm, status, cancel_cause, steps,
               client_order_id, hold_id, placed_at, closed_at
          from json_to_recordset(${asRows(rows)}::json)
               as o(${progressTypes}, number bigint, customer_id uuid, person_id uuid, market text, side text, type text, flag text,
                    ticks bigint, stop_ticks bigint, until timestamptz, lots bigint, price numeric, quantity numeric, maker_fee_ppm int, taker_fee_ppm int,
                    client_order_id text, hold_id uuid, placed_at timestamptz)`,
  )
}

async function updateOrders(tx: Tx, orders: readonly LiveOrder[]): Promise<void> {
  if (orders.length === 0) return
  const done = await changed(
    tx,
    sql`update otc_order o
           set filled_lots = n.filled_lots, filled_value = n.filled_value, fee = n.fee, status = n.status, steps = n.steps,
               cancel_cause = n.cancel_cause, canceled_number = n.canceled_number, entered_number = n.entered_number,
               triggered_at = n.triggered_at, closed_at = n.closed_at
          from json_to_recordset(${asRows(orders.map(progressOf))}::json) as n(${progressTypes})
         where o.id = n.id and o.status in (0, 1, 5)`,
  )
  assert(done === BigInt(orders.length), 'every order of the batch was open')
}

const fillRow = (fill: Fill) => {
  const { market, maker, taker, money } = fill
  const [makerFee, takerFee] =
    taker.side === 'buy' ? [money.sellerFee, money.buyerFee] : [money.buyerFee, money.sellerFee]
  return {
    id: fill.id,
    market: market.terms.symbol,
    seq: fill.seq,
    maker_order: maker.id,
    taker_order: taker.id,
    taker_side: taker.side,
    price: priceOf(market.terms, fill.ticks),
    quantity: money.quantity,
    value: money.cash,
    maker_fee: makerFee,
    taker_fee: takerFee,
    journal_id: fill.journal,
  }
}

/** Each fill is told once, on the tape of its pair, under its own number. */
async function insertFills(tx: Tx, fills: readonly Fill[]): Promise<void> {
  if (fills.length === 0) return
  const rows = asRows(fills.map(fillRow))
  await changed(
    tx,
    sql`insert into fill (id, market, seq, maker_order, taker_order, taker_side, price, quantity, value, maker_fee, taker_fee, journal_id, at)
        select id, market, seq, maker_order, taker_order, taker_side, price, quantity, value, maker_fee, taker_fee, journal_id,
               ${tx.now}::timestamptz
          from json_to_recordset(${rows}::json)
               as f(id uuid, market text, seq bigint, maker_order uuid, taker_order uuid, taker_side text, price numeric,
                    quantity numeric, value numeric, maker_fee numeric, taker_fee numeric, journal_id uuid)`,
  )
  await changed(
    tx,
    sql`insert into outbox (stream, seq, ref_id, at)
        select 'trades:' || market, seq, id, ${tx.now}::timestamptz
          from json_to_recordset(${rows}::json) as f(id text, market text, seq bigint)`,
  )
}

async function insertSteps(tx: Tx, batch: Batch): Promise<void> {
  await changed(
    tx,
    sql`insert into transition (entity, entity_id, n, from_state, to_state, at, actor)
        select entity, id, n, "from", "to", ${tx.now}::timestamptz, actor
          from json_to_recordset(${asRows(batch.steps)}::json)
               as s(entity text, id text, n int, "from" text, "to" text, actor text)`,
  )
}

async function writeTransfers(tx: Tx, batch: Batch): Promise<void> {
  if (batch.transfers.length === 0) return
  const done = await changed(
    tx,
    sql`update transfer t set status = n.status, completed_at = case when n.status = 'completed' then ${tx.now}::timestamptz end
          from json_to_recordset(${asRows(batch.transfers)}::json) as n(id uuid, status text)
         where t.id = n.id and t.status in ('requested', 'sent')`,
  )
  assert(done === BigInt(batch.transfers.length), 'every transfer of the batch was waiting')
}
