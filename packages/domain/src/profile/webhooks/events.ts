import type { MessageKind } from '#services/messages/kinds.ts'

/** The events that a customer's endpoint can receive. */
export const webhookEvents = [
  'order.filled',
  'order.cancelled',
  'deposit.credited',
  'withdrawal.completed',
  'withdrawal.rejected',
  'payout.completed',
  'payout.rejected',
  'payout.returned',
  'subscription.allotted',
  'subscription.disbursed',
  'subscription.refunded',
  'distribution.paid',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** The type of the event that tests one endpoint. */
export const TEST_EVENT = 'test'

/** The event type of each notice. Orders and allotments have no notice. */
export const eventOfNotice: Readonly<Partial<Record<MessageKind, WebhookEvent>>> = {
  deposit_credited: 'deposit.credited',
  withdrawal_paid: 'withdrawal.completed',
  withdrawal_refused: 'withdrawal.rejected',
  payout_paid: 'payout.completed',
  payout_refused: 'payout.rejected',
  payout_returned: 'payout.returned',
  subscription_allotted: 'subscription.disbursed',
  subscription_refunded: 'subscription.refunded',
  subscription_called_off: 'subscription.refunded',
  subscription_called_off_because: 'subscription.refunded',
  subscription_below_minimum: 'subscription.refunded',
  subscription_below_soft_cap: 'subscription.refunded',
  subscription_undelivered: 'subscription.refunded',
  distribution_paid: 'distribution.paid',
}
