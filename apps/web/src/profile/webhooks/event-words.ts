import { TEST_EVENT, type WebhookEvent } from '@tessera/domain/profile/webhooks/events.ts'

/** The message key of an event type, without the dot, which would mean a nested message. */
export const eventWords = {
  'order.filled': 'orderFilled',
  'order.cancelled': 'orderCancelled',
  'deposit.credited': 'depositCredited',
  'withdrawal.completed': 'withdrawalCompleted',
  'withdrawal.rejected': 'withdrawalRejected',
  'payout.completed': 'payoutCompleted',
  'payout.rejected': 'payoutRejected',
  'payout.returned': 'payoutReturned',
  'subscription.allotted': 'subscriptionAllotted',
  'subscription.disbursed': 'subscriptionDisbursed',
  'subscription.refunded': 'subscriptionRefunded',
  'distribution.paid': 'distributionPaid',
  [TEST_EVENT]: 'test',
} as const satisfies Record<WebhookEvent | typeof TEST_EVENT, string>
