import { parseAmount } from '@tessera/domain/books/money/amount.ts'

const PPM_DECIMALS = 6
const PPM_OF_PERCENT = 10_000

/** A ratio in percent with up to four decimals: '0.0015' is `0.15`. */
export function percentOfRatio(ratio: string): string {
  const parts = parseAmount(ratio, PPM_DECIMALS)
  return parts === undefined ? '--' : String(Number(parts) / PPM_OF_PERCENT)
}

/** A ratio with the percent sign: '0.0015' is `0.15%`. */
export const rateText = (ratio: string): string => `${percentOfRatio(ratio)}%`
