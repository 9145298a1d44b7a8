import { signerRefusals } from '@tessera/domain/payments/withdrawals/signing-policy.ts'
import type { DecisionKind } from '#services/approvals/kind.ts'
import { limitStates, withdrawalFields } from './decided-fields.ts'

/** Settles a withdrawal that may have been paid: signs it again, posts the payment, or returns the money. */
export const withdrawalAttemptKind = {
  name: 'withdrawal_attempt',
  permission: 'withdrawals.review',
  dueHours: 4,
  isRefusable: true,
  isExplained: true,
  reasons: 'withdrawal',
  refusals: ['WITHDRAWAL_PAYMENT_TAKEN', 'GIVE_BACK_STOPPED'],
  auditActions: [],
  about: { amount: 'figure', limitState: limitStates, signerRefusal: signerRefusals },
  fields: { ...withdrawalFields, paymentAct: 'code', paidBy: 'text' },
} as const satisfies DecisionKind
