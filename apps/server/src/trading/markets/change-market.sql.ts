import { type MarketTerms, priceText, quantityText } from '@tessera/domain/trading/markets/market.ts'
import type { Ppm } from '@tessera/domain/books/money/amount.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { type RawBuilder, sql } from 'kysely'
import { notify } from '#services/messages/notify.ts'
import { changed, many, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { isOffStep } from '#trading/trading/orders-to-end.sql.ts'
import { lockMarket, moveMarket, stateAfter } from './move-market.sql.ts'

/**
 * Writes new rules of a pair. The lock waits for running batches, so that the next batch applies them to each order
 * that it accepts. Orders that are already accepted keep their fees (decision 0008). A delisted pair stops, and the
 * trading core cancels its orders.
 */
export async function changeMarket(
  tx: Tx,
  terms: MarketTerms & { readonly dynamicBand: Ppm },
  isDelisted: boolean,
): Promise<void> {
  const market = await lockMarket(tx, terms.symbol)
  assert(market, `market ${terms.symbol} is missing`)
  if (!isDelisted) await noticeOffStep(tx, terms)
  else if (!market.delisted) await stop(tx, terms.symbol, market)
  await changed(
    tx,
    sql`update market set price_ticks = ${terms.priceTicks}, quantity_lots = ${terms.quantityLots}, min_value = ${String(terms.minValue)}::numeric,
            max_value = ${String(terms.maxValue)}::numeric, maker_fee_ppm = ${terms.makerFee}, taker_fee_ppm = ${terms.takerFee},
            band_ppm = ${terms.band}, dynamic_band_ppm = ${terms.dynamicBand}, delisted_at = case when ${isDelisted} then coalesce(delisted_at, ${tx.now}) end
         where symbol = ${terms.symbol}`,
  )
}

/** Moves a pair to cancel-only, also from a halt, so that its orders can end. */
async function stop(tx: Tx, symbol: string, market: Parameters<typeof stateAfter>[0]): Promise<void> {
  if (stateAfter(market, 'restrict') !== undefined) await moveMarket(tx, symbol, 'restrict')
  for (const { person, count } of await ownersOf(tx, openOrders(symbol)))
    await notify(tx, person, { kind: 'pair_delisted', params: { symbol, count: String(count) } })
}

type Steps = Pick<MarketTerms, 'symbol' | 'priceTicks' | 'quantityLots'>
const openOrders = (symbol: string) => sql`trading_order o where o.market = ${symbol} and o.status in (0, 1, 5)`
const offStep = ({ priceTicks, quantityLots }: Steps) => isOffStep(sql`${priceTicks}::int`, sql`${quantityLots}::int`)

/** Open orders of a pair and those off a step, and the people who own them. */
type OrderCounts = { open: number; off: number; owners: number; losers: number }
/** The number of open orders of a pair, and of those that do not fit these steps, with the number of their owners. */
export const countOpenOrders = (source: Source, steps: Steps): Promise<OrderCounts> =>
  one(
    source,
    sql<OrderCounts>`
      select count(*)::int as open, count(*) filter (where ${offStep(steps)})::int as off,
             count(distinct o.person_id)::int as owners,
             count(distinct o.person_id) filter (where ${offStep(steps)})::int as losers
        from ${openOrders(steps.symbol)}`,
  )

/** Notifies everybody whose open orders the trading core will cancel, because they do not fit the new steps. */
async function noticeOffStep(tx: Tx, terms: MarketTerms): Promise<void> {
  const { symbol, base, quote } = terms
  const owners = await ownersOf(tx, sql`${openOrders(symbol)} and ${offStep(terms)}`)
  const steps = { tick: priceText(terms, terms.priceTicks), lot: quantityText(terms, terms.quantityLots) }
  for (const { person, count } of owners)
    await notify(tx, person, {
      kind: 'orders_off_step',
      params: { symbol, base, quote, count: String(count), ...steps },
    })
}

/** Returns the people who own open orders, with their number. */
const ownersOf = (tx: Tx, orders: RawBuilder<unknown>): Promise<{ person: string; count: number }[]> =>
  many(
    tx,
    sql<{ person: string; count: number }>`
      select o.person_id as person, count(*)::int as count from ${orders} group by 1 order by 1`,
  )
