import type { Owned } from '#access/security/factors.ts'

export const resetSteps = ['mobile', 'email', 'google'] as const
export type ResetStep = (typeof resetSteps)[number]

/** Minutes in which a reset must be finished. */
export const RESET_MINUTES = 10

/**
 * The proofs before a new password, in order: the address of the reset, then every other factor of the account
 * (decision G5). Undefined if that address is none of its factors, because then a reset is impossible.
 */
export function stepsOfReset(owned: Owned, by: 'mobile' | 'email'): readonly ResetStep[] | undefined {
  if (!owned[by]) return undefined
  return [by, ...resetSteps.filter((step) => step !== by && owned[step])]
}
