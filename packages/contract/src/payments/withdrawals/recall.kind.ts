import { signerRefusals } from '@tessera/domain/payments/withdrawals/signing-policy.ts'
import type { DecisionKind } from '#services/approvals/kind.ts'
import { limitStates, withdrawalFields } from './decided-fields.ts'

/** Returns an approved withdrawal that is not yet signed to review, or returns the money. */
export const withdrawalRecallKind = {
  name: 'withdrawal_recall',
  permission: 'withdrawals.review',
  dueHours: 4,
  isRefusable: true,
  isExplained: true,
  reasons: 'withdrawal',
  refusals: ['GIVE_BACK_STOPPED'],
  auditActions: [],
  about: { amount: 'figure', limitState: limitStates, signerRefusal: signerRefusals },
  fields: withdrawalFields,
} as const satisfies DecisionKind
