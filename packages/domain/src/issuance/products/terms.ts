import { type Amount, parseAmount } from '#books/money/amount.ts'
import { brokenSale, type PayScales, type SaleRule, saleRules, type SaleTexts } from '#issuance/new-coins/sale.ts'
import type { AllotmentMethod } from '#issuance/subscriptions/allot.ts'
import type { ProductType } from './product.ts'

/** Parts of one are stored in millionths. */
export const RATIO_SCALE = 6
const MAX_FEE_PPM = 100_000n

/** The allotment in the terms; see `AllotmentTerms` of the contract. */
export type AllotmentTexts = {
  readonly allotmentMethod: AllotmentMethod
  readonly minimumRaise: string | null
  readonly ballotSlot: number | null
  readonly bands: readonly { readonly fromUnits: string; readonly units: string }[]
}

/** The input of the rules for a product's terms; each text in canonical form, units whole. */
export type TermTexts = {
  readonly facts: { readonly type: ProductType }
  /** Set for a token sale only. */
  readonly sale?: SaleTexts | undefined
  readonly economics: Readonly<
    Record<'currency' | 'unitPrice' | 'minUnits' | 'stepUnits' | 'supply' | 'fee', string>
  > & {
    readonly expectedReturn: string | null
    /** The basis of the expected return, in both languages. */
    readonly returnBasis: object | null
  }
  readonly access: { readonly maxUnits: string | null }
  readonly allotment?: AllotmentTexts | undefined
  readonly life: Readonly<Record<'opensAt' | 'closesAt' | 'allotmentExpectedAt', string>>
}

/** The rules of terms in the order of checks, each with its field. */
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

/**
 * The figures that rules calculate with; a price or fee with too many decimals is undefined. `scale` is the currency's.
 */
export function figuresIn({ economics, access }: Pick<TermTexts, 'economics' | 'access'>, scale: number | undefined) {
  return {
    unitPrice: scale === undefined ? undefined : parseAmount(economics.unitPrice, scale),
    feePpm: parseAmount(economics.fee, RATIO_SCALE),
    supply: BigInt(economics.supply),
    min: BigInt(economics.minUnits),
    step: BigInt(economics.stepUnits),
    max: access.maxUnits === null ? null : BigInt(access.maxUnits),
  }
}

/**
 * Returns the rules that the terms break. `scale` is the currency's, undefined if it is not listed; `payScaleOf` gives
 * that of a coin that pays for a sale.
 */
export function brokenTerms(terms: TermTexts, scale: number | undefined, payScaleOf: PayScales = noCoin): TermRule[] {
  const { unitPrice, feePpm, supply, min, step, max } = figuresIn(terms, scale)
  const [opens, closes, allots] = [terms.life.opensAt, terms.life.closesAt, terms.life.allotmentExpectedAt].map((at) =>
    Date.parse(at),
  )
  const satisfiedRules: Record<Exclude<TermRule, SaleRule>, boolean> = {
    type: (terms.facts.type === 'token_sale') === (terms.sale !== undefined),
    currency: scale !== undefined,
    unitPrice: scale === undefined || isPositive(unitPrice),
    fee: feePpm !== undefined && feePpm <= MAX_FEE_PPM,
    returnBasis: terms.economics.expectedReturn === null || terms.economics.returnBasis !== null,
    stepUnits: step > 0n,
    minUnits: min > 0n,
    supply: supply >= min,
    supplyInSteps: step === 0n || supply % step === 0n,
    minUnitsInSteps: step === 0n || min % step === 0n,
    maxUnits: max === null || max >= min,
    ...allotmentRules(terms, { supply, min, step }),
    closesAt: Number(closes) > Number(opens),
    allotmentExpectedAt: Number(allots) >= Number(closes),
  }
  return [...rulesInOrder.filter((rule) => !satisfiedRules[rule]), ...brokenSale(terms.sale, terms, payScaleOf)]
}

type Units = { readonly supply: bigint; readonly min: bigint; readonly step: bigint }
/** The rules of the allotment. Terms without one share pro rata. */
function allotmentRules(
  { sale, allotment }: TermTexts,
  { supply, min, step }: Units,
): Record<'minimumRaise' | 'ballotSlot' | 'bands', boolean> {
  if (allotment === undefined) return { minimumRaise: true, ballotSlot: true, bands: true }
  const { allotmentMethod: method, minimumRaise, ballotSlot } = allotment
  const least = minimumRaise === null ? undefined : BigInt(minimumRaise)
  const bands = allotment.bands.map(({ fromUnits, units }) => ({ from: BigInt(fromUnits), units: BigInt(units) }))
  return {
    minimumRaise: least === undefined || (sale === undefined && least > 0n && least <= supply),
    ballotSlot: (ballotSlot !== null) === (method === 'ballot'),
    bands:
      (method === 'ballot' || bands.length === 0) &&
      bands.every(
        ({ from, units }, index) =>
          units >= min &&
          (step === 0n || units % step === 0n) &&
          units <= from &&
          (index === 0 || from > (bands[index - 1]?.from ?? 0n)),
      ),
  }
}
const noCoin: PayScales = () => undefined

const isOfSale = (rule: string): boolean => Object.hasOwn(saleRules, rule)
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table itself
const rulesInOrder = Object.keys(termRules).filter((rule) => !isOfSale(rule)) as Exclude<TermRule, SaleRule>[]
const isPositive = (minor: Amount | undefined): boolean => minor !== undefined && minor > 0n
