const failure = {
  ACCOUNT_FROZEN: 'Customer account frozen or closed',
  KYC_REQUIRED: 'Customer no longer verified',
} as const

export const en_US = {
  tabs: { queue: 'To allot', book: 'All subscriptions' },
  tabsLabel: 'View',
  queue: 'Products to allot',
  book: 'Subscriptions',
  filter: 'Status',
  all: 'All statuses',
  col: {
    symbol: 'Symbol',
    name: 'Product',
    supply: 'Supply',
    requested: 'Requested',
    subscribers: 'Subscribers',
    closed: 'Closed (UTC)',
    failed: 'Not disbursed',
    state: 'Status',
    number: 'Subscription',
    customer: 'Customer',
    count: 'Units',
    amount: 'Amount',
    allotted: 'Allotted',
  },
  emptyQueue: 'Nothing to allot',
  emptyQueueText: 'Products appear here when their subscription period ends.',
  emptyBook: 'No subscriptions',
  emptyBookText: 'Investors’ subscriptions appear here.',
  status: {
    pending: 'Pending',
    approved: 'Approved',
    disbursed: 'Disbursed',
    disburse_failed: 'Disbursement failed',
    rejected: 'Rejected',
  },
  failure,
  proposed: 'Needs checker',
  open: 'Needs maker',
  undelivered: 'Disbursement failed',
  preview: 'Result per subscription',
  belowSoftCap: 'Requests are below the soft cap. If two people approve, all subscriptions are refunded in full.',
  proceeds: 'Proceeds {amount} {coin}, fees {fees}, refunds {refunds}.',
  retry: 'Retry disbursement',
  retryReason: 'Why is it safe to retry now?',
  delivered: 'Disbursed.',
  failedAgain: 'Disbursement failed again. Open the subscription to see why.',
  decisions: {
    kinds: {
      allotment: 'Allotment',
      offer_call_off: 'Cancel an offer',
      subscription_refund: 'Subscription refund',
    },
    effects: {
      allotment:
        'If approved, units are allotted as shown. If rejected, the whole offer is cancelled permanently and all money is refunded.',
      offer_call_off:
        'If approved, subscriptions stop and the offer is cancelled permanently. All subscribers are refunded in full and notified.',
      subscription_refund:
        'If approved, the customer is refunded in full, including the fee. The tokens stay in escrow.',
    },
    fields: {
      refund: 'Refund',
      failure: 'Disbursement failure reason',
      requested: 'Requested',
      allotted: 'Allotted',
      subscribers: 'Subscribers',
      proceeds: 'Proceeds',
      paidIn: 'Received per coin',
      belowSoftCap: 'Soft cap missed: full refund',
      resultHash: 'Hash of the result',
    },
    codes: {
      failure,
    },
  },
} as const
