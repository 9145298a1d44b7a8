import { type Amount, parseAmount } from '#books/money/amount.ts'
import { brokenSale, type PayScales, type SaleRule, saleRules, type SaleTexts } from '#issuance/new-coins/sale.ts'
import type { AllotmentMethod } from '#issuance/subscriptions/allot.ts'
import type { ProductType } from './product.ts'

/** Fractions of one are stored in millionths. */
export const RATIO_SCALE = 6
const MAX_FEE_PPM = 100_000n

/** The allotment in the terms; see `AllotmentTerms` of the contract. */
type AllotmentTexts = {
  readonly allotmentMethod: AllotmentMethod | null
  readonly minimumRaise: string | null
  readonly ballotSlot: number | null
  readonly bands: readonly { readonly fromUnits: string | null; readonly units: string | null }[]
}

/**
 * The input of the rules for a product's terms; each text in canonical form, with whole units. A value that the draft
 * lacks is null.
 */
export type TermTexts = {
  readonly facts: { readonly type: ProductType | null }
  /** Set for a token sale only. */
  readonly sale?: SaleTexts | undefined
  readonly economics: Readonly<
    Record<'currency' | 'unitPrice' | 'minUnits' | 'stepUnits' | 'supply' | 'fee', string | null>
  > & {
    readonly expectedReturn: string | null
    /** The basis of the expected return, in both languages. */
    readonly returnBasis: object | null
  }
  readonly access: { readonly maxUnits: string | null }
  readonly allotment?: AllotmentTexts | undefined
  readonly life: Readonly<Record<'opensAt' | 'closesAt' | 'allotmentExpectedAt', string | null>>
}

/** The rules about terms in the order of checks, each with its field. */
export const termRules = {
  type: { field: 'facts.type' },
  currency: { field: 'economics.currency' },
  unitPrice: { field: 'economics.unitPrice' },
  fee: { field: 'economics.fee' },
  returnBasis: { field: 'economics.returnBasis.en' },
  stepUnits: { field: 'economics.stepUnits' },
  minUnits: { field: 'economics.minUnits' },
  supply: { field: 'economics.supply' },
  supplyInSteps: { field: 'economics.supply' },
  minUnitsInSteps: { field: 'economics.minUnits' },
  maxUnits: { field: 'access.maxUnits' },
  minimumRaise: { field: 'allotment.minimumRaise' },
  ballotSlot: { field: 'allotment.ballotSlot' },
  bands: { field: 'allotment.bands' },
  closesAt: { field: 'life.closesAt' },
  allotmentExpectedAt: { field: 'life.allotmentExpectedAt' },
  ...saleRules,
} as const satisfies Record<string, { readonly field: string }>
export type TermRule = keyof typeof termRules

/** Rules that a draft may break, because values that are still missing can satisfy them. */
const rulesOfCompleteTerms: ReadonlySet<TermRule> = new Set(['returnBasis', 'ballotSlot', 'allocation', 'unlocks'])

/** True if terms that break the rule can be saved as a draft. They cannot be published. */
export const isAllowedInDraft = (rule: TermRule, { sale }: Pick<TermTexts, 'sale'>): boolean =>
  rulesOfCompleteTerms.has(rule) || (rule === 'payCoins' && sale?.payCoins.length === 0)

const unitsIn = (text: string | null): bigint | null => (text === null ? null : BigInt(text))

/**
 * Returns the figures that rules calculate with; null if missing. A price or fee with too many decimals is undefined.
 * `scale` is that of the currency; without it, a price is undefined.
 */
export function figuresIn({ economics, access }: Pick<TermTexts, 'economics' | 'access'>, scale: number | undefined) {
  const { unitPrice, fee } = economics
  return {
    unitPrice: unitPrice === null ? null : scale === undefined ? undefined : parseAmount(unitPrice, scale),
    feePpm: fee === null ? null : parseAmount(fee, RATIO_SCALE),
    supply: unitsIn(economics.supply),
    min: unitsIn(economics.minUnits),
    step: unitsIn(economics.stepUnits),
    max: unitsIn(access.maxUnits),
  }
}

/**
 * Returns the rules that the terms break. A rule about a missing value counts as satisfied. `scale` is that of the
 * currency, undefined if it is not listed; `payScaleOf` returns the scale of a coin that pays for a sale.
 */
export function brokenTerms(terms: TermTexts, scale: number | undefined, payScaleOf: PayScales = noCoin): TermRule[] {
  const { unitPrice, feePpm, supply, min, step, max } = figuresIn(terms, scale)
  const { type } = terms.facts
  const { currency, expectedReturn, returnBasis } = terms.economics
  const { opensAt, closesAt, allotmentExpectedAt } = terms.life
  const satisfiedRules: Record<Exclude<TermRule, SaleRule>, boolean> = {
    type: type === null || (type === 'token_sale') === (terms.sale !== undefined),
    currency: currency === null || scale !== undefined,
    unitPrice: scale === undefined || unitPrice === null || isPositive(unitPrice),
    fee: feePpm === null || (feePpm !== undefined && feePpm <= MAX_FEE_PPM),
    returnBasis: expectedReturn === null || returnBasis !== null,
    stepUnits: step === null || step > 0n,
    minUnits: min === null || min > 0n,
    supply: (supply === null || supply > 0n) && isAtLeast(supply, min),
    supplyInSteps: isInSteps(supply, step),
    minUnitsInSteps: isInSteps(min, step),
    maxUnits: isAtLeast(max, min),
    ...allotmentRules(terms, { supply, min, step }),
    closesAt: opensAt === null || closesAt === null || Date.parse(closesAt) > Date.parse(opensAt),
    allotmentExpectedAt:
      closesAt === null || allotmentExpectedAt === null || Date.parse(allotmentExpectedAt) >= Date.parse(closesAt),
  }
  return [...rulesInOrder.filter((rule) => !satisfiedRules[rule]), ...brokenSale(terms.sale, terms, payScaleOf)]
}

/** True if `units` is at least `least`, or if one of them is missing. */
const isAtLeast = (units: bigint | null, least: bigint | null): boolean =>
  units === null || least === null || units >= least
/**
 * True if `units` is a multiple of `step`, or if one of them is missing. The rule `stepUnits` reports a step of zero.
 */
const isInSteps = (units: bigint | null, step: bigint | null): boolean =>
  units === null || step === null || step === 0n || units % step === 0n

type Units = Readonly<Record<'supply' | 'min' | 'step', bigint | null>>
/** The rules about the allotment. Terms without an allotment share pro rata. */
function allotmentRules(
  { sale, allotment }: TermTexts,
  { supply, min, step }: Units,
): Record<'minimumRaise' | 'ballotSlot' | 'bands', boolean> {
  if (allotment === undefined) return { minimumRaise: true, ballotSlot: true, bands: true }
  const { allotmentMethod: method, minimumRaise, ballotSlot } = allotment
  const least = unitsIn(minimumRaise)
  const bands = allotment.bands.map((band) => ({ from: unitsIn(band.fromUnits), units: unitsIn(band.units) }))
  return {
    minimumRaise: least === null || (sale === undefined && least > 0n && isAtLeast(supply, least)),
    ballotSlot: method === null || (ballotSlot !== null) === (method === 'ballot'),
    bands:
      (method === null || method === 'ballot' || bands.length === 0) &&
      bands.every(
        ({ from, units }, index) =>
          isAtLeast(units, min) &&
          isInSteps(units, step) &&
          isAtLeast(from, units) &&
          (index === 0 || isAtLeast(from, (bands[index - 1]?.from ?? 0n) + 1n)),
      ),
  }
}
const noCoin: PayScales = () => undefined

const isOfSale = (rule: string): boolean => Object.hasOwn(saleRules, rule)
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table itself
const rulesInOrder = Object.keys(termRules).filter((rule) => !isOfSale(rule)) as Exclude<TermRule, SaleRule>[]
const isPositive = (minor: Amount | undefined): boolean => minor !== undefined && minor > 0n
