import { parseAmount } from '#books/money/amount.ts'
import type { InvestorClass } from '#identity/investor-classes/classes.ts'

/** Terms offered to an issuer. Their hash binds both sides to exactly these terms. */
export type FinancingTerms = {
  /** Symbol of the future product. */
  readonly symbol: string
  readonly currency: string
  readonly unitPrice: string
  readonly units: string
  readonly minUnits: string
  readonly category: InvestorClass
  /** The fee as a fraction of the money raised: `0.02` is 2 %. */
  readonly fee: string
  readonly opensAt: string
  readonly closesAt: string
  readonly allotmentExpectedAt: string
  readonly conditionsEn: string
  readonly conditionsZh: string
  /** The time until which the issuer may accept. */
  readonly validUntil: string
}

/** Returns the first invalid field of the terms; undefined if they may be offered. */
export function invalidTerm(terms: FinancingTerms, scale: number | undefined, now: Date): string | undefined {
  const price = scale === undefined ? undefined : parseAmount(terms.unitPrice, scale)
  const [units, min] = [BigInt(terms.units), BigInt(terms.minUnits)]
  const fee = parseAmount(terms.fee, 6)
  const wrong: readonly (readonly [field: string, is: boolean])[] = [
    ['currency', scale === undefined],
    ['unitPrice', scale !== undefined && (price === undefined || price === 0n)],
    ['minUnits', min === 0n],
    ['units', units < min],
    ['fee', fee === undefined || fee > 500_000n],
    ['validUntil', Date.parse(terms.validUntil) <= now.getTime()],
    ['opensAt', Date.parse(terms.opensAt) <= Date.parse(terms.validUntil)],
    ['closesAt', Date.parse(terms.closesAt) <= Date.parse(terms.opensAt)],
    ['allotmentExpectedAt', Date.parse(terms.allotmentExpectedAt) < Date.parse(terms.closesAt)],
  ]
  return wrong.find(([, is]) => is)?.[0]
}
