import type { DecisionKind } from '#services/approvals/kind.ts'
import { kycFields } from './review-fields.ts'

/** Reviews an approved identity again, or withdraws the approval. */
export const kycRecallKind = {
  name: 'kyc_recall',
  permission: 'kyc.review',
  dueHours: 24,
  isRefusable: true,
  isExplained: true,
  reasons: 'kyc',
  refusals: [],
  auditActions: ['kyc.reopen', 'kyc.revoke'],
  about: { nationality: 'country' },
  fields: kycFields,
} as const satisfies DecisionKind
