import { machine, type EventOf, type StatusOf } from '#platform/machine/machine.ts'

/**
 * One identity file of one person. A rejected file never changes; another try is another file. A file can also be
 * rejected because its sender never responds. Two people can review an approved file again or withdraw its approval. It
 * is valid until its document expires, and then waits for a renewed one. If the vendor later rejects it, it is
 * suspended until two people decide. Until the first decision, its sender can withdraw it for good; another try is
 * another file.
 */
export const kycMachine = machine('submitted', {
  submitted: { ask_again: 'action_required', approve: 'approved', reject: 'rejected', withdraw: 'withdrawn' },
  action_required: { resend: 'submitted', reject: 'rejected', withdraw: 'withdrawn' },
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
  withdrawn: {},
})
export type KycCaseStatus = StatusOf<typeof kycMachine>
export type KycEvent = EventOf<typeof kycMachine>

/** The statuses of a file that make its customer's identity approved. */
export const approvedStatuses = ['approved', 'expiring'] as const satisfies readonly KycCaseStatus[]

/** True for a file that ended without an approval, so that another one may be opened. */
export const isOver = (status: KycCaseStatus): boolean => status === 'rejected' || status === 'withdrawn'

/** The state of a customer's identity as other areas see it (specification §4). */
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
  withdrawn: 'unverified',
}
/** Returns the label for a customer's newest file; `status` is undefined without a file. */
export const verificationLabel = (status: KycCaseStatus | undefined): VerificationLabel =>
  status === undefined ? 'unverified' : labels[status]
