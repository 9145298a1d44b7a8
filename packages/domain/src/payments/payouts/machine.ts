import { type EventOf, machine, type StatusOf } from '#platform/machine/machine.ts'
import type { PublicWithdrawalStatus } from '#payments/withdrawals/machine.ts'

/**
 * A payout from the hold to the bank. Exported it may be paid at any moment: from `sent` only the bank's debit, or two people
 * who have the bank's own word that it did not pay, lead on. `paid` captures the hold; `returned` mirrors that; the others
 * that end release it.
 */
export const payoutMachine = machine('review', {
  /** `adopt`: the copy of the audit log says that it was in a file, which this database forgot. */
  review: { approve: 'approved', refuse: 'refused', cancel: 'cancelled', adopt: 'sent' },
  /** In no file yet: what the export will not take, people look at again or give back. */
  approved: { export: 'sent', recall: 'review', refuse: 'refused', adopt: 'sent' },
  sent: { pay: 'paid', fail: 'failed' },
  paid: { return: 'returned' },
  failed: {},
  refused: {},
  cancelled: {},
  returned: {},
})
export type PayoutStatus = StatusOf<typeof payoutMachine>
export type PayoutEvent = EventOf<typeof payoutMachine>

/** What the customer is told, in the three words of the specification (§4). */
export const publicPayoutStatuses = {
  review: 'pending review',
  approved: 'pending review',
  sent: 'pending review',
  paid: 'succeeded',
  failed: 'rejected',
  refused: 'rejected',
  cancelled: 'rejected',
  returned: 'rejected',
} as const satisfies Record<PayoutStatus, PublicWithdrawalStatus>
