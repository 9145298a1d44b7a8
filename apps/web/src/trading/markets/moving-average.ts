import { amount, formatAmount, parseAmount } from '@tessera/domain/books/money/amount.ts'
import type { Candle } from './candle-store.ts'

export type AveragePoint = { readonly at: string; readonly value: string }

/** The mean of the last `count` closes, truncated to `precision`. The first `count - 1` candles have no value. */
export function movingAverage(candles: readonly Candle[], count: number, precision: number): readonly AveragePoint[] {
  const closes = candles.map(({ close }) => parseAmount(close, precision) ?? 0n)
  let sum = 0n
  return candles.flatMap(({ at }, index) => {
    sum += (closes[index] ?? 0n) - (index < count ? 0n : (closes[index - count] ?? 0n))
    return index < count - 1 ? [] : [{ at, value: formatAmount(amount(sum / BigInt(count)), precision) }]
  })
}
