import { instructionKinds } from '@tessera/domain/payments/instructions/kinds.ts'
import { payerAccountMatches } from '@tessera/domain/payments/instructions/payer-account.ts'
import type { DecisionKind } from '#services/approvals/kind.ts'
import { instructionFields } from './decided-fields.ts'

/** Puts a payment instruction into the next file for the bank, or cancels it. */
export const paymentInstructionKind = {
  name: 'payment_instruction',
  permission: 'payment_instructions.decide',
  dueHours: 24,
  isRefusable: true,
  isExplained: true,
  refusals: ['INSTRUCTION_ABOVE_AVAILABLE', 'BENEFICIARY_NOT_ACTIVE', 'INSTRUCTION_ACCOUNT_CLOSED'],
  auditActions: [],
  about: { amount: 'figure', instructionKind: instructionKinds },
  fields: { ...instructionFields, payerAccount: payerAccountMatches },
} as const satisfies DecisionKind
