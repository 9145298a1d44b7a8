import type { DecisionKind } from '#services/approvals/kind.ts'

/** Raises the budgets of text messages, or enables a channel again. */
export const smsBudgetKind = {
  name: 'sms_budget',
  permission: 'sms.manage',
  dueHours: 4,
  isRefusable: false,
  isExplained: false,
  refusals: [],
  auditActions: ['sms.set_rules'],
  about: { messages: 'code' },
  fields: { messages: 'code' },
} as const satisfies DecisionKind
