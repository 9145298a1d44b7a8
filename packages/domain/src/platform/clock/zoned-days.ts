/**
 * Days and times of day in a time zone. A day is a text such as `2026-03-18`. Must not be used on the site: some
 * browsers have no Temporal.
 */

/** The end of a day, written like a time of day such as `09:30`. */
export const END_OF_DAY = '24:00'

/** Returns the day of a moment in a time zone. */
export const dayIn = (timeZone: string, at: Date): string =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDate().toString()

/** Returns the weekday of a day: 1 for Monday, 7 for Sunday. */
export const weekdayOf = (day: string): number => Temporal.PlainDate.from(day).dayOfWeek

/**
 * Returns the moment at which a day reaches a time of day. A time that is skipped when clocks go forward is later by
 * the skipped hour. Of a time that is repeated when clocks go back, the first one counts.
 */
export function momentOf(day: string, time: string, timeZone: string): Date {
  const date = Temporal.PlainDate.from(day)
  const at =
    time === END_OF_DAY
      ? date.add({ days: 1 }).toZonedDateTime(timeZone)
      : date.toZonedDateTime({ timeZone, plainTime: time })
  return new Date(at.epochMilliseconds)
}
