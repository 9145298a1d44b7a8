import { signerRefusals } from '@tessera/domain/payments/withdrawals/signing-policy.ts'
import type { DecisionKind } from '#services/approvals/kind.ts'
import { withdrawalReasons } from './withdrawal-reasons.ts'
import { limitStates, withdrawalFields } from './decided-fields.ts'

/** Lets the signer pay a withdrawal, or gives the money back. */
export const withdrawalReviewKind = {
  name: 'withdrawal_review',
  permission: 'withdrawals.review',
  dueHours: 24,
  isRefusable: true,
  isExplained: false,
  reasons: withdrawalReasons,
  refusals: ['WITHDRAWAL_FROZEN', 'RECEIVABLE_OUTSTANDING', 'GIVE_BACK_STOPPED'],
  auditActions: [],
  about: { amount: 'figure', limitState: limitStates, signerRefusal: signerRefusals },
  fields: withdrawalFields,
} as const satisfies DecisionKind
