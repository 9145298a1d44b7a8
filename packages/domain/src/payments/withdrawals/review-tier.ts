import { type Amount, ZERO } from '#books/money/amount.ts'

/**
 * Values in the reference currency up to which a withdrawal needs no review, or one reviewer. Above them it needs two.
 */
export type ReviewTiers = { readonly automaticUpTo: Amount; readonly onePersonUpTo: Amount }
/** The number of people who must approve. */
export type Reviewers = 0 | 1 | 2

/**
 * Returns the number of people who must review a withdrawal. `inADay` is its value plus that of all other withdrawals
 * of the customer within 24 hours, so that splitting an amount gains nothing. It is undefined if unknown. An amount
 * above the limit needs two.
 */
export function reviewersOf(inADay: Amount | undefined, tiers: ReviewTiers, isOverLimit: boolean): Reviewers {
  if (inADay === undefined || inADay <= ZERO || isOverLimit) return 2
  if (inADay <= tiers.automaticUpTo) return 0
  return inADay <= tiers.onePersonUpTo ? 1 : 2
}
