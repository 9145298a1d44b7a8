import { amount, days, flag, money, optional, REFERENCE } from './setting-fields.ts'

/** A limit in whole units of the reference currency. */
export const limit = money(REFERENCE, 0, 1_000_000_000)

/** How many people review a withdrawal or payout, by its value (decision 0148). */
export const reviewAreas = {
  /**
   * Counts the value of 24 hours, so that nobody splits an amount. Zero is no such tier. Withdrawals on a chain also stay
   * below the signer's own ceilings.
   */
  reviewTiers: { automaticUpTo: limit, onePersonUpTo: limit },
} as const

/** Limits of single customers and coins, beside those of each class (decision 0148). */
export const limitAreas = {
  /** The subject is the account ID of a customer. The most specific rule applies: these limits replace those of the class. */
  customerLimit: {
    /** Without it the limits of the class apply. */
    isInForce: flag,
    last24Hours: limit,
    /** Empty if the calendar day (UTC) has no limit of its own. */
    calendarDay: optional(limit),
    month: limit,
    /** From the moment of the version on; then the limits of the class apply again. */
    validDays: days(1, 730),
  },
  /** The subject is the code of a coin. The most of it that each customer may take out, besides all other limits. */
  coinLimit: { last24Hours: amount, calendarDay: optional(amount), month: amount },
} as const
