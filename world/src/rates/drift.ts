import { amount, formatAmount, parseAmount } from '@tessera/domain/books/money/amount.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { RATE_SCALE } from '@tessera/domain/books/rates/rate.ts'

/** In US dollars, and how far each may go up or down from there, in parts per million. */
const prices: Readonly<Record<string, readonly [price: string, sway: bigint]>> = {
  USD: ['1', 0n],
  tUSD: ['1.0001', 80n],
  SGD: ['0.7462', 1800n],
  CNY: ['0.1389', 900n],
  HKD: ['0.1282', 300n],
  EUR: ['1.0874', 2400n],
  JPY: ['0.006683', 3000n],
}
const MINUTE_MS = 60_000
const HALF_MINUTES = 120

/** Up and down again in a straight line, every four hours; each coin begins at another place. From -half to half. */
function wave(at: Date, place: number): bigint {
  const minute = Math.floor(at.getTime() / MINUTE_MS) + place * 37
  const step = minute % (2 * HALF_MINUTES)
  return BigInt((step < HALF_MINUTES ? step : 2 * HALF_MINUTES - step) - HALF_MINUTES / 2)
}

/** What one of each coin is worth at a moment: the same for the same moment, always. */
export function pricesAt(at: Date): Record<string, string> {
  return Object.fromEntries(
    Object.entries(prices).map(([coin, [text, sway]], place) => {
      const base = parseAmount(text, RATE_SCALE)
      assert(base, `price of ${coin}`)
      const moved = base + (base * sway * wave(at, place)) / (1_000_000n * BigInt(HALF_MINUTES / 2))
      return [coin, formatAmount(amount(moved), RATE_SCALE)]
    }),
  )
}
