import { heldBackReasons } from '@tessera/domain/payments/payouts/export-policy.ts'
import type { DecisionKind } from '#services/approvals/kind.ts'
import { payoutReasons } from './payout-reasons.ts'
import { limitStates } from '#payments/withdrawals/decided-fields.ts'
import { payoutFields } from './decided-fields.ts'

/** Sends an approved fiat withdrawal that is in no file back to review, or gives the money back. */
export const payoutRecallKind = {
  name: 'payout_recall',
  permission: 'withdrawals.review',
  dueHours: 4,
  isRefusable: true,
  isExplained: true,
  reasons: payoutReasons,
  refusals: ['GIVE_BACK_STOPPED'],
  auditActions: [],
  about: { amount: 'figure', limitState: limitStates, heldBack: heldBackReasons },
  fields: payoutFields,
} as const satisfies DecisionKind
