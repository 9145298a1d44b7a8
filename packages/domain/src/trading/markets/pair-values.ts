import { bare } from '#books/money/amount-text.ts'
import { type Amount, amount, formatAmount, parseAmount } from '#books/money/amount.ts'
import type { MarketTerms } from './market.ts'

/** Amounts of a pair as two operators enter them. */
export type PairTexts = Readonly<Record<'tick' | 'lot' | 'minValue' | 'maxValue' | 'listingPrice', string>>
type Scales = Pick<MarketTerms, 'baseScale' | 'quoteScale'>
/** A value that cannot be used, and the accepted values as figures. */
export type PairConflict = { readonly field: keyof PairTexts; readonly accepted: string }

/** Maximum of a tick or lot, in multiples of the first one. */
const MAX_STEPS = 1_000_000

/**
 * Returns the first value that breaks a rule of every pair. Amounts must be above zero, cash must never need rounding,
 * and the maximum value is checked last.
 */
export function pairConflict({ baseScale, quoteScale }: Scales, texts: PairTexts): PairConflict | undefined {
  const tick = positive(texts.tick, quoteScale)
  if (tick === undefined) return { field: 'tick', accepted: multiplesOf(1n, quoteScale) }
  const lot = positive(texts.lot, baseScale)
  const minLot = minLotOf(tick, baseScale)
  if (lot === undefined || lot % minLot !== 0n) return { field: 'lot', accepted: multiplesOf(minLot, baseScale) }
  const min = positive(texts.minValue, quoteScale)
  if (min === undefined) return { field: 'minValue', accepted: multiplesOf(1n, quoteScale) }
  const max = positive(texts.maxValue, quoteScale)
  return max === undefined || max < min ? { field: 'maxValue', accepted: `≥ ${textOf(min, quoteScale)}` } : undefined
}

/** Refuses a listing price between two ticks, and returns both neighbours as accepted values. */
export function listingConflict({ quoteScale }: Scales, texts: PairTexts): PairConflict | undefined {
  const [tick, price] = [positive(texts.tick, quoteScale), positive(texts.listingPrice, quoteScale)]
  const field = 'listingPrice'
  if (tick === undefined || price === undefined) return { field, accepted: multiplesOf(tick ?? 1n, quoteScale) }
  if (price % tick === 0n) return undefined
  const below = price - (price % tick)
  const neighbours = [below, below + tick].filter((each) => each > 0n)
  return { field, accepted: neighbours.map((each) => textOf(each, quoteScale)).join(', ') }
}

type Grid = Scales & Pick<MarketTerms, 'tick' | 'lot'>

/**
 * Refuses a tick or lot that is not a multiple of the first one, because stored prices and quantities count the first
 * ones.
 */
export function stepConflict(grid: Grid, texts: PairTexts): PairConflict | undefined {
  const { priceTicks, quantityLots } = stepsIn(grid, texts)
  if (!isStep(priceTicks)) return { field: 'tick', accepted: multiplesOf(grid.tick, grid.quoteScale, MAX_STEPS) }
  return isStep(quantityLots) ? undefined : { field: 'lot', accepted: multiplesOf(grid.lot, grid.baseScale, MAX_STEPS) }
}

const isStep = (steps: number): boolean => steps > 0 && steps <= MAX_STEPS

/** Returns the entered tick and lot as multiples of the first ones; 0 if one is not a multiple. */
export function stepsIn(grid: Grid, texts: PairTexts): Pick<MarketTerms, 'priceTicks' | 'quantityLots'> {
  return {
    priceTicks: timesOf(texts.tick, grid.quoteScale, grid.tick),
    quantityLots: timesOf(texts.lot, grid.baseScale, grid.lot),
  }
}

/** Returns `amount` as a multiple of `first`; 0 if it is not a multiple. */
function timesOf(text: string, scale: number, first: Amount): number {
  const step = parseAmount(text, scale) ?? 0n
  return step % first === 0n ? Number(step / first) : 0
}

/**
 * Returns the smallest lot whose value at one tick is a whole number of minor quote units. Every lot must be a multiple
 * of it.
 */
function minLotOf(tick: bigint, baseScale: number): bigint {
  const one = 10n ** BigInt(baseScale)
  return one / greatestDivisor(tick, one)
}

const greatestDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : greatestDivisor(b, a % b))

const positive = (text: string, scale: number): Amount | undefined => {
  const read = parseAmount(text, scale)
  return read !== undefined && read > 0n ? read : undefined
}

const textOf = (minor: bigint, scale: number): string => bare(formatAmount(amount(minor), scale))
const multiplesOf = (step: bigint, scale: number, max?: number): string =>
  `n × ${textOf(step, scale)} (n = 1, 2, 3 … ${max ?? ''}`.trimEnd() + ')'
