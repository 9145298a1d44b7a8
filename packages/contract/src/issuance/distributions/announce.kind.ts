import { distributionTypes } from '@tessera/domain/issuance/distributions/machine.ts'
import type { DecisionKind } from '#services/approvals/kind.ts'

/** Announces a distribution to the holders of a product. */
export const distributionAnnounceKind = {
  name: 'distribution_announce',
  permission: 'products.manage',
  dueHours: 24,
  isRefusable: false,
  isExplained: true,
  refusals: ['DISTRIBUTION_RECORD_PAST'],
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
  },
} as const satisfies DecisionKind
