import { DAY_MS } from '#platform/clock/durations.ts'
import { type Amount, parseAmount, type Ppm, ppm } from '#books/money/amount.ts'
import { PER_UNIT_SCALE, type Withholding } from './share.ts'

const RATIO_SCALE = 6
const WHOLE = 1_000_000n
/** Maximum number of days until payment; a later payment date must be a typing error. */
export const PAY_WITHIN_DAYS = 366

export type Declared = {
  readonly perUnit: string
  readonly recordAt: Date
  readonly payAt: Date
  readonly withholding: readonly { readonly country: string; readonly rate: string }[]
  readonly otherRate: string
}
export type Figures = { readonly perUnit: Amount; readonly withholding: Withholding }

/** The rules about terms in the order of checks, each with its field. */
export const declarationRules = {
  perUnit: { field: 'perUnit', max: PER_UNIT_SCALE },
  recordAt: { field: 'recordAt' },
  payAt: { field: 'payAt' },
  payAtFar: { field: 'payAt', max: PAY_WITHIN_DAYS },
  withholding: { field: 'withholding' },
  otherRate: { field: 'otherRate' },
} as const satisfies Record<string, { readonly field: string; readonly max?: number }>
export type DeclarationRule = keyof typeof declarationRules

const rateOf = (text: string): Ppm | undefined => {
  const parts = parseAmount(text, RATIO_SCALE)
  return parts === undefined || parts > WHOLE ? undefined : ppm(Number(parts))
}

/** Returns the figures of a declaration, or the first rule that it breaks. */
export function readDeclaration(declared: Declared, now: Date): Figures | DeclarationRule {
  const perUnit = parseAmount(declared.perUnit, PER_UNIT_SCALE)
  if (perUnit === undefined || perUnit === 0n) return 'perUnit'
  const [record, pay] = [declared.recordAt.getTime(), declared.payAt.getTime()]
  if (record <= now.getTime()) return 'recordAt'
  if (pay < record) return 'payAt'
  if (pay - record > PAY_WITHIN_DAYS * DAY_MS) return 'payAtFar'
  const byCountry: Record<string, Ppm> = {}
  for (const { country, rate } of declared.withholding) {
    const parts = rateOf(rate)
    if (parts === undefined || Object.hasOwn(byCountry, country)) return 'withholding'
    byCountry[country] = parts
  }
  const others = rateOf(declared.otherRate)
  return others === undefined ? 'otherRate' : { perUnit, withholding: { byCountry, others } }
}
