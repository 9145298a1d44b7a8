import { machine, type EventOf, type StatusOf } from '#platform/machine/machine.ts'

/**
 * A subscription. Its money is reserved while it is pending, and paid at approval for the allotted units. The money
 * returns if it is rejected. The causes are: withdrawn by the customer, not allotted, offer called off, soft cap of a
 * sale missed, tokens not deliverable.
 */
export const subscriptionMachine = machine('pending', {
  pending: { approve: 'approved', reject: 'rejected', withdraw: 'rejected' },
  approved: { disburse: 'disbursed', fail: 'disburse_failed' },
  disburse_failed: { disburse: 'disbursed', refund: 'rejected' },
  disbursed: {},
  rejected: {},
})
export type SubscriptionStatus = StatusOf<typeof subscriptionMachine>
export type SubscriptionEvent = EventOf<typeof subscriptionMachine>

/** Causes of a rejected subscription. */
export const rejectCauses = ['withdrawn', 'not_allotted', 'called_off', 'below_soft_cap', 'refunded'] as const
export type RejectCause = (typeof rejectCauses)[number]
