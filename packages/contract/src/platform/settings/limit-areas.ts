import { amount, days, flag, money, optional, REFERENCE } from './setting-fields.ts'

/** A limit in whole units of the reference currency. */
export const limit = money(REFERENCE, 0, 1_000_000_000)

/** The number of people who review a withdrawal or payout, by its value (decision 0148). */
export const reviewAreas = {
  /**
   * The value of 24 hours counts, so that splitting an amount gains nothing. Zero disables a tier. Withdrawals on a
   * chain must also stay below the signer's own ceilings.
   */
  reviewTiers: { automaticUpTo: limit, onePersonUpTo: limit },
} as const

/** Limits of single customers and coins, besides those of each class (decision 0148). */
export const limitAreas = {
  /**
   * The subject is a customer's account ID. These limits replace those of the class, because the most specific rule
   * applies.
   */
  customerLimit: {
    /** If false, the limits of the class apply. */
    isInForce: flag,
    last24Hours: limit,
    /** Empty if the calendar day (UTC) has no separate limit. */
    calendarDay: optional(limit),
    month: limit,
    /** Counted from the start of the version. Afterwards the limits of the class apply again. */
    validDays: days(1, 730),
  },
  /**
   * The subject is the code of a coin. The maximum of it that each customer may withdraw, in addition to all other
   * limits.
   */
  coinLimit: { last24Hours: amount, calendarDay: optional(amount), month: amount },
} as const
