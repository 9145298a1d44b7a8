import type { TradedAuction } from '@tessera/contract/trading/markets/markets.ts'
import { type MarketTerms, priceText, quantityText } from '@tessera/domain/trading/markets/market.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { many, type Source } from '#platform/database/rows.ts'

/** Returns the auctions of a pair that traded, newest first, with their results. */
export async function readAuctions(
  tx: Source,
  terms: MarketTerms,
  limit: number,
): Promise<z.input<typeof TradedAuction>[]> {
  const rows = await many(
    tx,
    sql<{ at: Date; ticks: bigint; lots: bigint }>`
      select at, ticks, lots from book_turn where market = ${terms.symbol} and lots > 0 order by number desc limit ${limit}`,
  )
  return rows.map(({ at, ticks, lots }) => ({
    at: at.toISOString(),
    price: priceText(terms, Number(ticks)),
    quantity: quantityText(terms, Number(lots)),
  }))
}
