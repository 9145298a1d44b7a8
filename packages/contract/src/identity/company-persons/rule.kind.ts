import type { DecisionKind } from '#services/approvals/kind.ts'

/** Changes the rules for companies. */
export const companyRuleKind = {
  name: 'company_rule',
  permission: 'site.manage',
  dueHours: 24,
  isRefusable: false,
  isExplained: false,
  refusals: [],
  auditActions: ['site.set_company_rule'],
  about: { changed: 'code' },
  fields: { changed: 'code' },
} as const satisfies DecisionKind
