import { formatAmount, parseAmount } from '@tessera/domain/books/money/amount.ts'
import { type Checked, checked } from '#parts/form.ts'
import type { FiatTerms } from './fiat-orders.queries.ts'

export type FiatFields = { fiat: string; amount: string }
export type FiatBody = { fiat: string; amount: string }
export type FiatOrderFault = 'fiat' | 'amount' | 'bounds'
type Bounds = Pick<FiatTerms, 'fiat' | 'decimals' | 'min' | 'max'>

/** Checks an amount: the currency's decimals, its minimum and its maximum. */
export function toFiatOrder(
  fields: FiatFields,
  terms: Bounds | undefined,
): Checked<FiatFields, FiatBody, FiatOrderFault> {
  if (terms === undefined) return { ok: false, faults: { fiat: 'fiat' } }
  const [amount, min, max] = [fields.amount.replace(/\.$/u, ''), terms.min, terms.max].map((text) =>
    parseAmount(text, terms.decimals),
  )
  const outside = amount !== undefined && ((min !== undefined && amount < min) || (max !== undefined && amount > max))
  return checked({ amount: amount === undefined ? 'amount' : outside ? 'bounds' : undefined }, () => ({
    fiat: terms.fiat,
    amount: amount === undefined ? '' : formatAmount(amount, terms.decimals),
  }))
}
