/** How long a review of a company takes at most (specification §9); the clock stops while we wait for its customer. */
export const REVIEW_WORKING_DAYS = 15

const DAY_MS = 86_400_000
const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10)
/** Monday to Friday, by the house's day in UTC; holidays differ by place and are not taken off. */
const isWorking = (ms: number): boolean => ![0, 6].includes(new Date(ms).getUTCDay())

/** The day that is `count` working days after `day`: from a Friday one on is the Monday. */
export function afterWorkingDays(day: string, count: number): string {
  let at = Date.parse(day)
  for (let left = count; left > 0;) {
    at += DAY_MS
    if (isWorking(at)) left -= 1
  }
  return dayAt(at)
}

/** Working days that went by from one day to another, the first not counted. */
export function workingDaysBetween(from: string, until: string): number {
  let count = 0
  for (let at = Date.parse(from) + DAY_MS; at <= Date.parse(until); at += DAY_MS) if (isWorking(at)) count += 1
  return count
}

/** The day a review is due that came in on `submittedOn` after `used` working days had gone before; never before the next one. */
export const dueOn = (submittedOn: string, used: number): string =>
  afterWorkingDays(submittedOn, Math.max(REVIEW_WORKING_DAYS - used, 1))
