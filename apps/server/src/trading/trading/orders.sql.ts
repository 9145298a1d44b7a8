import type { MarketTerms } from '@tessera/domain/trading/markets/market.ts'
import type { OrderFlag, OrderType } from '@tessera/domain/trading/orders/kinds.ts'
import type { OrderStatus } from '@tessera/domain/trading/orders/status.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { type RawBuilder, sql } from 'kysely'
import type { OrderFacts } from './order-view.ts'

/** A row of trading_order for its wire form. Safe integers come as text, so that a number above 2^53 is noticed. */
export type OrderRow = {
  id: string
  market: string
  side: 'buy' | 'sell'
  type: OrderType
  flag: OrderFlag
  ticks: bigint
  stop_ticks: bigint | null
  triggered_at: Date | null
  until: Date | null
  lots: bigint
  cash_quantity: bigint | null
  filled_lots: bigint
  filled_value: bigint
  fee: bigint
  status: OrderStatus
  cancel_cause: OrderFacts['cancelCause']
  client_order_id: string
  placed_at: Date
  closed_at: Date | null
}

export const orderColumns: RawBuilder<unknown> = sql`
  o.id, o.market, o.side, o.type, o.flag, o.ticks, o.stop_ticks, o.triggered_at, o.until, o.lots, o.cash_quantity, o.filled_lots, o.filled_value, o.fee, o.status, o.cancel_cause,
  o.client_order_id, o.placed_at, o.closed_at`

export function readOrder(row: OrderRow, terms: MarketTerms | undefined): OrderFacts {
  assert(terms, `market ${row.market} of order ${row.id} is missing`)
  return {
    terms,
    id: row.id,
    side: row.side,
    type: row.type,
    flag: row.flag,
    ticks: Number(row.ticks),
    stopTicks: row.stop_ticks === null ? null : Number(row.stop_ticks),
    triggeredAt: row.triggered_at,
    until: row.until,
    lots: Number(row.lots),
    cashQuantity: row.cash_quantity,
    filledLots: Number(row.filled_lots),
    filledValue: row.filled_value,
    fee: row.fee,
    status: row.status,
    cancelCause: row.cancel_cause,
    clientOrderId: row.client_order_id,
    placedAt: row.placed_at,
    closedAt: row.closed_at,
  }
}
