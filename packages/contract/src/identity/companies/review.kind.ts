import type { DecisionKind } from '#services/approvals/kind.ts'

/** Verifies or rejects a company. */
export const companyReviewKind = {
  name: 'company_review',
  permission: 'kyc.review',
  // Fifteen working days are three weeks.
  dueHours: 504,
  isRefusable: true,
  isExplained: false,
  reasons: 'company',
  refusals: ['COMPANY_COUNTRY_NOT_SERVED', 'COMPANY_NUMBER_IN_USE'],
  auditActions: ['companies.approve', 'companies.reject', 'companies.view'],
  about: { country: 'country' },
  fields: { number: 'text', version: 'text' },
} as const satisfies DecisionKind
