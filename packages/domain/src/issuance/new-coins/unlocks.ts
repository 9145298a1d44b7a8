import { type Amount, amount, minus, parseAmount } from '#books/money/amount.ts'
import { assert } from '#platform/outcome/outcome.ts'

export type Unlock = { readonly at: Date; readonly amount: Amount }

/**
 * Returns the unlock schedule of bought tokens. Cumulative shares are rounded down, so that nothing unlocks early, and
 * the last part is the rest, so that the parts add up exactly. Leaves out empty parts.
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
      assert(ppm !== undefined, 'a share of a published sale is invalid')
      shares += ppm
      const byThen = amount((bought * shares) / 1_000_000n)
      const part = minus(byThen, freed)
      freed = byThen
      return { at: new Date(at), amount: part }
    })
    .filter((unlock) => unlock.amount > 0n)
}

/** Returns the parts that are still locked at a moment; a part is unlocked from its time on. */
export const lockedAt = (unlocks: readonly Unlock[], now: Date): Unlock[] => unlocks.filter(({ at }) => at > now)
