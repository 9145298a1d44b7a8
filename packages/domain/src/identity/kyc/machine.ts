import { machine, type EventOf, type StatusOf } from '#platform/machine/machine.ts'

/**
 * One identity file of one person. A rejected file stays as it is; a new try opens a new one. A file whose sender never
 * answers can be rejected too. Two people can review an approved one again, or withdraw its approval. It is valid until
 * its document expires, and then waits for a new one. A vendor's late rejection suspends it until two people decide.
 */
export const kycMachine = machine('submitted', {
  submitted: { ask_again: 'action_required', approve: 'approved', reject: 'rejected' },
  action_required: { resend: 'submitted', reject: 'rejected' },
  approved: {
    near_expiry: 'expiring',
    expire: 'expired',
    suspend: 'suspended',
    reopen: 'action_required',
    revoke: 'rejected',
  },
  expiring: { expire: 'expired', suspend: 'suspended', reopen: 'action_required', revoke: 'rejected' },
  expired: { resend: 'submitted', suspend: 'suspended', reopen: 'action_required', revoke: 'rejected' },
  suspended: {
    resend: 'submitted',
    approve: 'approved',
    reject: 'rejected',
    ask_again: 'action_required',
  },
  rejected: {},
})
export type KycCaseStatus = StatusOf<typeof kycMachine>
export type KycEvent = EventOf<typeof kycMachine>

/** The statuses of a file that make its customer's identity approved. */
export const approvedStatuses = ['approved', 'expiring'] as const satisfies readonly KycCaseStatus[]

/** The state of a customer's identity for the other areas (specification §4). */
export const kycStatuses = ['unknown', 'pending', 'approved', 'rejected'] as const
export type KycStatus = (typeof kycStatuses)[number]

/** The verification labels of the specification (§4). */
export const verificationLabels = ['unverified', 'to be improved', 'pending', 'rejected', 'completed'] as const
export type VerificationLabel = (typeof verificationLabels)[number]

const labels: Record<KycCaseStatus, VerificationLabel> = {
  submitted: 'pending',
  action_required: 'to be improved',
  approved: 'completed',
  expiring: 'completed',
  expired: 'to be improved',
  suspended: 'pending',
  rejected: 'rejected',
}
/** The label of a customer's newest file, or of a customer without a file. */
export const verificationLabel = (status: KycCaseStatus | undefined): VerificationLabel =>
  status === undefined ? 'unverified' : labels[status]
