import type { DecisionKind } from '#services/approvals/kind.ts'

/** Reverses the wrong credit of a bank line. */
export const creditReversalKind = {
  name: 'credit_reversal',
  permission: 'fiat_orders.match',
  dueHours: 4,
  isRefusable: false,
  isExplained: true,
  refusals: [],
  auditActions: [],
  about: { credited: 'figure', reversalCause: 'code' },
  fields: {
    'customer.name': 'text',
    'customer.number': 'text',
    'line.amount': 'figure',
    'line.coin': 'text',
    'line.payerName': 'text',
    'line.text': 'text',
    'line.bank': 'text',
    'line.accountNumber': 'text',
    'line.lineId': 'text',
    'line.bookedOn': 'text',
    credited: 'figure',
    reversalCause: 'code',
    customerMessage: 'text',
  },
} as const satisfies DecisionKind
