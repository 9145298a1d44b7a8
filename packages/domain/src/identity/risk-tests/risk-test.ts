import { HOUR_MS } from '#platform/clock/durations.ts'
import type { InvestorRules } from '#identity/investor-classes/rules.ts'

/** True if this many right answers pass: their exact share reaches the percentage. */
export const passes = (right: number, total: number, passPercent: number): boolean => right * 100 >= total * passPercent

/** Returns the time from which another try is allowed after a failed one. */
export const nextTryAt = (failedAt: Date, { testWaitHours }: Pick<InvestorRules, 'testWaitHours'>): Date =>
  new Date(failedAt.getTime() + testWaitHours * HOUR_MS)

/**
 * Draws `count` different questions in random order (Fisher–Yates), or all if there are fewer. `below(n)` returns a
 * random integer from 0 to n - 1.
 */
export function drawQuestions(ids: readonly string[], count: number, below: (n: number) => number): string[] {
  const deck = [...ids]
  const max = Math.min(count, deck.length)
  for (let at = 0; at < max; at += 1) {
    const from = at + below(deck.length - at)
    const [picked = '', other = ''] = [deck[from], deck[at]]
    deck[at] = picked
    deck[from] = other
  }
  return deck.slice(0, max)
}
