import { machine, type StatusOf } from '../machine/machine.ts'

/** An application for more invitation codes: two people decide. */
export const invitationApplicationMachine = machine('pending', {
  pending: { approve: 'approved', reject: 'rejected' },
  approved: {},
  rejected: {},
})
export type InvitationApplicationStatus = StatusOf<typeof invitationApplicationMachine>

/** The largest number of codes in one application. */
export const MOST_CODES = 50

type CodeFacts = { readonly uses: number; readonly maxUses: number; readonly expiresAt: Date }

/** Returns the reason why a code cannot be used; undefined if it can. */
export function whyUnusable({ uses, maxUses, expiresAt }: CodeFacts, now: Date): 'expired' | 'used_up' | undefined {
  if (expiresAt <= now) return 'expired'
  return uses >= maxUses ? 'used_up' : undefined
}
