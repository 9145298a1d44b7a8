import { machine, type StatusOf } from '#platform/machine/machine.ts'

/** An application for more invitation codes, which two people decide. */
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
  /** The party that ended the code; null while it has not been ended. */
  readonly endedBy: CodeEndedBy | null
}

/** States of a code. Its owner ended an `ended` code, an operator a `withdrawn` one. */
export const codeStates = ['usable', 'used_up', 'expired', 'ended', 'withdrawn'] as const
type WhyUnusable = Exclude<(typeof codeStates)[number], 'usable'>

/** Returns the reason for which a code cannot be used; undefined if it can. */
export function whyUnusable({ uses, maxUses, expiresAt, endedBy }: CodeFacts, now: Date): WhyUnusable | undefined {
  if (endedBy !== null) return endedBy === 'staff' ? 'withdrawn' : 'ended'
  if (expiresAt <= now) return 'expired'
  return uses >= maxUses ? 'used_up' : undefined
}
