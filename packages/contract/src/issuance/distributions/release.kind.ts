import { distributionTypes } from '@tessera/domain/issuance/distributions/machine.ts'
import type { DecisionKind } from '#services/approvals/kind.ts'

/** Pays a distribution to the holders. */
export const distributionReleaseKind = {
  name: 'distribution_release',
  permission: 'distributions.release',
  dueHours: 24,
  isRefusable: false,
  isExplained: true,
  refusals: ['DISTRIBUTION_OWN_DECLARATION', 'DISTRIBUTION_NOT_FUNDED'],
  auditActions: [],
  about: { gross: 'figure', holders: 'text' },
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
    holders: 'text',
    units: 'figure',
    inEscrow: 'figure',
    elsewhere: 'figure',
    gross: 'figure',
    tax: 'figure',
    net: 'figure',
    owed: 'figure',
    remainder: 'figure',
    declaredBy: 'text',
    previewHash: 'text',
  },
} as const satisfies DecisionKind
