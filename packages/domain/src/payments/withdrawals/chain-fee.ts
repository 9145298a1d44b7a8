import { type Amount, amount } from '#books/money/amount.ts'
import { MINUTE_MS } from '#platform/clock/durations.ts'

/**
 * The cost of a payment in lamports: `payment` for its transaction, `account` for opening a token account of the
 * receiver.
 */
export type ChainCost = { readonly payment: bigint; readonly account: bigint }

export const feeModes = ['fixed', 'chain'] as const
export type FeeMode = (typeof feeModes)[number]

/** The rules of a network's withdrawal fee. A fixed fee equals the maximum. */
export type FeeRule = {
  readonly mode: FeeMode
  readonly marginPpm: number
  readonly min: Amount
  readonly max: Amount
}

/** The prices of one whole coin each, in the same currency and at the same scale. */
export type CostPrices = { readonly native: Amount; readonly coin: Amount }

const PPM = 1_000_000n
const LAMPORTS_PER_SOL = 1_000_000_000n
/** Factor by which the cost reported by one node may exceed that reported by another. */
const MOST_TIMES = 2n
/** Milliseconds after which a reading of the chain no longer counts. */
export const COST_FRESH_MS = 10 * MINUTE_MS
/** Milliseconds for which a quoted fee applies. */
export const QUOTE_MS = 15 * MINUTE_MS

/**
 * Returns the largest of the costs that the nodes report. Undefined if they differ too much, because one node could
 * report any cost.
 */
export function agreedCost(readings: readonly ChainCost[]): ChainCost | undefined {
  const payment = agreed(readings.map((each) => each.payment))
  const account = agreed(readings.map((each) => each.account))
  return payment === undefined || account === undefined ? undefined : { payment, account }
}

function agreed(figures: readonly bigint[]): bigint | undefined {
  const [least, ...rest] = figures.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  if (least === undefined) return undefined
  const most = rest.at(-1) ?? least
  return most <= least * MOST_TIMES ? most : undefined
}

/**
 * Returns the fee for a cost, in minor units of a coin with `scale` decimals: cost plus margin, rounded up, between
 * minimum and maximum. Without a cost or a price, returns the maximum.
 */
export function feeFor(
  { mode, marginPpm, min, max }: FeeRule,
  lamports: bigint | undefined,
  prices: CostPrices | undefined,
  scale: number,
): Amount {
  if (mode === 'fixed' || lamports === undefined || prices === undefined || prices.coin === 0n) return max
  const cost = lamports * prices.native * (PPM + BigInt(marginPpm)) * 10n ** BigInt(scale)
  const by = LAMPORTS_PER_SOL * prices.coin * PPM
  const fee = amount((cost + by - 1n) / by)
  if (fee > max) return max
  return fee < min ? min : fee
}

/** Returns the cost of a payment to a receiver in lamports. */
export const costTo = ({ payment, account }: ChainCost, hasAccount: boolean): bigint =>
  hasAccount ? payment : payment + account
