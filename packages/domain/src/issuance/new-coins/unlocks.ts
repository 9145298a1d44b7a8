import { type Amount, amount, minus, parseAmount } from '#books/money/amount.ts'
import { assert } from '#platform/outcome/outcome.ts'

export type Unlock = { readonly at: Date; readonly amount: Amount }

/**
 * What of bought tokens becomes free when. Each share of all that came so far is rounded down, so that nothing is free before its time
 * and the last part is what is left: the parts are the whole. A part of nothing is none.
 */
export function unlocksOf(
  bought: Amount,
  schedule: readonly { readonly at: string; readonly share: string }[],
): Unlock[] {
  let shares = 0n
  let freed = amount(0n)
  return schedule
    .map(({ at, share }): Unlock => {
      const ppm = parseAmount(share, 6)
      assert(ppm !== undefined, 'a share of a published sale')
      shares += ppm
      const byThen = amount((bought * shares) / 1_000_000n)
      const part = minus(byThen, freed)
      freed = byThen
      return { at: new Date(at), amount: part }
    })
    .filter((unlock) => unlock.amount > 0n)
}

/** What stays locked at a moment: a part is free from its moment on. */
export const lockedAt = (unlocks: readonly Unlock[], now: Date): Unlock[] => unlocks.filter(({ at }) => at > now)
