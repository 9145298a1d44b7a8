import { cashPerLotTick, type MarketTerms } from '@tessera/domain/trading/markets/market.ts'
import type { Amount, Ppm } from '@tessera/domain/books/money/amount.ts'
import { sql } from 'kysely'
import { changed } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { insertSetPrice, saveReference } from './references.sql.ts'

export type NewMarket = Omit<MarketTerms, 'priceTicks' | 'quantityLots'> & {
  /** The first reference price, approved by two people with the listing, in quote for one whole base unit. */
  readonly listingPrice: Amount
  readonly dynamicBand: Ppm
}

/** Lists a pair in the state closed; `moveMarket` opens it. The trading core finds it with its next batch. */
export async function listMarket(tx: Tx, market: NewMarket): Promise<void> {
  // Throws if amounts of this tick and lot would need rounding. Then nothing is listed.
  cashPerLotTick(market)
  const { symbol, base, quote, tick, lot, minValue, maxValue, makerFee, takerFee, band, dynamicBand, listingPrice } =
    market
  await changed(
    tx,
    sql`insert into market (symbol, base, quote, tick, lot, min_value, max_value, maker_fee_ppm, taker_fee_ppm, band_ppm, dynamic_band_ppm,
                            listing_price, status, listed_at)
        values (${symbol}, ${base}, ${quote}, ${String(tick)}::numeric, ${String(lot)}::numeric, ${String(minValue)}::numeric,
                ${String(maxValue)}::numeric, ${makerFee}, ${takerFee}, ${band}, ${dynamicBand}, ${String(listingPrice)}::numeric, 'closed', ${tx.now})`,
  )
  await insertSetPrice(tx, symbol, listingPrice)
  await saveReference(tx, symbol, { price: listingPrice, source: 'operators' })
  await changed(
    tx,
    sql`insert into transition (entity, entity_id, n, from_state, to_state, at, actor)
        values ('market', ${symbol}, 1, null, 'closed', ${tx.now}, ${tx.actor})`,
  )
}
