const failure = {
  ACCOUNT_FROZEN: 'The customer’s account is frozen or closed',
  KYC_REQUIRED: 'The customer is not verified any more',
} as const

export const en_US = {
  tabs: { queue: 'To allot', book: 'Book' },
  tabsLabel: 'What is shown',
  queue: 'Products to allot',
  book: 'Subscriptions',
  filter: 'Status',
  all: 'All statuses',
  col: {
    symbol: 'Symbol',
    name: 'Product',
    supply: 'Supply',
    asked: 'Asked',
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
  emptyQueueText: 'Products appear here when their subscription ends.',
  emptyBook: 'No subscriptions',
  emptyBookText: 'Orders of investors appear here.',
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
  preview: 'What each subscription gets',
  belowSoftCap:
    'Fewer units are asked for than the soft cap of this sale: once two people agree, everybody gets everything back.',
  proceeds: 'Proceeds {amount} {coin}, fees {fees}, given back {refunds}.',
  retry: 'Disburse again',
  retryReason: 'Why is it safe to disburse again now?',
  delivered: 'Disbursed.',
  failedAgain: 'Disbursement failed again. Open the subscription to see why.',
  decisions: {
    kinds: {
      allotment: 'Allotment',
      offer_call_off: 'Offer called off',
      subscription_refund: 'Refund',
    },
    effects: {
      allotment:
        'Approved, everybody gets what stands here. Refused, the whole offer is called off for good and all money goes back.',
      offer_call_off:
        'Approved, nobody subscribes any more, the offer is over for good, and everybody gets all of their money back and is told.',
      subscription_refund:
        'Approved, the customer gets back what was paid, the fee included; the tokens stay in escrow.',
    },
    fields: {
      refund: 'Refund',
      failure: 'Why it was not disbursed',
      asked: 'Asked',
      allotted: 'Allotted',
      subscribers: 'Subscribers',
      proceeds: 'Proceeds',
      paidIn: 'Taken in each coin',
      belowSoftCap: 'Soft cap missed: everything goes back',
      resultHash: 'Hash of the result',
    },
    codes: {
      failure,
    },
  },
} as const
