import type { Owned } from '#access/security/factors.ts'

export const resetSteps = ['mobile', 'email', 'google'] as const
export type ResetStep = (typeof resetSteps)[number]

/** A reset that is begun must be ended within this time. */
export const RESET_MINUTES = 10

/**
 * What is proven before a new password, in this order: the address the reset was asked for, then every other factor the
 * account has (decision G5). Undefined when that address is none of its factors: then there is nothing to reset by.
 */
export function stepsOfReset(owned: Owned, by: 'mobile' | 'email'): readonly ResetStep[] | undefined {
  if (!owned[by]) return undefined
  return [by, ...resetSteps.filter((step) => step !== by && owned[step])]
}
