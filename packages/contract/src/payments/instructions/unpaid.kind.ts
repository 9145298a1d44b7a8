import { instructionKinds } from '@tessera/domain/payments/instructions/kinds.ts'
import type { DecisionKind } from '#services/approvals/kind.ts'
import { instructionFields } from './decided-fields.ts'

/** Ends a payment instruction that the bank refused to pay. */
export const instructionUnpaidKind = {
  name: 'instruction_unpaid',
  permission: 'payment_instructions.decide',
  dueHours: 24,
  isRefusable: false,
  isExplained: true,
  refusals: ['GIVE_BACK_STOPPED'],
  auditActions: [],
  about: { amount: 'figure', instructionKind: instructionKinds },
  fields: { ...instructionFields, bankReference: 'text' },
} as const satisfies DecisionKind
