import type { DecisionKind } from '#services/approvals/kind.ts'

/** Pays a holder's unclaimed share to the account in the proposal. */
export const distributionClaimKind = {
  name: 'distribution_claim',
  permission: 'distributions.release',
  dueHours: 72,
  isRefusable: false,
  isExplained: true,
  refusals: ['DISTRIBUTION_RECIPIENT_UNFIT'],
  auditActions: [],
  about: { net: 'figure' },
  fields: {
    number: 'text',
    symbol: 'text',
    currency: 'text',
    'holder.name': 'text',
    'holder.number': 'text',
    'claimant.name': 'text',
    'claimant.number': 'text',
    net: 'figure',
  },
} as const satisfies DecisionKind
