import type { DecisionKind } from '#services/approvals/kind.ts'

/** Changes the thresholds and conditions of investor classes. */
export const investorRulesKind = {
  name: 'investor_rules',
  permission: 'site.manage',
  dueHours: 24,
  isRefusable: false,
  isExplained: false,
  refusals: [],
  auditActions: ['site.set_investor_rules'],
  about: { changed: 'code' },
  fields: { version: 'text', changed: 'code' },
} as const satisfies DecisionKind
