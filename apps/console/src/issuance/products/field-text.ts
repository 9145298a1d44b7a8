import { formatAmount, parseAmount } from '@tessera/domain/books/money/amount.ts'
import { ungrouped } from '@tessera/domain/books/money/amount-text.ts'
import { RATIO_SCALE } from '@tessera/domain/issuance/products/terms.ts'
import type { FieldKind } from './term-fields.ts'
import { momentOf, textIn, typedTime } from './zone-time.ts'

const PERCENT_SCALE = RATIO_SCALE - 2
const withoutZeros = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/u, '') : text)

/**
 * Converts a typed percentage to a ratio: `6.2` is `0.062`; undefined if it is not a percentage with at most four
 * decimals.
 */
export function ratioOf(percent: string): string | undefined {
  const parts = parseAmount(percent, PERCENT_SCALE)
  return parts === undefined ? undefined : withoutZeros(formatAmount(parts, RATIO_SCALE))
}
export function percentOf(ratio: string): string | undefined {
  const parts = parseAmount(ratio, RATIO_SCALE)
  return parts === undefined ? undefined : withoutZeros(formatAmount(parts, PERCENT_SCALE))
}
/** Shows a ratio as a percentage: `0.2` is `20%`. Another text stays unchanged. */
export function percentText(ratio: string): string {
  const percent = percentOf(ratio)
  return percent === undefined ? ratio : `${percent}%`
}

/** Converts a typed time to its moment in UTC; other texts stay unchanged, so that the contract rejects them. */
const instantOf = (text: string): string => momentOf(typedTime(text)) ?? text

const asIs = (text: string): string => text

const numberOf = (text: string): unknown => (/^\d+$/u.test(text) ? Number(text) : text)

/** Converts typed text to the contract's format; an invalid text becomes a value that the contract rejects. */
export const readText: Record<FieldKind, (text: string) => unknown> = {
  both: asIs,
  note: asIs,
  line: asIs,
  choice: asIs,
  classes: asIs,
  day: asIs,
  url: asIs,
  time: instantOf,
  units: ungrouped,
  amount: ungrouped,
  ratio: (text) => ratioOf(ungrouped(text)) ?? '',
  codes: (text) =>
    text
      .split(/[\s,，、]+/u)
      .filter((code) => code !== '')
      .map((code) => code.toUpperCase()),
  count: numberOf,
  slot: numberOf,
}

/** Converts a value of the contract to the text of its input; times are shown in `zone`. */
export const showText: Partial<Record<FieldKind, (value: string, zone: string) => string>> = {
  time: textIn,
  ratio: (value) => percentOf(value) ?? value,
}
