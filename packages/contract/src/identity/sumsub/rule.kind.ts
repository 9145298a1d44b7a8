import type { DecisionKind } from '#services/approvals/kind.ts'

/** Changes the rule of online verification. */
export const sumsubRuleKind = {
  name: 'sumsub_rule',
  permission: 'site.manage',
  dueHours: 24,
  isRefusable: false,
  isExplained: false,
  refusals: [],
  auditActions: ['site.set_sumsub_rule'],
  about: { changed: 'code' },
  fields: { changed: 'code' },
} as const satisfies DecisionKind
