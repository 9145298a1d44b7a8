import { places } from '@tessera/domain/books/reconciliation/postings.ts'
import type { DecisionKind } from '#services/approvals/kind.ts'

/** Posts a difference between the ledger and the external holdings. */
export const reconciliationDifferenceKind = {
  name: 'reconciliation_difference',
  permission: 'reconciliation.decide',
  dueHours: 1,
  isRefusable: false,
  isExplained: true,
  refusals: ['RECONCILIATION_FEES_TOO_LOW', 'RECONCILIATION_PAYMENT_OPEN'],
  auditActions: [],
  about: { finding: 'code', amount: 'figure' },
  fields: {
    finding: 'code',
    amount: 'figure',
    coin: 'text',
    where: places,
    outside: 'figure',
    books: 'figure',
    since: 'time',
    differenceCause: 'code',
  },
} as const satisfies DecisionKind
