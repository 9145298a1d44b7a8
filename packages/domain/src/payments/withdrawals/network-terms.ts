import { bare } from '#books/money/amount-text.ts'
import { type Amount, formatAmount } from '#books/money/amount.ts'
import { type FieldFault, isFault, parseFields } from '#books/money/amount-fields.ts'
import type { SigningCap } from './signing-policy.ts'

type Field = 'depositMinimum' | 'withdrawFee' | 'feeMinimum' | 'withdrawMinimum' | 'withdrawMaximum'
/** The amounts of a coin's network in minor units. */
export type NetworkTerms = Readonly<Record<Field, Amount>>

/**
 * Reads the amounts of a network. Returns a fault if one has too many decimals or exceeds the signer's ceiling per
 * payment, or if they are not in ascending order.
 */
export function networkTerms(
  texts: Readonly<Record<Field, string>>,
  { scale, cap }: { readonly scale: number; readonly cap: SigningCap | undefined },
): NetworkTerms | FieldFault<Field> {
  const { depositMinimum, withdrawFee, feeMinimum, withdrawMinimum, withdrawMaximum } = texts
  const read = parseFields({ depositMinimum, withdrawFee, feeMinimum, withdrawMinimum, withdrawMaximum }, scale)
  if (isFault(read)) return read
  const text = (minor: Amount) => bare(formatAmount(minor, scale))
  if (cap !== undefined && read.withdrawMaximum > cap.perPayment)
    return { field: 'withdrawMaximum', accepted: `≤ ${text(cap.perPayment)}` }
  if (read.feeMinimum > read.withdrawFee) return { field: 'feeMinimum', accepted: `≤ ${text(read.withdrawFee)}` }
  if (read.withdrawFee >= read.withdrawMinimum)
    return { field: 'withdrawMinimum', accepted: `> ${text(read.withdrawFee)}` }
  if (read.withdrawMinimum > read.withdrawMaximum)
    return { field: 'withdrawMinimum', accepted: `≤ ${text(read.withdrawMaximum)}` }
  return read
}
