import type { DecisionKind } from '#services/approvals/kind.ts'

/** Pays what a customer owes from the exchange's own money. */
export const receivableWriteOffKind = {
  name: 'receivable_write_off',
  permission: 'adjustments.decide',
  dueHours: 24,
  isRefusable: false,
  isExplained: true,
  refusals: ['OWN_FUNDS_TOO_LOW', 'ADJUSTMENT_VALUE_CHANGED', 'ADJUSTMENT_TOO_EARLY'],
  auditActions: ['adjustments.write_off'],
  about: { outstanding: 'figure' },
  fields: {
    number: 'text',
    'customer.name': 'text',
    'customer.number': 'text',
    coin: 'text',
    credited: 'figure',
    outstanding: 'figure',
    'worth.value': 'figure',
    'customerReason.en': 'text',
    'customerReason.zh': 'text',
    'customerNote.en': 'text',
    'customerNote.zh': 'text',
  },
} as const satisfies DecisionKind
