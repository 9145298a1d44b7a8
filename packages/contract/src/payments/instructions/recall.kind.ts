import { instructionKinds } from '@tessera/domain/payments/instructions/kinds.ts'
import type { DecisionKind } from '#services/approvals/kind.ts'
import { instructionFields } from './decided-fields.ts'

/** Cancels an approved payment instruction that is in no file yet. */
export const instructionRecallKind = {
  name: 'instruction_recall',
  permission: 'payment_instructions.decide',
  dueHours: 24,
  isRefusable: false,
  isExplained: true,
  refusals: ['GIVE_BACK_STOPPED'],
  auditActions: [],
  about: { amount: 'figure', instructionKind: instructionKinds },
  fields: instructionFields,
} as const satisfies DecisionKind
