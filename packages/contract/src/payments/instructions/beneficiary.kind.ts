import { beneficiaryKinds } from '@tessera/domain/payments/instructions/kinds.ts'
import type { DecisionKind } from '#services/approvals/kind.ts'
import { beneficiaryFields } from './decided-fields.ts'

/** Accepts a bank account as that of an issuer, a tax authority, the exchange, an agent or a broker. */
export const paymentBeneficiaryKind = {
  name: 'payment_beneficiary',
  permission: 'payment_instructions.decide',
  dueHours: 24,
  isRefusable: true,
  isExplained: true,
  refusals: [],
  auditActions: [],
  about: { beneficiaryKind: beneficiaryKinds, coin: 'text' },
  fields: beneficiaryFields,
} as const satisfies DecisionKind
