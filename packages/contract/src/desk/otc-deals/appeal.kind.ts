import { outcomes } from '@tessera/domain/desk/otc-deals/machine.ts'
import { APPEAL_HOURS } from '@tessera/domain/desk/otc-deals/rules.ts'
import type { DecisionKind } from '#services/approvals/kind.ts'

/** Decides which side gets the coin of a deal that one side appealed. */
export const otcAppealKind = {
  name: 'otc_appeal',
  permission: 'otc_deals.resolve',
  dueHours: APPEAL_HOURS,
  isRefusable: false,
  isExplained: true,
  refusals: [],
  auditActions: [],
  about: { amount: 'figure', appealReason: 'code' },
  fields: {
    number: 'text',
    seller: 'text',
    buyer: 'text',
    amount: 'figure',
    coin: 'text',
    fiatAmount: 'text',
    fiat: 'text',
    dealStatus: 'code',
    appealBy: 'code',
    appealReason: 'code',
    outcome: outcomes,
    outcomeReason: 'code',
    outcomeMessage: 'text',
  },
} as const satisfies DecisionKind
