import { type Ppm, ppm } from '#books/money/amount.ts'
import { type FeeConflict, repeatedRow } from './repeated-row.ts'
import type { LimitClass } from '#books/limits/withdrawal-limits.ts'

export const feeClasses = ['ri', 'ai', 'ei', 'corporate'] as const satisfies readonly LimitClass[]
export type FeeClass = (typeof feeClasses)[number]

/** The fees of a trade, each in parts per million of its value. */
export type Rates = { readonly maker: Ppm; readonly taker: Ppm }
type Row = { readonly maker: number; readonly taker: number }
/**
 * The rates that operators set in addition to those of each pair. Each tier has a higher volume, in whole units of the
 * reference currency, and lower rates than the one before.
 */
export type TradingFees = {
  readonly tiers: readonly (Row & { readonly volume: number })[]
  readonly classes: readonly (Row & { readonly class: FeeClass })[]
  readonly products: readonly (Row & { readonly class: FeeClass; readonly product: string })[]
  readonly pairs: readonly (Row & { readonly class: FeeClass; readonly pair: string })[]
}
/**
 * The fee class of a customer, and the value of the trades of the last 30 days in whole units of the reference
 * currency.
 */
export type FeeBasis = { readonly feeClass: FeeClass; readonly volume: number }
/** A pair with its own rates. */
export type FeePair = {
  readonly symbol: string
  readonly base: string
  readonly makerFee: Ppm
  readonly takerFee: Ppm
}

/** The rules that determine a rate, the most specific one first. */
export const feeRules = ['class_pair', 'class_product', 'tier', 'class', 'pair'] as const
export type FeeRule = (typeof feeRules)[number]
/** The rates of a customer on a pair, and the rule that determined them. */
export type ChosenRates = Rates & { readonly rule: FeeRule }

/** Number of days whose trades count towards a tier. */
export const VOLUME_DAYS = 30

/** Returns the number of the highest tier that a volume reaches; 0 if it reaches none. */
export const tierOf = ({ tiers }: Pick<TradingFees, 'tiers'>, volume: number): number =>
  tiers.filter((tier) => tier.volume <= volume).length

/**
 * Returns the rates of a customer on a pair. The first matching rule applies: class and pair, class and product, tier,
 * class, pair. A tier only lowers a rate; it never raises one. Source: decision 0147.
 */
export function tradingRates(fees: TradingFees, { feeClass, volume }: FeeBasis, pair: FeePair): ChosenRates {
  const onPair = fees.pairs.find((row) => row.class === feeClass && row.pair === pair.symbol)
  if (onPair !== undefined) return chosen('class_pair', onPair)
  const onProduct = fees.products.find((row) => row.class === feeClass && row.product === pair.base)
  if (onProduct !== undefined) return chosen('class_product', onProduct)
  const ofClass = fees.classes.find((row) => row.class === feeClass)
  const usual =
    ofClass === undefined ? chosen('pair', { maker: pair.makerFee, taker: pair.takerFee }) : chosen('class', ofClass)
  const tier = fees.tiers[tierOf(fees, volume) - 1]
  if (tier === undefined) return usual
  const lower = { maker: Math.min(tier.maker, usual.maker), taker: Math.min(tier.taker, usual.taker) }
  return lower.maker < usual.maker || lower.taker < usual.taker ? chosen('tier', lower) : usual
}

const chosen = (rule: FeeRule, { maker, taker }: Row): ChosenRates => ({ maker: ppm(maker), taker: ppm(taker), rule })

/**
 * Returns the first row that conflicts with an earlier one. It is a tier without a higher volume or without lower
 * rates, or a second row of the same class, product or pair.
 */
export const tradingFeesConflict = (fees: TradingFees): FeeConflict | undefined =>
  tierConflict(fees) ??
  repeatedRow('classes', 'class', fees.classes, (row) => row.class) ??
  repeatedRow('products', 'product', fees.products, (row) => `${row.class} ${row.product}`) ??
  repeatedRow('pairs', 'pair', fees.pairs, (row) => `${row.class} ${row.pair}`)

function tierConflict({ tiers }: TradingFees): FeeConflict | undefined {
  for (const [at, tier] of tiers.entries()) {
    const before = tiers[at - 1]
    if (before === undefined) continue
    if (tier.volume <= before.volume) return { field: `tiers.${at}.volume`, accepted: `> ${before.volume}` }
    if (tier.maker > before.maker) return { field: `tiers.${at}.maker`, accepted: `≤ ${percentText(before.maker)}` }
    if (tier.taker > before.taker) return { field: `tiers.${at}.taker`, accepted: `≤ ${percentText(before.taker)}` }
    if (tier.maker === before.maker && tier.taker === before.taker)
      return { field: `tiers.${at}.taker`, accepted: `< ${percentText(before.taker)}` }
  }
  return undefined
}

/** Formats parts per million as a percentage: 1,500 is `0.15%`. */
const percentText = (parts: number): string => `${parts / 10_000}%`
