import { HOUR_MS } from '#platform/clock/durations.ts'
import type { Amount } from '#books/money/amount.ts'

/** The rate sources that can be configured: the first gives the price, the second confirms it. */
export const feeds = ['first', 'second'] as const
export type Feed = (typeof feeds)[number]

/**
 * Maximum change of a price within `seconds`, in parts per million. A step without a coin applies to all coins that
 * have none.
 */
export type Step = { readonly coin: string | undefined; readonly ppm: number; readonly seconds: number }

/** The price of one coin in US dollars, at `RATE_SCALE`, as one source reported it. */
export type Quote = { readonly feed: Feed; readonly price: Amount }

/** Lowest and highest agreed price in the hour that began at `hour`. */
export type HourRange = { readonly hour: Date; readonly low: Amount; readonly high: Amount }
/** The last agreed price and the hours before it. */
export type Agreed = { readonly price: Amount; readonly hours: readonly HourRange[] }

/** The reasons for holding back a price, in order of precedence. */
export const heldReasons = ['one_source', 'sources_differ', 'no_agreed_rate', 'step_too_large'] as const
export type HeldReason = (typeof heldReasons)[number]

type Question = {
  readonly coin: string
  /** At least one quote; those of the first feed come before the second's. */
  readonly quotes: readonly Quote[]
  /** The number of configured sources. */
  readonly sources: number
  /** Parts per million by which two sources may differ. */
  readonly tolerancePpm: number
  /** Undefined without an earlier agreed price. */
  readonly agreed: Agreed | undefined
  readonly steps: Readonly<Record<Feed, readonly Step[]>>
  readonly now: Date
}

const PPM = 1_000_000n

/**
 * True if the larger price exceeds the smaller one by at most `ppm` parts per million. A difference of exactly `ppm` is
 * accepted.
 */
export function isWithin(a: Amount, b: Amount, ppm: number): boolean {
  const [low, high] = a < b ? [a, b] : [b, a]
  return high * PPM <= low * (PPM + BigInt(ppm))
}

/**
 * Returns the reason for which the price is held back, or undefined if it is agreed. Two sources must agree with each
 * other. Each price must be within the largest step of its source, measured from every price agreed within the step's
 * time and from the last one. Without an agreed price, two sources are required. Source: decision 0061, threat NODE-02.
 */
export function heldBack(question: Question): HeldReason | undefined {
  const { quotes, sources, tolerancePpm, agreed, steps } = question
  if (quotes.length < sources) return 'one_source'
  const [first, second] = quotes
  if (first && second && !isWithin(first.price, second.price, tolerancePpm)) return 'sources_differ'
  if (agreed === undefined) return sources < 2 ? 'no_agreed_rate' : undefined
  const fits = quotes.every(({ feed, price }) =>
    stepsOf(question.coin, steps[feed]).every((step) => isInStep(price, agreed, step, question.now)),
  )
  return fits ? undefined : 'step_too_large'
}

/** Returns the coin's own steps, otherwise those for all coins. */
function stepsOf(coin: string, steps: readonly Step[]): readonly Step[] {
  const own = steps.filter((step) => step.coin === coin)
  return own.length > 0 ? own : steps.filter((step) => step.coin === undefined)
}

function isInStep(price: Amount, agreed: Agreed, { ppm, seconds }: Step, now: Date): boolean {
  const from = now.getTime() - seconds * 1000 - HOUR_MS
  const hours = agreed.hours.filter(({ hour }) => hour.getTime() > from)
  return [agreed.price, ...hours.flatMap(({ low, high }) => [low, high])].every((past) => isWithin(price, past, ppm))
}

/**
 * Lowest and highest possible price, which are equal for an agreed price. Limits use the higher one, thresholds the
 * lower one.
 */
export type PriceRange = { readonly low: Amount; readonly high: Amount }

/** Returns the range of all given prices, which includes `one`. */
export const rangeOf = (one: Amount, others: readonly Amount[] = []): PriceRange => ({
  low: others.reduce((low, price) => (price < low ? price : low), one),
  high: others.reduce((high, price) => (price > high ? price : high), one),
})
