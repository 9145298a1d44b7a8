/**
 * Calendar arithmetic in UTC. A day is a text such as `2026-03-18`. Must not be used on the site: some browsers have no
 * Temporal.
 */

const inUtc = (at: Date): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO('UTC')
const dateOf = (at: Temporal.ZonedDateTime): Date => new Date(at.epochMilliseconds)

/** Returns the day of a moment. */
export const dayOf = (at: Date): string => inUtc(at).toPlainDate().toString()

/** Returns the day `count` days later, or earlier if `count` is negative. */
export const addDays = (day: string, count: number): string =>
  Temporal.PlainDate.from(day).add({ days: count }).toString()

/** Returns the day `count` months earlier. If that month has no such day, returns its last: 3 months before 31 May is 28 February. */
export const monthsBefore = (day: string, count: number): string =>
  Temporal.PlainDate.from(day).subtract({ months: count }).toString()

/** Returns the moment `count` months later at the same time of day. If that month has no such day, uses its last. */
export const addMonths = (at: Date, count: number): Date => dateOf(inUtc(at).add({ months: count }))

/** Returns the first moment of the month of `at`. */
export const startOfMonth = (at: Date): Date => dateOf(inUtc(at).with({ day: 1 }).startOfDay())

/** Returns the first moment of the day after `at`. */
export const nextMidnight = (at: Date): Date => dateOf(inUtc(at).startOfDay().add({ days: 1 }))
