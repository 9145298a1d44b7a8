import { withoutEndZeros } from '@tessera/domain/books/money/amount-text.ts'
import { formatAmount, minus, parseAmount, plus } from '@tessera/domain/books/money/amount.ts'

const scaleOf = (text: string): number => text.split('.')[1]?.length ?? 0

/** Adds two amounts of one coin, given as decimal text, in minor units. '--' if either is not an amount. */
export function sumText(a: string, b: string): string {
  const scale = Math.max(scaleOf(a), scaleOf(b))
  const [left, right] = [parseAmount(a, scale), parseAmount(b, scale)]
  return left === undefined || right === undefined ? '--' : formatAmount(plus(left, right), scale)
}

/** Subtracts an amount from another of the same coin, as decimal text. '--' if either is not an amount. */
export function minusText(a: string, b: string): string {
  const scale = Math.max(scaleOf(a), scaleOf(b))
  const [left, right] = [parseAmount(a, scale), parseAmount(b, scale)]
  return left === undefined || right === undefined ? '--' : formatAmount(minus(left, right), scale)
}

/** '12.450000' → '12.45': amounts without trailing zeros, also inside sentences. */
export const trimmed = withoutEndZeros

/** An amount with all its decimals; a whole one without zeros: '5000.00' → '5000'. */
export const wholeOrExact = (amount: string): string => trimmed(amount).replace(/\.0+$/u, '')
