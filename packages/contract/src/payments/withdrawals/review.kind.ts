import { signerRefusals } from '@tessera/domain/payments/withdrawals/signing-policy.ts'
import type { DecisionKind } from '#services/approvals/kind.ts'
import { limitStates, withdrawalFields } from './decided-fields.ts'

/** Lets the signer pay a withdrawal, or returns the money. */
export const withdrawalReviewKind = {
  name: 'withdrawal_review',
  permission: 'withdrawals.review',
  dueHours: 24,
  isRefusable: true,
  isExplained: false,
  reasons: 'withdrawal',
  refusals: ['WITHDRAWAL_FROZEN', 'RECEIVABLE_OUTSTANDING', 'GIVE_BACK_STOPPED'],
  auditActions: [],
  about: { amount: 'figure', limitState: limitStates, signerRefusal: signerRefusals },
  fields: withdrawalFields,
} as const satisfies DecisionKind
