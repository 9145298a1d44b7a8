const heldBack = {
  seal_broken: 'Integrity check failed: record altered',
  approval_missing: 'No valid approval by two people',
  bank_knows_it: 'A bank line already shows this payment',
  maybe_sent: 'May be in a payment file lost in a restore. Ask the bank first.',
  standing_lost: 'Account of the customer or payee is not active',
  stopped: 'Withdrawals or this currency stopped',
  frozen: 'Customer’s withdrawals paused',
  name_differs: 'Account name differs from the verified name',
} as const

export const en_US = {
  tabs: { queue: 'Fiat withdrawals', batches: 'Payment files' },
  tabsLabel: 'View',
  table: 'Fiat withdrawals',
  filter: 'Stage',
  all: 'All stages',
  col: {
    number: 'Number',
    customer: 'Customer',
    amount: 'Amount',
    fee: 'Fee',
    account: 'Bank account',
    requested: 'Requested',
    expected: 'Due',
    stage: 'Stage',
  },
  empty: 'No fiat withdrawals',
  emptyText: 'Customers’ requests appear here.',
  heldBack,
  stage: {
    review: 'In review',
    approved: 'Approved',
    sent: 'With the bank',
    paid: 'Paid',
    failed: 'Rejected by the bank',
    refused: 'Rejected',
    cancelled: 'Cancelled',
    returned: 'Returned by the bank',
  },
  ready:
    'Approved {fiat}: {payouts, plural, one {# withdrawal} other {# withdrawals}}{instructions, plural, =0 {} one { and # payment instruction} other { and # payment instructions}}, {total} {fiat} from {account} at {bank}.',
  heldBackToo:
    '{n, plural, one {# was held back and will be checked again} other {# were held back and will be checked again}}.',
  export: 'Create {fiat} file from {account}',
  exportTitle: 'Create {fiat} payment file from {account}?',
  exportText:
    '{payouts, plural, one {# approved payment is} other {# approved payments are}} written to one payment file (pain.001). Each is in one file only and cannot be stopped here afterwards. Upload the file at {bank} once.',
  exported: 'File {number} created with {payouts, plural, one {# payment} other {# payments}}.',
  someHeldBack: '{n, plural, one {# payment was} other {# payments were}} held back. The list shows why.',
  nothing: 'No payments can be sent now. The list shows why.',
  unsent: 'Did the bank reject this payment?',
  bankReference: 'Bank’s rejection number',
  bankReferenceFirst: 'Enter the bank’s rejection number.',
  batch: {
    table: 'Payment files',
    col: {
      number: 'File',
      bank: 'Bank',
      payouts: 'Payments',
      total: 'Total',
      madeBy: 'Created by',
      madeAt: 'Created',
      paysOn: 'Bank pays on',
      state: 'Status',
      file: 'File',
    },
    waiting: '{n, number} of {all, number} pending',
    done: 'All settled',
    download: 'Download {number}',
    empty: 'No files yet',
    emptyText: 'Payment files that you create above for approved payments appear here.',
  },
  decisions: {
    kinds: {
      payout_review: 'Fiat withdrawal',
      payout_recall: 'Recall of a fiat withdrawal',
      payout_unsent: 'Fiat withdrawal rejected by bank',
    },
    effects: {
      payout_review:
        'If approved, the withdrawal goes into the next payment file. If rejected, the money returns to the customer, who sees the reason.',
      payout_recall:
        'If approved, the withdrawal returns to review and needs two people again. If rejected, the money returns to the customer.',
      payout_unsent:
        'If approved, the money returns to the customer permanently. Approve only with the bank’s own rejection notice: the file alone is no proof. If the bank pays anyway, this becomes a shortfall.',
    },
    fields: {
      reference: 'Payment reference',
      account: {
        name: 'Account holder',
        bank: 'Bank',
        branch: 'Branch',
        country: 'Country of the bank',
        bankCode: 'Bank code',
        ifsc: 'IFSC',
        ending: 'Account ending in',
      },
      heldBack: 'Reason held back',
      bankReference: 'Bank’s rejection number',
    },
    codes: {
      heldBack,
    },
  },
} as const
