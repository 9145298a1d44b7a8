import { heldBackReasons } from '@tessera/domain/payments/payouts/export-policy.ts'
import type { DecisionKind } from '#services/approvals/kind.ts'
import { limitStates } from '#payments/withdrawals/decided-fields.ts'
import { payoutFields } from './decided-fields.ts'

/** Puts a fiat withdrawal into the next file for the bank, or returns the money. */
export const payoutReviewKind = {
  name: 'payout_review',
  permission: 'withdrawals.review',
  dueHours: 24,
  isRefusable: true,
  isExplained: true,
  reasons: 'payout',
  refusals: ['WITHDRAWAL_FROZEN', 'RECEIVABLE_OUTSTANDING', 'PAYOUT_NAME_DIFFERS', 'GIVE_BACK_STOPPED'],
  auditActions: [],
  about: { amount: 'figure', limitState: limitStates, heldBack: heldBackReasons },
  fields: payoutFields,
} as const satisfies DecisionKind
