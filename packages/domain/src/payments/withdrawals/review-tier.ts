import { type Amount, ZERO } from '#books/money/amount.ts'

/** Values in the reference currency up to which nobody, or one person, reviews a withdrawal. Above, two people do. */
export type ReviewTiers = { readonly automaticUpTo: Amount; readonly onePersonUpTo: Amount }
/** The number of people who must approve. */
export type Reviewers = 0 | 1 | 2

/**
 * The number of people who review a withdrawal. `inADay` is its value with that of everything that the customer took
 * out in 24 hours, so that nobody splits an amount; undefined if that is unknown. An amount over the limit needs two.
 */
export function reviewersOf(inADay: Amount | undefined, tiers: ReviewTiers, isOverLimit: boolean): Reviewers {
  if (inADay === undefined || inADay <= ZERO || isOverLimit) return 2
  if (inADay <= tiers.automaticUpTo) return 0
  return inADay <= tiers.onePersonUpTo ? 1 : 2
}
