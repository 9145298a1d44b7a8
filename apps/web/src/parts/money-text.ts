import { withoutEndZeros } from '@tessera/domain/books/money/amount-text.ts'
import { formatAmount, parseAmount, plus } from '@tessera/domain/books/money/amount.ts'

const scaleOf = (text: string): number => text.split('.')[1]?.length ?? 0

/** Two amounts of one coin as decimal text, added in its minor units. '--' for what is no amount. */
export function sumText(a: string, b: string): string {
  const scale = Math.max(scaleOf(a), scaleOf(b))
  const [left, right] = [parseAmount(a, scale), parseAmount(b, scale)]
  return left === undefined || right === undefined ? '--' : formatAmount(plus(left, right), scale)
}

/** '12.450000' → '12.45': as amounts are read in what we write, too. */
export const trimmed = withoutEndZeros

/** An amount to its last decimal; a whole one goes without its zeros: '5000.00' → '5000'. */
export const wholeOrExact = (amount: string): string => trimmed(amount).replace(/\.0+$/u, '')
