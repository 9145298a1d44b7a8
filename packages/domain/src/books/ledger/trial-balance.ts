import { type Amount, minus, plus, total, ZERO } from '#books/money/amount.ts'
import type { AccountKind } from './account-kinds.ts'

/** The accounts of one kind and coin: their balance at the end of the day, and the sums of its postings, all in minor units. */
export type Turnover = {
  readonly coin: string
  readonly kind: AccountKind
  readonly closing: Amount
  /** The sum of debits, above or equal to zero. */
  readonly debits: Amount
  readonly credits: Amount
}
/** `opening + credits - debits = closing`. A credit balance is above zero, a debit balance below zero. */
export type TrialLine = Turnover & { readonly opening: Amount }
/** The sums of a coin. The ledger balances if opening and closing are zero, and debits equal credits. */
export type TrialSum = {
  readonly coin: string
  readonly opening: Amount
  readonly debits: Amount
  readonly credits: Amount
  readonly closing: Amount
  readonly isBalanced: boolean
}

/** Returns the lines of a trial balance with their opening balances. Leaves out kinds without balance and postings. */
export const trialLines = (turnovers: readonly Turnover[]): TrialLine[] =>
  turnovers
    .map((each) => ({ ...each, opening: plus(minus(each.closing, each.credits), each.debits) }))
    .filter((line) => [line.opening, line.debits, line.credits, line.closing].some((each) => each !== ZERO))

/** Returns the sums of each coin, in the order of their first lines. */
export function trialSums(lines: readonly TrialLine[]): TrialSum[] {
  return [...new Set(lines.map(({ coin }) => coin))].map((coin) => {
    const its = lines.filter((line) => line.coin === coin)
    const sum = (of: (line: TrialLine) => Amount): Amount => total(its.map(of))
    const [opening, debits, credits, closing] = [
      sum((line) => line.opening),
      sum((line) => line.debits),
      sum((line) => line.credits),
      sum((line) => line.closing),
    ]
    const isBalanced = opening === 0n && closing === 0n && debits === credits
    return { coin, opening, debits, credits, closing, isBalanced }
  })
}
