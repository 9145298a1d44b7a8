import type { DecisionKind } from '#services/approvals/kind.ts'

/** Accepts or rejects a change that a verified company reports. */
export const companyChangeKind = {
  name: 'company_change',
  permission: 'kyc.review',
  // Fifteen working days are three weeks.
  dueHours: 504,
  isRefusable: true,
  isExplained: false,
  reasons: 'company',
  refusals: ['COMPANY_COUNTRY_NOT_SERVED', 'COMPANY_NUMBER_IN_USE'],
  auditActions: ['companies.approve_change', 'companies.reject_change'],
  about: { country: 'country' },
  fields: { number: 'text' },
} as const satisfies DecisionKind
