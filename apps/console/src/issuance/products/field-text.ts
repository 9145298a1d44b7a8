import { formatAmount, parseAmount } from '@tessera/domain/books/money/amount.ts'
import { ungrouped } from '@tessera/domain/books/money/amount-text.ts'
import { RATIO_SCALE } from '@tessera/domain/issuance/products/terms.ts'
import type { FieldKind } from './term-fields.ts'

const PERCENT_SCALE = RATIO_SCALE - 2
const withoutZeros = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/u, '') : text)

/** `6.2` is `0.062`; undefined for what is no percentage of at most four decimals. */
export function ratioOf(percent: string): string | undefined {
  const parts = parseAmount(percent, PERCENT_SCALE)
  return parts === undefined ? undefined : withoutZeros(formatAmount(parts, RATIO_SCALE))
}
export function percentOf(ratio: string): string | undefined {
  const parts = parseAmount(ratio, RATIO_SCALE)
  return parts === undefined ? undefined : withoutZeros(formatAmount(parts, PERCENT_SCALE))
}

/** `2026-03-18 06:42` is that minute of UTC; anything else stays as it is, for the contract to refuse. */
const instantOf = (text: string): string => {
  const [, day, minute] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})$/u.exec(text) ?? []
  return day === undefined || minute === undefined ? text : `${day}T${minute}:00.000Z`
}

const asIs = (text: string): string => text

/** What is typed as the contract wants it; what cannot be read comes out as something that the contract refuses. */
export const readText: Record<FieldKind, (text: string) => unknown> = {
  both: asIs,
  note: asIs,
  line: asIs,
  choice: asIs,
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
  count: (text) => (/^\d+$/u.test(text) ? Number(text) : text),
}

/** What the contract holds as it is typed. */
export const showText: Partial<Record<FieldKind, (value: string) => string>> = {
  time: (value) => value.slice(0, 16).replace('T', ' '),
  ratio: (value) => percentOf(value) ?? value,
}
