import { type EventOf, machine, type StatusOf } from '#platform/machine/machine.ts'
import type { PublicWithdrawalStatus } from '#payments/withdrawals/machine.ts'

/**
 * A payout from the hold to the bank. After the export it may be paid at any moment, so only two events leave `sent`:
 * the bank's debit, or two people who have the bank's word that it did not pay. `paid` captures the hold; `returned`
 * reverses that; the other final statuses release it.
 */
export const payoutMachine = machine('review', {
  /** `adopt`: the copy of the audit log shows that it was in a file that this database lost. */
  review: { approve: 'approved', refuse: 'refused', cancel: 'cancelled', adopt: 'sent' },
  /** In no file yet. If the export refuses it, people review it again or give it back. */
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

/** The customer's status, in the three terms of the specification (§4). */
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
