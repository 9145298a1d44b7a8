import { ppm } from '@tessera/domain/books/money/amount.ts'
import type { MarketTerms } from '@tessera/domain/trading/markets/market.ts'
import type { OrderFlag, OrderType } from '@tessera/domain/trading/orders/kinds.ts'
import type { OrderStatus } from '@tessera/domain/trading/orders/status.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { type RawBuilder, sql } from 'kysely'
import type { OrderFacts } from './order-view.ts'

/** A row of trading_order for its API form. Safe integers are read as text, so that a number above 2^53 is detected. */
export type OrderRow = {
  id: string
  number: bigint
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
  fee_coin: string | null
  fee_coin_scale: number | null
  fee_discount_ppm: number | null
  coin_fee: bigint
  status: OrderStatus
  cancel_cause: OrderFacts['cancelCause']
  client_order_id: string
  placed_at: Date
  closed_at: Date | null
}

export const orderColumns: RawBuilder<unknown> = sql`
  o.id, o.number, o.market, o.side, o.type, o.flag, o.ticks, o.stop_ticks, o.triggered_at, o.until, o.lots, o.cash_quantity, o.filled_lots, o.filled_value, o.fee, o.fee_coin,
  case when o.fee_coin is not null then (select scale from coin where code = o.fee_coin) end as fee_coin_scale, o.fee_discount_ppm, o.coin_fee, o.status, o.cancel_cause,
  o.client_order_id, o.placed_at, o.closed_at`

export function readOrder(row: OrderRow, terms: MarketTerms | undefined): OrderFacts {
  assert(terms, `market ${row.market} of order ${row.id} is missing`)
  return {
    terms,
    id: row.id,
    number: Number(row.number),
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
    feeCoin:
      row.fee_coin === null || row.fee_coin_scale === null
        ? null
        : { coin: row.fee_coin, scale: row.fee_coin_scale, discount: ppm(row.fee_discount_ppm ?? 0) },
    coinFee: row.coin_fee,
    status: row.status,
    cancelCause: row.cancel_cause,
    clientOrderId: row.client_order_id,
    placedAt: row.placed_at,
    closedAt: row.closed_at,
  }
}
