import { type Amount, amount, formatAmount } from '@tessera/domain/books/money/amount.ts'
import { RATE_SCALE } from '@tessera/domain/books/rates/rate.ts'

/** Formats a price without trailing zeros, but with at least two decimals: '1.3402', '1000.00'. */
export const priceText = (price: Amount): string => formatAmount(price, RATE_SCALE).replace(/(\.\d{2}\d*?)0+$/, '$1')

/** Formats parts per million as a ratio: 1500 is '0.0015'. */
export const ratioText = (ppm: number): string => formatAmount(amount(BigInt(ppm)), 6).replace(/\.?0+$/, '')
