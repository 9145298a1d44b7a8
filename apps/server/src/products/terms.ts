import type { ProductTerms } from '@tessera/contract/products-manage.ts'
import { type Amount, parseAmount } from '@tessera/domain/money/amount.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/outcome.ts'
import type { z } from 'zod'

export type Terms = z.output<typeof ProductTerms>
/** The figures that rules count with, as columns of their own; the words stay in `terms`. */
export type Figures = {
  readonly unitPrice: Amount
  readonly supply: bigint
  readonly min: bigint
  readonly step: bigint
  readonly max: bigint | null
  readonly feePpm: number
}
const FEE_SCALE = 6
const MAX_FEE_PPM = 100_000n

/** The figures of the terms, or the rule that they break. `scale` is the currency's. */
export function figuresOf(terms: Terms, scale: number | undefined): Outcome<Figures, 'PRODUCT_TERMS_INVALID'> {
  const { economics, access, life } = terms
  const price = scale === undefined ? undefined : parseAmount(economics.unitPrice, scale)
  const feePpm = parseAmount(economics.fee, FEE_SCALE)
  const [supply, min, step] = [BigInt(economics.supply), BigInt(economics.minUnits), BigInt(economics.stepUnits)]
  const max = access.maxUnits === null ? null : BigInt(access.maxUnits)
  const rules: Record<string, boolean> = {
    'currency is a fiat currency of ours': scale !== undefined,
    'unitPrice > 0': price !== undefined && price > 0n,
    'fee ≤ 0.1': feePpm !== undefined && feePpm <= MAX_FEE_PPM,
    'stepUnits > 0': step > 0n,
    'minUnits > 0': min > 0n,
    'supply ≥ minUnits': supply >= min,
    'supply and minUnits are multiples of stepUnits': step > 0n && supply % step === 0n && min % step === 0n,
    'maxUnits ≥ minUnits': max === null || max >= min,
    'closesAt > opensAt': life.closesAt > life.opensAt,
    'allotmentExpectedAt ≥ closesAt': life.allotmentExpectedAt >= life.closesAt,
  }
  const broken = Object.keys(rules).find((rule) => rules[rule] === false)
  if (broken !== undefined || price === undefined || feePpm === undefined)
    return refuse('PRODUCT_TERMS_INVALID', { field: 'terms', params: { rule: broken ?? 'economics' } })
  return ok({ unitPrice: price, supply, min, step, max, feePpm: Number(feePpm) })
}
