import { machine, type StatusOf } from '#platform/machine/machine.ts'

/** An application for more invitation codes: two people decide. */
export const invitationApplicationMachine = machine('pending', {
  pending: { approve: 'approved', reject: 'rejected' },
  approved: {},
  rejected: {},
})
export type InvitationApplicationStatus = StatusOf<typeof invitationApplicationMachine>

/** The largest number of codes in one application. */
export const MAX_CODES = 50

export type CodeEndedBy = 'customer' | 'staff'
type CodeFacts = {
  readonly uses: number
  readonly maxUses: number
  readonly expiresAt: Date
  /** The owner who ended the code, or the operator who withdrew it; null if none. */
  readonly endedBy: CodeEndedBy | null
}

/** States of a code. `ended`: by its owner; `withdrawn`: by an operator. */
export const codeStates = ['usable', 'used_up', 'expired', 'ended', 'withdrawn'] as const
type WhyUnusable = Exclude<(typeof codeStates)[number], 'usable'>

/** Returns the reason why a code cannot be used; undefined if it can. */
export function whyUnusable({ uses, maxUses, expiresAt, endedBy }: CodeFacts, now: Date): WhyUnusable | undefined {
  if (endedBy !== null) return endedBy === 'staff' ? 'withdrawn' : 'ended'
  if (expiresAt <= now) return 'expired'
  return uses >= maxUses ? 'used_up' : undefined
}
