import { allotmentMethods } from '@tessera/domain/issuance/subscriptions/allot.ts'
import type { DecisionKind } from '#services/approvals/kind.ts'

/** Allots a closed offer. If refused, the offer waits for another proposal. */
export const allotmentKind = {
  name: 'allotment',
  permission: 'subscriptions.allot',
  dueHours: 24,
  isRefusable: true,
  isExplained: true,
  refusals: ['ALLOTMENT_CHANGE_UNFIT'],
  auditActions: [],
  about: { allotted: 'figure', proceeds: 'figure' },
  fields: {
    symbol: 'text',
    name: 'text',
    currency: 'text',
    supply: 'figure',
    requested: 'figure',
    allotted: 'figure',
    subscribers: 'figure',
    proceeds: 'figure',
    paidIn: 'text',
    belowSoftCap: 'text',
    method: allotmentMethods,
    ballot: 'text',
    changes: 'text',
    changesReason: 'text',
    resultHash: 'text',
  },
} as const satisfies DecisionKind
