import type { DecisionKind } from '#services/approvals/kind.ts'
import { kycFields } from './review-fields.ts'

/** Verifies or rejects a person's identity by the documents that they sent. */
export const kycReviewKind = {
  name: 'kyc_review',
  permission: 'kyc.review',
  dueHours: 72,
  isRefusable: true,
  isExplained: false,
  reasons: 'kyc',
  refusals: [
    'KYC_TOO_YOUNG',
    'KYC_BIRTH_DATE_UNLIKELY',
    'KYC_COUNTRY_NOT_SERVED',
    'KYC_EXPIRY_MISSING',
    'KYC_DOCUMENT_EXPIRED',
    'KYC_BACK_MISSING',
    'KYC_UPLOAD_TWICE',
    'KYC_DOCUMENT_IN_USE',
  ],
  auditActions: ['kyc.approve', 'kyc.reject'],
  about: { nationality: 'country' },
  fields: kycFields,
} as const satisfies DecisionKind
