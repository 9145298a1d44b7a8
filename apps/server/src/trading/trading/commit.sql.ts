import { priceOf, quantityOf } from '@tessera/domain/trading/markets/market.ts'
import { insertJournals, insertPostings, lockAccounts, moveAccounts, type Signature } from '#books/ledger/batch.sql.ts'
import { exactUpdate, setStatement, type Statement } from '#platform/database/set-statements.ts'
import type { Batch } from './batch.ts'
import { insertCoinFees } from './coin-fees.sql.ts'
import { insertFills } from './fills.sql.ts'
import type { Lease } from './lease.sql.ts'
import { moveMarkets } from './market-moves.sql.ts'
import type { LiveOrder } from './state.ts'

/** The author of the core's journals. */
const CORE = 'trading'

/**
 * Returns all writes of a batch, set by set, built at once because memory changes while they are written. Rows that
 * others change as well come first, in the usual order of locks. Hash-linked rows come last, journals and fills in one
 * statement each, behind the head of the chain. Transfers are written before trades, and fees in the fee coin after
 * them. So the database checks each posting against the account's balance at that point.
 */
export function writesOf(batch: Batch): Statement[] {
  const { accounts, brokered, coinFeeMoves, transferred, fills, journals, now, transfers } = batch
  const [placed, changed] = [[...batch.placed], [...batch.changed]]
  const traded = [...accounts].map(([account, { posted, held }]) => {
    const before = transferred.get(account)
    const after = coinFeeMoves.get(account) ?? 0n
    return { id: account.id, posted: posted - (before?.posted ?? 0n) - after, held: held - (before?.held ?? 0n) }
  })
  const signature = { actor: CORE, now }
  return [
    ...(batch.seenRights.length === 0
      ? []
      : [
          forgetChanges(
            batch.seenRights.map((customer) => ({ customer })),
            1,
          ),
        ]),
    ...(transfers.length === 0 ? [] : [updateTransfers(transfers.map((end) => ({ ...end, at: now })))]),
    ...(journals.length === 0 && coinFeeMoves.size === 0 ? [] : [lockAccounts(traded.map(({ id }) => id))]),
    ...(journals.length === 0
      ? []
      : [...moveAccounts([...transferred].map(([{ id }, moved]) => ({ id, ...moved }))), insertPostings(journals)]),
    ...moveAccounts(traded),
    ...(placed.length === 0 ? [] : [insertOrders(placed.map(orderRow))]),
    ...(brokered.length === 0 ? [] : [insertBrokerOrders(brokered.map(brokerRow))]),
    ...(changed.length === 0
      ? []
      : [updateOrders(changed.map((order) => changedRow(order, batch.sameHolds.has(order))))]),
    ...(batch.steps.length === 0 ? [] : [insertSteps(batch.steps.map((step) => stepRow(step, now)))]),
    ...(batch.cuts.length === 0 ? [] : [insertCuts(batch.cuts.map((cut) => cutRow(cut, now)))]),
    ...(batch.moves.length === 0 ? [] : moveMarkets(batch, CORE)),
    ...(batch.turns.length === 0 ? [] : [insertTurns(batch.turns.map((turn) => turnRow(turn, now)))]),
    ...(journals.length === 0 ? [] : [insertJournals(signature, journals)]),
    ...(fills.length === 0 ? [] : [insertFills(signature, fills)]),
    ...coinFeeWrites(batch, signature),
  ]
}

/** Returns the fees in the fee coin: their amounts, journals and rows. */
function coinFeeWrites(batch: Batch, signature: Signature): Statement[] {
  const journals = [...batch.coinFeeJournals.values()]
  if (journals.length === 0) return []
  return [
    ...moveAccounts([...batch.coinFeeMoves].map(([{ id }, posted]) => ({ id, posted, held: 0n }))),
    insertPostings(journals),
    insertJournals(signature, journals),
    insertCoinFees(batch),
  ]
}

/** An earlier batch may have applied the same change. Then there is nothing left to delete. */
const forgetChanges = setStatement<{ customer: string }>(
  'forget_right_changes',
  { customer: 'uuid' },
  `with gone as (delete from right_change where customer_id = any({customer}) returning 1) select count(*) from gone`,
)

/**
 * Checks that the batch belongs to this leadership and follows the previous one. Otherwise another node leads, or that
 * batch was not committed.
 */
export const renewLease = ({ holder, fence }: Lease, batches: number): Statement => ({
  name: 'renew_lease',
  text: `with renewed as (update trading_lease set renewed_at = now(), batches = batches + 1, last_fence = fence
                           where id = 1 and holder = $1 and fence = $2 and batches = $3 returning 1)
         select exactly(count(*), 1) from renewed`,
  values: [holder, String(fence), String(batches - 1)],
  rows: 1,
})

const progressOf = (order: LiveOrder) => ({
  id: order.id,
  filled_lots: order.filledLots,
  filled_value: order.filledValue,
  fee: order.fee,
  coin_fee: order.coinFee,
  status: order.status,
  cancel_cause: order.cancelCause,
  canceled_number: order.canceledNumber,
  suspected_number: order.suspectedNumber,
  suspect_cause: order.suspectCause,
  entered_number: order.enteredNumber,
  triggered_at: order.triggeredAt,
  steps: order.steps,
  closed_at: order.closedAt,
  hold_captured: order.hold.captured,
  hold_released: order.hold.released,
})
/** Leaves out a hold that does not differ from the tables. */
const changedRow = (order: LiveOrder, sameHold: boolean) => ({
  ...progressOf(order),
  ...(sameHold && { hold_captured: null, hold_released: null }),
})
const progress = {
  id: 'uuid',
  filled_lots: 'bigint',
  filled_value: 'numeric',
  fee: 'numeric',
  coin_fee: 'numeric',
  status: 'smallint',
  cancel_cause: 'text',
  canceled_number: 'bigint',
  suspected_number: 'bigint',
  suspect_cause: 'text',
  entered_number: 'bigint',
  triggered_at: 'timestamptz',
  steps: 'int',
  closed_at: 'timestamptz',
  hold_captured: 'numeric',
  hold_released: 'numeric',
} as const

const orderRow = (order: LiveOrder) => ({
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
  cash_quantity: order.cashQuantity,
  maker_fee_ppm: order.makerFee,
  taker_fee_ppm: order.takerFee,
  fee_coin: order.feeCoin?.coin ?? null,
  fee_discount_ppm: order.feeCoin?.discount ?? null,
  client_order_id: order.clientOrderId,
  account_id: order.hold.account.id,
  hold_amount: order.hold.amount,
  placed_at: order.placedAt,
})
const orderTypes = {
  ...progress,
  number: 'bigint',
  customer_id: 'uuid',
  person_id: 'uuid',
  market: 'text',
  side: 'text',
  type: 'text',
  flag: 'text',
  ticks: 'bigint',
  stop_ticks: 'bigint',
  until: 'timestamptz',
  lots: 'bigint',
  price: 'numeric',
  quantity: 'numeric',
  cash_quantity: 'numeric',
  maker_fee_ppm: 'int',
  taker_fee_ppm: 'int',
  fee_coin: 'text',
  fee_discount_ppm: 'int',
  client_order_id: 'text',
  account_id: 'bigint',
  hold_amount: 'numeric',
  placed_at: 'timestamptz',
} as const
const orderNames = Object.keys(orderTypes).join(', ')

const insertOrders = setStatement<ReturnType<typeof orderRow>>(
  'insert_orders',
  orderTypes,
  `insert into trading_order (${orderNames}) select ${orderNames} from {rows}`,
)

const brokerRow = ({ order, power, apiKey, best, reference }: Batch['brokered'][number]) => {
  const price = (ticks: number | null) => (ticks === null ? null : priceOf(order.market.terms, ticks))
  return { order_id: order.id, power_id: power, api_key_id: apiKey, best: price(best), reference: price(reference) }
}
const insertBrokerOrders = setStatement<ReturnType<typeof brokerRow>>(
  'insert_broker_orders',
  { order_id: 'uuid', power_id: 'uuid', api_key_id: 'uuid', best: 'numeric', reference: 'numeric' },
  `insert into broker_order (order_id, power_id, api_key_id, best, reference)
   select order_id, power_id, api_key_id, best, reference from {rows}`,
)

const updateOrders = exactUpdate<ReturnType<typeof changedRow>>(
  'update_orders',
  progress,
  `update trading_order o
      set filled_lots = r.filled_lots, filled_value = r.filled_value, fee = r.fee, coin_fee = r.coin_fee, status = r.status, steps = r.steps,
          cancel_cause = r.cancel_cause, canceled_number = r.canceled_number, entered_number = r.entered_number,
          suspected_number = r.suspected_number, suspect_cause = r.suspect_cause, triggered_at = r.triggered_at, closed_at = r.closed_at,
          hold_captured = coalesce(r.hold_captured, o.hold_captured), hold_released = coalesce(r.hold_released, o.hold_released)
     from {rows} where o.id = r.id and o.closed_at is null and (o.status <> 6 or r.closed_at is not null)`,
)

const stepRow = ({ entity, id, n, from, to, actor }: Batch['steps'][number], at: Date) => ({
  entity,
  entity_id: id,
  n,
  from_state: from,
  to_state: to,
  at,
  actor,
})
const insertSteps = setStatement<ReturnType<typeof stepRow>>(
  'insert_steps',
  {
    entity: 'text',
    entity_id: 'text',
    n: 'int',
    from_state: 'text',
    to_state: 'text',
    at: 'timestamptz',
    actor: 'text',
  },
  `insert into transition (entity, entity_id, n, from_state, to_state, at, actor)
   select entity, entity_id, n, from_state, to_state, at, actor from {rows}`,
)

const turnRow = ({ number, market, phase, referenceTicks, indication, order }: Batch['turns'][number], at: Date) => ({
  number,
  market: market.terms.symbol,
  phase,
  reference_ticks: referenceTicks,
  ticks: indication?.price ?? null,
  lots: indication?.lots ?? 0,
  imbalance: indication?.imbalance ?? 0,
  at,
  order_id: order?.id ?? null,
})
const insertTurns = setStatement<ReturnType<typeof turnRow>>(
  'insert_turns',
  {
    number: 'bigint',
    market: 'text',
    phase: 'text',
    reference_ticks: 'bigint',
    ticks: 'bigint',
    lots: 'bigint',
    imbalance: 'bigint',
    at: 'timestamptz',
    order_id: 'uuid',
  },
  `insert into book_turn (number, market, phase, reference_ticks, ticks, lots, imbalance, at, order_id)
   select number, market, phase, reference_ticks, ticks, lots, imbalance, at, order_id from {rows}`,
)

const cutRow = ({ number, order, lastTicks, outcome, rests }: Batch['cuts'][number], at: Date) => ({
  number,
  order_id: order.id,
  market: order.market.terms.symbol,
  person_id: order.person,
  reach_ticks: lastTicks,
  outcome,
  rests,
  at,
})
const insertCuts = setStatement<ReturnType<typeof cutRow>>(
  'insert_cuts',
  {
    number: 'bigint',
    order_id: 'uuid',
    market: 'text',
    person_id: 'uuid',
    reach_ticks: 'bigint',
    outcome: 'text',
    rests: 'boolean',
    at: 'timestamptz',
  },
  `insert into order_cut (number, order_id, market, person_id, reach_ticks, outcome, rests, at)
   select number, order_id, market, person_id, reach_ticks, outcome, rests, at from {rows}`,
)

const updateTransfers = exactUpdate<{ id: string; status: string; at: Date }>(
  'update_transfers',
  { id: 'uuid', status: 'text', at: 'timestamptz' },
  `update transfer t set status = r.status, completed_at = case when r.status = 'completed' then r.at end
     from {rows} where t.id = r.id and t.status in ('requested', 'sent')`,
)
