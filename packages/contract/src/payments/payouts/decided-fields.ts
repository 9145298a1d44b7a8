import { heldBackReasons } from '@tessera/domain/payments/payouts/export-policy.ts'
import { reviewTiers } from '#payments/withdrawals/decided-fields.ts'
import type { DecisionKind } from '#services/approvals/kind.ts'

/** The fields of a fiat withdrawal that both people read. */
export const payoutFields = {
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
  heldBack: heldBackReasons,
  overLimit: 'text',
  reviewTier: reviewTiers,
  requestedAt: 'time',
  status: 'code',
} as const satisfies DecisionKind['fields']
