/** A waiting time in the unit that people would name. */
export type WaitingTime = { readonly unit: 'seconds' | 'minutes' | 'hours'; readonly count: number }

const SMALLEST_COUNT = 2

/** Returns the wait in the largest unit that gives a count of at least two, rounded up: 3,031 seconds are 51 minutes. */
export function waitingTime(seconds: number): WaitingTime {
  if (seconds >= SMALLEST_COUNT * 3600) return { unit: 'hours', count: Math.ceil(seconds / 3600) }
  if (seconds >= SMALLEST_COUNT * 60) return { unit: 'minutes', count: Math.ceil(seconds / 60) }
  return { unit: 'seconds', count: Math.ceil(seconds) }
}
