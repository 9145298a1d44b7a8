import { DAY_MS } from '#platform/clock/durations.ts'

/**
 * Maximum working days for the review of a company (specification §9). The clock stops while the exchange waits for the
 * customer.
 */
export const REVIEW_WORKING_DAYS = 15

const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10)
/** Monday to Friday in UTC. Holidays differ by place and count as working days. */
const isWorking = (ms: number): boolean => ![0, 6].includes(new Date(ms).getUTCDay())

/** Returns the day `count` working days after `day`: one working day after a Friday is the Monday. */
export function afterWorkingDays(day: string, count: number): string {
  let at = Date.parse(day)
  for (let left = count; left > 0;) {
    at += DAY_MS
    if (isWorking(at)) left -= 1
  }
  return dayAt(at)
}

/** Returns the number of working days after `from`, up to and including `until`. */
export function workingDaysBetween(from: string, until: string): number {
  let count = 0
  for (let at = Date.parse(from) + DAY_MS; at <= Date.parse(until); at += DAY_MS) if (isWorking(at)) count += 1
  return count
}

/**
 * Returns the day by which a review must end that was submitted on `submittedOn`, after `used` working days of it were
 * used up. Returns the next working day at the earliest.
 */
export const dueOn = (submittedOn: string, used: number): string =>
  afterWorkingDays(submittedOn, Math.max(REVIEW_WORKING_DAYS - used, 1))
