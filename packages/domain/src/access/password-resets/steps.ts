import type { Owned } from '#access/security/factors.ts'

export const resetSteps = ['mobile', 'email', 'google'] as const
export type ResetStep = (typeof resetSteps)[number]

/** Minutes within which a reset must be finished. */
export const RESET_MINUTES = 10

/**
 * Returns the required proofs before a new password, in order: the address that requested the reset, then every other
 * factor of the account (decision G5). Returns undefined if the address is not a factor of the account, because it
 * cannot be reset that way.
 */
export function stepsOfReset(owned: Owned, by: 'mobile' | 'email'): readonly ResetStep[] | undefined {
  if (!owned[by]) return undefined
  return [by, ...resetSteps.filter((step) => step !== by && owned[step])]
}
