import type { DecisionKind } from '#services/approvals/kind.ts'

/** Offers an issuer the terms of its offer. */
export const financingTermsKind = {
  name: 'financing_terms',
  permission: 'financing.review',
  dueHours: 168,
  isRefusable: false,
  isExplained: false,
  refusals: ['FINANCING_TERMS_WRONG', 'FINANCING_SYMBOL_TAKEN'],
  auditActions: ['financing.offer_terms'],
  about: { amount: 'figure' },
  fields: { number: 'text', version: 'text', amount: 'figure', status: 'code' },
} as const satisfies DecisionKind
