import { machine, type EventOf, statusesOf, type StatusOf } from '#platform/machine/machine.ts'
import type { VerificationLabel } from '#identity/kyc/machine.ts'

/**
 * One application of one company. A rejected one never changes; another attempt is another application. If the vendor
 * later rejects an approved one, it is suspended until two people decide. Until it is decided, its owner can withdraw
 * it, change it, and submit it again.
 */
export const companyMachine = machine('draft', {
  draft: { submit: 'submitted' },
  submitted: { approve: 'approved', reject: 'rejected', ask_again: 'to_be_improved', withdraw: 'withdrawn' },
  to_be_improved: { submit: 'submitted', withdraw: 'withdrawn' },
  withdrawn: { submit: 'submitted' },
  approved: { suspend: 'suspended' },
  suspended: { approve: 'approved', reject: 'rejected', ask_again: 'to_be_improved' },
  rejected: {},
})
export type CompanyStatus = StatusOf<typeof companyMachine>
export type CompanyEvent = EventOf<typeof companyMachine>

/** `change_pending`: approved, with a pending change. The company continues with its old version. */
export const displayedCompanyStatuses = [...statusesOf(companyMachine), 'change_pending'] as const

/** The statuses in which the owner may change the application. */
export const openToOwner = ['draft', 'to_be_improved', 'withdrawn'] as const satisfies readonly CompanyStatus[]

/**
 * True if requests of a reviewer for the submitted version still apply. A withdrawal does not remove them, so a
 * withdrawn application must answer them before it is submitted again.
 */
export const isReturned = (status: CompanyStatus): boolean => status === 'to_be_improved' || status === 'withdrawn'

export const companyLabels = {
  draft: 'unverified',
  submitted: 'pending',
  to_be_improved: 'to be improved',
  approved: 'completed',
  suspended: 'pending',
  rejected: 'rejected',
  withdrawn: 'unverified',
} as const satisfies Record<CompanyStatus, VerificationLabel>
