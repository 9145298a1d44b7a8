import { amount, formatAmount, parseAmount } from '@tessera/domain/books/money/amount.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { RATE_SCALE } from '@tessera/domain/books/rates/rate.ts'
import { MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'

/** Prices in US dollars, with the largest change up or down in parts per million. */
const prices: Readonly<Record<string, readonly [price: string, maxChangePpm: bigint]>> = {
  USD: ['1', 0n],
  tUSD: ['1.0001', 80n],
  SGD: ['0.7462', 1800n],
  CNY: ['0.1389', 900n],
  HKD: ['0.1282', 300n],
  EUR: ['1.0874', 2400n],
  JPY: ['0.006683', 3000n],
}
const HALF_MINUTES = 120

/** A triangle wave of four hours from -half to half; each coin has another phase. */
function wave(at: Date, index: number): bigint {
  const minute = Math.floor(at.getTime() / MINUTE_MS) + index * 37
  const step = minute % (2 * HALF_MINUTES)
  return BigInt((step < HALF_MINUTES ? step : 2 * HALF_MINUTES - step) - HALF_MINUTES / 2)
}

/** The price of each coin at a moment, deterministic by time. */
export function pricesAt(at: Date): Record<string, string> {
  return Object.fromEntries(
    Object.entries(prices).map(([coin, [text, maxChangePpm]], index) => {
      const base = parseAmount(text, RATE_SCALE)
      assert(base, `the price of ${coin} is invalid`)
      const moved = base + (base * maxChangePpm * wave(at, index)) / (1_000_000n * BigInt(HALF_MINUTES / 2))
      return [coin, formatAmount(amount(moved), RATE_SCALE)]
    }),
  )
}
