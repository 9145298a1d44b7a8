import { heldBackReasons } from '@tessera/domain/payments/payouts/export-policy.ts'
import type { DecisionKind } from '#services/approvals/kind.ts'
import { limitStates } from '#payments/withdrawals/decided-fields.ts'
import { payoutFields } from './decided-fields.ts'

/** Returns an approved fiat withdrawal that is in no file to review, or returns the money. */
export const payoutRecallKind = {
  name: 'payout_recall',
  permission: 'withdrawals.review',
  dueHours: 4,
  isRefusable: true,
  isExplained: true,
  reasons: 'payout',
  refusals: ['GIVE_BACK_STOPPED'],
  auditActions: [],
  about: { amount: 'figure', limitState: limitStates, heldBack: heldBackReasons },
  fields: payoutFields,
} as const satisfies DecisionKind
