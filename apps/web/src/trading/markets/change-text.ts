import { amount, formatAmount } from '@tessera/domain/books/money/amount.ts'

/** Converts parts per million into percent text for <Change>: -22906 → '-2.2906'. */
export const changeText = (changePpm: number | null): string | undefined =>
  changePpm === null ? undefined : formatAmount(amount(BigInt(changePpm)), 4)
