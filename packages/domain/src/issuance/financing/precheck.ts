import { type Amount, amount, formatAmount } from '#books/money/amount.ts'
import { worthOf } from '#books/rates/rate.ts'

/** Requirements for a listing (specification §1, decision G44), in whole Singapore dollars. */
export const precheckNeeds = { currency: 'SGD', revenue: 2_000_000, raised: 4_000_000, months: 12 } as const
const SGD_SCALE = 2
const whole = (dollars: number): Amount => amount(BigInt(dollars) * 10n ** BigInt(SGD_SCALE))

/** Figures of the last financial year in one currency; null where empty. */
export type Precheck = {
  readonly currency: string | null
  readonly year: number | null
  readonly revenue: string | null
  readonly raised: string | null
  readonly cash: string | null
  /** The monthly expenses of the company. */
  readonly monthlyCost: string | null
}
export const precheckFields = ['currency', 'year', 'revenue', 'raised', 'cash', 'monthlyCost'] as const
export const noPrecheck: Precheck = {
  currency: null,
  year: null,
  revenue: null,
  raised: null,
  cash: null,
  monthlyCost: null,
}

export const precheckLacks = ['size', 'working_capital', 'year'] as const
export type PrecheckLack = (typeof precheckLacks)[number]

/** Figures in minor units of their currency, with the price of one unit of it in Singapore dollars. */
export type Figures = {
  readonly scale: number
  readonly rate: Amount
  readonly year: number
  readonly revenue: Amount
  readonly raised: Amount
  readonly cash: Amount
  readonly monthlyCost: Amount
}
export type Checked = {
  readonly lacks: readonly PrecheckLack[]
  /** In Singapore dollars, as text. */
  readonly revenue: string
  readonly raised: string
  /** Number of whole months for which the cash lasts; null without expenses. */
  readonly months: number | null
}

/** True for accounts of a closed year that is at most two years ago; older ones are not relevant. */
const isFresh = (year: number, thisYear: number): boolean => year < thisYear && year >= thisYear - 2

/** Requires one of the two sizes, and a year of working capital. Values exactly at a limit pass. */
export function precheck(figures: Figures, thisYear: number): Checked {
  const inSgd = (of: Amount): Amount => worthOf(of, figures.scale, figures.rate, SGD_SCALE)
  const [revenue, raised] = [inSgd(figures.revenue), inSgd(figures.raised)]
  const isLarge = revenue >= whole(precheckNeeds.revenue) || raised >= whole(precheckNeeds.raised)
  const lasts = figures.cash >= figures.monthlyCost * BigInt(precheckNeeds.months)
  const lacks: Record<PrecheckLack, boolean> = {
    size: !isLarge,
    working_capital: !lasts,
    year: !isFresh(figures.year, thisYear),
  }
  return {
    lacks: precheckLacks.filter((lack) => lacks[lack]),
    revenue: formatAmount(revenue, SGD_SCALE),
    raised: formatAmount(raised, SGD_SCALE),
    months: figures.monthlyCost === 0n ? null : Number(figures.cash / figures.monthlyCost),
  }
}
