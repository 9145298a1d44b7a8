import { MAX_COIN_DISCOUNT } from '@tessera/domain/books/fees/fee-coin.ts'
import { ppm, rows, text } from './setting-fields.ts'

/**
 * The coin in which customers may pay trading fees, and the share of a fee that they save; no rows if there is none.
 */
export const feeCoinArea = {
  coins: rows({ coin: text(12), discount: ppm(0, MAX_COIN_DISCOUNT) }, 1),
} as const
