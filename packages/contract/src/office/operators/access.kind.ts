import type { DecisionKind } from '#services/approvals/kind.ts'

/** Changes the roles and amount limits of an operator, or reinstates one. */
export const operatorAccessKind = {
  name: 'operator_access',
  permission: 'operators.manage',
  dueHours: 24,
  isRefusable: false,
  isExplained: false,
  refusals: ['OPERATOR_ROLE_UNKNOWN', 'OPERATOR_ROLES_APART', 'OPERATOR_LAST_TWO'],
  auditActions: ['operators.set_access'],
  about: { newRoles: 'code' },
  fields: {
    name: 'text',
    email: 'text',
    status: 'code',
    roles: 'code',
    newRoles: 'code',
    decisionLimit: 'code',
    newDecisionLimit: 'code',
    dayLimit: 'code',
    newDayLimit: 'code',
    reinstate: 'text',
    inviteIn: 'code',
  },
} as const satisfies DecisionKind
