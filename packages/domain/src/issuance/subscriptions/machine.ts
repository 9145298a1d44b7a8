import { machine, type EventOf, type StatusOf } from '#platform/machine/machine.ts'

/**
 * A subscription. Money is held while it is pending, taken when it is approved with what was allotted, and given back when
 * it is rejected: withdrawn by the customer, not allotted, called off with the whole offer, part of a sale that did not reach its
 * soft cap, or refunded after tokens could not be delivered.
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

/** Why a subscription ended as rejected. */
export const rejectCauses = ['withdrawn', 'not_allotted', 'called_off', 'below_soft_cap', 'refunded'] as const
export type RejectCause = (typeof rejectCauses)[number]
