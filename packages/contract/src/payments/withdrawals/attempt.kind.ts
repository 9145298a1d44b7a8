import { signerRefusals } from '@tessera/domain/payments/withdrawals/signing-policy.ts'
import type { DecisionKind } from '#services/approvals/kind.ts'
import { withdrawalReasons } from './withdrawal-reasons.ts'
import { limitStates, withdrawalFields } from './decided-fields.ts'

/** Settles a withdrawal that may have been paid: signs it again, books the payment, or gives the money back. */
export const withdrawalAttemptKind = {
  name: 'withdrawal_attempt',
  permission: 'withdrawals.review',
  dueHours: 4,
  isRefusable: true,
  isExplained: true,
  reasons: withdrawalReasons,
  refusals: ['WITHDRAWAL_PAYMENT_TAKEN', 'GIVE_BACK_STOPPED'],
  auditActions: [],
  about: { amount: 'figure', limitState: limitStates, signerRefusal: signerRefusals },
  fields: { ...withdrawalFields, paymentAct: 'code', paidBy: 'text' },
} as const satisfies DecisionKind
