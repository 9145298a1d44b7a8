import { type EventOf, machine, type StatusOf } from '#platform/machine/machine.ts'
import type { PublicWithdrawalStatus } from '#payments/withdrawals/machine.ts'

/**
 * A payout, from the hold to the bank. After the export the bank may pay it at any moment, so only two events leave
 * `sent`. They are the bank's debit, and a confirmation by two people that the bank did not pay. `paid` captures the
 * hold, `returned` reverses the capture, and the other final statuses release the hold.
 */
export const payoutMachine = machine('review', {
  /** `adopt`: the copy of the audit log shows that it was in a file that this database lost. */
  review: { approve: 'approved', refuse: 'refused', cancel: 'cancelled', adopt: 'sent' },
  /** The payout is in no payment file yet. If the export refuses it, people review it again or return the money. */
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

/** The status that the customer sees, in the three terms of the specification (§4). */
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
