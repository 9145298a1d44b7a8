import { heldBackReasons } from '@tessera/domain/payments/payouts/export-policy.ts'
import { limitStates } from '#payments/withdrawals/decided-fields.ts'
import type { DecisionKind } from '#services/approvals/kind.ts'

/** Returns the money of a fiat withdrawal after the bank refused to pay it. */
export const payoutUnsentKind = {
  name: 'payout_unsent',
  permission: 'withdrawals.review',
  dueHours: 24,
  isRefusable: false,
  isExplained: true,
  refusals: ['GIVE_BACK_STOPPED'],
  auditActions: [],
  about: { amount: 'figure', limitState: limitStates, heldBack: heldBackReasons },
  fields: {
    number: 'text',
    'customer.name': 'text',
    'customer.number': 'text',
    amount: 'figure',
    fee: 'figure',
    receives: 'figure',
    fiat: 'text',
    'account.name': 'text',
    'account.bank': 'text',
    'account.branch': 'text',
    'account.country': 'country',
    'account.bankCode': 'text',
    'account.ifsc': 'text',
    'account.ending': 'text',
    'account.paymentName': 'text',
    'account.paymentAddress': 'text',
    reference: 'text',
    bankReference: 'text',
    heldBack: heldBackReasons,
    requestedAt: 'time',
    status: 'code',
  },
} as const satisfies DecisionKind
