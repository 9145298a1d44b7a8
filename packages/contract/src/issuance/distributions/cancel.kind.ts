import { distributionTypes } from '@tessera/domain/issuance/distributions/machine.ts'
import type { DecisionKind } from '#services/approvals/kind.ts'

/** Cancels a distribution. */
export const distributionCancelKind = {
  name: 'distribution_cancel',
  permission: 'products.manage',
  dueHours: 24,
  isRefusable: false,
  isExplained: true,
  refusals: [],
  auditActions: [],
  about: { perUnit: 'figure', period: 'text' },
  fields: {
    number: 'text',
    symbol: 'text',
    name: 'text',
    type: distributionTypes,
    period: 'text',
    perUnit: 'figure',
    currency: 'text',
    recordAt: 'time',
    payAt: 'time',
    withholding: 'text',
    declaredBy: 'text',
    why: 'text',
    status: 'code',
  },
} as const satisfies DecisionKind
