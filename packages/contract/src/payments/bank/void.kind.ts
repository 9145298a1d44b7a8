import { queueReasons } from '@tessera/domain/payments/fiat-orders/match.ts'
import type { DecisionKind } from '#services/approvals/kind.ts'

/** Voids a bank line that the bank does not have. */
export const bankLineVoidKind = {
  name: 'bank_line_void',
  permission: 'fiat_orders.match',
  dueHours: 4,
  isRefusable: false,
  isExplained: true,
  refusals: ['INSUFFICIENT_AVAILABLE_BALANCE'],
  auditActions: [],
  about: { 'line.amount': 'figure', 'line.reason': queueReasons },
  fields: {
    'line.amount': 'figure',
    'line.coin': 'text',
    'line.payerName': 'text',
    'line.text': 'text',
    'line.reason': queueReasons,
    'line.sameAs': 'text',
    'line.bank': 'text',
    'line.accountNumber': 'text',
    'line.lineId': 'text',
  },
} as const satisfies DecisionKind
