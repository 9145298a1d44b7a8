import type { DecisionKind } from '#services/approvals/kind.ts'

/** Confirms a bank line that no statement has confirmed yet, or drops it. */
export const bankClaimKind = {
  name: 'bank_claim',
  permission: 'fiat_orders.match',
  dueHours: 24,
  isRefusable: true,
  isExplained: true,
  refusals: ['BANK_LINE_CONTRADICTED'],
  auditActions: [],
  about: { 'line.amount': 'figure' },
  fields: {
    direction: ['in', 'out'],
    effect: 'code',
    subject: 'text',
    customerName: 'text',
    'line.amount': 'figure',
    'line.coin': 'text',
    'line.payerName': 'text',
    'line.text': 'text',
    'line.bank': 'text',
    'line.accountNumber': 'text',
    'line.lineId': 'text',
    'line.bookedOn': 'text',
    uploadedBy: 'text',
    fileHash: 'text',
  },
} as const satisfies DecisionKind
