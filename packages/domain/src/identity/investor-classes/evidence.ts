import type { InvestorRules } from './rules.ts'

/** Grounds for a class above retail. */
export const investorGrounds = [
  'income',
  'financial_assets',
  'personal_assets',
  'company_assets',
  'exam',
  'role',
] as const
export type InvestorGround = (typeof investorGrounds)[number]
/** The classes that customers apply for; `ri` is the default class. */
export const appliedClasses = ['ai', 'ei'] as const
export type AppliedClass = (typeof appliedClasses)[number]

/** The class of each ground, and the types of account that may use it. */
export const groundsFor = {
  income: { class: 'ai', who: ['individual'] },
  financial_assets: { class: 'ai', who: ['individual'] },
  personal_assets: { class: 'ai', who: ['individual'] },
  company_assets: { class: 'ai', who: ['corporate'] },
  exam: { class: 'ei', who: ['individual'] },
  role: { class: 'ei', who: ['individual', 'corporate'] },
} as const satisfies Record<
  InvestorGround,
  { readonly class: AppliedClass; readonly who: readonly ('individual' | 'corporate')[] }
>

/** Grounds that are proven by sums of money. */
export type WorthGround = Exclude<InvestorGround, 'exam' | 'role'>
export const isWealthGround = (ground: InvestorGround): ground is WorthGround => ground !== 'exam' && ground !== 'role'

/** Sums in whole SGD, debts deducted. */
export type Worth = {
  /** Income of the last 12 months. */
  readonly income: number
  /** The value of the home above its mortgage. */
  readonly home: number
  /** Other assets; for the ground of financial assets, only financial ones. */
  readonly assets: number
  readonly volatileTokens: number
  readonly stablecoins: number
}

/** The sums that each ground requires; all other sums are zero. */
export const worthFields = {
  income: ['income'],
  financial_assets: ['assets', 'volatileTokens', 'stablecoins'],
  personal_assets: ['home', 'assets', 'volatileTokens', 'stablecoins'],
  company_assets: ['assets', 'volatileTokens', 'stablecoins'],
} as const satisfies Record<WorthGround, readonly (keyof Worth)[]>

const afterHaircut = (sum: number, percent: number): number => Math.floor((sum * (100 - percent)) / 100)

/**
 * Returns the sum in SGD that counts for a ground, rounded down: tokens after haircut and cap, the home up to its cap.
 * Source: decision G24.
 */
export function countedWorth(ground: WorthGround, worth: Worth, rules: InvestorRules): number {
  if (ground === 'income') return worth.income
  const volatile = Math.min(afterHaircut(worth.volatileTokens, rules.volatileHaircut), rules.volatileAtMost)
  const stable = afterHaircut(worth.stablecoins, rules.stableHaircut)
  const home = ground === 'personal_assets' ? Math.min(worth.home, rules.homeAtMost) : 0
  return home + worth.assets + volatile + stable
}

/** Returns the threshold of a ground in whole SGD. */
export const thresholdOf = (ground: WorthGround, rules: InvestorRules): number =>
  ({
    income: rules.income,
    financial_assets: rules.financialAssets,
    personal_assets: rules.personalAssets,
    company_assets: rules.companyAssets,
  })[ground]

/** True if the counted sum qualifies for the class: income at or above the threshold, assets only above it. */
export const reaches = (ground: WorthGround, counted: number, rules: InvestorRules): boolean =>
  ground === 'income' ? counted >= thresholdOf(ground, rules) : counted > thresholdOf(ground, rules)
